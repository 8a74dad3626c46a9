#include "ui/models/outcomes_model.h"

#include <algorithm>
#include <map>

#include "core/plan/line_of.h"
#include "ui/look/figures.h"
#include "ui/models/goal_edits.h"
#include "ui/models/kept_text.h"
#include "ui/models/odds_service.h"
#include "ui/models/text.h"
#include "ui/shell/plan_document.h"

namespace polyplan::ui {

using nethack::polypile::ObjectLeft;

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
    if (subject == subject_ && outcomes == outcomes_ && isComplete_ == odds_.isComplete()) {
        return;
    }
    beginResetModel();
    subject_ = subject;
    outcomes_ = std::move(outcomes);
    isComplete_ = odds_.isComplete();
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
        for (const auto& into : odds.stack->polymorphedInto) {
            outcomes.push_back({.object = into.object, .becomes = into.probability});
        }
    } else if (odds.pile != nullptr) {
        for (const ObjectLeft& left : odds.pile->ifHit.finalQuantity) {
            outcomes.push_back(
                {.object = left.object, .atLeastOne = left.atLeastOne, .mean = left.meanQuantity});
        }
    } else if (subject.isLine()) {
        std::map<ObjectIndex, double> means;
        for (const auto& pile : answer->piles) {
            for (const ObjectLeft& left : pile.overall) {
                means[left.object] += left.meanQuantity;
            }
        }
        for (const auto& [object, mean] : means) {
            outcomes.push_back({.object = object, .mean = mean});
        }
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
            return subject_.isPile();
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
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Outcome& outcome = outcomes_[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    const double value = column == Becomes      ? outcome.becomes
                         : column == AtLeastOne ? outcome.atLeastOne
                                                : outcome.mean;
    if (role == IsWantedRole) {
        return outcome.isWanted;
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (column == Object ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role == Qt::ToolTipRole) {
        return keptBy(outcome.object);
    }
    if (column == Object) {
        const ObjectTable* table = document_.catalogues().objects(document_.plan().game);
        if ((role != Qt::DisplayRole && role != ValueRole) || table == nullptr ||
            outcome.object >= table->size()) {
            return {};
        }
        const QString name = toQString((*table)[outcome.object].name);
        return role == Qt::DisplayRole && outcome.isWanted ? name + QStringLiteral(" ★") : name;
    }
    if (role == ValueRole) {
        return value;
    }
    if (role != Qt::DisplayRole || !hasColumn(column)) {
        return {};
    }
    if (column == Mean) {
        return QString::number(value, 'f', value < 0.01 ? 4 : value < 10 ? 3 : 1);
    }
    return column == AtLeastOne && !isComplete_ ? QStringLiteral("…") : percent(value);
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
    constexpr int middlingLevel = 14;
    return keptText(nethack::polypile::keptProperties(
        question->situation, stacks[static_cast<std::size_t>(subject_.stack)], result,
        plan.hero.level.value_or(middlingLevel)));
}

QVariant OutcomesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    static const struct {
        const char* name;
        const char* rule;
    } columns[ColumnCount] = {
        {"Object", "What it may be afterwards; ★ is a goal."},
        {"Becomes",
         "The probability that the stack changes into it, before a golem takes anything "
         "(zap.c poly_obj())."},
        {"≥ 1",
         "At least one: the probability that one or more lie on the square, if the beam gets "
         "there."},
        {"Mean", "How many there are on average."},
    };
    switch (role) {
        case Qt::DisplayRole:
            return tr(columns[section].name);
        case Qt::ToolTipRole:
            return tr(columns[section].rule);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (section == Object ? Qt::AlignLeft : Qt::AlignRight));
        default:
            return {};
    }
}

}  // namespace polyplan::ui
