#include "ui/models/theft/things_model.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/catalogue/object_type.h"
#include "core/nethack/theft/report.h"
#include "core/nethack/theft/request_words.h"
#include "ui/look/figures.h"
#include "ui/models/dragged_row.h"
#include "ui/look/text.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/models/theft/theft_service.h"
#include "ui/document/plan_document.h"

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
    follow();
}

void ThingsModel::follow() {
    const auto& inventory = editor_.request().inventory;
    std::vector<int> stacks;
    for (std::size_t stack = 0; stack < inventory.size(); ++stack) {
        if (inventory[stack].inContainer == inContainer_) {
            stacks.push_back(static_cast<int>(stack));
        }
    }
    gone_.clear();
    const auto answer = service_.answer();
    if (answer && service_.isCurrent() && answer->answer.things.size() == inventory.size()) {
        gone_ = answer->answer.goneBy(answer->answer.entries()).byThing;
    }
    const auto rows = static_cast<int>(stacks.size());
    const int before = rowCount();
    if (rows < before) {
        beginRemoveRows({}, rows, before - 1);
        stacks_ = std::move(stacks);
        endRemoveRows();
    } else if (rows > before) {
        beginInsertRows({}, before, rows - 1);
        stacks_ = std::move(stacks);
        endInsertRows();
    } else {
        stacks_ = std::move(stacks);
    }
    if (rows > 0) {
        Q_EMIT dataChanged(index(0), index(rows - 1));
    }
}

int ThingsModel::stackAt(int row) const {
    return row >= 0 && row < rowCount() ? stacks_[std::size_t(row)] : -1;
}

int ThingsModel::rowOf(int stack) const {
    const auto found = std::ranges::find(stacks_, stack);
    return found == stacks_.end() ? -1 : static_cast<int>(found - stacks_.begin());
}

void ThingsModel::move(int row, int by) {
    const int stack = stackAt(row);
    const int other = stackAt(row + by);
    if (stack >= 0 && other >= 0) {
        editor_.place(stack, by < 0 ? other : other + 1, inContainer_);
    }
}

int ThingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(stacks_.size());
}

QString ThingsModel::summary(std::size_t stack) const {
    const theft::Thing& thing = editor_.request().inventory[stack];
    QStringList parts;
    if (!thing.name.empty()) {
        parts.append(toQString(wordFor(theft::kindWords, thing.kind)));
    }
    if (thing.kind == theft::Kind::QuestArtifact && !thing.own) {
        parts.append(tr("another role's"));
    }
    const auto answer = service_.answer();
    if (!gone_.empty() && answer) {
        const theft::ThingAtRisk& risk = answer->answer.things[stack];
        parts.append(toQString(theft::riskText(risk.risk)));
        if (risk.takenFirst > 0) {
            parts.append(tr("goes first %1").arg(percent(risk.takenFirst)));
        }
    }
    return parts.join(QStringLiteral(" · "));
}

QString ThingsModel::figure(std::size_t stack) const {
    return gone_.empty() ? QStringLiteral("…") : percent(gone_[stack]);
}

QVariant ThingsModel::data(const QModelIndex& index, int role) const {
    const auto& inventory = editor_.request().inventory;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        stackAt(index.row()) >= std::ssize(inventory)) {
        return {};
    }
    const auto stack = static_cast<std::size_t>(stackAt(index.row()));
    const theft::Thing& thing = inventory[stack];
    switch (role) {
        case Qt::DisplayRole:
            return toQString(theft::thingNames(inventory)[stack]);
        case Qt::EditRole:
            return toQString(thing.name);
        case Qt::CheckStateRole:
            return inContainer_ ? Qt::Unchecked : Qt::Checked;
        case Qt::ToolTipRole:
            return tr("%1\nThe figure is the chance that it is gone in the end. The box or the "
                      "space bar puts it into a bag or takes it out, F2 names it, Alt with the "
                      "arrows moves it, Delete removes it.")
                .arg(summary(stack));
        case Qt::AccessibleTextRole:
            return QStringList{data(index, Qt::DisplayRole).toString(), summary(stack),
                               tr("gone in the end: %1").arg(figure(stack))}
                .join(QStringLiteral(", "));
        case RowSummary:
            return summary(stack);
        case RowFigure:
            return figure(stack);
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
        editor_.place(stack, stack, value.toInt() != Qt::Checked);
        return true;
    }
    if (role == Qt::EditRole) {
        editor_.rename(stack, value.toString());
        return true;
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
    return draggedRow(thingMimeType, editor_.document().revision(), stackAt(indexes.front().row()));
}

int ThingsModel::draggedStack(const QMimeData& data) const {
    const int stack = draggedRowOf(data, thingMimeType, editor_.document().revision()).value_or(-1);
    return stack < std::ssize(editor_.request().inventory) ? stack : -1;
}

bool ThingsModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int, int,
                                  const QModelIndex&) const {
    return action == Qt::MoveAction && draggedStack(*data) >= 0;
}

bool ThingsModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                               const QModelIndex& parent) {
    const int stack = draggedStack(*data);
    if (action != Qt::MoveAction || stack < 0) {
        return false;
    }
    const int at = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    const int before =
        at < rowCount() ? stackAt(at) : static_cast<int>(editor_.request().inventory.size());
    editor_.place(stack, before, inContainer_);
    return false;
}

}  // namespace polyplan::ui
