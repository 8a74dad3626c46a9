#pragma once

#include <QPointer>
#include <QStringList>
#include <vector>

#include "core/plan/catalogues.h"
#include "ui/shell/main_window.h"

namespace polyplan::ui {

/// The windows of the program. What is left of them goes when the program ends, however it ends.
class Windows {
  public:
    explicit Windows(const plan::Catalogues& catalogues) : catalogues_(catalogues) {}
    ~Windows();
    Windows(const Windows&) = delete;
    Windows& operator=(const Windows&) = delete;

    bool isEmpty() const { return windows_.empty(); }
    /// One more, which goes when it is closed.
    MainWindow& add();
    /// Offers what was left unsaved when the program ended the last time; a window for each plan
    /// that is wanted back. What is not decided is offered again at the next start.
    void recover();
    /// A window for each file that has none yet and can be opened. Where none can there is one with
    /// a blank plan, if there is no window yet. Without files, one with the plan of the last time
    /// if there is no window yet: with a template, and the tour, for who is new.
    void start(const QStringList& files);

  private:
    MainWindow& addFor(const QString& path);
    /// Asks of every window before the first is closed: one that stays keeps all.
    void quit();
    /// The one that has the file; null if none has.
    MainWindow* windowOf(const QString& path) const;

    const plan::Catalogues& catalogues_;
    std::vector<QPointer<MainWindow>> windows_;
};

}  // namespace polyplan::ui
