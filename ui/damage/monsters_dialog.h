#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace polyplan::oangband {
class MonsterTable;
}  // namespace polyplan::oangband

namespace polyplan::ui {

class FoundMonstersModel;
class MonsterFilter;

/// The monsters that a search finds, in a list that can be sorted and copied: which resist a damage
/// type, which are immune to it.
class MonstersDialog : public QDialog {
    Q_OBJECT

  public:
    MonstersDialog(const oangband::MonsterTable& monsters, const QString& search, QWidget* parent);

    /// Shows one, which goes once it is closed.
    static void showFound(const oangband::MonsterTable& monsters, const QString& search,
                          QWidget* parent);

  private:
    void find(const QString& search);

    FoundMonstersModel* monsters_;
    MonsterFilter* found_;
    QLabel* count_;
};

}  // namespace polyplan::ui
