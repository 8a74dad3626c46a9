#pragma once

#include <QAbstractListModel>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/plan/document.h"

namespace polyplan::ui {

class PlanDocument;

/// The stacks of the plan that are not laid out yet, in the plan's order, with the roles of
/// CatalogueModel. The check box of a stack is the star of its object: whether the current strategy
/// has it as a goal.
class InventoryModel : public QAbstractListModel {
    Q_OBJECT

  public:
    /// What a stack's card says of it, beside the roles of CatalogueModel. The game's own words are
    /// those of `Qt::DisplayRole`.
    enum Role {
        CardNameRole = Qt::UserRole + 100,
        CardDetailRole,
        QuantityRole,
        BucRole,  ///< nethack::Buc as int
    };

    explicit InventoryModel(PlanDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override {
        return Qt::CopyAction | Qt::MoveAction;
    }

  private:
    void followPlan();

    PlanDocument& document_;
    const ObjectTable* table_ = nullptr;
    std::vector<plan::Stack> stacks_;
    std::vector<ObjectIndex> goals_;
};

}  // namespace polyplan::ui
