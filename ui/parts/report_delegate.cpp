#include "ui/parts/report_delegate.h"

#include <QPainter>
#include <algorithm>

#include "ui/look/broken_lines.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/models/report_model.h"
#include "ui/parts/room_beside_bar.h"

namespace polyplan::ui {

namespace {

using Kind = ReportModel::Kind;

constexpr double widestValueShare = 0.55;
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int mostValueLines = 100;

/// Where the parts of a line lie, and what they say.
struct ReportLine {
    ReportLine(const QModelIndex& index, const QFont& font, QRect room)
        : metrics(font), kind(static_cast<Kind>(index.data(ReportModel::KindRole).toInt())) {
        label = index.data(Qt::DisplayRole).toString();
        value = index.data(ReportModel::ValueRole).toString();
        detail = index.data(ReportModel::DetailRole).toString();
        note = index.data(ReportModel::NoteRole).toString();
        if (kind == Kind::Refusal) {
            label.prepend(QStringLiteral("✕ "));
        }
        const bool isHeading = kind == Kind::Heading;
        room.adjust(metrics.step / 2, isHeading ? 3 * metrics.step : metrics.step / 2,
                    -metrics.step, 0);
        int y = layLabelBesideValue(room) + 1;
        const auto below = [&](const QString& text) {
            QRect rect(room.left(), y, room.width(), 0);
            if (!text.isEmpty()) {
                rect.setHeight(
                    QFontMetrics(metrics.small).boundingRect(rect, wrapped, text).height());
                y = rect.bottom() + 1;
            }
            return rect;
        };
        detailRect = below(detail);
        noteRect = below(note);
        bottom = y + metrics.step / 2;
    }

    /// The value stands on one line where that makes the whole no higher.
    /// @returns where they end
    int layLabelBesideValue(const QRect& room) {
        const Beside onOneLine = beside(room, room.width());
        const Beside inItsShare = beside(room, qRound(room.width() * widestValueShare));
        const Beside& chosen =
            onOneLine.isWhole && onOneLine.bottom() <= inItsShare.bottom() ? onOneLine : inItsShare;
        labelRect = chosen.label;
        valueRect = chosen.value;
        value = chosen.valueInLines;
        return chosen.bottom();
    }

    struct Beside {
        QRect label, value;
        QString valueInLines;
        bool isWhole = true;  ///< no word of the label is cut through
        int bottom() const { return std::max(label.bottom(), value.bottom()); }
    };
    Beside beside(const QRect& room, int widestValue) const {
        const QFontMetrics strong(metrics.strong);
        // Values quote texts of the player's, which may be one long word.
        const QString broken =
            brokenIntoLines(value, metrics.strong, widestValue, mostValueLines).join(u'\n');
        const QRect valueNeeds =
            strong.boundingRect(QRect(0, 0, widestValue, 0), Qt::AlignLeft | Qt::AlignTop, broken);
        const int valueWidth = value.isEmpty() ? 0 : std::min(widestValue, valueNeeds.width() + 1);
        const int gap = valueWidth > 0 ? 2 * metrics.step : 0;
        QRect labelRoom(room.left(), room.top(), room.width() - valueWidth - gap, 0);
        const QRect labelNeeds = QFontMetrics(labelFont()).boundingRect(labelRoom, wrapped, label);
        labelRoom.setHeight(labelNeeds.height());
        return {
            .label = labelRoom,
            .value = {room.right() + 1 - valueWidth, room.top(), valueWidth, valueNeeds.height()},
            .valueInLines = broken,
            .isWhole = labelNeeds.width() <= labelRoom.width()};
    }

    const QFont& labelFont() const {
        return kind == Kind::Heading  ? metrics.section
               : kind == Kind::Remark ? metrics.small
                                      : metrics.text;
    }

    Metrics metrics;
    Kind kind;
    QString label, value, detail, note;
    QRect labelRect, valueRect, detailRect, noteRect;
    int bottom = 0;
};

QColor labelColor(const Theme& theme, Kind kind) {
    return kind == Kind::Refusal                           ? theme.error
           : kind == Kind::Heading || kind == Kind::Remark ? theme.mutedText
                                                           : theme.text;
}

}  // namespace

QSize ReportDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int width = roomBesideBar(option);
    return {width, ReportLine(index, option.font, {0, 0, width, 0}).bottom};
}

void ReportDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const ReportLine line(
        index, option.font,
        {option.rect.topLeft(), QSize(roomBesideBar(option), option.rect.height())});
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect, theme.accentSoft);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(theme.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    const auto draw = [&](const QRect& rect, const QFont& font, const QColor& color, int flags,
                          const QString& text) {
        painter->setFont(font);
        painter->setPen(color);
        painter->drawText(rect, flags, text);
    };
    draw(line.labelRect, line.labelFont(), labelColor(theme, line.kind), wrapped, line.label);
    draw(line.valueRect, line.metrics.strong, line.kind == Kind::Main ? theme.accent : theme.text,
         Qt::AlignRight | Qt::AlignTop, line.value);
    draw(line.detailRect, line.metrics.small, theme.mutedText, wrapped, line.detail);
    draw(line.noteRect, line.metrics.small, theme.warning, wrapped, line.note);
    painter->restore();
}

}  // namespace polyplan::ui
