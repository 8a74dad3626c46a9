#include "ui/parts/field_delegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <algorithm>

#include "ui/look/theme.h"
#include "ui/models/field_role.h"
#include "ui/parts/number_field.h"
#include "ui/parts/plain_line.h"
#include "ui/parts/word_suggestions.h"

namespace polyplan::ui {

void keepWhole(QWidget& editor, const QRect& cell) {
    QRect place = cell;
    place.setWidth(std::max(cell.width(), editor.sizeHint().width()));
    const int beyond = place.right() - editor.parentWidget()->rect().right();
    place.translate(-std::clamp(beyond, 0, std::max(0, place.left())), 0);
    editor.setGeometry(place);
}

QWidget* FieldDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                     const QModelIndex& index) const {
    QWidget* editor = nullptr;
    if (index.data(MostRole).isValid()) {
        auto* box = new NumberField(parent);
        box->allow(index.data(LeastRole).toInt(), index.data(MostRole).toInt(),
                   index.data(BelowLeastRole).toString());
        box->setFrame(false);
        editor = box;
    } else if (index.data(ChoicesRole).isValid() && !index.data(IsOpenRole).toBool()) {
        auto* box = new QComboBox(parent);
        box->addItems(index.data(ChoicesRole).toStringList());
        editor = box;
    } else {
        editor = QStyledItemDelegate::createEditor(parent, option, index);
        if (auto* line = qobject_cast<QLineEdit*>(editor)) {
            keepOnOneLine(*line);
            line->setMaxLength(index.data(LengthRole).toInt());
            auto* suggestions = new WordSuggestions(index.data(ChoicesRole).toStringList(), *line,
                                                    index.data(IsListRole).toBool()
                                                        ? WordSuggestions::Completes::LastOfList
                                                        : WordSuggestions::Completes::Whole);
            line->setCompleter(suggestions);
            connect(suggestions, &WordSuggestions::taken, this, &FieldDelegate::finish);
        }
    }
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    editor->setToolTip(index.data(Qt::ToolTipRole).toString());
    return editor;
}

void FieldDelegate::finish(QWidget* editor) {
    if (editor->isVisible()) {  // else it is done already
        Q_EMIT commitData(editor);
        Q_EMIT closeEditor(editor);
    }
}

void FieldDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor)) {
        box->setCurrentText(index.data(Qt::EditRole).toString());
    } else {
        QStyledItemDelegate::setEditorData(editor, index);
    }
}

void FieldDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                 const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor)) {
        model->setData(index, box->currentText());
    } else if (auto* number = qobject_cast<QSpinBox*>(editor)) {
        number->interpretText();
        model->setData(index, number->value());
    } else {
        QStyledItemDelegate::setModelData(editor, model, index);
    }
}

void FieldDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const {
    QStyledItemDelegate::updateEditorGeometry(editor, option, index);
    keepWhole(*editor, option.rect);
}

void FieldDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const int length = index.data(WrongLengthRole).toInt();
    if (length == 0) {
        return;
    }
    QStyleOptionViewItem cell(option);
    initStyleOption(&cell, index);
    const QStyle* style = cell.widget == nullptr ? QApplication::style() : cell.widget->style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
    const QRect text = style->subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget)
                           .adjusted(margin, 0, -margin, 0);
    const QFontMetrics letters(cell.font);
    const int from = index.data(WrongFromRole).toInt();
    const int left = text.left() + letters.horizontalAdvance(cell.text.left(from));
    const int right = left + letters.horizontalAdvance(cell.text.mid(from, length));
    const int below = text.center().y() + letters.height() / 2;
    painter->save();
    painter->setPen(QPen(Theme::of(option.palette).error, 2, Qt::DotLine));
    painter->drawLine(std::min(left, text.right()), below, std::min(right, text.right()), below);
    painter->restore();
}

void FieldDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (const QVariant hint = index.data(HintRole); hint.isValid()) {
        option->features |= QStyleOptionViewItem::HasDisplay;
        option->text = hint.toString();
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
    }
    if (index.data(RemarkRole).isValid()) {
        option->font.setItalic(true);
        option->palette.setColor(QPalette::Text, Theme::of(option->palette).warning);
    }
}

}  // namespace polyplan::ui
