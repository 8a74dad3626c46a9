#include "ui/damage/type_combo.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include "ui/damage/searched_completer.h"
#include "ui/models/damage/damage_types_model.h"

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
    setMinimumContentsLength(18);
    setCompleter(completer_);
    lineEdit()->installEventFilter(this);
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
    lineEdit()->selectAll();
    Q_EMIT typeChosen(type_);
}

bool TypeCombo::eventFilter(QObject* watched, QEvent* event) {
    if (watched == lineEdit() && event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
        showType();
    }
    if (watched == lineEdit() && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            const QModelIndex found = completer_->bestFound(lineEdit()->text());
            completer_->popup()->hide();
            if (found.isValid()) {
                choose(found);
            } else {
                showType();
            }
            return true;
        }
        if (key == Qt::Key_Escape) {
            showType();
            return true;
        }
    }
    return QComboBox::eventFilter(watched, event);
}

}  // namespace polyplan::ui
