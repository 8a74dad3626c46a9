#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/catalogue/object_table.h"
#include "ui/models/figure_role.h"
#include "ui/models/subject.h"

namespace polyplan::ui {

/// One object that may lie there afterwards.
struct Outcome {
    ObjectIndex object{};
    double becomes = 0;     ///< probability that the stack changes into it; stacks only
    double atLeastOne = 0;  ///< probability that one or more lie on the square or line
    double mean = 0;        ///< expected number on the square or line; not of stacks
    /// Standard errors; 0 where exact.
    double becomesError = 0, atLeastOneError = 0, meanError = 0;
    bool isWanted = false;
    bool operator==(const Outcome&) const = default;
};

/// Everything that the selected stack may become, or that may lie on the selected pile's square or
/// on the line after the zap. A pile's figures are those of a pile that the beam has reached; the
/// line's take the reach into account.
class OutcomesModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Object, Becomes, AtLeastOne, Mean, ColumnCount };
    enum Role {
        ValueRole = Qt::UserRole,  ///< the bare number, to sort by
        IsWantedRole,
    };

    OutcomesModel(PlanDocument& document, OddsService& odds, QObject* parent = nullptr);

    const Subject& subject() const { return subject_; }
    const std::vector<Outcome>& outcomes() const { return outcomes_; }
    /// The column that says most of the subject.
    Column mainColumn() const { return subject_.isStack() ? Becomes : Mean; }
    double mainValue(const Outcome& outcome) const;
    bool hasColumn(Column column) const;
    /// Whether sampled figures leave their errors, and objects their whole names, to tooltips.
    void setBrief(bool isBrief);
    bool isBrief() const { return isBrief_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    void follow();
    std::vector<Outcome> read() const;
    /// What the selected stack keeps when it becomes this; empty for a pile or a line.
    QString keptBy(ObjectIndex result) const;
    QString toolTip(const Outcome& outcome, Column column) const;
    QString figureText(const Outcome& outcome, Column column, bool isBrief) const;
    FigureName figureName(const Outcome& outcome, Column column) const;
    bool isKnown(Column column) const;

    PlanDocument& document_;
    OddsService& odds_;
    Subject subject_;
    bool hasAtLeastOne_ = false;
    bool isBrief_ = false;
    std::vector<Outcome> outcomes_;
};

}  // namespace polyplan::ui
