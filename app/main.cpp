#include <unistd.h>

#include <QFile>
#include <QStringList>
#include <exception>
#include <iostream>
#include <new>

#include "app/command_line.h"
#include "core/json/fault_list.h"
#include "ui/shell/run_window.h"

int main(int argc, char** argv) try {
    std::ios::sync_with_stdio(false);
    polyplan::app::Console console{std::cout, std::cerr, isatty(STDERR_FILENO) != 0};
    const auto outcome = polyplan::app::runCommandLine({argv + 1, argv + argc}, console);
    if (const int* status = std::get_if<int>(&outcome)) {
        return *status;
    }
    QStringList files;
    for (const std::string& file : std::get<polyplan::app::WindowRequest>(outcome).files) {
        files << QFile::decodeName(file.c_str());
        if (QFile::encodeName(files.back()).toStdString() != file) {
            std::cerr << polyplan::printable(file) << ": the window only takes names in UTF-8\n";
            return polyplan::app::requestNotMet;
        }
    }
    return polyplan::ui::runWindow(argc, argv, files);
} catch (const std::bad_alloc&) {
    std::cerr << "polyplan: there is not enough memory\n";
    return polyplan::app::requestNotMet;
} catch (const std::exception& error) {
    std::cerr << "polyplan: " << error.what() << '\n';
    return polyplan::app::requestNotMet;
}
