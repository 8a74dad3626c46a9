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

QString tr(const char* text) {
    return QObject::tr(text);
}

struct StackFate {
    double StackOdds::*figure;
    const char* label;
    const char* rule;
    bool isAlwaysShown;
};

constexpr StackFate stackFates[] = {
    {&StackOdds::unaffected, "never affected",
     "Things of polymorph itself and the invocation items are left alone (zap.c bhito()).", false},
    {&StackOdds::resisted, "stays as it is (resists)",
     "5 % of all stacks resist, 95 % of artifacts (zap.c obj_resists()).", true},
    {&StackOdds::polymorphed, "changes",
     "Neither resisted nor shuddered: becomes another object of its class (zap.c poly_obj()).",
     true},
    {&StackOdds::shudderedAllLost, "lost to system shock",
     "Shudders with 1 in 8; blessed 1 in 12, cursed and wands 1 in 3; twice as often from five "
     "items on. A single item is destroyed (zap.c obj_shudders(), do_osshock()).",
     false},
    {&StackOdds::shudderedSomeLeft, "partly lost to system shock",
     "Of a shuddering stack of n, 1 to n − 1 are destroyed, all equally likely; the rest stays "
     "unchanged (zap.c do_osshock()).",
     false},
    {&StackOdds::shudderedButUnharmed, "shudders unharmed",
     "Scrolls of mail survive the shudder (zap.c do_osshock()).", false},
    {&StackOdds::remainderAbsorbedByGolem, "then taken by a golem",
     "What is left of the stack, changed or not, may become part of a golem's body "
     "(zap.c create_polymon(), polyuse()).",
     true},
};

Rows rowsOf(const SubjectOdds& odds) {
    Rows rows;
    for (const StackFate& fate : stackFates) {
        const double value = odds.stack->*fate.figure;
        if (value > 0 || fate.isAlwaysShown) {
            const double error = odds.stackErrors == nullptr ? 0 : odds.stackErrors->*fate.figure;
            rows.push_back({tr(fate.label), toText(Estimate{value, error}), tr(fate.rule)});
        }
    }
    return rows;
}

QString number(double value) {
    return QString::number(value, 'f', 2);
}

double itemsLeft(const std::vector<nethack::polypile::ObjectLeft>& objects) {
    double sum = 0;
    for (const auto& left : objects) {
        sum += left.meanQuantity;
    }
    return sum;
}

Rows rowsOf(const PileAnswer& pile, const plan::Pile& asked) {
    int items = 0;
    for (const plan::Stack& stack : asked.stacks) {
        items += stack.quantity;
    }
    Rows rows = {
        {tr("reached by the beam"), toText(pile.reached),
         tr("Range 6 to 13; each square costs 1, and 1 more if anything on it was affected "
            "(zap.c weffects(), bhit()).")},
        {tr("items before"), QString::number(items), tr("All items of the pile's stacks.")},
        {tr("items left, if reached"), number(itemsLeft(pile.ifHit.finalQuantity)),
         tr("On average, after shocks, fusing and golem.")},
    };
    auto golems = pile.ifHit.golem;
    std::ranges::stable_sort(golems,
                             [](const auto& a, const auto& b) { return a.second > b.second; });
    for (const auto& [golem, probability] : golems) {
        if (golem != Golem::None) {
            rows.push_back(
                {toQString(nethack::polypile::name(golem)), percent(probability),
                 tr("The first shuddering stack that sets the golem flag gives the material; two "
                    "items must be left (zap.c do_osshock(), create_polymon()).")});
        }
    }
    return rows;
}

Rows rowsOf(const LineAnswer& answer, const plan::Polypile& polypile) {
    double hit = 0;
    double left = 0;
    double before = 0;
    for (const PileAnswer& pile : answer.piles) {
        hit += pile.reached.value;
        left += itemsLeft(pile.overall);
    }
    for (const plan::Pile& pile : polypile.line) {
        for (const plan::Stack& stack : pile.stacks) {
            before += stack.quantity;
        }
    }
    return {{tr("piles hit, on average"), number(hit),
             tr("The sum of the piles' chances to be reached (zap.c bhit()).")},
            {tr("items before"), QString::number(before, 'f', 0), tr("All items on the line.")},
            {tr("items left, on average"), number(left),
             tr("After one zap; piles that it does not reach keep what they have.")}};
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
            rows = rowsOf(odds);
        } else if (odds.pile != nullptr) {
            rows = rowsOf(*odds.pile,
                          document_.polypile().line[static_cast<std::size_t>(subject.pile)]);
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
            return index.column() == Label ? row.label : row.value;
        case Qt::ToolTipRole:
            return row.rule;
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (index.column() == Label ? Qt::AlignLeft : Qt::AlignRight));
        default:
            return {};
    }
}

}  // namespace polyplan::ui
