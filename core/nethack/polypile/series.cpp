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

std::vector<ObjectIndex> objectsOf(std::span<const GoalAnswer> answers) {
    std::vector<Goal> goals;
    for (const GoalAnswer& each : answers) {
        goals.push_back(each.goal);
    }
    return objectsOf(goals);
}

}  // namespace polyplan::nethack::polypile
