#include "ui/models/unidentified_goals.h"

#include <utility>

#include "core/nethack/polypile/may_be_wanted.h"

namespace polyplan::ui {

namespace {

nethack::polypile::MayBeWanted thoseOf(const plan::Polypile& polypile, const ObjectTable& table,
                                       const nethack::Knowledge& known,
                                       std::vector<ObjectIndex> wanted) {
    nethack::polypile::MayBeWanted unsure(table, known, std::move(wanted));
    unsure.addLine(polypile.line);
    return unsure;
}

}  // namespace

UnidentifiedGoals unidentifiedGoals(const plan::Polypile& polypile, const ObjectTable& table,
                                    const nethack::Knowledge& known) {
    UnidentifiedGoals goals;
    std::vector<ObjectIndex> wanted;
    for (const plan::Goal& goal : polypile.goals) {
        goals.what.push_back(thoseOf(polypile, table, known, {goal.object}).what());
        wanted.push_back(goal.object);
    }
    goals.quantity = thoseOf(polypile, table, known, std::move(wanted)).quantity();
    return goals;
}

}  // namespace polyplan::ui
