#pragma once

#include <QAbstractListModel>

#include "core/oangband/object_kind.h"
#include "ui/models/cell_table.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/ranked_filter.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

class AttackEditor;

/// What lies on the floor of the target's square, and what the current attack does to each: first
/// what was laid down, then any object of the usual classes.
class FloorModel : public CellTable {
    Q_OBJECT

  public:
    enum Column { Object, Cursed, Artifact, Locked, Destroyed, Why };

    FloorModel(AttackEditor& editor, DamageService& service, QObject* parent = nullptr);

    void add(const oangband::ObjectKind& kind);
    /// Does nothing for a class.
    void remove(int row);
    bool mayAdd() const;

  private:
    int count() const override;
    std::vector<Head> heads() const override;
    QVariant value(int row, int column) const override;
    QString text(int row, int column) const override;
    QVariant bare(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QString spoken(int row, int column) const override;
    Look look(int row, int column) const override;
    /// Cursed, artifact, locked.
    std::optional<bool> check(int row, int column) const override;
    bool setCheck(int row, int column, bool isChecked) override;
    int laidDown() const;
    /// Null for a class.
    const oangband::FloorObject* object(int row) const;
    QString name(int row) const;
    const oangband::FloorObjectFate* fate(int row) const;

    AttackEditor& editor_;
    DamageService& service_;
};

/// All kinds of objects.
class ObjectKindsModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { SearchRole = RowOtherRoles };

    explicit ObjectKindsModel(const oangband::ObjectKindTable& table, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    const oangband::ObjectKind& kind(int row) const;

  private:
    const oangband::ObjectKindTable& table_;
};

/// Finds a kind by words of its name and class, best by what it is displayed or printed as.
class ObjectKindsFilter : public RankedFilter {
    Q_OBJECT

  public:
    explicit ObjectKindsFilter(ObjectKindsModel& kinds);

  protected:
    Likeness likenessOf(const QModelIndex& index) const override;

  private:
    const ObjectKindsModel& kinds_;
};

}  // namespace polyplan::ui
