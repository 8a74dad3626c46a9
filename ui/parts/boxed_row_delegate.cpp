#include "ui/parts/boxed_row_delegate.h"

#include <QApplication>
#include <QLineEdit>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <algorithm>
#include <optional>

#include "ui/charts/curve_look.h"
#include "ui/look/box_delegate.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/row_ground.h"
#include "ui/look/theme.h"
#include "ui/models/field_role.h"
#include "ui/models/row_role.h"
#include "ui/parts/plain_line.h"
#include "ui/parts/room_beside_bar.h"
#include "ui/parts/row_button.h"

namespace polyplan::ui {

namespace {

constexpr int leastEmsOfWords = 4;  ///< fewer of what a figure is of say nothing

/// Where what stands beside and around a row's title lies.
struct RowPlaces {
    RowPlaces(const QRect& row, const QFont& font, const QModelIndex& index)
        : metrics(font),
          rest(row.adjusted(2 * metrics.step, metrics.step, -metrics.step, -metrics.step)) {
        if (index.data(Qt::CheckStateRole).isValid()) {
            rest.setLeft(BoxedRowDelegate::boxRect(row, font).right() + 2 * metrics.step);
        }
        if (index.data(RowLook).isValid()) {
            look = QRect(rest.left(), rest.top(), 2 * metrics.em, metrics.line);
            rest.setLeft(look.right() + 2 * metrics.step);
        }
        if (index.data(RowGlyph).isValid()) {
            glyph = QRect(rest.left(), rest.top(), metrics.line, metrics.line);
            rest.setLeft(glyph.right() + metrics.step);
        }
        beside = QFontMetrics(metrics.strong).horizontalAdvance(index.data(RowFigure).toString()) +
                 metrics.step;
        title = QRect(rest.left(), rest.top(), std::max(1, rest.width() - beside), metrics.line);
        const QString text = index.data(RowButtonText).toString();
        summary = rest.width();
        if (!text.isEmpty()) {
            button = RowButton::sizeOf(text, font);
            summary -= button.width() + metrics.step;
        }
    }

    void putFigureBelow() {
        title.setWidth(rest.width());
        summary -= beside;
        isFigureBelow = true;
    }

    /// They have what the summary leaves or, where the figure does not stand there, half of it.
    void putFigureWords(const QModelIndex& index) {
        const QFontMetrics small(metrics.small);
        const QString words = index.data(RowFigureWords).toString();
        const int left = summary - small.horizontalAdvance(index.data(RowSummary).toString());
        const int most = std::max(left, isFigureBelow ? 0 : summary / 2) - 2 * metrics.step;
        const QString shown = small.elidedText(words, Qt::ElideRight, most);
        if (!words.isEmpty() && (shown == words || most >= leastEmsOfWords * metrics.em)) {
            figureWords = shown;
            summary -= small.horizontalAdvance(shown) + 2 * metrics.step;
        }
    }

    Metrics metrics;
    QRect rest;
    QRect look, glyph;
    QRect title;  ///< its first line
    QSize button;
    int beside;   ///< the room of the figure
    int summary;  ///< its width
    QString figureWords;
    bool isFigureBelow = false;
};

/// Whether a title of one line leaves its figure no room beside it.
bool isTooLong(const QRect& row, const QFont& font, const QModelIndex& index) {
    return index.data(RowSummary).isValid() &&
           QFontMetrics(font).horizontalAdvance(index.data().toString()) >
               RowPlaces(row, font, index).title.width();
}

/// A title of one line goes before its figure, which stands beside the summary then: in all rows,
/// so that their figures can be compared.
RowPlaces placesOf(const QRect& row, const QStyleOptionViewItem& option, const QModelIndex& index) {
    RowPlaces places(row, option.font, index);
    const bool mayStandBelow = !rowsMayDiffer(option) && index.data(RowSummary).isValid();
    const int rows = mayStandBelow ? index.model()->rowCount(index.parent()) : 0;
    for (int each = 0; each < rows && !places.isFigureBelow; ++each) {
        if (isTooLong(row, option.font, index.siblingAtRow(each))) {
            places.putFigureBelow();
        }
    }
    places.putFigureWords(index);
    return places;
}

std::optional<RowButton> buttonOf(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const QString text = index.data(RowButtonText).toString();
    if (text.isEmpty()) {
        return std::nullopt;
    }
    const RowPlaces places(option.rect, option.font, index);
    return RowButton(text, option.font,
                     {places.rest.right() + 1, places.rest.bottom() + 1 - places.button.height()});
}

/// What the words of a row have at least, in pixels.
int wrappedWidth(const QStyleOptionViewItem& option) {
    return rowsMayDiffer(option) ? roomBesideBar(option) : option.rect.width();
}

constexpr qsizetype mostLines = 4;

/// The title on as many lines as it takes; the last one of them may be cut.
QStringList linesOf(const QString& title, const QFont& font, int width, bool wraps) {
    const QFontMetrics words(font);
    QStringList lines;
    QString rest = unbroken(title);
    while (wraps && lines.size() + 1 < mostLines &&
           words.elidedText(rest, Qt::ElideRight, width) != rest) {
        QTextLayout layout(rest, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(width);
        layout.endLayout();
        lines.append(rest.left(line.textLength()).trimmed());
        rest = rest.mid(line.textLength());
    }
    lines.append(words.elidedText(rest, Qt::ElideRight, width));
    return lines;
}

}  // namespace

QSize BoxedRowDelegate::sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const {
    const Metrics metrics(option.font);
    const bool hasSummary = index.data(RowSummary).isValid();
    qsizetype lines = 1;
    qsizetype small = hasSummary ? 1 : 0;
    const RowPlaces places = placesOf({0, 0, wrappedWidth(option), 0}, option, index);
    if (rowsMayDiffer(option)) {
        lines = linesOf(index.data().toString(), metrics.text, places.title.width(), true).size();
        if (hasSummary) {
            small = linesOf(index.data(RowSummary).toString(), metrics.small, places.summary, true)
                        .size();
        }
    }
    const int below = std::max(static_cast<int>(small) * metrics.smallLine, places.button.height());
    return {12 * metrics.em, static_cast<int>(lines) * metrics.line + below + 2 * metrics.step};
}

QRect BoxedRowDelegate::boxRect(const QRect& row, const QFont& font) {
    const Metrics metrics(font);
    const int side = metrics.line;
    return {row.left() + metrics.step, row.top() + (row.height() - side) / 2, side, side};
}

QRect BoxedRowDelegate::buttonRect(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const auto button = buttonOf(option, index);
    return button ? button->rect() : QRect();
}

void BoxedRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const RowPlaces places = placesOf(option.rect, option, index);
    const RowPlaces wrapped = placesOf({0, 0, wrappedWidth(option), 0}, option, index);
    const Metrics& metrics = places.metrics;
    painter->save();
    paintStripedRowGround(*painter, option);
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
    }
    painter->setFont(metrics.text);
    if (const QVariant look = index.data(RowLook); look.isValid() && look.toInt() >= 0) {
        paintCurveSample(*painter, places.look, theme, look.toInt());
    }
    if (const QVariant glyph = index.data(RowGlyph); glyph.isValid()) {
        painter->setFont(metrics.glyph);
        painter->setPen(theme.glyph(static_cast<GlyphColor>(index.data(RowGlyphColor).toInt())));
        painter->drawText(places.glyph, Qt::AlignCenter, glyph.toChar());
    }
    QRect title = places.title;
    painter->setFont(metrics.strong);
    painter->setPen(theme.text);
    const int below = places.isFigureBelow ? metrics.line : 0;
    painter->drawText(
        QRect(places.rest.left(), title.top() + below, places.rest.width(), metrics.line),
        Qt::AlignRight | Qt::AlignVCenter, index.data(RowFigure).toString());
    QFont font = index.data(RowChosen).toBool() ? metrics.strong : metrics.text;
    if (index.data(RemarkRole).isValid()) {
        font.setItalic(true);
        painter->setPen(theme.warning);
    }
    painter->setFont(font);
    for (const QString& line :
         linesOf(index.data().toString(), font, wrapped.title.width(), rowsMayDiffer(option))) {
        painter->drawText(title, Qt::AlignVCenter, line);
        title.translate(0, metrics.line);
    }
    QRect summary(places.rest.left(), title.top(), places.rest.width(), metrics.smallLine);
    painter->setFont(metrics.small);
    painter->setPen(theme.mutedText);
    painter->drawText(summary.adjusted(0, 0, places.isFigureBelow ? -places.beside : 0, 0),
                      Qt::AlignRight | Qt::AlignVCenter, places.figureWords);
    for (const QString& line : linesOf(index.data(RowSummary).toString(), metrics.small,
                                       wrapped.summary, rowsMayDiffer(option))) {
        painter->drawText(summary, Qt::AlignVCenter, line);
        summary.translate(0, metrics.smallLine);
    }
    if (const auto button = buttonOf(option, index)) {
        button->paint(*painter, option.font, theme, true);
    }
    painter->restore();
}

QWidget* BoxedRowDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const {
    QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
    auto* line = qobject_cast<QLineEdit*>(editor);
    if (const QVariant most = index.data(LengthRole); line != nullptr && most.isValid()) {
        line->setMaxLength(most.toInt());
    }
    if (line != nullptr) {
        keepOnOneLine(*line);
    }
    if (line != nullptr && index.data(Qt::EditRole).toString().isEmpty()) {
        line->setPlaceholderText(index.data().toString());  // it is called so without a name
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
    if (const auto button = buttonOf(option, index); button && button->isClicked(*event)) {
        Q_EMIT buttonClicked(index);
        return true;
    }
    return toggleAt(boxRect(option.rect, option.font), *event, *model, index);
}

}  // namespace polyplan::ui
