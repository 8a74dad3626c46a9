#pragma once

#include <QFrame>
#include <QPointer>
#include <vector>

class QLabel;
class QPushButton;

namespace polyplan::ui {

/// One thing that the tour points at.
struct TourStep {
    QString title;
    QString text;
    QPointer<QWidget> target;
};

/// A small card that points at one part of the window after the other and says what it is for. The
/// window can be used meanwhile. It goes at Done, or at Escape while it has the keyboard, and does
/// not come by itself again.
class Tour : public QFrame {
    Q_OBJECT

  public:
    /// @param steps at least one
    /// @param view what they are about: while something else is shown in its place, the tour waits
    Tour(std::vector<TourStep> steps, QWidget& view, QWidget& window);
    ~Tour() override;

    /// Whether it has never been ended.
    static bool isNew();
    int current() const { return current_; }
    int count() const { return static_cast<int>(steps_.size()); }

  Q_SIGNALS:
    void ended();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void go(int step);
    /// Beside what it points at, or in the middle where there is no room or it is folded.
    void takePlace();
    QRect targetRect() const;
    /// What Enter presses.
    QPushButton& onward() const;
    void end();
    bool isEscape(const QObject* watched, const QEvent& event) const;

    std::vector<TourStep> steps_;
    QWidget& window_;
    QPointer<QWidget> view_;
    QPointer<QWidget> mark_;
    QLabel* title_;
    QLabel* text_;
    QLabel* count_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* done_;
    int current_ = -1;  ///< less than 0: it has ended
};

}  // namespace polyplan::ui
