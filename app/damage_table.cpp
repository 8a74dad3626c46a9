#include "app/damage_table.h"

#include "app/report_table.h"
#include "app/text_table.h"
#include "core/oangband/report.h"
#include "core/oangband/report_amounts.h"
#include "core/oangband/terrain_table.h"
#include "core/probability/grouped.h"

namespace polyplan::app {

void writeTable(const oangband::Scene& scene, const oangband::Answer& answer, std::ostream& out) {
    out << oangband::keyOf(scene.request(), answer) << " · " << grouped(answer.hpBefore) << " of "
        << grouped(answer.maxHp) << " hit points · " << shortName(scene.terrain()) << " · exact\n";
    Report told = report(scene.request(), answer, oangband::keyOf(scene.request(), answer));
    // The table and the histograms below it say the same, but for what is asked for.
    const Table* amounts = oangband::amountsOf(told);
    if (amounts != nullptr && oangband::tellsRequests(*amounts)) {
        std::erase_if(told.series, oangband::isOfAmounts);
    } else if (amounts != nullptr) {
        told.tables.erase(told.tables.begin() + (amounts - told.tables.data()));
    }
    writeReport(told, out);
}

}  // namespace polyplan::app
