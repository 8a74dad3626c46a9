#include "ui/models/goals_model.h"

#include <QFont>

#include "core/nethack/polypile/may_be_wanted.h"
#include "core/nethack/polypile/wanted_items.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/estimate_text.h"
#include "ui/models/goal_edits.h"
#include "ui/models/odds_service.h"
#include "ui/models/report_text.h"
#include "ui/models/table_text.h"
#include "ui/models/use_words.h"

namespace polyplan::ui {

namespace {

constexpr int summaryRows = 3;

QString wantedText(const Estimate& items) {
    if (items.standardError > 0) {
        return estimateText(items, Unit::Plain);
    }
    if (items.value < 0.0001) {
        return items.value > 0 ? QStringLiteral("< 0.0001") : QStringLiteral("0");
    }
    return decimal(items.value, items.value < 0.1 ? 4 : 2);
}

}  // namespace

GoalsModel::GoalsModel(PlanDocument& document, OddsService& odds, QObject* parent)
    : QAbstractTableModel(parent), document_(document), odds_(odds), shownGoals_(goalCount()) {
    connect(&document_, &PlanDocument::planChanged, this, &GoalsModel::followPlan);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &GoalsModel::followPlan);
    connect(&odds_, &OddsService::oddsChanged, this, &GoalsModel::followOdds);
    connect(&odds_, &OddsService::seriesChanged, this, &GoalsModel::followOdds);
    findUnidentified();
}

int GoalsModel::goalCount() const {
    return static_cast<int>(document_.polypile().goals.size());
}

void GoalsModel::findUnidentified() {
    const ObjectTable* table = document_.table();
    unidentified_ = table == nullptr
                        ? UnidentifiedGoals()
                        : unidentifiedGoals(document_.polypile(), *table, document_.knownInLine());
}

std::size_t GoalsModel::worlds() const {
    const auto answer = odds_.answer();
    return answer ? answer->worlds : 1;
}

QString GoalsModel::aboutUnidentified(int goal) const {
    const auto place = static_cast<std::size_t>(goal);
    return place >= unidentified_.what.size() || unidentified_.what[place].empty()
               ? QString()
               : toQString(nethack::polypile::sayingOf(unidentified_.what[place], worlds()));
}

QString GoalsModel::footnote() const {
    return unidentified_.quantity == 0
               ? QString()
               : toQString(nethack::polypile::mayBeFootnote(unidentified_.quantity, worlds()));
}

void GoalsModel::followPlan() {
    findUnidentified();
    if (goalCount() != shownGoals_) {
        beginResetModel();
        shownGoals_ = goalCount();
        endResetModel();
    } else if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

/// An editor that is open beside them keeps what was typed into it.
void GoalsModel::followOdds() {
    if (goalCount() != shownGoals_) {
        followPlan();
    } else if (rowCount() > 0) {
        for (const Column column : {Object, Probability}) {
            Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
        }
    }
}

int GoalsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || shownGoals_ == 0 ? 0 : shownGoals_ + summaryRows;
}

int GoalsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString GoalsModel::label(int row) const {
    if (row < shownGoals_) {
        const ObjectTable* table = document_.table();
        const auto object = document_.polypile().goals[static_cast<std::size_t>(row)].object;
        if (table == nullptr) {
            return {};
        }
        const QString name = QStringLiteral("★ ") + toQString((*table)[object].name);
        return aboutUnidentified(row).isEmpty()
                   ? name
                   : name + u' ' + toQString(nethack::polypile::mayBeMark);
    }
    const int summary = row - shownGoals_;
    return summary == Any   ? tr("any goal")
           : summary == All ? tr("all goals")
                            : tr("wanted things, on average");
}

bool GoalsModel::areSeveralZaps() const {
    return document_.polypile().zaps > 1;
}

const Estimate* GoalsModel::estimate(int row) const {
    const auto among = [&](const auto& answer) -> const Estimate* {
        if (static_cast<int>(answer.goals.size()) != shownGoals_) {
            return nullptr;
        }
        if (row < shownGoals_) {
            const auto& goal = answer.goals[static_cast<std::size_t>(row)];
            const nethack::polypile::Goal& asked =
                document_.polypile().goals[static_cast<std::size_t>(row)];
            return goal.goal == asked ? &goal.probability : nullptr;
        }
        return row == shownGoals_ + Any   ? &answer.anyGoal
               : row == shownGoals_ + All ? &answer.allGoals
                                          : nullptr;
    };
    if (areSeveralZaps()) {
        const auto series = odds_.series();
        return series ? among(series->byZap.back()) : nullptr;
    }
    const auto answer = odds_.answer();
    return answer ? among(*answer) : nullptr;
}

std::optional<Estimate> GoalsModel::wantedItems() const {
    if (areSeveralZaps()) {
        const auto series = odds_.series();
        if (!series || !odds_.isSeriesCurrent()) {
            return std::nullopt;
        }
        return nethack::polypile::wantedItems(*series);
    }
    const auto answer = odds_.answer();
    return answer && odds_.isCurrent() ? std::optional(nethack::polypile::wantedItems(*answer))
                                       : std::nullopt;
}

QString GoalsModel::figureText(int row) const {
    if (row == shownGoals_ + Wanted) {
        const auto items = wantedItems();
        return items ? wantedText(*items) : QStringLiteral("–");
    }
    const Estimate* probability = estimate(row);
    const Estimate* still = later(row);
    const QString now = probability == nullptr ? QStringLiteral("–") : toText(*probability);
    return still == nullptr ? now : tr("%1 · later %2").arg(now, toText(*still));
}

QVariant GoalsModel::bareFigure(int row) const {
    if (row == shownGoals_ + Wanted) {
        const auto items = wantedItems();
        return items ? QVariant(items->value) : QVariant(QString());
    }
    const Estimate* probability = estimate(row);
    return probability == nullptr ? QVariant(QString()) : QVariant(probability->value);
}

const Estimate* GoalsModel::later(int row) const {
    const auto answer = odds_.answer();
    if (areSeveralZaps() || !answer || !answer->later ||
        static_cast<int>(answer->later->goals.size()) != shownGoals_) {
        return nullptr;
    }
    const auto& later = *answer->later;
    return row < shownGoals_          ? &later.goals[static_cast<std::size_t>(row)].probability
           : row == shownGoals_ + Any ? &later.anyGoal
           : row == shownGoals_ + All ? &later.allGoals
                                      : nullptr;
}

FigureName GoalsModel::figureName(int row) const {
    using Kind = FigureName::Kind;
    switch (row - shownGoals_) {
        case Any:
            return {.kind = Kind::AnyGoal};
        case All:
            return {.kind = Kind::AllGoals};
        case Wanted:
            return {.kind = Kind::WantedItems};
        default:
            return {.kind = Kind::Goal, .goal = static_cast<std::size_t>(row)};
    }
}

QString GoalsModel::toolTip(int row) const {
    QString about = aboutNow(row);
    if (const QString what = row < shownGoals_ ? aboutUnidentified(row) : QString();
        !what.isEmpty()) {
        about += QStringLiteral("\n%1 %2").arg(toQString(nethack::polypile::mayBeMark), what);
    }
    return later(row) == nullptr
               ? about
               : tr("%1\nLater: %2 turns after the %3, when some of it has turned back (timeout.c "
                    "unpoly_obj()).")
                     .arg(about, decimal(document_.polypile().turnsLater),
                          oneUse(document_.polypile()));
}

QString GoalsModel::aboutNow(int row) const {
    const bool dipped = isDipped(document_.polypile().source);
    const QString when =
        (areSeveralZaps() ? tr("the last %1") : tr("the %1")).arg(oneUse(document_.polypile()));
    const QString by =
        dipped ? QStringLiteral("(potion.c dodip())") : QStringLiteral("(zap.c bhit())");
    const QString counted =
        areSeveralZaps() && document_.polypile().collectGoalsBetweenZaps
            ? tr("were picked up or lie on the squares of the line after %1").arg(when)
            : tr("lie on the squares of the line after %1").arg(when);
    if (row < shownGoals_) {
        return (dipped ? tr("The probability that so many %1, counting those that lay there "
                            "before %2.")
                       : tr("The probability that so many %1, counting those that lay there "
                            "before. Piles are tied through the beam's range %2."))
            .arg(counted, by);
    }
    switch (row - shownGoals_) {
        case Any:
            return tr("The probability that at least one of the goals is met after %1 %2.")
                .arg(when, by);
        case All:
            return tr("The probability that every goal is met after %1 %2.").arg(when, by);
        default:
            return tr("How many of all starred objects %1, on average, counting those that lay "
                      "there before %2.")
                .arg(counted, dipped ? by : QStringLiteral("(zap.c bhitpile())"));
    }
}

QVariant GoalsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index) || goalCount() != shownGoals_) {
        return {};
    }
    const int row = index.row();
    const bool isSummary = row >= shownGoals_;
    const Estimate* probability = estimate(row);
    switch (role) {
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole:
            if (index.column() == Object) {
                return label(row);
            }
            if (index.column() == AtLeast) {
                return isSummary ? QString()
                                 : QStringLiteral("≥ %1").arg(data(index, Qt::EditRole).toInt());
            }
            return figureText(row);
        case figureRole:
            // A derivation tells of one zap.
            return index.column() == Probability && !areSeveralZaps()
                       ? QVariant::fromValue(figureName(row))
                       : QVariant();
        case Qt::EditRole:
            if (index.column() == AtLeast && !isSummary) {
                return document_.polypile().goals[static_cast<std::size_t>(row)].atLeast;
            }
            return index.column() == Probability && probability != nullptr
                       ? QVariant(probability->value)
                       : QVariant(data(index, Qt::DisplayRole));
        case Qt::ToolTipRole:
            return toolTip(row);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter |
                                       (index.column() == Object ? Qt::AlignLeft : Qt::AlignRight));
        case Qt::FontRole: {
            QFont font;
            font.setBold(true);
            return index.column() == Probability ? QVariant(font) : QVariant();
        }
        case IsSummaryRole:
            return isSummary;
        case csvRole:
            return index.column() == Object        ? label(row)
                   : index.column() == Probability ? bareFigure(row)
                   : isSummary                     ? QVariant(QString())
                                                   : data(index, Qt::EditRole);
        default:
            return {};
    }
}

QVariant GoalsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != csvRole)) {
        return {};
    }
    if (role == csvRole && section == Probability) {
        return tr("Probability (0 to 1); of wanted things their mean number");
    }
    switch (section) {
        case Object:
            return tr("Goal");
        case AtLeast:
            return tr("At least");
        case Probability:
            return tr("Probability");
        default:
            return {};
    }
}

bool GoalsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) {
        return false;
    }
    bool isNumber = false;
    const int atLeast = value.toInt(&isNumber);
    if (isNumber) {
        setGoalCount(document_, index.row(), atLeast);
    }
    return isNumber;
}

Qt::ItemFlags GoalsModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags common =
        Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return index.column() == AtLeast && isGoalRow(index.row()) ? common | Qt::ItemIsEditable
                                                               : common;
}

void GoalsModel::removeGoal(int row) {
    ui::removeGoal(document_, row);
}

}  // namespace polyplan::ui
