#pragma once

#include <QAbstractListModel>
#include <vector>

#include "core/nethack/theft/thief_table.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

class TheftEditor;

/// All thieves of the theft's game.
class ThievesModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { SearchRole = RowOtherRoles };

    explicit ThievesModel(TheftEditor& editor, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    void follow();

    TheftEditor& editor_;
    nethack::Game game_{};
    std::vector<const nethack::theft::Thief*> thieves_;
};

}  // namespace polyplan::ui
