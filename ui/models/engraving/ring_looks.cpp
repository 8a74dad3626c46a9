#include "ui/models/engraving/ring_looks.h"

#include <algorithm>

#include "core/nethack/engraving/stylus.h"

namespace polyplan::ui {

std::vector<RingLook> ringLooks(const plan::Settings& settings, const ObjectTable& objects,
                                ObjectIndex ring) {
    const auto known = settings.known.materials.find(ring);
    std::vector<RingLook> looks;
    for (const ObjectType& each : objects.ofClass(ObjectClass::Ring)) {
        if (known == settings.known.materials.end() || each.material == known->second) {
            looks.push_back({each.appearance, nethack::engraving::isHard(each)});
        }
    }
    std::ranges::stable_partition(looks, &RingLook::isHard);
    return looks;
}

}  // namespace polyplan::ui
