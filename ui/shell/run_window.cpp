#include "ui/shell/run_window.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <memory>
#include <vector>

#include "resources/embedded_data.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/plan_templates.h"
#include "ui/shell/recovery.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {

namespace {

/// Offers what was left unsaved when the program ended the last time; a window for each plan that
/// is wanted back. What is not decided is offered again at the next start.
std::vector<std::unique_ptr<MainWindow>> recover(const plan::Catalogues& catalogues) {
    std::vector<std::unique_ptr<MainWindow>> windows;
    for (const RecoveredPlan& recovered : Recovery::leftBehind(catalogues)) {
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
            auto& window = windows.emplace_back(std::make_unique<MainWindow>(catalogues));
            window->file().restore(recovered);
            window->recovery().adopt(recovered);
            window->show();
        } else if (question.clickedButton() == discard) {
            Recovery::discard(recovered);
        }
    }
    return windows;
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
    const plan::Catalogues catalogues = resources::loadCatalogues();
    std::vector<std::unique_ptr<MainWindow>> windows = recover(catalogues);
    const qsizetype wanted = windows.empty() ? std::max<qsizetype>(1, files.size()) : files.size();
    for (qsizetype i = 0; i < wanted; ++i) {
        auto& window = windows.emplace_back(std::make_unique<MainWindow>(catalogues));
        window->file().startNew(files.isEmpty() ? planTemplates().front() : planTemplates().back());
        window->show();
        if (!files.isEmpty()) {
            window->file().open(files[i]);
        }
    }
    return QApplication::exec();
}

}  // namespace polyplan::ui
