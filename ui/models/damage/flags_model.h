#pragma once

#include <QAbstractListModel>
#include <string>
#include <vector>

namespace polyplan::ui {

class AttackEditor;

/// The flags that damage asks of a monster, with a check box each: those of the target by hand,
/// or that it would have.
class FlagsModel : public QAbstractListModel {
    Q_OBJECT

  public:
    explicit FlagsModel(AttackEditor& editor, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    void follow();

    AttackEditor& editor_;
    std::vector<std::string> set_;  ///< names of flags
};

}  // namespace polyplan::ui
