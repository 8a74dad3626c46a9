#include "ui/shell/windows.h"

#include "ui/shell/file_commands.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/plan_templates.h"
#include "ui/shell/tour.h"

namespace polyplan::ui {

Windows::~Windows() {
    for (const QPointer<MainWindow>& window : windows_) {
        delete window;
    }
}

MainWindow& Windows::add() {
    auto* window = new MainWindow(catalogues_);
    window->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(window, &MainWindow::windowWanted, window,
                     [this](const QString& path) { addFor(path).take(path); });
    windows_.emplace_back(window);
    return *window;
}

MainWindow& Windows::addFor(const QString& path) {
    MainWindow& window = add();
    window.file().startNew(path.isEmpty() ? planTemplates().front() : planTemplates().back());
    window.show();
    return window;
}

void Windows::start(const QStringList& files) {
    for (const QString& file : files) {
        addFor(file).file().open(file);
    }
    if (!isEmpty()) {
        return;
    }
    MainWindow& window = addFor({});
    if (Tour::isNew()) {
        window.help().startTour();
    } else {
        window.file().openLast();
    }
}

}  // namespace polyplan::ui
