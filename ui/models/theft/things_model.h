#pragma once

#include <QAbstractListModel>
#include <map>
#include <vector>

#include "core/nethack/theft/request.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

class TheftEditor;
class TheftService;

/// What the hero carries openly, or what he has in bags, in the order of the inventory, with the
/// chance that it gets stolen. The box of a stack is whether it is carried openly; its name can be
/// edited. One that can't be its name stays there, marked, until it is mended or what counts there
/// has changed. Stacks are dragged to order them, and from the one model to the other.
class ThingsModel : public QAbstractListModel {
    Q_OBJECT

  public:
    ThingsModel(TheftEditor& editor, TheftService& service, bool inContainer,
                QObject* parent = nullptr);

    /// Its place in the whole inventory; −1 if there is none.
    int stackAt(int row) const;
    /// −1 if it is in the other model.
    int rowOf(int stack) const;
    /// Exchanges stacks, as one block, with their neighbor in this model.
    /// @param stacks of this model, rising
    void move(const std::vector<int>& stacks, int by);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    /// Moves the stacks themselves, as one undo step. @returns false, so that the view removes
    /// nothing.
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

  private:
    void follow();
    /// None if it is not these that are dragged.
    std::vector<int> draggedStacks(const QMimeData& data) const;
    struct Row {
        int stack;  ///< its place in the whole inventory
        nethack::theft::Thing thing;
        QString name;
    };
    /// A name that was typed and is not taken.
    struct Refused {
        nethack::theft::Thing thing;  ///< as it counts
        QString typed;
        QString why;
    };
    std::vector<Row> rowsOfTheft() const;
    /// Null if its name is taken.
    const Refused* refusedOf(const Row& row) const;
    void forgetRefused();
    /// What stands in the place of its name.
    QString title(const Row& row) const;
    /// What is wrong with that; empty: nothing.
    QString remark(const Row& row) const;
    QString summary(const Row& row) const;
    QString figure(const Row& row) const;

    TheftEditor& editor_;
    TheftService& service_;
    bool inContainer_;
    std::vector<Row> rows_;
    std::map<int, Refused> refused_;  ///< by stack
    std::vector<double> gone_;        ///< at the end, by stack
};

}  // namespace polyplan::ui
