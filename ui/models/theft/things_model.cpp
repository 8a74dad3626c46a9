#include "ui/models/theft/things_model.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/catalogue/object_type.h"
#include "core/nethack/theft/report.h"
#include "core/nethack/theft/request_words.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/dragged_row.h"
#include "ui/models/field_role.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/models/theft/theft_service.h"

namespace polyplan::ui {

namespace {

constexpr auto thingMimeType = "application/x-polyplan-theft-thing";

/// As the game shows it; quest artifacts, of many classes, as a gem.
struct KindGlyph {
    theft::Kind kind;
    char16_t glyph;
    GlyphColor color;
};

constexpr std::array<KindGlyph, 8> kindGlyphs = {{
    {theft::Kind::QuestArtifact, u'*', GlyphColor::BrightBlue},
    {theft::Kind::Amulet, u'"', GlyphColor::Yellow},
    {theft::Kind::FakeAmulet, u'"', GlyphColor::Gray},
    {theft::Kind::BellOfOpening, u'(', GlyphColor::BrightGreen},
    {theft::Kind::Bell, u'(', GlyphColor::Gray},
    {theft::Kind::Candelabrum, u'(', GlyphColor::Yellow},
    {theft::Kind::BookOfTheDead, u'+', GlyphColor::Magenta},
    {theft::Kind::Other, u'?', GlyphColor::White},
}};

const KindGlyph& glyphOf(theft::Kind kind) {
    return *std::ranges::find(kindGlyphs, kind, &KindGlyph::kind);
}

}  // namespace

ThingsModel::ThingsModel(TheftEditor& editor, TheftService& service, bool inContainer,
                         QObject* parent)
    : QAbstractListModel(parent), editor_(editor), service_(service), inContainer_(inContainer) {
    connect(&editor_, &TheftEditor::changed, this, &ThingsModel::follow);
    connect(&service_, &TheftService::answerChanged, this, &ThingsModel::follow);
    connect(&editor_.document(), &PlanDocument::strategyIndexChanged, this,
            &ThingsModel::forgetRefused);
    follow();
}

std::vector<ThingsModel::Row> ThingsModel::rowsOfTheft() const {
    const auto& inventory = editor_.request().inventory;
    const auto names = theft::thingNames(inventory);
    std::vector<Row> rows;
    for (std::size_t stack = 0; stack < inventory.size(); ++stack) {
        if (inventory[stack].inContainer == inContainer_) {
            rows.push_back({static_cast<int>(stack), inventory[stack], toQString(names[stack])});
        }
    }
    return rows;
}

void ThingsModel::follow() {
    std::vector<Row> rows = rowsOfTheft();
    gone_.clear();
    const auto answer = service_.answer();
    if (answer && service_.isCurrent() &&
        answer->answer.things.size() == editor_.request().inventory.size()) {
        gone_ = answer->answer.goneBy(answer->answer.entries()).byThing;
    }
    // Rows come and go where they differ first; what the others say is told afterwards.
    const auto isSame = [](const Row& a, const Row& b) { return a.thing == b.thing; };
    const auto at = std::ranges::mismatch(rows_, rows, isSame).in1 - rows_.begin();
    const auto change = std::ssize(rows) - std::ssize(rows_);
    const auto first =
        static_cast<int>(std::min(at, std::min(std::ssize(rows), std::ssize(rows_))));
    if (change < 0) {
        beginRemoveRows({}, first, static_cast<int>(first - change - 1));
        rows_.erase(rows_.begin() + first, rows_.begin() + first - change);
        endRemoveRows();
    } else if (change > 0) {
        beginInsertRows({}, first, static_cast<int>(first + change - 1));
        rows_.insert(rows_.begin() + first, rows.begin() + first, rows.begin() + first + change);
        endInsertRows();
    }
    rows_ = std::move(rows);
    std::erase_if(refused_, [this](const auto& each) {
        const auto row = std::ranges::find(rows_, each.first, &Row::stack);
        return row == rows_.end() || row->thing != each.second.thing;
    });
    if (!rows_.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

int ThingsModel::stackAt(int row) const {
    return row >= 0 && row < rowCount() ? rows_[std::size_t(row)].stack : -1;
}

int ThingsModel::rowOf(int stack) const {
    const auto found = std::ranges::find(rows_, stack, &Row::stack);
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

void ThingsModel::move(const std::vector<int>& stacks, int by) {
    if (stacks.empty()) {
        return;
    }
    const int row = rowOf(by < 0 ? stacks.front() : stacks.back());
    const int other = row < 0 ? -1 : stackAt(row + by);
    if (other >= 0) {
        editor_.place(stacks, by < 0 ? other : other + 1, inContainer_);
    }
}

int ThingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

const ThingsModel::Refused* ThingsModel::refusedOf(const Row& row) const {
    const auto found = refused_.find(row.stack);
    return found == refused_.end() ? nullptr : &found->second;
}

/// They are other things now.
void ThingsModel::forgetRefused() {
    refused_.clear();
    follow();
}

QString ThingsModel::title(const Row& row) const {
    const Refused* refused = refusedOf(row);
    return refused == nullptr ? row.name : refused->typed;
}

QString ThingsModel::remark(const Row& row) const {
    const Refused* refused = refusedOf(row);
    return refused == nullptr
               ? QString()
               : refused->why + u'\n' + tr("Until it is mended “%1” counts.").arg(row.name);
}

QString ThingsModel::summary(const Row& row) const {
    const theft::Thing& thing = row.thing;
    QStringList parts;
    const std::string_view kind = wordFor(theft::kindWords, thing.kind);
    if (!thing.name.empty() && !thing.name.starts_with(kind)) {
        parts.append(toQString(kind));
    }
    if (thing.kind == theft::Kind::QuestArtifact) {
        const theft::Rules* rules = theft::rulesOf(editor_.game());
        const bool isOwnOfMany = thing.own && rules != nullptr && !rules->anyQuestArtifact;
        parts.append(isOwnOfMany ? tr("your own role's")
                     : thing.own ? QString()
                                 : tr("another role's"));
        parts.removeAll(QString());
    }
    if (const auto answer = service_.answer(); answer && row.stack < std::ssize(gone_)) {
        const theft::ThingAtRisk& risk = answer->answer.things[std::size_t(row.stack)];
        parts.append(toQString(theft::riskText(risk)));
        if (risk.takenFirst > 0) {
            parts.append(tr("goes first %1").arg(percent(risk.takenFirst)));
        }
    }
    return parts.join(QStringLiteral(" · "));
}

QString ThingsModel::figure(const Row& row) const {
    return row.stack < std::ssize(gone_) ? percent(gone_[std::size_t(row.stack)])
           : editor_.hasRules()          ? QStringLiteral("…")
                                         : QStringLiteral("–");
}

QVariant ThingsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const Row& row = rows_[std::size_t(index.row())];
    const theft::Thing& thing = row.thing;
    switch (role) {
        case Qt::DisplayRole:
            return title(row);
        case Qt::EditRole:
            return refusedOf(row) == nullptr ? toEditable(thing.name) : title(row);
        case RemarkRole:
            return remark(row).isEmpty() ? QVariant() : QVariant(remark(row));
        case Qt::CheckStateRole:
            return inContainer_ ? Qt::Unchecked : Qt::Checked;
        case Qt::ToolTipRole:
            return (remark(row).isEmpty() ? QString() : remark(row) + u'\n') +
                   tr("%1\nThe figure is the chance that it is gone in the end. The box or the "
                      "space bar puts it into a bag or takes it out, F2 names it, Alt with the "
                      "arrows moves it, Delete removes it.")
                       .arg(summary(row));
        case Qt::AccessibleTextRole: {
            QStringList parts = {title(row), remark(row), summary(row),
                                 tr("gone in the end: %1").arg(figure(row))};
            parts.removeAll(QString());
            return parts.join(QStringLiteral(", "));
        }
        case RowSummary:
            return summary(row);
        case RowFigure:
            return figure(row);
        case RowGlyph:
            return QChar(glyphOf(thing.kind).glyph);
        case RowGlyphColor:
            return static_cast<int>(glyphOf(thing.kind).color);
        default:
            return {};
    }
}

bool ThingsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    const int stack = stackAt(index.row());
    if (role == Qt::CheckStateRole) {
        editor_.pack({stack}, value.toInt() != Qt::Checked);
        return true;
    }
    if (role == Qt::EditRole) {
        refused_.erase(stack);
        const auto why = editor_.rename(stack, value.toString());
        if (why) {
            const Row& row = rows_[std::size_t(index.row())];
            refused_[stack] = {.thing = row.thing, .typed = value.toString(), .why = *why};
        }
        Q_EMIT dataChanged(index, index);
        return !why;
    }
    return false;
}

Qt::ItemFlags ThingsModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::ItemIsDropEnabled;
    }
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsUserCheckable |
           Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList ThingsModel::mimeTypes() const {
    return {QLatin1String(thingMimeType)};
}

QMimeData* ThingsModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty()) {
        return nullptr;
    }
    std::vector<int> stacks;
    for (const QModelIndex& index : indexes) {
        stacks.push_back(stackAt(index.row()));
    }
    std::ranges::sort(stacks);
    return draggedRows(thingMimeType, editor_.document().revision(), stacks);
}

std::vector<int> ThingsModel::draggedStacks(const QMimeData& data) const {
    auto stacks = draggedRowsOf(data, thingMimeType, editor_.document().revision());
    return stacks && stacks->back() < std::ssize(editor_.request().inventory) ? std::move(*stacks)
                                                                              : std::vector<int>();
}

bool ThingsModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int, int,
                                  const QModelIndex&) const {
    return action == Qt::MoveAction && !draggedStacks(*data).empty();
}

bool ThingsModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                               const QModelIndex& parent) {
    const std::vector<int> stacks = draggedStacks(*data);
    if (action != Qt::MoveAction || stacks.empty()) {
        return false;
    }
    const int at = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    const int before =
        at < rowCount() ? stackAt(at) : static_cast<int>(editor_.request().inventory.size());
    editor_.place(stacks, before, inContainer_);
    return false;
}

}  // namespace polyplan::ui
