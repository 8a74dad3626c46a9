#include "ui/models/heartbeat/outfit_model.h"

#include <algorithm>

#include "core/powder/changes.h"
#include "core/powder/item.h"
#include "core/powder/members.h"
#include "core/powder/typed.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/heartbeat/intrinsics_model.h"

namespace polyplan::ui {

using powder::Worn;

namespace {

constexpr Range noises = limitsOf<&Worn::noise>();

powder::Slot slotAt(int row) {
    return powder::slotWords[static_cast<std::size_t>(row)].second;
}

FieldTable::Head withIntrinsics(FieldTable::Head head) {
    head.help += u' ' +
                 QObject::tr(
                     "Follows the item as far as its name tells; what is typed stays with "
                     "an item whose name tells nothing.") +
                 u' ' + QObject::tr("Allowed are %1.").arg(intrinsicChoices().join(", "));
    return head;
}

QString notWornThere() {
    return OutfitModel::tr("It is not worn there.");
}

QStringList itemNamesFor(powder::Slot slot) {
    QStringList items = {QString()};
    for (const std::string_view item : powder::itemsFor(slot)) {
        items.append(toQString(item));
    }
    return items;
}

}  // namespace

OutfitModel::OutfitModel(HeartbeatEditor& editor, QObject* parent)
    : FieldTable(
          {headOf(memberOf<&Worn::slot>().member),
           headOf(memberOf<&Worn::item>().member),
           withIntrinsics(headOf(memberOf<&Worn::gives>().member)),
           {tr("of"), toQString(memberOf<&Worn::material>().member.help) + u'.'},
           {QStringLiteral("±"), toQString(memberOf<&Worn::enchantment>().member.help) + u'.'},
           {QStringLiteral("♪"), headOf(memberOf<&Worn::noise>().member).help}},
          parent),
      editor_(editor) {
    connect(&editor_, &HeartbeatEditor::changed, this, &OutfitModel::follow);
    connect(&editor_.document(), &PlanDocument::strategyIndexChanged, this,
            &OutfitModel::forgetMisread);
    refresh();
}

QVariant OutfitModel::data(const QModelIndex& index, int role) const {
    const QVariant told = FieldTable::data(index, role);
    const QString gives = role == Qt::ToolTipRole && index.column() == Gives
                              ? FieldTable::data(index, Qt::DisplayRole).toString()
                              : QString();
    return gives.isEmpty() ? told : QVariant(gives + u'\n' + told.toString());
}

void OutfitModel::empty(const QModelIndex& index) {
    if (!index.isValid()) {
        return;
    }
    const QModelIndex emptied = index.siblingAtColumn(std::max<int>(Item, index.column()));
    if (flags(emptied) & Qt::ItemIsEditable) {
        setData(emptied,
                emptied.column() == Enchantment ? QVariant(0)
                : emptied.column() == Noise     ? QVariant(noises.least - 1)
                                                : QVariant(QString()),
                Qt::EditRole);
    }
}

void OutfitModel::follow() {
    if (showedOther_ != editor_.showsOther()) {
        showedOther_ = editor_.showsOther();
        forgetMisread();
    } else {
        refresh();
    }
}

int OutfitModel::count() const {
    return static_cast<int>(powder::slotWords.size());
}

Field OutfitModel::materialField(const Worn& worn) {
    Field field =
        textField(worn.material, mostOf<&Worn::material>(),
                  {QString(), toQString(powder::silverMaterial), toQString(powder::goldMaterial)});
    if (!worn.material.empty() && powder::materialMeant(worn.material).empty()) {
        field.remark = tr("No rule asks for this material: only silver and gold count.");
    }
    return field;
}

Field OutfitModel::field(int row, int column) const {
    constexpr std::size_t charactersOfIntrinsic = 32;
    const auto& all = editor_.worn();
    const auto worn = std::ranges::find(all, slotAt(row), &Worn::slot);
    if (column == Slot) {
        return fixedField(toQString(wordFor(powder::slotWords, slotAt(row))));
    }
    if (column == Item) {
        const std::string item = worn == all.end() ? std::string() : worn->item;
        Field field = textField(item, mostOf<&Worn::item>(), itemNamesFor(slotAt(row)));
        if (!item.empty() && worn->gives.empty() && !powder::isNamedByRules(worn->item) &&
            !powder::isPartOfDress(all, worn->slot)) {
            field.remark =
                tr("No rule asks for this item: its name counts for nothing. What it "
                   "gives can be typed beside it.");
        }
        if (!item.empty() && !powder::mayStandIn(slotAt(row), worn->item)) {
            field.remark = notWornThere();
        }
        if (all.empty() && row == 0) {
            field.hint = tr("type …");
        }
        return field;
    }
    if (worn == all.end()) {
        return fixedField({});
    }
    switch (column) {
        case Gives:
            return listField(powder::typedIntrinsics(worn->gives),
                             mostOf<&Worn::gives>() * charactersOfIntrinsic, intrinsicChoices());
        case Material:
            return materialField(*worn);
        case Enchantment: {
            Field field = numberField(worn->enchantment, limitsOf<&Worn::enchantment>());
            field.shown = worn->enchantment == 0 ? QVariant(QString()) : field.shown;
            return field;
        }
        default: {
            Field field = numberField(worn->noise.value_or(noises.least - 1), noises);
            field.belowLeast = tr("usual");
            field.shown = worn->noise.value_or(powder::noiseOfItem(worn->item));
            return field;
        }
    }
}

std::optional<Misread> OutfitModel::set(int row, int column, const QVariant& value) {
    const std::string typed = value.toString().toStdString();
    const std::string text = value.toString().trimmed().toStdString();
    const auto gives =
        column == Gives ? powder::intrinsicsFromTyped(typed) : powder::TypedIntrinsics();
    if (!gives.wrong.empty()) {
        const QString why = toQString(powder::noIntrinsicInShort(gives.wrong));
        Q_EMIT editor_.refused(why);
        return Misread{.why = why,
                       .from = static_cast<int>(toQString(typed.substr(0, gives.wrongFrom)).size()),
                       .length = static_cast<int>(toQString(gives.wrong).size())};
    }
    if (const QString why = column == Item ? whyHalfAName(row, text) : QString(); !why.isEmpty()) {
        Q_EMIT editor_.refused(why);
        return Misread{.why = why};
    }
    const powder::Slot slot = slotAt(row);
    const QString where = toQString(wordFor(powder::slotWords, slot));
    editor_.editWorn(tr("Set %1").arg(where), [&](std::vector<Worn>& all) {
        auto found = std::ranges::find(all, slot, &Worn::slot);
        if (found == all.end()) {
            found = all.insert(all.end(), powder::nothingAt(slot));
        }
        if (column == Item) {
            powder::setItem(*found, powder::itemMeant(slot, text));
        } else if (column == Gives) {
            found->gives = gives.intrinsics;
        } else if (column == Material) {
            const std::string_view meant = powder::materialMeant(text);
            found->material = meant.empty() ? text : std::string(meant);
        } else if (column == Enchantment) {
            found->enchantment = value.toInt();
        } else {
            found->noise =
                noises.contains(value.toInt()) ? std::optional(value.toInt()) : std::nullopt;
        }
        if (*found == powder::nothingAt(slot)) {
            all.erase(found);
        }
    });
    if (column == Item) {
        tellIfUnknown(row, text);
    } else if (const QString remark = field(row, column).remark; !remark.isEmpty()) {
        Q_EMIT editor_.refused(tr("“%1”: %2").arg(toQString(text), remark));
    }
    return std::nullopt;
}

QString OutfitModel::whyHalfAName(int row, const std::string& typed) {
    const powder::Slot slot = slotAt(row);
    std::vector<std::string> begun = powder::itemsBegun(typed);
    if (begun.empty() || powder::itemsLike(slot, typed).size() == 1) {
        return {};
    }
    std::erase_if(begun, [slot](const std::string& item) { return !mayStandIn(slot, item); });
    QStringList likely;
    for (const std::string& item : begun) {
        likely << toQString(item);
    }
    return likely.isEmpty() ? tr("“%1”: %2").arg(toQString(typed), notWornThere())
                            : manyMeant(toQString(typed), likely);
}

void OutfitModel::tellIfUnknown(int row, const std::string& typed) {
    const QString remark = field(row, Item).remark;
    if (remark.isEmpty()) {
        return;
    }
    QStringList likely;
    for (const std::string_view item : powder::itemsLike(slotAt(row), typed)) {
        likely << toQString(item);
    }
    Q_EMIT editor_.refused(likely.isEmpty() ? tr("“%1”: %2").arg(toQString(typed), remark)
                                            : manyMeant(toQString(typed), likely));
}

}  // namespace polyplan::ui
