#include "core/nethack/polypile/series.h"

#include <algorithm>

namespace polyplan::nethack::polypile {

std::vector<ObjectIndex> objectsOf(std::span<const Goal> goals) {
    std::vector<ObjectIndex> objects;
    for (const Goal& goal : goals) {
        if (std::find(objects.begin(), objects.end(), goal.object) == objects.end()) {
            objects.push_back(goal.object);
        }
    }
    return objects;
}

}  // namespace polyplan::nethack::polypile
