#include "app/damage_table.h"

#include "app/report_table.h"
#include "app/text_table.h"
#include "core/oangband/report.h"
#include "core/oangband/terrain_table.h"
#include "core/probability/grouped.h"

namespace polyplan::app {

void writeTable(const oangband::Scene& scene, const oangband::Answer& answer, std::ostream& out) {
    out << oangband::keyOf(scene.request(), answer) << " · " << grouped(answer.hpBefore) << " of "
        << grouped(answer.maxHp) << " hit points · " << shortName(scene.terrain()) << " · exact\n";
    writeReport(report(scene.request(), answer, oangband::keyOf(scene.request(), answer)), out);
}

}  // namespace polyplan::app
