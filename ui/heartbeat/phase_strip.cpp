#include "ui/heartbeat/phase_strip.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <QVariantAnimation>
#include <algorithm>
#include <functional>

#include "core/powder/changes.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/parts/buttons.h"

namespace polyplan::ui {

namespace {

constexpr int playMilliseconds = 700;
constexpr int glideMilliseconds = 180;
constexpr int whoAreShown = 5;
constexpr int mostNameEms = 9;
constexpr int buttonEms = 3;

QString heartbeatText(std::int64_t time) {
    return QStringLiteral("♥ %1").arg(decimal(static_cast<double>(powder::countAt(time))));
}

}  // namespace

/// The columns: one a tick, of which as many are shown as there is room for.
class PhaseStrip::Cells : public QWidget {
  public:
    struct Actor {
        QString name;
        powder::Speed speed;
    };

    explicit Cells(QWidget* parent) : QWidget(parent), glide_(new QVariantAnimation(this)) {
        setFocusPolicy(Qt::StrongFocus);
        setObjectName("phases");
        setAccessibleName(PhaseStrip::tr("Phases"));
        setToolTip(PhaseStrip::tr(
            "Five phases make a turn; ♥ marks the three with a heartbeat, ● who may act. The "
            "player acts before its heartbeat, any other creature after it (speed.cpp "
            "speed_ticktime(), main.cpp processWorld()). Left and Right step, a click chooses."));
        connect(glide_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
            shown_ = value.toDouble();
            update();
        });
        const Metrics metrics(font());
        setMinimumSize(20 * metrics.em, rowTop(whoAreShown) + metrics.step);
    }

    std::function<void(std::int64_t)> chosen;

    void show(std::int64_t time, std::int64_t first, std::int64_t last, std::vector<Actor> actors,
              bool isAvatar) {
        first_ = first;
        last_ = last;
        actors_ = std::move(actors);
        isAvatar_ = isAvatar;
        const bool moves = time != time_;
        time_ = time;
        const bool isCalm = style()->styleHint(QStyle::SH_Widget_Animation_Duration) <= 0 ||
                            style()->styleHint(QStyle::SH_Widget_Animate) == 0;
        glide_->stop();
        if (moves && isVisible() && !isCalm) {
            glide_->setDuration(glideMilliseconds);
            glide_->setStartValue(shown_);
            glide_->setEndValue(static_cast<double>(time_));
            glide_->start();
        } else {
            shown_ = static_cast<double>(time_);
        }
        setAccessibleDescription(spoken());
        update();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = Theme::of(palette());
        const Metrics metrics(font());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const std::int64_t left = leftmost();
        const double markLeft = namesWidth() + (shown_ - static_cast<double>(left)) * columnWidth();
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accentSoft);
        painter.setClipRect(QRect(namesWidth(), 0, width() - namesWidth(), height()));
        painter.drawRoundedRect(QRectF(markLeft, 0, columnWidth(), height()), metrics.radius,
                                metrics.radius);
        painter.setClipping(false);
        const int room = namesWidth() - metrics.step;
        const QFontMetrics small(metrics.small);
        const auto drawName = [&](int top, int line, const QString& name, const QColor& color) {
            write(painter, {0, top, room, line}, metrics.small, color, Qt::AlignVCenter,
                  small.elidedText(name, Qt::ElideRight, room));
        };
        drawName(0, metrics.line, PhaseStrip::tr("phase"), theme.mutedText);
        drawName(metrics.line, metrics.line, heartbeatName(), theme.mutedText);
        for (std::size_t i = 0; i < actors_.size(); ++i) {
            drawName(rowTop(static_cast<int>(i)), metrics.smallLine, actors_[i].name,
                     i == 0 ? theme.text : theme.mutedText);
        }
        for (std::int64_t time = left; time <= last_ && x(time) + columnWidth() <= width();
             ++time) {
            paintTick(painter, theme, metrics, time);
        }
        if (hasFocus()) {
            painter.setPen(theme.accent);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(rect().adjusted(0, 0, -1, -1));
        }
    }

    void mousePressEvent(QMouseEvent* event) override {
        const int column = (event->pos().x() - namesWidth()) / columnWidth();
        const std::int64_t time = leftmost() + column;
        if (event->button() == Qt::LeftButton && event->pos().x() >= namesWidth() &&
            time <= last_) {
            chosen(time);
        }
    }

    void keyPressEvent(QKeyEvent* event) override {
        const int key = event->key();
        const std::int64_t time = key == Qt::Key_Left    ? time_ - 1
                                  : key == Qt::Key_Right ? time_ + 1
                                  : key == Qt::Key_Home  ? first_
                                  : key == Qt::Key_End   ? last_
                                                         : -1;
        if (time < 0) {
            QWidget::keyPressEvent(event);
        } else {
            chosen(time);
        }
    }

  private:
    int namesWidth() const {
        const Metrics metrics(font());
        const QFontMetrics small(metrics.small);
        int widest = small.horizontalAdvance(heartbeatName());
        for (const Actor& actor : actors_) {
            widest = std::max(widest, small.horizontalAdvance(actor.name));
        }
        return std::min(widest + 2 * metrics.step, mostNameEms * metrics.em);
    }
    int columnWidth() const {
        const Metrics metrics(font());
        const int widest = QFontMetrics(metrics.small).horizontalAdvance(heartbeatText(last_));
        return std::max(5 * metrics.em, widest + metrics.step);
    }
    static QString heartbeatName() { return PhaseStrip::tr("heartbeat"); }
    int rowTop(int row) const {
        const Metrics metrics(font());
        return 2 * metrics.line + metrics.step + row * (metrics.smallLine + metrics.step / 2);
    }
    int x(std::int64_t time) const {
        return namesWidth() + static_cast<int>(time - leftmost()) * columnWidth();
    }

    /// The first tick of a turn, such that the present one stands near the middle.
    std::int64_t leftmost() const {
        const std::int64_t room = std::max(1, (width() - namesWidth()) / columnWidth());
        const std::int64_t before = time_ - room / 2;
        const std::int64_t aligned = before - before % powder::phasesOfTurn;
        return std::max({first_, std::min(aligned, time_), time_ - room + 1});
    }

    static void write(QPainter& painter, const QRect& where, const QFont& font, const QColor& color,
                      int flags, const QString& text) {
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(where, flags, text);
    }

    void paintTick(QPainter& painter, const Theme& theme, const Metrics& metrics,
                   std::int64_t time) const {
        const powder::Phase phase = powder::phaseAt(time);
        const bool beats = powder::isHeartbeat(phase);
        const int left = x(time);
        const auto draw = [&](int top, int line, const QFont& font, const QColor& color,
                              const QString& text) {
            write(painter, {left, top, columnWidth(), line}, font, color, Qt::AlignCenter, text);
        };
        if (time % powder::phasesOfTurn == 0) {
            painter.setPen(theme.divider);
            painter.drawLine(left, 0, left, height() - 1);
        }
        draw(0, metrics.line, time == time_ ? metrics.strong : metrics.text,
             beats ? theme.text : theme.mutedText, toQString(powder::name(phase)));
        draw(metrics.line, metrics.line, metrics.small, beats ? theme.error : theme.mutedText,
             beats ? heartbeatText(time) : QStringLiteral("–"));
        for (std::size_t i = 0; i < actors_.size(); ++i) {
            const bool acts = powder::mayAct(phase, actors_[i].speed);
            const bool isBefore = i == 0 && isAvatar_;
            draw(rowTop(static_cast<int>(i)), metrics.smallLine, metrics.small,
                 !acts    ? theme.mutedText
                 : i == 0 ? theme.accent
                          : theme.text,
                 !acts      ? QStringLiteral("·")
                 : !beats   ? QStringLiteral("●")
                 : isBefore ? QStringLiteral("● ♥")
                            : QStringLiteral("♥ ●"));
        }
    }

    QString spoken() const {
        const powder::Phase phase = powder::phaseAt(time_);
        QStringList acting;
        for (const Actor& actor : actors_) {
            if (powder::mayAct(phase, actor.speed)) {
                acting.append(actor.name);
            }
        }
        return PhaseStrip::tr("%1 phase, t %2, count %3; %4; may act: %5")
            .arg(toQString(powder::name(phase)), decimal(static_cast<double>(time_)),
                 decimal(static_cast<double>(powder::countAt(time_))),
                 powder::isHeartbeat(phase) ? PhaseStrip::tr("heartbeat")
                                            : PhaseStrip::tr("no heartbeat"),
                 acting.isEmpty() ? PhaseStrip::tr("nobody") : acting.join(QStringLiteral(", ")));
    }

    std::int64_t time_ = 1;
    std::int64_t first_ = 1;
    std::int64_t last_ = 1;
    double shown_ = 1;
    bool isAvatar_ = true;
    std::vector<Actor> actors_;
    QVariantAnimation* glide_;
};

PhaseStrip::PhaseStrip(HeartbeatEditor& editor, HeartbeatService& service, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      service_(service),
      cells_(new Cells(this)),
      timer_(new QTimer(this)) {
    const Metrics metrics(font());
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    auto* left = new QVBoxLayout;
    left->addWidget(new SectionLabel(tr("Phases"), this));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics.step / 2);
    auto* back = toolButton(
        {"phaseBack", QStringLiteral("◀"), tr("One phase back"), tr("One tick of the clock back.")},
        this);
    play_ = toolButton({"phasePlay", QStringLiteral("▶▶"), tr("Play the phases"),
                        tr("Lets the clock run; once more stops it.")},
                       this);
    play_->setCheckable(true);
    auto* on = toolButton(
        {"phaseOn", QStringLiteral("▶"), tr("One phase on"), tr("One tick of the clock on.")},
        this);
    for (QToolButton* each : {back, play_, on}) {
        each->setFocusPolicy(Qt::TabFocus);
        each->setFixedWidth(buttonEms * metrics.em);
        buttons->addWidget(each);
    }
    left->addLayout(buttons);
    left->addStretch(1);
    layout->addLayout(left);
    layout->addWidget(cells_, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    timer_->setInterval(playMilliseconds);
    cells_->chosen = [this](std::int64_t time) {
        setPlaying(false);
        setTime(time);
    };
    connect(back, &QToolButton::clicked, this, [this] { setTime(time_ - 1); });
    connect(on, &QToolButton::clicked, this, [this] { setTime(time_ + 1); });
    connect(play_, &QToolButton::toggled, this, &PhaseStrip::setPlaying);
    connect(timer_, &QTimer::timeout, this, [this] {
        if (time_ >= lastTime()) {
            setPlaying(false);
        } else {
            setTime(time_ + 1);
        }
    });
    connect(&editor_, &HeartbeatEditor::changed, this, &PhaseStrip::follow);
    connect(&service_, &HeartbeatService::heartbeatChanged, this, &PhaseStrip::follow);
    follow();
}

std::int64_t PhaseStrip::firstTime() const {
    return powder::timeOfCount(editor_.heartbeat().startCount);
}

std::int64_t PhaseStrip::lastTime() const {
    return powder::timeOfCount(std::int64_t{editor_.heartbeat().startCount} +
                               editor_.heartbeat().heartbeats - 1);
}

void PhaseStrip::setPlaying(bool isPlaying) {
    if (isPlaying && time_ >= lastTime()) {
        setTime(firstTime());
    }
    isPlaying ? timer_->start() : timer_->stop();
    play_->setChecked(isPlaying);
}

void PhaseStrip::setTime(std::int64_t time) {
    time_ = std::clamp(time, firstTime(), lastTime());
    service_.setHeartbeat(
        static_cast<int>(powder::countAt(time_) - editor_.heartbeat().startCount) + 1);
    follow();
}

/// A phase without a heartbeat stays where it is as long as its heartbeat is the one before it.
void PhaseStrip::follow() {
    const std::int64_t count =
        std::int64_t{editor_.heartbeat().startCount} + service_.heartbeat() - 1;
    if (powder::countAt(time_) != count || time_ < firstTime() || time_ > lastTime()) {
        time_ = std::min(powder::timeOfCount(count), lastTime());
    }
    const powder::Scene scene = editor_.scene();
    cells_->show(time_, firstTime(), lastTime(),
                 {{toQString(scene.creature().name), powder::speedAt(scene, service_.beat())},
                  {tr("others"), {}},
                  {tr("who is fast"), {.fast = true}},
                  {tr("who is quick"), {.quick = true}},
                  {tr("who is slow"), {.slow = true}}},
                 scene.isAvatar());
}

}  // namespace polyplan::ui
