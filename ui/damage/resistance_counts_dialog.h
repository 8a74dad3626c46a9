#pragma once

#include <QDialog>

#include "core/oangband/monster_table.h"

namespace polyplan::ui {

/// Help on how many monsters resist each damage type of Oangband, and where the wiki counts
/// otherwise.
class ResistanceCountsDialog : public QDialog {
    Q_OBJECT

  public:
    explicit ResistanceCountsDialog(const oangband::MonsterTable& monsters,
                                    QWidget* parent = nullptr);
};

}  // namespace polyplan::ui
