#pragma once

#include <QDialog>
#include <functional>

class QLabel;
class QModelIndex;

namespace polyplan::oangband {
class MonsterTable;
struct Monster;
}  // namespace polyplan::oangband

namespace polyplan::ui {

class FoundMonstersModel;
class MonsterFilter;

/// The monsters that a search finds, in a list that can be sorted and copied: which resist a damage
/// type, which are immune to it.
class MonstersDialog : public QDialog {
    Q_OBJECT

  public:
    using Take = std::function<void(const oangband::Monster&)>;

    /// @param take makes a monster the target; without it none is taken
    MonstersDialog(const oangband::MonsterTable& monsters, const QString& search, Take take,
                   QWidget* parent);

    /// Shows one, which goes once it is closed.
    static void showFound(const oangband::MonsterTable& monsters, const QString& search, Take take,
                          QWidget* parent);

  private:
    void find(const QString& search);
    void takeTarget(const QModelIndex& row);
    QString counted() const;

    FoundMonstersModel* monsters_;
    MonsterFilter* found_;
    QTableView* table_;
    QLabel* count_;
    Take take_;
};

}  // namespace polyplan::ui
