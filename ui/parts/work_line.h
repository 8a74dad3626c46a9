#pragma once

#include <QTimer>
#include <QWidget>
#include <cstdint>

class QLabel;
class QToolButton;

namespace polyplan::ui {

/// In the place of figures that take long: how far they are, and a button that stops the work, or
/// takes it up again. Not there of work that is done at once.
class WorkLine : public QWidget {
    Q_OBJECT

  public:
    explicit WorkLine(QWidget* parent = nullptr);

    enum class State : std::uint8_t { Idle, AtWork, Stopped };
    void setState(State state, const QString& words);

  Q_SIGNALS:
    void stopAsked();
    void resumeAsked();

  private:
    State state_ = State::Idle;
    QLabel* words_;
    QToolButton* button_;
    QTimer patience_;
};

}  // namespace polyplan::ui
