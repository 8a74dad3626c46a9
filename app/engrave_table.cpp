#include "app/engrave_table.h"

#include "app/report_table.h"
#include "core/nethack/engraving/report.h"
#include "core/nethack/engraving/words.h"

namespace polyplan::app {

void writeTable(const nethack::engraving::Request& request,
                const nethack::engraving::Answer& answer, std::ostream& out) {
    out << '"' << request.text << '"';
    if (answer.writing) {
        out << " · " << answer.writing->stylus;
    } else if (answer.durability) {
        out << " · " << nethack::engraving::typeWord(answer.durability->type)
            << ", as it stands there";
    }
    out << " · " << title(answer.game) << (answer.partial ? " (rules known in part)" : "") << '\n';
    writeReport(report(request, answer), out);
}

}  // namespace polyplan::app
