#include "ui/damage/type_combo.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStyle>

#include "ui/models/damage/damage_types_model.h"
#include "ui/parts/searched_completer.h"

namespace polyplan::ui {

using oangband::DamageType;

TypeCombo::TypeCombo(QWidget* parent)
    : QComboBox(parent),
      types_(new DamageTypesModel(this)),
      completer_(new SearchedCompleter(types_, DamageTypesModel::SearchRole, this)) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setModel(types_);
    setMaxVisibleItems(24);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(15);
    setCompleter(completer_);
    lineEdit()->installEventFilter(this);
    connect(lineEdit(), &QLineEdit::returnPressed, this, &TypeCombo::take);
    connect(this, &QComboBox::activated, this, [this](int row) { choose(types_->index(row)); });
    connect(completer_, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& index) { choose(completer_->sourceOf(index)); });
    showType();
}

void TypeCombo::setType(DamageType type) {
    if (type != type_) {
        type_ = type;
        showType();
    }
}

void TypeCombo::showPopup() {
    const QStyle& look = *style();
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + 2 * view()->frameWidth() +
                            look.pixelMetric(QStyle::PM_ScrollBarExtent) +
                            look.pixelMetric(QStyle::PM_ScrollView_ScrollBarSpacing));
    QComboBox::showPopup();
}

void TypeCombo::showType() {
    const QSignalBlocker quiet(this);
    setCurrentIndex(types_->rowOf(type_));
    lineEdit()->setText(currentData(Qt::DisplayRole).toString());
    lineEdit()->setCursorPosition(0);
}

void TypeCombo::choose(const QModelIndex& index) {
    const QVariant type = index.data(DamageTypesModel::TypeRole);
    if (!type.isValid()) {
        return;
    }
    type_ = static_cast<DamageType>(type.toInt());
    showType();
    selectIfFocused();
    Q_EMIT typeChosen(type_);
}

void TypeCombo::take() {
    const QString typed = lineEdit()->text();
    if (typed == itemText(types_->rowOf(type_))) {
        Q_EMIT typeChosen(type_);
        return;
    }
    QAbstractItemView& popup = *completer_->popup();
    const QModelIndex chosen = popup.isVisible() ? popup.currentIndex() : QModelIndex();
    const QModelIndex found =
        chosen.isValid() ? completer_->sourceOf(chosen) : completer_->bestFound(typed);
    popup.hide();
    if (found.isValid()) {
        choose(found);
        return;
    }
    showType();
    selectIfFocused();
    Q_EMIT nothingFound(typed);
}

void TypeCombo::selectIfFocused() {
    if (hasFocus()) {
        lineEdit()->selectAll();
    }
}

// The keys and the focus are the box's, which hands them on to its line past any filter.
void TypeCombo::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        showType();
        lineEdit()->selectAll();
        return;
    }
    QComboBox::keyPressEvent(event);
}

void TypeCombo::focusOutEvent(QFocusEvent* event) {
    QComboBox::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason) {
        return;
    }
    const QString typed = lineEdit()->text();
    if (typed.trimmed().isEmpty() || typed == itemText(types_->rowOf(type_))) {
        showType();
    } else {
        take();
    }
}

bool TypeCombo::eventFilter(QObject* watched, QEvent* event) {
    if (watched == lineEdit() && event->type() == QEvent::MouseButtonPress) {
        isEntering_ =
            !lineEdit()->hasSelectedText() && lineEdit()->text() == itemText(types_->rowOf(type_));
    }
    if (watched == lineEdit() && event->type() == QEvent::MouseButtonRelease && isEntering_ &&
        !lineEdit()->hasSelectedText()) {
        lineEdit()->selectAll();
        return true;
    }
    return QComboBox::eventFilter(watched, event);
}

}  // namespace polyplan::ui
