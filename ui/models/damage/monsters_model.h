#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/oangband/monster_table.h"
#include "ui/models/damage/damage_service.h"

namespace polyplan::ui {

class AttackEditor;
class DamageService;

/// All monsters with what the current attack's type does to each.
class MonstersModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Name, Level, HitPoints, Mean, Killed, Resistance, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole,
        IdRole,
        GlyphRole,       ///< QChar
        GlyphColorRole,  ///< GlyphColor as int
    };

    MonstersModel(AttackEditor& editor, DamageService& service, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    const oangband::Monster& monster(int row) const;
    int rowOf(int id) const;

  private:
    void follow();
    const ShortAnswer* answer(int row) const;
    QString text(const QModelIndex& index) const;
    QVariant sortKey(const QModelIndex& index) const;

    DamageService& service_;
    const oangband::MonsterTable& table_;
    std::shared_ptr<const AttackAnswers> answers_;
};

}  // namespace polyplan::ui
