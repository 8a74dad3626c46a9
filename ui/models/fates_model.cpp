#include "ui/models/fates_model.h"

#include <QObject>
#include <algorithm>

#include "ui/look/figures.h"
#include "ui/models/estimate_text.h"
#include "ui/models/odds_service.h"
#include "ui/models/text.h"
#include "ui/shell/plan_document.h"

namespace polyplan::ui {

using nethack::polypile::Estimate;
using nethack::polypile::Golem;
using nethack::polypile::LineAnswer;
using nethack::polypile::PileAnswer;
using nethack::polypile::StackOdds;
using Rows = std::vector<FatesModel::Row>;

namespace {

QString fatesTr(const char* text) {
    return QObject::tr(text);
}

using Kind = FigureName::Kind;
using Loss = FigureName::Loss;
using Meaning = FatesModel::Meaning;

struct StackFate {
    double StackOdds::*figure;
    Kind kind;
    Meaning meaning;
    const char* label;
    const char* rule;
    bool isAlwaysShown;
};

constexpr StackFate stackFates[] = {
    {&StackOdds::unaffected, Kind::Unaffected, Meaning::Kept, "never affected",
     "Things of polymorph itself and the invocation items are left alone (zap.c bhito()).", false},
    {&StackOdds::resisted, Kind::Resisted, Meaning::Kept, "stays as it is (resists)",
     "5 % of all stacks resist, 95 % of artifacts (zap.c obj_resists()).", true},
    {&StackOdds::polymorphed, Kind::Changed, Meaning::Changed, "changes",
     "Neither resisted nor shuddered: becomes another object of its class (zap.c poly_obj()).",
     true},
    {&StackOdds::shudderedAllLost, Kind::ShockedAway, Meaning::Shock, "lost to system shock",
     "Shudders with 1 in 8; blessed 1 in 12, cursed and wands 1 in 3; twice as often from five "
     "items on. A single item is destroyed (zap.c obj_shudders(), do_osshock()).",
     false},
    {&StackOdds::shudderedSomeLeft, Kind::ShockedOff, Meaning::Shock, "partly lost to system shock",
     "Of a shuddering stack of n, 1 to n − 1 are destroyed, all equally likely; the rest stays "
     "unchanged (zap.c do_osshock()).",
     false},
    {&StackOdds::shudderedButUnharmed, Kind::Unharmed, Meaning::Kept, "shudders unharmed",
     "Scrolls of mail survive the shudder (zap.c do_osshock()).", false},
    {&StackOdds::remainderAbsorbedByGolem, Kind::Absorbed, Meaning::Golem, "then taken by a golem",
     "What is left of the stack, changed or not, may become part of a golem's body "
     "(zap.c create_polymon(), polyuse()).",
     true},
};

Rows rowsOf(const SubjectOdds& odds, const Subject& subject) {
    Rows rows;
    for (const StackFate& fate : stackFates) {
        const double value = odds.stack->*fate.figure;
        if (value > 0 || fate.isAlwaysShown) {
            const double error = odds.stackErrors == nullptr ? 0 : odds.stackErrors->*fate.figure;
            rows.push_back({.label = fatesTr(fate.label),
                            .value = toText(Estimate{value, error}),
                            .rule = fatesTr(fate.rule),
                            .figure = FigureName{.kind = fate.kind,
                                                 .pile = static_cast<std::size_t>(subject.pile),
                                                 .stack = static_cast<std::size_t>(subject.stack)},
                            .share = value,
                            .meaning = fate.meaning});
        }
    }
    return rows;
}

QString number(double value) {
    return QString::number(value, 'f', value > 0 && value < 0.1 ? 4 : 2);
}

double itemsLeft(const std::vector<nethack::polypile::ObjectLeft>& objects) {
    double sum = 0;
    for (const auto& left : objects) {
        sum += left.meanQuantity;
    }
    return sum;
}

/// The golems of a pile with the standard errors of their chances, the likeliest first.
std::vector<std::pair<Golem, Estimate>> golemsOf(const PileAnswer& pile) {
    std::vector<std::pair<Golem, Estimate>> golems;
    for (std::size_t i = 0; i < pile.ifHit.golem.size(); ++i) {
        const double error = pile.ifHitErrors && i < pile.ifHitErrors->golem.size()
                                 ? pile.ifHitErrors->golem[i].second
                                 : 0;
        golems.push_back({pile.ifHit.golem[i].first, {pile.ifHit.golem[i].second, error}});
    }
    std::ranges::stable_sort(
        golems, [](const auto& a, const auto& b) { return a.second.value > b.second.value; });
    return golems;
}

Rows rowsOf(const PileAnswer& pile, const plan::Pile& asked, const Subject& subject) {
    const auto at = static_cast<std::size_t>(subject.pile);
    int items = 0;
    for (const plan::Stack& stack : asked.stacks) {
        items += stack.quantity;
    }
    Rows rows = {
        {.label = fatesTr("reached by the beam"),
         .value = toText(pile.reached),
         .rule = fatesTr("Range 6 to 13; each square costs 1, and 1 more if anything on it was "
                         "affected (zap.c weffects(), bhit())."),
         .figure = FigureName{.kind = Kind::Reached, .pile = at},
         .share = pile.reached.value,
         .meaning = Meaning::Reached},
        {.label = fatesTr("items before"),
         .value = QString::number(items),
         .rule = fatesTr("All items of the pile's stacks."),
         .figure = {}},
        {.label = fatesTr("items left, if reached"),
         .value = number(itemsLeft(pile.ifHit.finalQuantity)),
         .rule = fatesTr("On average, after shocks, fusing and golem (zap.c bhitpile())."),
         .figure = FigureName{.kind = Kind::ItemsLeft, .pile = at}},
    };
    for (const auto& [golem, estimate] : golemsOf(pile)) {
        const bool isNone = golem == Golem::None;
        rows.push_back(
            {.label = isNone ? fatesTr("no golem") : toQString(nethack::polypile::name(golem)),
             .value = toText(estimate),
             .rule =
                 fatesTr("The first shuddering stack that sets the golem flag gives the material; "
                         "two items must be left (zap.c do_osshock(), create_polymon())."),
             .figure = FigureName{.kind = Kind::GolemKind, .pile = at, .golem = golem},
             .share = estimate.value,
             .meaning = isNone ? Meaning::Kept : Meaning::Golem});
    }
    return rows;
}

/// Mean numbers of golems on the line by kind, the commonest first.
std::vector<std::pair<Golem, double>> golemsOf(const LineAnswer& answer) {
    std::vector<std::pair<Golem, double>> golems;
    for (const PileAnswer& pile : answer.piles) {
        for (const auto& entry : pile.ifHit.golem) {
            const Golem kind = entry.first;
            auto found = std::ranges::find(golems, kind, &std::pair<Golem, double>::first);
            if (found == golems.end()) {
                golems.emplace_back(kind, 0);
                found = golems.end() - 1;
            }
            found->second += pile.reached.value * entry.second;
        }
    }
    std::erase_if(golems, [](const auto& entry) { return entry.first == Golem::None; });
    std::ranges::stable_sort(golems,
                             [](const auto& a, const auto& b) { return a.second > b.second; });
    return golems;
}

Rows rowsOf(const LineAnswer& answer, const plan::Polypile& polypile) {
    double hit = 0;
    double left = 0;
    double before = 0;
    nethack::polypile::ItemMeans lost;
    for (const PileAnswer& pile : answer.piles) {
        const double reached = pile.reached.value;
        hit += reached;
        left += itemsLeft(pile.overall);
        for (const StackOdds& stack : pile.ifHit.stacks) {
            lost.shockedAway += reached * stack.items.shockedAway;
            lost.shockedOff += reached * stack.items.shockedOff;
            lost.fused += reached * stack.items.fused;
            lost.absorbed += reached * stack.items.absorbed;
        }
    }
    for (const plan::Pile& pile : polypile.line) {
        for (const plan::Stack& stack : pile.stacks) {
            before += stack.quantity;
        }
    }
    Rows rows = {{.label = fatesTr("piles hit, on average"),
                  .value = number(hit),
                  .rule = fatesTr("The sum of the piles' chances to be reached (zap.c bhit())."),
                  .figure = FigureName{.kind = Kind::PilesHit}},
                 {.label = fatesTr("items before"),
                  .value = QString::number(before, 'f', 0),
                  .rule = fatesTr("All items on the line."),
                  .figure = {}},
                 {.label = fatesTr("items left, on average"),
                  .value = number(left),
                  .rule = fatesTr("After one zap; piles that it does not reach keep what they have "
                                  "(zap.c bhit())."),
                  .figure = FigureName{.kind = Kind::LineItemsLeft}}};
    const struct {
        const char* label;
        const char* rule;
        Loss loss;
        double items;
        Meaning meaning;
    } losses[] = {
        {"shocked away", "Single objects that shuddered (zap.c do_osshock()).", Loss::ShockedAway,
         lost.shockedAway, Meaning::Shock},
        {"shocked off stacks", "What shuddering stacks lost (zap.c do_osshock()).",
         Loss::ShockedOff, lost.shockedOff, Meaning::Shock},
        {"lost by fusing", "Stacks that became one object, and backfires (zap.c poly_obj()).",
         Loss::Fused, lost.fused, Meaning::Shock},
        {"taken by golems", "Items that golems are made of (zap.c polyuse()).", Loss::Absorbed,
         lost.absorbed, Meaning::Golem}};
    for (const auto& loss : losses) {
        if (loss.items > 0) {
            rows.push_back({.label = fatesTr(loss.label),
                            .value = number(loss.items),
                            .rule = fatesTr(loss.rule),
                            .figure = FigureName{.kind = Kind::LineLost, .loss = loss.loss},
                            .share = before > 0 ? loss.items / before : -1,
                            .meaning = loss.meaning});
        }
    }
    for (const auto& [golem, mean] : golemsOf(answer)) {
        rows.push_back(
            {.label = fatesTr("%1s").arg(toQString(nethack::polypile::name(golem))),
             .value = number(mean),
             .rule = fatesTr("How many there are on average; a pile raises one golem at most "
                             "(zap.c create_polymon())."),
             .figure = FigureName{.kind = Kind::LineGolems, .golem = golem}});
    }
    return rows;
}

}  // namespace

FatesModel::FatesModel(PlanDocument& document, OddsService& odds, QObject* parent)
    : QAbstractTableModel(parent), document_(document), odds_(odds) {
    connect(&document_, &PlanDocument::selectionChanged, this, &FatesModel::follow);
    connect(&odds_, &OddsService::oddsChanged, this, &FatesModel::follow);
    follow();
}

void FatesModel::follow() {
    const auto answer = odds_.answer();
    if (answer && !odds_.isCurrent()) {
        return;
    }
    Rows rows;
    if (answer) {
        const Subject subject = subjectOf(document_);
        const SubjectOdds odds = oddsOf(subject, *answer);
        if (odds.stack != nullptr) {
            rows = rowsOf(odds, subject);
        } else if (odds.pile != nullptr) {
            rows =
                rowsOf(*odds.pile,
                       document_.polypile().line[static_cast<std::size_t>(subject.pile)], subject);
        } else if (subject.isLine()) {
            rows = rowsOf(*answer, document_.polypile());
        }
    }
    if (rows.size() != rows_.size()) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
    } else if (rows != rows_) {
        rows_ = std::move(rows);
        const int last = static_cast<int>(rows_.size()) - 1;
        Q_EMIT dataChanged(createIndex(0, 0), createIndex(last, ColumnCount - 1));
    }
}

int FatesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int FatesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FatesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return index.column() == Bar     ? QVariant()
                   : index.column() == Label ? row.label
                                             : row.value;
        case Qt::AccessibleTextRole:
            return row.label + ' ' + row.value;
        case Qt::ToolTipRole:
            return row.figure
                       ? row.rule + '\n' + fatesTr("A click or Enter shows how it comes about.")
                       : row.rule;
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (index.column() == Label ? Qt::AlignLeft : Qt::AlignRight));
        case ShareRole:
            return index.column() == Bar && row.share >= 0 ? QVariant(row.share) : QVariant();
        case MeaningRole:
            return static_cast<int>(row.meaning);
        case figureRole:
            return index.column() == Value && row.figure ? QVariant::fromValue(*row.figure)
                                                         : QVariant();
        default:
            return {};
    }
}

}  // namespace polyplan::ui
