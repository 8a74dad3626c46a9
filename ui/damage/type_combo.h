#pragma once

#include <QComboBox>

#include "core/oangband/damage_type.h"

namespace polyplan::ui {

class DamageTypesModel;
class SearchedCompleter;

/// A damage type, chosen from a grouped list or found by typing.
class TypeCombo : public QComboBox {
    Q_OBJECT

  public:
    explicit TypeCombo(QWidget* parent = nullptr);

    void setType(oangband::DamageType type);

  Q_SIGNALS:
    void typeChosen(oangband::DamageType type);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void choose(const QModelIndex& index);
    void showType();

    DamageTypesModel* types_;
    SearchedCompleter* completer_;
    oangband::DamageType type_ = oangband::DamageType::Fire;
};

}  // namespace polyplan::ui
