#pragma once

#include <QAbstractTableModel>

#include <optional>

#include "core/nethack/polypile/odds.h"
#include "ui/models/figure_role.h"
#include "ui/models/unidentified_goals.h"

namespace polyplan::ui {

class OddsService;
class PlanDocument;

/// The goals of the current strategy with their probabilities after the last zap, then rows for any
/// and all of them and for the mean number of wanted things.
class GoalsModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Object, AtLeast, Probability, ColumnCount };
    enum Role { IsSummaryRole = Qt::UserRole };
    enum Summary { Any, All, Wanted };

    GoalsModel(PlanDocument& document, OddsService& odds, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// How many are wanted can be edited.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    bool isGoalRow(int row) const { return row >= 0 && row < goalCount(); }
    void removeGoal(int row);
    /// What the mark beside goals means that something unidentified may be; empty if there is none.
    QString footnote() const;

  private:
    int goalCount() const;
    void followPlan();
    void followOdds();
    void findUnidentified();
    /// Of the answer (`LineAnswer::worlds`).
    std::size_t worlds() const;
    /// What is said of a goal that something unidentified may be; empty of another.
    QString aboutUnidentified(int goal) const;
    bool areSeveralZaps() const;
    QString label(int row) const;
    const Estimate* estimate(int row) const;
    /// The same some turns later; null where that is not asked.
    const Estimate* later(int row) const;
    std::optional<Estimate> wantedItems() const;
    QString figureText(int row) const;
    /// With all its digits; an empty text where there is none.
    QVariant bareFigure(int row) const;
    FigureName figureName(int row) const;
    QString toolTip(int row) const;
    QString aboutNow(int row) const;

    PlanDocument& document_;
    OddsService& odds_;
    int shownGoals_ = 0;
    UnidentifiedGoals unidentified_;
};

}  // namespace polyplan::ui
