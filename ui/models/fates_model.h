#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "ui/models/subject.h"

namespace polyplan::ui {

/// What happens to the selected stack, pile or line: a few figures, each with its rule.
class FatesModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Label, Value, ColumnCount };

    FatesModel(PlanDocument& document, OddsService& odds, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    struct Row {
        QString label;
        QString value;
        QString rule;
        bool operator==(const Row&) const = default;
    };

  private:
    void follow();

    PlanDocument& document_;
    OddsService& odds_;
    std::vector<Row> rows_;
};

}  // namespace polyplan::ui
