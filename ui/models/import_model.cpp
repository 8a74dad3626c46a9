#include "ui/models/import_model.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>

#include "core/plan/game_text/letters.h"
#include "core/plan/game_text/reading_words.h"
#include "core/plan/limits.h"
#include "ui/look/buc_mark.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace game_text = plan::game_text;
using game_text::LineKind;
using plan::MergeOutcome;

namespace {

/// More of a text than fits into a row helps nobody, and a line may have a megabyte.
constexpr std::size_t shownBytes = 400;

QString shownText(const std::string& text) {
    const bool isCut = text.size() > shownBytes;
    const QString shown =
        toQString(game_text::cleanLine(std::string_view(text).substr(0, shownBytes))).trimmed();
    return isCut ? shown + u'…' : shown;
}

}  // namespace

ImportModel::ImportModel(const plan::Catalogues& catalogues, QObject* parent)
    : QAbstractTableModel(parent), catalogues_(catalogues) {}

std::vector<std::size_t> ImportModel::rowsOf(const ImportPreview* preview) const {
    std::vector<std::size_t> rows;
    if (preview == nullptr || preview->reading() == nullptr) {
        return rows;
    }
    const auto& lines = preview->reading()->lines;
    for (std::size_t index = 0; index < lines.size(); ++index) {
        const LineKind kind = lines[index].kind;
        if (kind == LineKind::Stack || kind == LineKind::Unread ||
            (showsAll_ && kind != LineKind::Blank)) {
            rows.push_back(index);
        }
    }
    return rows;
}

void ImportModel::show(std::shared_ptr<const ImportPreview> preview) {
    std::vector<std::size_t> rows = rowsOf(preview.get());
    if (rows.size() != rows_.size()) {
        beginResetModel();
        preview_ = std::move(preview);
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    preview_ = std::move(preview);
    rows_ = std::move(rows);
    if (!rows_.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    }
}

void ImportModel::setPreview(std::shared_ptr<const ImportPreview> preview) {
    show(std::move(preview));
}

void ImportModel::setShowsAll(bool showsAll) {
    showsAll_ = showsAll;
    show(preview_);
}

const game_text::Line& ImportModel::line(int row) const {
    return preview_->reading()->lines[rows_[static_cast<std::size_t>(row)]];
}

const ObjectTable& ImportModel::table() const {
    return *catalogues_.objects(preview_->reading()->game);
}

bool ImportModel::leavesChoice(int row) const {
    return line(row).stack && line(row).stack->choices.size() > 1;
}

std::vector<ImportModel::Choice> ImportModel::choices(int row, int column) const {
    const auto& stack = line(row).stack;
    if (column == Status) {
        std::vector<Choice> result = {{tr("as the text has it"), -1}};
        for (const nethack::Buc buc :
             {nethack::Buc::Blessed, nethack::Buc::Uncursed, nethack::Buc::Cursed}) {
            result.push_back({bucWord(buc), static_cast<int>(buc)});
        }
        return result;
    }
    const bool hasLook = stack && stack->look;
    std::vector<Choice> result = {
        {hasLook ? tr("not identified: stays as it looks") : tr("not known: leave it out"), -1}};
    if (stack) {
        for (const ObjectIndex object : stack->choices) {
            result.push_back({toQString(table()[object].name), static_cast<int>(object)});
        }
    }
    return result;
}

QString ImportModel::outcome(int row) const {
    const game_text::Line& line = this->line(row);
    if (line.kind == LineKind::Unread) {
        return tr("Not understood: %1").arg(toQString(line.why));
    }
    if (line.kind == LineKind::PassedOver) {
        return tr("Outside the inventory");
    }
    if (line.kind != LineKind::Stack || preview_->imported.merge.empty()) {
        return {};
    }
    const auto distance = preview_->import.place.distance;
    const QString place = distance ? tr("on square %1").arg(*distance) : tr("in the inventory");
    switch (preview_->imported.merge[rows_[static_cast<std::size_t>(row)]]) {
        case MergeOutcome::NoStack:
            return {};
        case MergeOutcome::Added:
            return tr("New %1").arg(place);
        case MergeOutcome::Changed:
            return tr("Updated %1").arg(place);
        case MergeOutcome::Same:
            return tr("Already %1").arg(place);
        case MergeOutcome::Known:
            return tr("Known already %1").arg(place);
        case MergeOutcome::Taken:
            return tr("From the inventory, now %1").arg(place);
        case MergeOutcome::LaidOut:
            return tr("Lies on the line, where it stays as planned");
        case MergeOutcome::Identified:
            return tr("Lies on the line already, where it is known now");
        case MergeOutcome::LeftOut:
            return tr("Left out: choose what it is");
    }
    return {};
}

QString ImportModel::words(int row, int column) const {
    const game_text::Line& line = this->line(row);
    if (column == Text) {
        return shownText(line.text);
    }
    if (column == Outcome || !line.stack) {
        return outcome(row);
    }
    const game_text::StackReading& stack = *line.stack;
    switch (column) {
        case Object:
            return toQString(objectText(stack, table()));
        case Number:
            return QString::number(stack.items());
        case Status:
            return stack.buc                                ? bucWord(*stack.buc)
                   : stack.objectClass == ObjectClass::Coin ? QString()
                                                            : tr("not said");
        case State: {
            QStringList parts;
            if (line.container) {
                parts << tr("in a container");
            }
            for (const std::string& part : {stateText(stack), game_text::joined(stack.remarks)}) {
                if (!part.empty()) {
                    parts << toQString(part);
                }
            }
            return parts.join(QStringLiteral(", "));
        }
        case Guessed:
            return toQString(guessText(stack, table(), preview_->reading()->game));
        default:
            return {};
    }
}

QString ImportModel::story(int row) const {
    const game_text::Line& line = this->line(row);
    QString text = tr("Line %1: %2").arg(lineOf(row) + 1).arg(words(row, Text));
    if (line.stack) {
        text += u'\n' + tr("%1 × %2").arg(words(row, Number), words(row, Object));
        for (const int column : {Status, State}) {
            if (const QString said = words(row, column); !said.isEmpty()) {
                text += QStringLiteral(", ") + said;
            }
        }
        if (const QString guess = words(row, Guessed); !guess.isEmpty()) {
            text += u'\n' + tr("Taken for granted: %1").arg(guess);
        }
    }
    const QString outcome = words(row, Outcome);
    return outcome.isEmpty() ? text : text + u'\n' + outcome;
}

ImportModel::Concern ImportModel::concern(int row) const {
    const game_text::Line& line = this->line(row);
    if (line.kind == LineKind::Unread) {
        return Concern::Unread;
    }
    if (!line.stack) {
        return Concern::Aside;
    }
    return leavesChoice(row) ? Concern::Guess : Concern::None;
}

int ImportModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ImportModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ImportModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const int row = index.row();
    const auto& stack = line(row).stack;
    const bool hasGlyph = index.column() == Object && stack;
    switch (role) {
        case Qt::DisplayRole:
            return words(row, index.column());
        case Qt::ToolTipRole:
            return story(row);
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1: %2").arg(
                headerData(stack || index.column() == Text ? index.column() : int(Outcome),
                           Qt::Horizontal, Qt::DisplayRole)
                    .toString(),
                words(row, index.column()));
        case Qt::EditRole:
            return editValue(index);
        case GlyphRole:
            return hasGlyph ? QVariant(QChar::fromLatin1(table()[stack->choices.front()].symbol))
                            : QVariant();
        case GlyphColorRole:
            return hasGlyph && stack->planned()
                       ? QVariant(static_cast<int>(table()[*stack->planned()].color))
                       : QVariant();
        case ConcernRole:
            return static_cast<int>(concern(row));
        default:
            return {};
    }
}

bool ImportModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) {
        return false;
    }
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    const std::vector<Choice> allowed =
        index.column() == Number ? std::vector<Choice>() : choices(index.row(), index.column());
    const bool isAllowed =
        isNumber && (index.column() == Number
                         ? plan::limits::quantity.contains(number)
                         : std::ranges::find(allowed, number, &Choice::value) != allowed.end());
    if (isAllowed) {
        Q_EMIT mended(line(index.row()).text, index.column(), number);
    }
    return isAllowed;
}

QVariant ImportModel::editValue(const QModelIndex& index) const {
    const auto& stack = line(index.row()).stack;
    switch (index.column()) {
        case Object:
            return stack && stack->object ? static_cast<int>(*stack->object) : -1;
        case Number:
            return stack ? stack->quantity.value_or(1) : 1;
        case Status:
            return stack && stack->buc ? static_cast<int>(*stack->buc) : -1;
        default:
            return -1;
    }
}

bool ImportModel::isMendable(int row, int column) const {
    const auto& stack = line(row).stack;
    const auto planned = stack ? stack->planned() : std::nullopt;
    switch (column) {
        case Object:
            return leavesChoice(row);
        case Number:
            return planned && table()[*planned].stacks;
        case Status:
            return planned && stack->objectClass != ObjectClass::Coin;
        default:
            return false;
    }
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || section < 0) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return section < rowCount() ? QVariant(lineOf(section) + 1) : QVariant();
    }
    const std::array names = {tr("Line"),
                              tr("Object"),
                              tr("Number"),
                              tr("Status"),
                              tr("State"),
                              tr("Taken for granted"),
                              tr("What becomes of it")};
    return section < ColumnCount ? names.at(static_cast<std::size_t>(section)) : QVariant();
}

Qt::ItemFlags ImportModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags common =
        Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return isMendable(index.row(), index.column()) ? common | Qt::ItemIsEditable : common;
}

}  // namespace polyplan::ui
