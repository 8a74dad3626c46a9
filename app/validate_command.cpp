#include "app/validate_command.h"

#include <memory>
#include <string>
#include <vector>

#include "app/load_plan.h"
#include "resources/embedded_data.h"

namespace polyplan::app {

Command::Run addValidateOptions(CLI::App& command) {
    auto files = std::make_shared<std::vector<std::string>>();
    command
        .add_option("FILE", *files, "Plans, or pictures exported from them; - for standard input")
        ->required();
    command.footer(
        "Each fault: FILE: where (a JSON pointer): what was found, what is allowed.\n"
        "Members that are not known are listed too, and are no fault: they are kept.\n"
        "Exit status 0 if there is no fault, else 1.");
    return [files](Console& console) {
        const plan::Catalogues catalogues = resources::loadCatalogues();
        int status = done;
        for (const std::string& file : *files) {
            if (!loadPlan(file, catalogues, console, true)) {
                status = requestNotMet;
            }
        }
        return status;
    };
}

}  // namespace polyplan::app
