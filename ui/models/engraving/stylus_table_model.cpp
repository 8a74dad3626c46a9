#include "ui/models/engraving/stylus_table_model.h"

#include <QSize>
#include <algorithm>

#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/engraving_words.h"

namespace polyplan::ui {

using nethack::engraving::Writing;

namespace {

/// What is counted of time in a game: turns, or from 3.7 on actions.
bool countsActions(nethack::Game game) {
    return game == nethack::Game::NetHack37;
}

/// In short: its heading and tooltip say of what.
QString costText(const Writing& writing) {
    const nethack::engraving::Cost cost = wayOf(writing).cost;
    const int charges = cost.markerCharges + cost.wandCharges;
    const QString lost =
        cost.enchantment != 0 ? engraving_words::counted(cost.enchantment, "%1 point", "%1 points")
        : charges != 0        ? engraving_words::counted(charges, "%1 charge", "%1 charges")
                              : QStringLiteral("–");
    return writing.blindness.most > 0 ? QObject::tr("%1, blinds").arg(lost) : lost;
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
    : CellTable(parent), document_(document), service_(service) {
    connect(&service_, &EngravingService::answerChanged, this, &StylusTableModel::follow);
    connect(&document_, &PlanDocument::planChanged, this, &StylusTableModel::followOverlaid);
    connect(&document_, &PlanDocument::strategyIndexChanged, this,
            &StylusTableModel::followOverlaid);
    refresh();
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
    answer_ = std::move(answer);
    if (rowsStay) {
        refresh();
    } else {
        reset();
    }
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
    if (std::exchange(measure_, measure) != measure) {
        refresh();
    }
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

int StylusTableModel::count() const {
    return answer_ ? static_cast<int>(answer_->styluses.size()) : 0;
}

std::vector<CellTable::Head> StylusTableModel::heads() const {
    const bool isActions = answer_ && countsActions(answer_->game);
    return {
        {tr("Stylus"), Unit::Words,
         tr("What is written with; bold what is carried, in its own state. Of the others one that "
            "is uncursed and +0, with charges enough.")},
        {tr("Writes"), Unit::Words,
         tr("The type of the engraving, or why there is none (engrave.c doengrave()).")},
        {tr("Right"), Unit::Probability,
         tr("That all of the text comes out as typed: in one go, or where that does not do it in "
            "the cheapest goes (engrave.c doengrave()).")},
        {tr("Counts"), Unit::Probability,
         tr("That what comes out counts as Elbereth, in one go or in the cheapest goes "
            "(engrave.c sengr_at())."),
         tr("Elbereth")},
        {tr("Lasts"), Unit::Probability,
         tr("That the text still works after all events, if it came out right "
            "(engrave.c wipe_engr_at()).")},
        {isActions ? tr("Actions") : tr("Turns"), isActions ? Unit::Actions : Unit::Turns,
         tr("Game turns until all of it stands; 0: before any monster moves. Of several goes each "
            "is an action, and monsters move before the next. In 3.7 actions, which can be "
            "interrupted (engrave.c doengrave()).")},
        {tr("Costs"), Unit::Plain,
         tr("What is lost: points of enchantment, or charges; in one go or in the cheapest goes. "
            "“Blinds”: the flash blinds you afterwards (engrave.c doengrave())."),
         tr("Costs (points or charges)")},
        {tr("Goes"), Unit::Goes,
         tr("In how many goes all of it is written, and of how many letters each, where one does "
            "not do it; after “or” the cheapest way, where one does but costs more (engrave.c "
            "doengrave()).")},
    };
}

/// The reason stands in the place of what is written.
QVariant StylusTableModel::value(int row, int column) const {
    const StylusAnswer& stylus = this->stylus(row);
    const Writing& writing = stylus.writing;
    if (column == Stylus) {
        return toQString(stylus.shortTitle);
    }
    if (!stylus.isAllowed()) {
        return column != Writes  ? QVariant()
               : writing.refused ? toQString(writing.refused->reason)
                                 : tr("writes nothing");
    }
    const Way way = wayOf(stylus);
    switch (column) {
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
            return writing.goes.empty() ? QVariant()
                   : writing.complete   ? QVariant(1)
                                        : QVariant(static_cast<int>(writing.goes.size()));
        default:
            return stylus.durability ? QVariant(lasting(stylus, measure_)) : QVariant();
    }
}

QString StylusTableModel::text(int row, int column) const {
    const StylusAnswer& stylus = this->stylus(row);
    if (stylus.isAllowed() && column == Wear) {
        return costText(stylus.writing);
    }
    return stylus.isAllowed() && column == Goes ? goesText(stylus.writing)
                                                : CellTable::text(row, column);
}

QString StylusTableModel::toolTip(int row, int column) const {
    const StylusAnswer& stylus = this->stylus(row);
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
    if (column == Wear && stylus.isAllowed()) {
        return tr("%1 costs %2.").arg(toQString(stylus.title), engraving_words::cost(writing));
    }
    if (column == Lasts && stylus.durability && !stylus.durability->entries.empty()) {
        const auto& entry = stylus.durability->entries.back();
        return tr("After %1 events, of %2: %3")
            .arg(decimal(entry.k), toQString(nethack::engraving::subjectOfLasting(writing)),
                 percent(lasting(stylus, measure_)));
    }
    return tr("%1: a click writes with it; the box shows it in the chart.")
        .arg(toQString(stylus.title));
}

QString StylusTableModel::spoken(int row, int column) const {
    return head(column).title + ": " + text(row, column);
}

CellTable::Look StylusTableModel::look(int row, int column) const {
    return column == Stylus && stylus(row).isCarried ? Look::Bold : Look::Plain;
}

QString StylusTableModel::below(int row) const {
    const StylusAnswer& stylus = this->stylus(row);
    QStringList parts = {text(row, Writes)};
    if (stylus.isAllowed()) {
        const auto& goes = stylus.writing.goes;
        if (spent(wayOf(stylus).cost) > 0) {
            parts.append(costText(stylus.writing));
        }
        if (goes.empty()) {
            parts.append(goesText(stylus.writing));
        } else if (!stylus.writing.complete) {
            parts.append(
                engraving_words::counted(static_cast<int>(goes.size()), "%1 go", "%1 goes"));
        }
    }
    return parts.join(QStringLiteral(" · "));
}

QVariant StylusTableModel::other(int row, int column, int role) const {
    if (role == BelowRole) {
        return below(row);
    }
    // The reason why it writes nothing has the room of all columns.
    return role == Qt::SizeHintRole && column == Writes && !stylus(row).isAllowed()
               ? QVariant(QSize(1, 1))
               : QVariant();
}

std::optional<bool> StylusTableModel::check(int row, int column) const {
    const StylusAnswer& stylus = this->stylus(row);
    return column == Stylus && stylus.durability ? std::optional(isOverlaid(stylus)) : std::nullopt;
}

bool StylusTableModel::setCheck(int row, int, bool isChecked) {
    if (isChecked && overlaid_.size() >= engraving_edits::mostOverlaid) {
        Q_EMIT message(tr("The chart has room for %1 styluses besides the chosen one; take one off "
                          "first.")
                           .arg(engraving_edits::mostOverlaid));
        return false;
    }
    engraving_edits::setOverlaid(document_, stylus(row).choice.stylus, isChecked);
    return true;
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
    const QVariant x = left.data(StylusTableModel::SortRole);
    const QVariant y = right.data(StylusTableModel::SortRole);
    if (x.typeId() == QMetaType::QString) {
        return x.toString().compare(y.toString(), Qt::CaseInsensitive) < 0;
    }
    return x.toDouble() < y.toDouble();
}

}  // namespace polyplan::ui
