#include "ui/parts/work_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace polyplan::ui {

namespace {

/// What is there by then has been waited for gladly.
constexpr int patienceMilliseconds = 700;

}  // namespace

WorkLine::WorkLine(QWidget* parent)
    : QWidget(parent), words_(new QLabel(this)), button_(new QToolButton(this)) {
    setObjectName("workLine");
    words_->setObjectName("workWords");
    words_->setTextFormat(Qt::PlainText);
    words_->setWordWrap(true);
    button_->setObjectName("workButton");
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(words_, 1);
    layout->addWidget(button_, 0, Qt::AlignTop);
    patience_.setSingleShot(true);
    patience_.setInterval(patienceMilliseconds);
    connect(&patience_, &QTimer::timeout, this, &QWidget::show);
    connect(button_, &QToolButton::clicked, this, [this] {
        if (state_ == State::AtWork) {
            Q_EMIT stopAsked();
        } else {
            Q_EMIT resumeAsked();
        }
    });
    setState(State::Idle, {});
}

void WorkLine::setState(State state, const QString& words) {
    state_ = state;
    words_->setText(words);
    const bool isStopped = state == State::Stopped;
    button_->setText(isStopped ? tr("Compute") : tr("Stop"));
    button_->setAccessibleName(isStopped ? tr("Compute the figures") : tr("Stop computing"));
    button_->setToolTip(isStopped ? tr("Takes the work up again, from the beginning.")
                                  : tr("Ends the work. What is shown stays, dimmed."));
    if (state == State::AtWork) {
        if (isHidden() && !patience_.isActive()) {
            patience_.start();
        }
        return;
    }
    patience_.stop();
    setVisible(isStopped);
}

}  // namespace polyplan::ui
