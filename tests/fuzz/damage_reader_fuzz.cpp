#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

#include "core/json/json_tree.h"
#include "core/oangband/evaluate.h"
#include "core/oangband/scene.h"
#include "core/plan/damage_reader.h"

namespace {

namespace oangband = polyplan::oangband;
namespace plan = polyplan::plan;

template <typename Table>
Table read(const std::string& name) {
    std::ifstream csv(POLYPLAN_SOURCE_DIR "/resources/data/oangband-" + name + ".csv");
    return Table::read(csv);
}

plan::Catalogues readCatalogues() {
    plan::Catalogues catalogues;
    catalogues.add(oangband::Tables{read<oangband::MonsterTable>("monsters"),
                                    read<oangband::TerrainTable>("terrain"),
                                    read<oangband::ObjectKindTable>("objects")});
    return catalogues;
}

void require(bool condition) {
    if (!condition) {
        std::abort();
    }
}

bool isProbability(double value) {
    return value >= 0.0 && value <= 1.0;
}

/// So that an answer takes no more than milliseconds.
bool isSmall(const oangband::Scene& scene) {
    constexpr int most = 2'000;
    return scene.damage().highest() <= most && scene.maxHp() <= most && scene.request().casts <= 3;
}

}  // namespace

/// Whatever is read as a request has a scene, and small ones an answer whose figures hold together.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const plan::Catalogues catalogues = readCatalogues();
    polyplan::FaultList faults;
    const auto json =
        polyplan::parseJson(std::string_view(reinterpret_cast<const char*>(data), size), faults);
    if (!json || !faults.empty()) {
        return 0;
    }
    const auto read = readDamageRequest(*json, catalogues);
    const auto* request = std::get_if<oangband::Request>(&read);
    if (request == nullptr) {
        require(!std::get<std::vector<polyplan::Fault>>(read).empty());
        return 0;
    }
    // Dice that are within the limits may still take a second to throw.
    constexpr std::size_t mostCharacters = 12;
    if (request->damage.size() > mostCharacters) {
        return 0;
    }
    const auto found = oangband::Scene::of(*request, catalogues.oangband());
    const auto* scene = std::get_if<oangband::Scene>(&found);
    require(scene != nullptr);
    if (!isSmall(*scene)) {
        return 0;
    }
    const oangband::Answer answer = evaluate(*scene);
    require(isProbability(answer.killed) && isProbability(answer.polymorphed) &&
            isProbability(answer.moved) && isProbability(answer.slept));
    for (const oangband::Odds* odds :
         {&answer.damageDealt, &answer.stunned, &answer.confused, &answer.afraid, &answer.held}) {
        for (const polyplan::Weighted<int>& value : *odds) {
            require(value.value >= 0 && isProbability(value.probability));
        }
    }
    return 0;
}
