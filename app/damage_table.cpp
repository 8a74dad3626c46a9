#include "app/damage_table.h"

#include "app/report_table.h"
#include "app/text_table.h"
#include "core/oangband/report.h"
#include "core/oangband/terrain_table.h"

namespace polyplan::app {

void writeTable(const oangband::Scene& scene, const oangband::Answer& answer, std::ostream& out) {
    out << oangband::keyOf(scene.request(), answer) << " · " << answer.hpBefore << " of "
        << answer.maxHp << " hit points · " << shortName(scene.terrain()) << " · exact\n";
    writeReport(report(scene.request(), answer, oangband::keyOf(scene.request(), answer)), out);
}

}  // namespace polyplan::app
