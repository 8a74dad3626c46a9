#include "ui/models/heartbeat/outfit_model.h"

#include <algorithm>

#include "core/powder/item.h"
#include "core/powder/members.h"
#include "ui/look/text.h"
#include "ui/models/field_role.h"
#include "ui/models/heartbeat/intrinsics_model.h"

namespace polyplan::ui {

using powder::Worn;

namespace {

constexpr Range enchantments = limitsOf<&Worn::enchantment>();
constexpr Range noises = limitsOf<&Worn::noise>();

powder::Slot slotAt(int row) {
    return powder::slotWords[static_cast<std::size_t>(row)].second;
}

QString givesText(const Worn& worn) {
    QStringList names;
    for (const powder::Intrinsic intrinsic : worn.gives) {
        names.append(toQString(name(intrinsic)));
    }
    return names.join(QStringLiteral(", "));
}

/// @returns the first name that is no intrinsic; empty if all are
QString readGives(const QString& text, std::vector<powder::Intrinsic>& gives) {
    gives.clear();
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        const auto found = powder::intrinsicFromName(part.trimmed().toUpper().toStdString());
        if (!found) {
            return part.trimmed();
        }
        gives.push_back(*found);
    }
    return {};
}

bool isNothing(const Worn& worn) {
    Worn empty;
    empty.slot = worn.slot;
    return worn == empty;
}

void setItem(Worn& worn, const std::string& item) {
    worn.item = item;
    if (const powder::ItemKind* kind = powder::itemKind(item)) {
        worn.material = kind->material;
        worn.noise.reset();
        worn.gives.clear();
        if (kind->gives) {
            worn.gives.push_back(*kind->gives);
        }
    } else if (item.empty()) {
        worn = {.slot = worn.slot,
                .item = {},
                .material = {},
                .noise = std::nullopt,
                .gives = {},
                .unknown = {}};
    }
}

}  // namespace

OutfitModel::OutfitModel(HeartbeatEditor& editor, QObject* parent)
    : HeartbeatTable(
          editor,
          {headOf(memberOf<&Worn::slot>().member),
           headOf(memberOf<&Worn::item>().member),
           headOf(memberOf<&Worn::gives>().member),
           headOf(memberOf<&Worn::material>().member),
           {QStringLiteral("±"), toQString(memberOf<&Worn::enchantment>().member.help) + u'.'},
           headOf(memberOf<&Worn::noise>().member)},
          parent) {
    refresh();
}

int OutfitModel::count() const {
    return static_cast<int>(powder::slotWords.size());
}

const Worn* OutfitModel::at(int row) const {
    const auto& worn = editor_.worn();
    const auto found = std::ranges::find(worn, slotAt(row), &Worn::slot);
    return found == worn.end() ? nullptr : &*found;
}

bool OutfitModel::isEditable(int row, int column) const {
    return column == Item || (column != Slot && at(row) != nullptr);
}

QVariant OutfitModel::choices(int row, int column) const {
    if (column == Material) {
        return QStringList{QString(), toQString(powder::silverMaterial),
                           toQString(powder::goldMaterial)};
    }
    QStringList items = {QString()};
    const powder::Slot slot = slotAt(row);
    for (const powder::ItemKind& kind : powder::itemKinds()) {
        if (kind.slot == slot ||
            (kind.slot == powder::Slot::LeftRing && slot == powder::Slot::RightRing)) {
            items.append(toQString(kind.name));
        }
    }
    return items;
}

QVariant OutfitModel::value(const Worn& worn, int column, bool isShown) const {
    switch (column) {
        case Item:
            return toQString(worn.item);
        case Gives:
            return givesText(worn);
        case Material:
            return toQString(worn.material);
        case Enchantment:
            return isShown && worn.enchantment == 0 ? QVariant(QString())
                                                    : QVariant(worn.enchantment);
        default: {
            const int usual = powder::noiseOfItem(worn.item);
            return isShown ? worn.noise.value_or(usual) : worn.noise.value_or(noises.least - 1);
        }
    }
}

QVariant OutfitModel::cell(int row, int column, int role) const {
    const bool isText = role == Qt::DisplayRole || role == Qt::EditRole;
    if (column == Slot) {
        return isText ? QVariant(toQString(wordFor(powder::slotWords, slotAt(row)))) : QVariant();
    }
    const Worn* worn = at(row);
    if (isText) {
        return worn == nullptr ? QVariant() : value(*worn, column, role == Qt::DisplayRole);
    }
    switch (role) {
        case ChoicesRole:
            return column == Item || column == Material ? choices(row, column) : QVariant();
        case IsOpenRole:
            return true;
        case LengthRole:
            return static_cast<int>(column == Item       ? mostOf<&Worn::item>()
                                    : column == Material ? mostOf<&Worn::material>()
                                                         : mostOf<&Worn::gives>() * 20);
        case LeastRole:
            return column == Enchantment ? enchantments.least : noises.least;
        case MostRole:
            return column == Enchantment ? QVariant(enchantments.most)
                   : column == Noise     ? QVariant(noises.most)
                                         : QVariant();
        case BelowLeastRole:
            return column == Noise ? QVariant(tr("usual")) : QVariant();
        default:
            return {};
    }
}

bool OutfitModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid() || !isEditable(index.row(), index.column())) {
        return false;
    }
    std::vector<powder::Intrinsic> gives;
    if (index.column() == Gives) {
        if (const QString wrong = readGives(value.toString(), gives); !wrong.isEmpty()) {
            Q_EMIT editor_.refused(tr("No intrinsic is called “%1”.").arg(wrong));
            return false;
        }
    }
    const powder::Slot slot = slotAt(index.row());
    editor_.editWorn(
        tr("Set %1").arg(toQString(wordFor(powder::slotWords, slot))), [&](std::vector<Worn>& all) {
            auto found = std::ranges::find(all, slot, &Worn::slot);
            if (found == all.end()) {
                all.push_back({.slot = slot,
                               .item = {},
                               .material = {},
                               .noise = std::nullopt,
                               .gives = {},
                               .unknown = {}});
                found = all.end() - 1;
            }
            switch (index.column()) {
                case Item:
                    setItem(*found, value.toString().trimmed().toStdString());
                    break;
                case Gives:
                    found->gives = gives;
                    break;
                case Material:
                    found->material = value.toString().trimmed().toStdString();
                    break;
                case Enchantment:
                    found->enchantment = value.toInt();
                    break;
                default:
                    found->noise = noises.contains(value.toInt()) ? std::optional(value.toInt())
                                                                  : std::nullopt;
            }
            if (isNothing(*found)) {
                all.erase(found);
            }
        });
    return true;
}

}  // namespace polyplan::ui
