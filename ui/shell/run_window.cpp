#include "ui/shell/run_window.h"

#include <QApplication>

#include "resources/embedded_data.h"
#include "ui/shell/main_window.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {

int runWindow(int& argc, char** argv, const QStringList&) {
    QApplication application(argc, argv);
    QApplication::setApplicationName("polyplan");
    QApplication::setApplicationDisplayName("Polyplan");
    QApplication::setOrganizationName("polyplan");
    applyTheme(savedThemeChoice());
    const plan::Catalogues catalogues = resources::loadCatalogues();
    MainWindow window(catalogues);
    window.show();
    return QApplication::exec();
}

}  // namespace polyplan::ui
