#include "ui/shell/run_window.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QMessageBox>
#include <QPushButton>

#include "resources/embedded_data.h"
#include "ui/document/file_claim.h"
#include "ui/document/recovery.h"
#include "ui/look/plain_texts.h"
#include "ui/parts/fault_dialog.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/theme_choice.h"
#include "ui/shell/windows.h"

namespace polyplan::ui {

namespace {

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
    windows.start(files);
    return QApplication::exec();
}

}  // namespace polyplan::ui
