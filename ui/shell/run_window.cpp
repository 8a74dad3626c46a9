#include "ui/shell/run_window.h"

#include <QApplication>
#include <QIcon>
#include <algorithm>
#include <memory>
#include <vector>

#include "resources/embedded_data.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/plan_templates.h"
#include "ui/shell/theme_choice.h"

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
    const plan::Catalogues catalogues = resources::loadCatalogues();
    std::vector<std::unique_ptr<MainWindow>> windows;
    for (qsizetype i = 0; i < std::max<qsizetype>(1, files.size()); ++i) {
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
