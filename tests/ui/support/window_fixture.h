#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "tests/ui/support/plans.h"
#include "ui/shell/main_window.h"

namespace polyplan::ui {
class LineBoard;
class PlanDocument;
}  // namespace polyplan::ui

namespace polyplan::test {

/// A test on the real window. Each function gets a new one, shown and active, with a plan in it; a
/// warning that Qt prints fails the function. Settings and recovery files of whoever runs it are
/// left alone.
class WindowFixture : public QObject {
    Q_OBJECT

  protected:
    enum class Needs { Window, Drag };
    explicit WindowFixture(Needs needs = Needs::Window) : needs_(needs) {}

    /// What the window shows at first; the small plan if not said otherwise.
    virtual plan::Document plan() { return smallPlan(); }
    /// Called once the window stands, before each function.
    virtual void start() {}

    ui::PlanDocument& document() { return window_->document(); }
    ui::LineBoard& board() { return *board_; }
    /// The widget of that type and, if given, name.
    template <typename T>
    T* child(const QString& name = {}) {
        return window_->findChild<T*>(name);
    }
    /// Presses a key where the focus is.
    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Makes a window active, as one that was clicked on is.
    static bool show(QWidget& window);

    std::unique_ptr<ui::MainWindow> window_;
    ui::LineBoard* board_ = nullptr;

  protected Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

  private:
    Needs needs_;
};

}  // namespace polyplan::test
