#include "ui/shell/run_window.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <algorithm>
#include <vector>

#include "resources/embedded_data.h"
#include "ui/document/file_claim.h"
#include "ui/document/recovery.h"
#include "ui/look/plain_texts.h"
#include "ui/parts/fault_dialog.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/plan_templates.h"
#include "ui/shell/theme_choice.h"
#include "ui/shell/tour.h"

namespace polyplan::ui {

namespace {

/// The windows of the program. What is left of them goes when the program ends, however it ends.
class Windows {
  public:
    explicit Windows(const plan::Catalogues& catalogues) : catalogues_(catalogues) {}
    ~Windows() {
        for (const QPointer<MainWindow>& window : windows_) {
            delete window;
        }
    }
    Windows(const Windows&) = delete;
    Windows& operator=(const Windows&) = delete;

    bool isEmpty() const { return windows_.empty(); }
    /// One more, which goes when it is closed.
    MainWindow& add() {
        auto* window = new MainWindow(catalogues_);
        window->setAttribute(Qt::WA_DeleteOnClose);
        windows_.emplace_back(window);
        return *window;
    }

  private:
    const plan::Catalogues& catalogues_;
    std::vector<QPointer<MainWindow>> windows_;
};

/// Offers what was left unsaved when the program ended the last time; a window for each plan that
/// is wanted back. What is not decided is offered again at the next start.
void recover(const plan::Catalogues& catalogues, Windows& windows) {
    const LeftBehind left = Recovery::leftBehind(catalogues);
    for (const FileFault& fault : left.unreadable) {
        showFault(fault, nullptr);
    }
    for (const RecoveredPlan& recovered : left.plans) {
        const QString name = recovered.path.isEmpty()
                                 ? QCoreApplication::translate("Recovery", "a new plan")
                                 : QDir::toNativeSeparators(recovered.path);
        QMessageBox question(
            QMessageBox::Question, QCoreApplication::translate("Recovery", "Unsaved changes"),
            QCoreApplication::translate(
                "Recovery", "Polyplan ended before changes to %1 were saved. Restore them?")
                .arg(name),
            QMessageBox::Cancel);
        QPushButton* restore = question.addButton(
            QCoreApplication::translate("Recovery", "&Restore"), QMessageBox::AcceptRole);
        QPushButton* discard = question.addButton(QMessageBox::Discard);
        question.setDefaultButton(restore);
        question.exec();
        if (question.clickedButton() == restore) {
            MainWindow& window = windows.add();
            window.file().restore(recovered);
            window.recovery().adopt(recovered);
            window.show();
        } else if (question.clickedButton() == discard) {
            Recovery::discard(recovered);
        }
    }
}

}  // namespace

int runWindow(int& argc, char** argv, const QStringList& files) {
    QApplication application(argc, argv);
    QApplication::setApplicationName("polyplan");
    QApplication::setApplicationDisplayName("Polyplan");
    QApplication::setOrganizationName("polyplan");
    QApplication::setApplicationVersion(POLYPLAN_VERSION);
    QApplication::setWindowIcon(QIcon(":/icons/polyplan.svg"));
    QApplication::setDesktopFileName("polyplan");
    applyTheme(savedThemeChoice());
    keepTextsPlain();
    const plan::Catalogues catalogues = resources::loadCatalogues();
    FileClaim::removeLeftBehind();
    Windows windows(catalogues);
    recover(catalogues, windows);
    const qsizetype wanted =
        windows.isEmpty() ? std::max<qsizetype>(1, files.size()) : files.size();
    for (qsizetype i = 0; i < wanted; ++i) {
        MainWindow& window = windows.add();
        window.file().startNew(files.isEmpty() ? planTemplates().front() : planTemplates().back());
        window.show();
        if (!files.isEmpty()) {
            window.file().open(files[i]);
        } else if (Tour::isNew()) {
            window.help().startTour();
        }
    }
    return QApplication::exec();
}

}  // namespace polyplan::ui
