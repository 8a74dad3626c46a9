#include "ui/shell/tour.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr auto endedKey = "tour/ended";
constexpr int textWidth = 46;  ///< characters

/// A border round what the tour points at, which takes no part in anything.
class TourMark : public QWidget {
  public:
    explicit TourMark(QWidget* parent) : QWidget(parent) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(Theme::of(palette()).accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    }
};

/// Where a card of that size stands beside a target, within the room: at its right, its left, below
/// or above it, as there is space; else in the middle of it.
QRect besideTarget(const QRect& target, const QSize& size, const QRect& room, int gap) {
    const QPoint middle = target.center() - QPoint(size.width(), size.height()) / 2;
    const QPoint places[] = {{target.right() + gap, middle.y()},
                             {target.left() - gap - size.width(), middle.y()},
                             {middle.x(), target.bottom() + gap},
                             {middle.x(), target.top() - gap - size.height()}};
    const auto within = [&](QPoint place) {
        return QRect(QPoint(std::clamp(place.x(), room.left(),
                                       std::max(room.left(), room.right() - size.width())),
                            std::clamp(place.y(), room.top(),
                                       std::max(room.top(), room.bottom() - size.height()))),
                     size);
    };
    for (const QPoint& place : places) {
        if (const QRect rect = within(place); !rect.intersects(target)) {
            return rect;
        }
    }
    return within(middle);
}

}  // namespace

Tour::Tour(std::vector<TourStep> steps, QWidget& view, QWidget& window)
    : QFrame(&window),
      steps_(std::move(steps)),
      window_(window),
      view_(&view),
      mark_(new TourMark(&window)),
      title_(new QLabel(this)),
      text_(new QLabel(this)),
      count_(new QLabel(this)),
      back_(new QPushButton(tr("&Back"), this)),
      next_(new QPushButton(tr("&Next"), this)),
      done_(new QPushButton(tr("&Done"), this)) {
    const Metrics metrics(font());
    setObjectName("tour");
    title_->setFont(metrics.strong);
    title_->setTextFormat(Qt::PlainText);
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    text_->setFixedWidth(textWidth * metrics.em / 2);
    count_->setForegroundRole(QPalette::PlaceholderText);
    auto* foot = new QHBoxLayout;
    foot->addWidget(count_, 1);
    const std::pair<QPushButton*, const char*> buttons[] = {
        {back_, "tourBack"}, {next_, "tourNext"}, {done_, "tourDone"}};
    for (const auto& [button, name] : buttons) {
        button->setObjectName(name);
        button->setAutoDefault(true);  // Enter presses it, as in a dialog
        foot->addWidget(button);
    }
    done_->setToolTip(tr("Ends the tour, as does Esc. Help has it again."));
    auto* rows = new QVBoxLayout(this);
    const int margin = 3 * metrics.step;
    rows->setContentsMargins(margin, margin, margin, margin);
    rows->setSpacing(2 * metrics.step);
    rows->addWidget(title_);
    rows->addWidget(text_);
    rows->addLayout(foot);
    connect(back_, &QPushButton::clicked, this, [this] { go(current_ - 1); });
    connect(next_, &QPushButton::clicked, this, [this] { go(current_ + 1); });
    connect(done_, &QPushButton::clicked, this, &Tour::end);
    window.installEventFilter(this);
    view.installEventFilter(this);
    for (const TourStep& step : steps_) {
        if (step.target != nullptr) {
            step.target->installEventFilter(this);
        }
    }
    show();
    go(0);
}

Tour::~Tour() {
    delete mark_;
}

bool Tour::isNew() {
    return !QSettings().value(endedKey).toBool();
}

void Tour::go(int step) {
    current_ = std::clamp(step, 0, count() - 1);
    const TourStep& here = steps_[static_cast<std::size_t>(current_)];
    const bool isLast = current_ == count() - 1;
    title_->setText(here.title);
    text_->setText(here.text);
    count_->setText(tr("%1 of %2").arg(current_ + 1).arg(count()));
    setAccessibleName(here.title);
    setAccessibleDescription(here.text);
    back_->setEnabled(current_ > 0);
    next_->setVisible(!isLast);
    for (QPushButton* button : {back_, next_, done_}) {
        button->setAccessibleDescription(button == &onward() ? here.title + ". " + here.text
                                                             : QString());
    }
    onward().setFocus();
    takePlace();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QPushButton& Tour::onward() const {
    return current_ == count() - 1 ? *done_ : *next_;
}

QRect Tour::targetRect() const {
    const QWidget* target = steps_[static_cast<std::size_t>(current_)].target;
    if (target == nullptr || !target->isVisible()) {
        return {};
    }
    const QRect all(target->mapTo(&window_, QPoint()), target->size());
    return all.intersected(window_.rect());
}

void Tour::takePlace() {
    if (current_ < 0) {
        return;
    }
    const QRect target = targetRect();
    if (target.isEmpty() && (view_ == nullptr || view_->isHidden())) {
        hide();
        mark_->hide();
        return;
    }
    const bool comesBack = isHidden();
    const int step = Metrics(font()).step;
    const QRect room = window_.rect().adjusted(step, step, -step, -step);
    adjustSize();
    mark_->setVisible(!target.isEmpty());
    mark_->setGeometry(target.adjusted(-1, -1, 1, 1));
    const QRect at = target.isEmpty() ? QRect(room.center(), QSize(1, 1)) : target;
    setGeometry(besideTarget(at, size(), room, 2 * step));
    mark_->raise();
    show();
    raise();
    if (comesBack) {
        onward().setFocus();
    }
}

void Tour::end() {
    QSettings().setValue(endedKey, true);
    current_ = -1;
    Q_EMIT ended();
    hide();
    mark_->hide();
    deleteLater();
}

/// A key that nothing in the window takes comes to the window itself in the end.
bool Tour::isEscape(const QObject* watched, const QEvent& event) const {
    return watched == &window_ && event.type() == QEvent::KeyPress && current_ >= 0 &&
           static_cast<const QKeyEvent&>(event).key() == Qt::Key_Escape;
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
    if (isEscape(watched, *event)) {
        end();
        return true;
    }
    switch (event->type()) {
        case QEvent::Resize:
        case QEvent::Move:
        case QEvent::Show:
        case QEvent::Hide:
            QMetaObject::invokeMethod(this, &Tour::takePlace, Qt::QueuedConnection);
            break;
        default:
            break;
    }
    return QFrame::eventFilter(watched, event);
}

void Tour::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.card);
    painter.setPen(QPen(theme.accent, 1));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

}  // namespace polyplan::ui
