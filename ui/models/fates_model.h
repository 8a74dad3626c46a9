#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "ui/models/figure_role.h"
#include "ui/models/subject.h"

namespace polyplan::ui {

/// What happens to the selected stack, pile or line: a few figures, each with its rule. Those that
/// are shares of the same whole have a bar.
class FatesModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Label, Value, Bar, ColumnCount };
    enum Role {
        ShareRole = Qt::UserRole,  ///< of `Bar`: length, 0 to 1; invalid where there is no bar
        MeaningRole,               ///< of `Bar`: what its color stands for, a `Meaning`
    };
    enum class Meaning { Kept, Changed, Shock, Golem, Reached };

    FatesModel(PlanDocument& document, OddsService& odds, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    struct Row {
        QString label;
        QString value;
        QString rule;
        std::optional<FigureName> figure;
        double share = -1;  ///< length of its bar; negative: it has none
        Meaning meaning = Meaning::Kept;
        bool operator==(const Row&) const = default;
    };

  private:
    void follow();

    PlanDocument& document_;
    OddsService& odds_;
    std::vector<Row> rows_;
};

}  // namespace polyplan::ui
