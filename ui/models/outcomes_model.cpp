#include "ui/models/outcomes_model.h"

#include <algorithm>
#include <span>

#include "core/plan/line_of.h"
#include "core/plan/own_settings.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/estimate_text.h"
#include "ui/models/goal_edits.h"
#include "ui/models/kept_text.h"
#include "ui/models/odds_service.h"
#include "ui/models/table_text.h"
#include "ui/models/use_words.h"

namespace polyplan::ui {

using nethack::polypile::ObjectLeft;

namespace {

void addLeft(std::vector<Outcome>& outcomes, std::span<const ObjectLeft> objects,
             std::span<const ObjectLeft> errors) {
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const ObjectLeft error = i < errors.size() ? errors[i] : ObjectLeft{};
        outcomes.push_back({.object = objects[i].object,
                            .atLeastOne = objects[i].atLeastOne,
                            .mean = objects[i].meanQuantity,
                            .atLeastOneError = error.atLeastOne,
                            .meanError = error.meanQuantity});
    }
}

QString meanText(double mean) {
    return decimal(mean, mean < 0.01 ? 4 : mean < 10 ? 3 : 1);
}

/// What a column tells of an object.
Estimate estimateOf(const Outcome& outcome, OutcomesModel::Column column) {
    return column == OutcomesModel::Becomes ? Estimate{outcome.becomes, outcome.becomesError}
           : column == OutcomesModel::AtLeastOne
               ? Estimate{outcome.atLeastOne, outcome.atLeastOneError}
               : Estimate{outcome.mean, outcome.meanError};
}

}  // namespace

OutcomesModel::OutcomesModel(PlanDocument& document, OddsService& odds, QObject* parent)
    : QAbstractTableModel(parent), document_(document), odds_(odds) {
    connect(&document_, &PlanDocument::selectionChanged, this, &OutcomesModel::follow);
    connect(&odds_, &OddsService::oddsChanged, this, &OutcomesModel::follow);
    follow();
}

void OutcomesModel::follow() {
    if (!odds_.isCurrent() && odds_.answer()) {
        return;
    }
    const Subject subject = subjectOf(document_);
    std::vector<Outcome> outcomes = read();
    const bool hasAtLeastOne = subject.isLine() ? odds_.hasWholeLine() : odds_.isComplete();
    if (subject == subject_ && outcomes == outcomes_ && hasAtLeastOne_ == hasAtLeastOne) {
        return;
    }
    beginResetModel();
    subject_ = subject;
    outcomes_ = std::move(outcomes);
    hasAtLeastOne_ = hasAtLeastOne;
    endResetModel();
}

std::vector<Outcome> OutcomesModel::read() const {
    const auto answer = odds_.answer();
    if (!answer) {
        return {};
    }
    const Subject subject = subjectOf(document_);
    const SubjectOdds odds = oddsOf(subject, *answer);
    std::vector<Outcome> outcomes;
    if (odds.stack != nullptr) {
        for (std::size_t i = 0; i < odds.stack->polymorphedInto.size(); ++i) {
            const auto& into = odds.stack->polymorphedInto[i];
            const bool isSampled =
                odds.stackErrors != nullptr && i < odds.stackErrors->polymorphedInto.size();
            outcomes.push_back(
                {.object = into.object,
                 .becomes = into.probability,
                 .becomesError = isSampled ? odds.stackErrors->polymorphedInto[i].probability : 0});
        }
    } else if (odds.pile != nullptr) {
        const auto& errors = odds.pile->ifHitErrors;
        addLeft(outcomes, odds.pile->ifHit.finalQuantity,
                errors ? std::span(errors->finalQuantity) : std::span<const ObjectLeft>());
    } else if (subject.isLine()) {
        addLeft(outcomes, answer->overall, answer->overallErrors);
    }
    for (Outcome& outcome : outcomes) {
        outcome.isWanted = isGoal(document_, outcome.object);
    }
    return outcomes;
}

double OutcomesModel::mainValue(const Outcome& outcome) const {
    return mainColumn() == Becomes ? outcome.becomes : outcome.mean;
}

bool OutcomesModel::hasColumn(Column column) const {
    switch (column) {
        case Becomes:
            return subject_.isStack();
        case AtLeastOne:
        case Mean:
            return !subject_.isStack();
        default:
            return true;
    }
}

int OutcomesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(outcomes_.size());
}

int OutcomesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant OutcomesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const Outcome& outcome = outcomes_[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    const double value = estimateOf(outcome, column).value;
    if (role == IsWantedRole) {
        return outcome.isWanted;
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (column == Object ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role == Qt::ToolTipRole) {
        return toolTip(outcome, column);
    }
    if (role == figureRole) {
        return column != Object && hasColumn(column) && isKnown(column)
                   ? QVariant::fromValue(figureName(outcome, column))
                   : QVariant();
    }
    if (column == Object) {
        const ObjectTable* table = document_.table();
        if ((role != Qt::DisplayRole && role != ValueRole && role != csvRole) || table == nullptr ||
            outcome.object >= table->size()) {
            return {};
        }
        const QString name = toQString((*table)[outcome.object].name);
        return role == Qt::DisplayRole && outcome.isWanted ? name + QStringLiteral(" ★") : name;
    }
    if (role == ValueRole) {
        return value;
    }
    if (role == csvRole) {
        return isKnown(column) ? QVariant(value) : QVariant(QString());
    }
    if (role != Qt::DisplayRole || !hasColumn(column)) {
        return {};
    }
    return figureText(outcome, column, isBrief_);
}

QString OutcomesModel::figureText(const Outcome& outcome, Column column, bool isBrief) const {
    if (!isKnown(column)) {
        return QStringLiteral("…");
    }
    const Estimate figure = estimateOf(outcome, column);
    const QString plain = column == Mean ? meanText(figure.value) : percent(figure.value);
    if (figure.standardError <= 0) {
        return plain;
    }
    return isBrief ? QStringLiteral("≈ ") + plain
           : column != Mean
               ? toText(figure)
               : plain + QStringLiteral(" ± ") + QString::number(figure.standardError, 'g', 1);
}

QString OutcomesModel::toolTip(const Outcome& outcome, Column column) const {
    const QString kept = keptBy(outcome.object);
    if (!isBrief_) {
        return kept;
    }
    const QString whole =
        column == Object
            ? data(index(static_cast<int>(&outcome - outcomes_.data()), Object), csvRole).toString()
            : figureText(outcome, column, false);
    return kept.isEmpty() ? whole : whole + u'\n' + kept;
}

void OutcomesModel::setBrief(bool isBrief) {
    if (isBrief == isBrief_) {
        return;
    }
    isBrief_ = isBrief;
    if (!outcomes_.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1),
                           {Qt::DisplayRole, Qt::ToolTipRole});
    }
}

bool OutcomesModel::isKnown(Column column) const {
    return column != AtLeastOne || hasAtLeastOne_;
}

FigureName OutcomesModel::figureName(const Outcome& outcome, Column column) const {
    using Kind = FigureName::Kind;
    const bool isMean = column == Mean;
    FigureName figure{.object = outcome.object};
    if (subject_.isLine()) {
        figure.kind = isMean ? Kind::LineMean : Kind::LineAtLeastOne;
        return figure;
    }
    figure.pile = static_cast<std::size_t>(subject_.pile);
    figure.kind = subject_.isStack() ? Kind::Becomes : isMean ? Kind::Mean : Kind::AtLeastOne;
    figure.stack = static_cast<std::size_t>(std::max(0, subject_.stack));
    return figure;
}

QString OutcomesModel::keptBy(ObjectIndex result) const {
    const plan::Document& plan = document_.plan();
    const auto question = plan::lineQuestion(plan, document_.strategy(), document_.catalogues());
    const auto& line = document_.polypile().line;
    if (!question || !subject_.isStack() || subject_.pile >= static_cast<int>(line.size())) {
        return {};
    }
    const std::vector<plan::Stack>& stacks = line[static_cast<std::size_t>(subject_.pile)].stacks;
    if (subject_.stack >= static_cast<int>(stacks.size())) {
        return {};
    }
    return keptText(nethack::polypile::keptProperties(
        question->situation, stacks[static_cast<std::size_t>(subject_.stack)], result,
        document_.settings().hero.level.value_or(plan::assumedHeroLevel)));
}

QVariant OutcomesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    static const struct {
        const char* name;
        const char* rule;
        Unit unit;
        const char* ruleOfDip = nullptr;  ///< where it is another
    } columns[ColumnCount] = {
        {"Object", "What it may be afterwards; ★ is a goal.", Unit::Words},
        {"Becomes",
         "The probability that the stack changes into it, before a golem takes anything "
         "(zap.c poly_obj()).",
         Unit::Probability,
         "The probability that the stack changes into it by its dip (zap.c poly_obj())."},
        {"≥ 1",
         "At least one: the probability that one or more lie on the square, if the beam gets "
         "there; of a line, on any of its squares (zap.c bhit(), bhitpile()).",
         Unit::Probability,
         "At least one: the probability that one or more lie on the square; of a line, on any of "
         "its squares (potion.c dodip())."},
        {"Mean", "How many there are on average (zap.c bhitpile()).", Unit::Items,
         "How many there are on average (potion.c dodip())."},
    };
    switch (role) {
        case Qt::DisplayRole:
            return tr(columns[section].name);
        case csvRole:
            return nameWithUnit(tr(columns[section].name), columns[section].unit);
        case Qt::ToolTipRole:
            return tr(isDipped(document_.polypile().source) && columns[section].ruleOfDip != nullptr
                          ? columns[section].ruleOfDip
                          : columns[section].rule);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (section == Object ? Qt::AlignLeft : Qt::AlignRight));
        default:
            return {};
    }
}

}  // namespace polyplan::ui
