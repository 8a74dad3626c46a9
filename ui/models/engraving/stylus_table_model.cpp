#include "ui/models/engraving/stylus_table_model.h"

#include <QFont>
#include <QSize>
#include <algorithm>

#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/engraving_words.h"
#include "ui/models/table_text.h"

namespace polyplan::ui {

using nethack::engraving::Writing;

namespace {

/// What is counted of time in a game: turns, or from 3.7 on actions.
bool countsActions(nethack::Game game) {
    return game == nethack::Game::NetHack37;
}

/// In short: its heading and tooltip say of what.
QString costText(const nethack::engraving::Cost& cost) {
    const int charges = cost.markerCharges + cost.wandCharges;
    return cost.enchantment != 0
               ? engraving_words::counted(cost.enchantment, "%1 point", "%1 points")
           : charges != 0 ? engraving_words::counted(charges, "%1 charge", "%1 charges")
                          : QStringLiteral("–");
}

QString goesText(const Writing& writing) {
    if (writing.goes.empty()) {
        return QObject::tr("never whole");
    }
    if (writing.goes.size() == 1) {
        return QStringLiteral("1");
    }
    if (writing.complete) {
        return QObject::tr("1 or %1").arg(writing.goes.size());
    }
    constexpr std::size_t mostShown = 4;
    if (writing.goes.size() > mostShown) {
        return QString::number(writing.goes.size());
    }
    QStringList parts;
    for (const auto& go : writing.goes) {
        parts.append(QString::number(go.text.size()));
    }
    return QStringLiteral("%1 (%2)").arg(parts.size()).arg(parts.join(u'+'));
}

}  // namespace

StylusTableModel::StylusTableModel(PlanDocument& document, EngravingService& service,
                                   QObject* parent)
    : QAbstractTableModel(parent), document_(document), service_(service) {
    connect(&service_, &EngravingService::answerChanged, this, &StylusTableModel::follow);
    connect(&document_, &PlanDocument::planChanged, this, &StylusTableModel::followOverlaid);
    connect(&document_, &PlanDocument::strategyIndexChanged, this,
            &StylusTableModel::followOverlaid);
    follow();
    followOverlaid();
}

void StylusTableModel::follow() {
    auto answer = service_.answer();
    if (answer == answer_) {
        return;
    }
    const auto isSame = [](const StylusAnswer& a, const StylusAnswer& b) {
        return a.choice.stylus == b.choice.stylus && a.title == b.title &&
               a.isCarried == b.isCarried;
    };
    const bool rowsStay =
        answer && answer_ && std::ranges::equal(answer->styluses, answer_->styluses, isSame);
    if (rowsStay) {
        answer_ = std::move(answer);
        if (rowCount() > 0) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
            Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        }
        return;
    }
    beginResetModel();
    answer_ = std::move(answer);
    endResetModel();
}

void StylusTableModel::followOverlaid() {
    const auto& engraving = document_.strategy().engraving;
    auto overlaid = engraving ? engraving->overlaid : std::vector<std::string>();
    if (overlaid == overlaid_) {
        return;
    }
    overlaid_ = std::move(overlaid);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::CheckStateRole});
    }
}

void StylusTableModel::setMeasure(Aim measure) {
    if (std::exchange(measure_, measure) == measure || rowCount() == 0) {
        return;
    }
    // A ranking goes by several columns: all of them, so that the rows are sorted anew.
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, Lasts, Lasts);
}

const StylusAnswer& StylusTableModel::stylus(int row) const {
    return answer_->styluses[static_cast<std::size_t>(row)];
}

int StylusTableModel::chosenRow() const {
    const StylusAnswer* chosen = answer_ ? answer_->chosen() : nullptr;
    return chosen == nullptr ? -1 : static_cast<int>(chosen - answer_->styluses.data());
}

bool StylusTableModel::isOverlaid(const StylusAnswer& stylus) const {
    return std::ranges::find(overlaid_, stylus.choice.stylus) != overlaid_.end();
}

int StylusTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !answer_ ? 0 : static_cast<int>(answer_->styluses.size());
}

int StylusTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StylusTableModel::value(const StylusAnswer& stylus, Column column) const {
    const Writing& writing = stylus.writing;
    const Way way = wayOf(stylus);
    switch (column) {
        case Stylus:
            return toQString(stylus.shortTitle);
        case Writes:
            return writing.type ? engraving_words::typeName(*writing.type) : QString();
        case Right:
            return way.right;
        case Elbereth:
            return way.elbereth;
        case Turns:
            return way.time;
        case Wear:
            return spent(way.cost);
        case Goes:
            return writing.complete ? 1 : static_cast<int>(writing.goes.size());
        case Lasts:
            return lasting(stylus, measure_);
        case ColumnCount:
            break;
    }
    return {};
}

/// The reason stands in the place of what is written; what can't be told is left empty.
QVariant StylusTableModel::bare(const StylusAnswer& stylus, Column column) const {
    if (column <= Writes) {
        return shown(stylus, column);
    }
    const bool isTold = stylus.isAllowed() && (column != Lasts || stylus.durability) &&
                        (column != Goes || !stylus.writing.goes.empty());
    return isTold ? value(stylus, column) : QVariant(QString());
}

QString StylusTableModel::shown(const StylusAnswer& stylus, Column column) const {
    const Writing& writing = stylus.writing;
    if (column == Stylus) {
        return toQString(stylus.shortTitle);
    }
    if (!stylus.isAllowed()) {
        if (column != Writes) {
            return QStringLiteral("–");
        }
        return writing.refused ? toQString(writing.refused->reason) : tr("writes nothing");
    }
    const Way way = wayOf(stylus);
    switch (column) {
        case Right:
            return percent(way.right);
        case Elbereth:
            return percent(way.elbereth);
        case Wear:
            return costText(way.cost);
        case Goes:
            return goesText(writing);
        case Lasts:
            return stylus.durability ? percent(lasting(stylus, measure_)) : QStringLiteral("–");
        default:
            return value(stylus, column).toString();
    }
}

QString StylusTableModel::toolTip(const StylusAnswer& stylus, Column column) const {
    const Writing& writing = stylus.writing;
    if (writing.refused) {
        return tr("%1\n%2").arg(toQString(writing.refused->reason),
                                toQString(writing.refused->source));
    }
    if (column == Goes && writing.goes.size() > 1) {
        QStringList goes;
        for (const auto& go : writing.goes) {
            goes.append(QStringLiteral("“%1” (%2)")
                            .arg(toQString(go.text), engraving_words::cost(go.cost)));
        }
        return tr("The cheapest way to write it all: %1; %2 together.")
            .arg(goes.join(", "), engraving_words::cost(writing.cheapest));
    }
    if (column == Lasts && stylus.durability && !stylus.durability->entries.empty()) {
        const auto& entry = stylus.durability->entries.back();
        return tr("After %1 events, if it came out right: %2")
            .arg(entry.k)
            .arg(percent(lasting(stylus, measure_)));
    }
    return tr("%1: a click writes with it; the box shows it in the chart.")
        .arg(toQString(stylus.title));
}

QVariant StylusTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const StylusAnswer& row = stylus(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
        case Qt::DisplayRole:
            return shown(row, column);
        case ValueRole:
            return value(row, column);
        case csvRole:
            return bare(row, column);
        case Qt::ToolTipRole:
            return toolTip(row, column);
        case Qt::CheckStateRole:
            if (column == Stylus && row.durability) {
                return isOverlaid(row) ? Qt::Checked : Qt::Unchecked;
            }
            return {};
        case Qt::AccessibleTextRole:
            return headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() + ": " +
                   shown(row, column);
        case Qt::TextAlignmentRole:
            return headerData(column, Qt::Horizontal, role);
        case Qt::SizeHintRole:
            // The reason why it writes nothing has the room of all columns.
            return column == Writes && !row.isAllowed() ? QVariant(QSize(1, 1)) : QVariant();
        case Qt::FontRole: {
            QFont font;
            font.setBold(row.isCarried);
            return column == Stylus ? QVariant(font) : QVariant();
        }
        default:
            return {};
    }
}

bool StylusTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        index.column() != Stylus) {
        return false;
    }
    const StylusAnswer& row = stylus(index.row());
    const bool isShown = value.toInt() == Qt::Checked;
    if (!row.durability || isShown == isOverlaid(row)) {
        return false;
    }
    if (isShown && overlaid_.size() >= engraving_edits::mostOverlaid) {
        Q_EMIT message(tr("The chart has room for %1 styluses besides the chosen one; take one off "
                          "first.")
                           .arg(engraving_edits::mostOverlaid));
        return false;
    }
    engraving_edits::setOverlaid(document_, row.choice.stylus, isShown);
    return true;
}

Qt::ItemFlags StylusTableModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == Stylus && stylus(index.row()).durability) {
        flags |= Qt::ItemIsUserCheckable;
    }
    return flags;
}

QVariant StylusTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    static const struct {
        const char* name;
        const char* rule;
        Unit unit = Unit::Words;
    } columns[ColumnCount] = {
        {"Stylus",
         "What is written with; bold what is carried, in its own state. Of the others one that is "
         "uncursed and +0, with charges enough."},
        {"Writes", "The type of the engraving, or why there is none (engrave.c doengrave())."},
        {"Right",
         "That all of the text comes out as typed: in one go, or where that does not do it in the "
         "cheapest goes (engrave.c doengrave()).",
         Unit::Probability},
        {"Elbereth",
         "That what comes out counts as Elbereth, in one go or in the cheapest goes "
         "(engrave.c sengr_at()).",
         Unit::Probability},
        {"Turns",
         "Game turns until it stands, helpless all the while; 0: before any monster moves. In 3.7 "
         "actions, which can be interrupted (engrave.c doengrave()).",
         Unit::Turns},
        {"Costs",
         "What is lost: points of enchantment, or charges; in one go or in the cheapest goes "
         "(engrave.c doengrave())."},
        {"Goes",
         "In how many goes all of it is written, and of how many letters each, where one does not "
         "do it; after “or” the cheapest way, where one does but costs more (engrave.c "
         "doengrave())."},
        {"Lasts",
         "That the text still works after all events of the scenario, if it came out "
         "right (engrave.c wipe_engr_at()).",
         Unit::Probability},
    };
    const bool isActions = section == Turns && answer_ && countsActions(answer_->game);
    const QString name = isActions ? tr("Actions") : tr(columns[section].name);
    switch (role) {
        case Qt::DisplayRole:
            return name;
        case csvRole:
            return section == Wear
                       ? tr("Costs (points or charges)")
                       : nameWithUnit(name, isActions ? Unit::Actions : columns[section].unit);
        case Qt::ToolTipRole:
            return tr(columns[section].rule);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (section <= Writes ? Qt::AlignLeft : Qt::AlignRight));
        default:
            return {};
    }
}

const StylusTableModel& StylusOrder::table() const {
    return static_cast<const StylusTableModel&>(*sourceModel());
}

void StylusOrder::rankBy(Ranking ranking) {
    ranking_ = ranking;
    if (ranking != Ranking::None) {
        QSortFilterProxyModel::sort(-1);
        QSortFilterProxyModel::sort(0, Qt::AscendingOrder);
    }
}

void StylusOrder::sort(int column, Qt::SortOrder order) {
    ranking_ = Ranking::None;
    QSortFilterProxyModel::sort(-1);
    QSortFilterProxyModel::sort(column, order);
}

void StylusOrder::setOnlyCarried(bool isOnly) {
    onlyCarried_ = isOnly;
    invalidateFilter();
}

void StylusOrder::setShowsRefused(bool isShown) {
    showsRefused_ = isShown;
    invalidateFilter();
}

bool StylusOrder::filterAcceptsRow(int row, const QModelIndex&) const {
    const StylusAnswer& stylus = table().stylus(row);
    return (!onlyCarried_ || stylus.isCarried) && (showsRefused_ || stylus.isAllowed());
}

bool StylusOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const StylusAnswer& a = table().stylus(left.row());
    const StylusAnswer& b = table().stylus(right.row());
    const bool isReversed = ranking_ == Ranking::None && sortOrder() == Qt::DescendingOrder;
    if (a.isAllowed() != b.isAllowed()) {
        return a.isAllowed() != isReversed;
    }
    if (ranking_ != Ranking::None) {
        return isBetter(a, b, table().measure(), ranking_);
    }
    const QVariant x = left.data(StylusTableModel::ValueRole);
    const QVariant y = right.data(StylusTableModel::ValueRole);
    if (x.typeId() == QMetaType::QString) {
        return x.toString().compare(y.toString(), Qt::CaseInsensitive) < 0;
    }
    return x.toDouble() < y.toDouble();
}

}  // namespace polyplan::ui
