#pragma once

#include <QAbstractTableModel>

#include "core/oangband/object_kind.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

class AttackEditor;
class DamageService;

/// What lies on the floor of the target's square, and what the current attack does to each: first
/// what was laid down, then any object of the usual classes.
class FloorModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Object, Cursed, Artifact, Locked, Destroyed, Why, ColumnCount };
    enum Role { SortRole = Qt::UserRole };

    FloorModel(AttackEditor& editor, DamageService& service, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// The check boxes: cursed, artifact, locked.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    void add(const oangband::ObjectKind& kind);
    /// Does nothing for a class.
    void remove(int row);
    bool mayAdd() const;

  private:
    void follow();
    int laidDown() const;
    /// Null for a class.
    const oangband::FloorObject* object(int row) const;
    QString name(int row) const;
    const oangband::FloorObjectFate* fate(int row) const;

    AttackEditor& editor_;
    DamageService& service_;
    int rows_ = 0;
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

/// "Healing (potion)"
QString objectKindText(const std::string& name, const std::string& type);

}  // namespace polyplan::ui
