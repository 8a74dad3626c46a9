#pragma once

#include <QComboBox>

#include "core/oangband/damage_type.h"

namespace polyplan::ui {

class DamageTypesModel;
class SearchedCompleter;

/// A damage type, chosen from a grouped list or found by typing, which counts with Enter or once
/// the box is left.
class TypeCombo : public QComboBox {
    Q_OBJECT

  public:
    explicit TypeCombo(QWidget* parent = nullptr);

    void setType(oangband::DamageType type);
    /// As wide as its entries.
    void showPopup() override;

  Q_SIGNALS:
    void typeChosen(oangband::DamageType type);
    /// Enter on a text that no type answers to, or leaving it; the box shows its type again.
    void nothingFound(const QString& text);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    /// A first click into the text selects it, so that typing replaces it.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void choose(const QModelIndex& index);
    void showType();
    /// As by Enter: the suggestion that is chosen, else the first one.
    void take();
    void selectIfFocused();

    DamageTypesModel* types_;
    SearchedCompleter* completer_;
    bool isEntering_ = false;
    oangband::DamageType type_ = oangband::DamageType::Fire;
};

}  // namespace polyplan::ui
