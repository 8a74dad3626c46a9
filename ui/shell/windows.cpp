#include "ui/shell/windows.h"

#include <QApplication>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

#include "ui/document/recovery.h"
#include "ui/look/text.h"
#include "ui/parts/ask.h"
#include "ui/parts/fault_dialog.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/plan_templates.h"
#include "ui/shell/tour.h"

namespace polyplan::ui {

namespace {

QString told(const QDateTime& time) {
    return QLocale(QLocale::English).toString(time, QStringLiteral("d MMMM yyyy, HH:mm:ss"));
}

/// When the plan's own file was saved last; not valid without one.
QDateTime savedAt(const RecoveredPlan& recovered) {
    return recovered.path.isEmpty() ? QDateTime() : QFileInfo(recovered.path).lastModified();
}

QString questionOf(const RecoveredPlan& recovered) {
    const auto tr = [](const char* text) { return QCoreApplication::translate("Recovery", text); };
    const QString name = !recovered.path.isEmpty()  ? pathToShow(recovered.path)
                         : recovered.name.isEmpty() ? tr("a new plan")
                                                    : tr("“%1”").arg(withoutTurns(recovered.name));
    QString question =
        tr("Polyplan ended before changes to %1 were saved. Restore them?").arg(name) +
        QStringLiteral("\n\n") + tr("Changed last: %1").arg(told(recovered.changed));
    const QDateTime saved = savedAt(recovered);
    if (saved.isValid()) {
        question += u'\n' + tr("File saved last: %1").arg(told(saved));
    }
    if (saved > recovered.changed) {
        question += QStringLiteral("\n\n") +
                    tr("The file was saved later than that: what was saved since is not in the "
                       "changes.");
    }
    return question;
}

}  // namespace

Windows::~Windows() {
    for (const QPointer<MainWindow>& window : windows_) {
        delete window;
    }
}

MainWindow& Windows::add() {
    auto* window = new MainWindow(catalogues_);
    window->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(window, &MainWindow::windowWanted, window, [this](const QString& path) {
        MainWindow& another = addFor(path);
        if (!another.take(path)) {
            another.close();
        }
    });
    QObject::connect(window, &MainWindow::quitWanted, window, [this] { quit(); });
    windows_.emplace_back(window);
    return *window;
}

void Windows::quit() {
    std::erase(windows_, nullptr);
    const auto mayClose = [](const auto& window) { return window->file().mayClose(); };
    if (!std::ranges::all_of(windows_, mayClose)) {
        return;
    }
    for (const QPointer<MainWindow>& window : windows_) {
        window->file().giveUpChanges();
    }
    QApplication::closeAllWindows();
}

MainWindow& Windows::addFor(const QString& path) {
    MainWindow& window = add();
    window.file().startNew(path.isEmpty() ? planTemplates().front() : planTemplates().back());
    window.show();
    return window;
}

MainWindow* Windows::windowOf(const QString& path) const {
    const auto found = std::ranges::find_if(windows_, [&path](const auto& window) {
        return window && !window->file().path().isEmpty() &&
               QFileInfo(window->file().path()) == QFileInfo(path);
    });
    return found == windows_.end() ? nullptr : found->data();
}

void Windows::recover() {
    const LeftBehind left = Recovery::leftBehind(catalogues_);
    for (const FileFault& fault : left.unreadable) {
        showFault(fault, nullptr);
    }
    for (const RecoveredPlan& recovered : left.plans) {
        QMessageBox question(QMessageBox::Question,
                             QCoreApplication::translate("Recovery", "Unsaved changes"),
                             questionOf(recovered), QMessageBox::Cancel);
        QPushButton* restore = question.addButton(
            QCoreApplication::translate("Recovery", "&Restore"), QMessageBox::AcceptRole);
        QPushButton* discard = question.addButton(QMessageBox::Discard);
        if (savedAt(recovered) > recovered.changed) {
            question.setDefaultButton(QMessageBox::Cancel);
        } else {
            question.setDefaultButton(restore);
        }
        const QAbstractButton* chosen = ask(question);
        if (chosen == restore) {
            MainWindow& window = add();
            window.restore(recovered);
            window.show();
        } else if (chosen == discard) {
            Recovery::discard(recovered);
        }
    }
}

void Windows::start(const QStringList& files) {
    MainWindow* unused = nullptr;  // of a file that was not opened
    for (const QString& file : files) {
        if (MainWindow* window = windowOf(file)) {
            window->raise();
            window->activateWindow();
            continue;
        }
        MainWindow* window = unused != nullptr ? unused : &addFor(file);
        unused = window->file().open(file) ? nullptr : window;
    }
    std::erase(windows_, nullptr);
    if (unused != nullptr && windows_.size() > 1) {
        unused->close();
    }
    if (!isEmpty()) {
        return;
    }
    MainWindow& window = addFor({});
    if (Tour::isNew()) {
        window.help().startTour();
    } else {
        window.file().openLast();
        window.goWhereLeft();
    }
}

}  // namespace polyplan::ui
