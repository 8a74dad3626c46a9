#include "ui/parts/boxed_row_delegate.h"

#include <QApplication>
#include <QLineEdit>
#include <QPainter>
#include <QStyle>

#include "ui/charts/curve_plot.h"
#include "ui/look/box_delegate.h"
#include "ui/look/metrics.h"
#include "ui/look/row_ground.h"
#include "ui/look/theme.h"
#include "ui/models/field_role.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

QSize BoxedRowDelegate::sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const {
    const Metrics metrics(option.font);
    const bool hasSummary = index.data(RowSummary).isValid();
    return {12 * metrics.em,
            metrics.line + (hasSummary ? metrics.smallLine : 0) + 2 * metrics.step};
}

QRect BoxedRowDelegate::boxRect(const QRect& row, const QFont& font) {
    const Metrics metrics(font);
    const int side = metrics.line;
    return {row.left() + metrics.step, row.top() + (row.height() - side) / 2, side, side};
}

void BoxedRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Metrics metrics(option.font);
    painter->save();
    paintStripedRowGround(*painter, option);
    QRect rest = option.rect.adjusted(2 * metrics.step, metrics.step, -metrics.step, -metrics.step);
    if (const QVariant check = index.data(Qt::CheckStateRole); check.isValid()) {
        QStyleOptionButton box;
        box.rect = boxRect(option.rect, option.font);
        box.palette = option.palette;
        outlineBoxes(box.palette);
        box.state = QStyle::State_Enabled |
                    (check.toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
        const QStyle* style =
            option.widget == nullptr ? QApplication::style() : option.widget->style();
        style->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, option.widget);
        rest.setLeft(box.rect.right() + 2 * metrics.step);
    }
    painter->setFont(metrics.text);
    if (const QVariant look = index.data(RowLook); look.isValid()) {
        const QRect sample(rest.left(), rest.top(), 2 * metrics.em, metrics.line);
        if (look.toInt() >= 0) {
            paintCurveSample(*painter, sample, theme, look.toInt());
        }
        rest.setLeft(sample.right() + 2 * metrics.step);
    }
    if (const QVariant glyph = index.data(RowGlyph); glyph.isValid()) {
        const QRect place(rest.left(), rest.top(), metrics.line, metrics.line);
        painter->setFont(metrics.glyph);
        painter->setPen(theme.glyph(static_cast<GlyphColor>(index.data(RowGlyphColor).toInt())));
        painter->drawText(place, Qt::AlignCenter, glyph.toChar());
        rest.setLeft(place.right() + metrics.step);
    }
    QRect title(rest.left(), rest.top(), rest.width(), metrics.line);
    const QString figure = index.data(RowFigure).toString();
    painter->setFont(metrics.strong);
    painter->setPen(theme.text);
    painter->drawText(title, Qt::AlignRight | Qt::AlignVCenter, figure);
    title.setRight(title.right() - QFontMetrics(metrics.strong).horizontalAdvance(figure) -
                   metrics.step);
    painter->setFont(metrics.text);
    painter->drawText(title, Qt::AlignVCenter,
                      QFontMetrics(metrics.text)
                          .elidedText(index.data().toString(), Qt::ElideRight, title.width()));
    const QRect summary(rest.left(), title.bottom() + 1, rest.width(), metrics.smallLine);
    painter->setFont(metrics.small);
    painter->setPen(theme.mutedText);
    painter->drawText(
        summary, Qt::AlignVCenter,
        QFontMetrics(metrics.small)
            .elidedText(index.data(RowSummary).toString(), Qt::ElideRight, summary.width()));
    painter->restore();
}

QWidget* BoxedRowDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const {
    QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
    auto* line = qobject_cast<QLineEdit*>(editor);
    if (const QVariant most = index.data(LengthRole); line != nullptr && most.isValid()) {
        line->setMaxLength(most.toInt());
    }
    return editor;
}

void BoxedRowDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    const auto* line = qobject_cast<const QLineEdit*>(editor);
    if (line == nullptr || !line->isModified()) {
        QStyledItemDelegate::setEditorData(editor, index);
    }
}

void BoxedRowDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                            const QModelIndex&) const {
    QRect place = option.rect;
    place.setLeft(boxRect(option.rect, option.font).right() + Metrics(option.font).step);
    const int height = editor->sizeHint().height();
    place.setTop(place.top() + (place.height() - height) / 2);
    place.setHeight(height);
    editor->setGeometry(place);
}

bool BoxedRowDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                   const QStyleOptionViewItem& option, const QModelIndex& index) {
    return toggleAt(boxRect(option.rect, option.font), *event, *model, index);
}

}  // namespace polyplan::ui
