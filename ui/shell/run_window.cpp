#include "ui/shell/run_window.h"

#include <QApplication>
#include <QIcon>

#include "resources/embedded_data.h"
#include "ui/document/file_claim.h"
#include "ui/look/plain_texts.h"
#include "ui/shell/theme_choice.h"
#include "ui/shell/windows.h"

namespace polyplan::ui {

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
    windows.recover();
    windows.start(files);
    return QApplication::exec();
}

}  // namespace polyplan::ui
