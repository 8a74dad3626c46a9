#pragma once

#include <QWidget>

namespace polyplan::ui {

/// One way to look at the current strategy: what stands below the strategies' tabs, and the
/// settings that go with it in the bar at the top.
class Perspective : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    /// Shown in the bar at the top together with this perspective; null: it has none.
    virtual QWidget* settings() { return nullptr; }

    /// Lets the user type a search for what the perspective is about, if it has one.
    virtual void startSearch() {}

    /// Gives the keys to what is filled in first; if not said otherwise it is what stands first.
    virtual void takeKeys() {}

    /// Empties what searches, asks and leaves out: after another plan has come.
    virtual void clearFields() {}

    /// What the game shows was taken into the plan while this was shown.
    virtual void followImport() {}

  Q_SIGNALS:
    /// Something could not be done; for the status bar.
    void message(const QString& text);
};

}  // namespace polyplan::ui
