#include "ui/polypile/odds_tag.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>
#include <algorithm>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {
namespace {

constexpr int remarkEms = 22;

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

}  // namespace

OddsTag::OddsTag(QWidget* parent) : QWidget(parent) {
    setObjectName("oddsTag");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Odds of this place"));
    hide();
}

void OddsTag::show(const QString& title, std::shared_ptr<const TrialOdds::Answer> answer) {
    title_ = title;
    rows_.clear();
    remark_.clear();
    isRefused_ = answer && !answer->refusal.isEmpty();
    if (!answer) {
        remark_ = tr("working out the odds …");
    } else if (isRefused_) {
        remark_ = answer->refusal;
    } else {
        for (const FigureChange& change : answer->changes) {
            rows_.push_back({.label = change.label,
                             .value = valueText(change),
                             .change = changeText(change),
                             .isBetter = change.isBetter(),
                             .isWorse = change.isChanged() && !change.isBetter()});
        }
    }
    QStringList words = {title_};
    if (!remark_.isEmpty()) {
        words << remark_;
    }
    for (const Row& row : rows_) {
        words << row.label + u' ' + row.value + u' ' + row.change;
    }
    setAccessibleDescription(words.join(u'\n'));
    resize(sizeHint());
    QWidget::show();
    raise();
    update();
}

int OddsTag::padding() const {
    return 2 * Metrics(font()).step;
}

OddsTag::Columns OddsTag::columns() const {
    const Metrics metrics(font());
    const QFontMetrics small(metrics.small);
    const QFontMetrics strong(metrics.strong);
    const QFontMetrics change(bold(metrics.small));
    Columns columns;
    for (const Row& row : rows_) {
        columns.label = std::max(columns.label, small.horizontalAdvance(row.label));
        columns.value = std::max(columns.value, strong.horizontalAdvance(row.value));
        columns.change = std::max(columns.change, change.horizontalAdvance(row.change));
    }
    return columns;
}

QRect OddsTag::remarkRect(int width) const {
    return QFontMetrics(Metrics(font()).small)
        .boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, remark_);
}

QSize OddsTag::sizeHint() const {
    const Metrics metrics(font());
    const Columns columns = this->columns();
    const int title = QFontMetrics(bold(metrics.small)).horizontalAdvance(title_);
    const int table =
        rows_.empty() ? 0 : columns.label + columns.value + columns.change + 4 * metrics.step;
    const int remark = remark_.isEmpty() ? 0 : remarkRect(remarkEms * metrics.em).width();
    const int width = std::max({title, table, remark});
    const int body = remark_.isEmpty() ? static_cast<int>(rows_.size()) * metrics.line
                                       : remarkRect(width).height();
    return QSize(width, metrics.smallLine + metrics.step / 2 + body) + QSize(2, 2) * padding();
}

void OddsTag::placeBeside(const QRect& rect) {
    const int gap = Metrics(font()).step;
    const QRect room = parentWidget()->rect().adjusted(gap, gap, -gap, -gap);
    const int below = rect.bottom() + 1 + gap;
    const int above = rect.top() - gap - height();
    const bool fitsBelow = below + height() <= room.bottom();
    QPoint at(rect.left(), fitsBelow || above < room.top() ? below : above);
    if (!fitsBelow && above < room.top()) {
        at = {rect.right() + 1 + gap, room.bottom() - height()};
        if (at.x() + width() > room.right()) {
            at.setX(rect.left() - gap - width());
        }
    }
    move(std::max(room.left(), std::min(at.x(), room.right() - width())),
         std::max(room.top(), std::min(at.y(), room.bottom() - height())));
}

void OddsTag::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        resize(sizeHint());
    }
}

void OddsTag::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Metrics metrics(font());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isRefused_ ? theme.error : theme.accent, 1));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius,
                            metrics.radius);
    const auto text = [&](const QRect& at, int flags, const QFont& font, const QColor& color,
                          const QString& words) {
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(at, flags, words);
    };
    const QRect content = rect().adjusted(padding(), padding(), -padding(), -padding());
    text({content.left(), content.top(), content.width(), metrics.smallLine},
         Qt::AlignLeft | Qt::AlignVCenter, bold(metrics.small), theme.mutedText, title_);
    QRect row(content.left(), content.top() + metrics.smallLine + metrics.step / 2, content.width(),
              metrics.line);
    if (!remark_.isEmpty()) {
        row.setBottom(content.bottom());
        text(row, Qt::TextWordWrap, metrics.small, isRefused_ ? theme.error : theme.mutedText,
             remark_);
        return;
    }
    const int change = columns().change;
    for (const Row& shown : rows_) {
        text(row, Qt::AlignLeft | Qt::AlignVCenter, metrics.small, theme.text, shown.label);
        const QRect changeRect(row.right() + 1 - change, row.top(), change, row.height());
        const QColor color = shown.isBetter  ? theme.good
                             : shown.isWorse ? theme.error
                                             : theme.mutedText;
        text(changeRect, Qt::AlignRight | Qt::AlignVCenter, bold(metrics.small), color,
             shown.change);
        text(row.adjusted(0, 0, -change - 2 * metrics.step, 0), Qt::AlignRight | Qt::AlignVCenter,
             metrics.strong, theme.text, shown.value);
        row.translate(0, metrics.line);
    }
}

}  // namespace polyplan::ui
