#include "core/nethack/polypile/stack_groups.h"

#include <algorithm>
#include <utility>

#include "core/nethack/polypile/rules.h"

namespace polyplan::nethack::polypile {
namespace {

constexpr int readToShreds = 7;  // more often than any book can be read

bool holds(std::span<const ObjectIndex> objects, ObjectIndex object) {
    return std::find(objects.begin(), objects.end(), object) != objects.end();
}

}  // namespace

StackGroups::StackGroups(const Situation& situation, const Transformation& transformation,
                         std::span<const Material> materials, const Stack& stack,
                         std::span<const ObjectIndex> wanted)
    : situation_(situation),
      transformation_(transformation),
      materials_(materials),
      quantity_(stack.quantity),
      wanted_(wanted.begin(), wanted.end()) {
    add(stack.object);
}

GroupIndex StackGroups::add(ObjectIndex object) {
    const auto index = static_cast<GroupIndex>(groups_.size());
    groups_.push_back({.types = {{object, 1.0}}, .isWanted = isWantedType(object)});
    return index;
}

bool StackGroups::isWantedType(ObjectIndex object) const {
    return holds(wanted_, object);
}

GroupIndex StackGroups::groupOf(ObjectIndex object) {
    addClass(situation_.table[object].objectClass);
    const auto found = single_.find(object);
    return found != single_.end() ? found->second : single_[object] = add(object);
}

const std::vector<StackGroups::Part>& StackGroups::partsOf(KinIndex kin) {
    addClass(transformation_.kins()[kin].objectClass);
    return parts_[kin];
}

StackGroups::Likeness StackGroups::likenessOf(const Kin& kin, ObjectIndex object) const {
    Stack stack;
    stack.object = object;
    stack.quantity = kin.stacks ? quantity_ : 1;
    // Of a single item it does not matter whether it would stack.
    const bool several = quantity_ > 1;
    std::vector<Golem> golems;
    if (several && kin.stacks) {
        const std::span<const Golem> kinds = golemsOf(situation_.rules, materials_[object]);
        golems.assign(kinds.begin(), kinds.end());
    }
    return {.magic = kin.magic,
            .redrawable = kin.redrawable,
            .stacks = several && kin.stacks,
            .mineral = several && kin.mineral,
            .golems = std::move(golems),
            .fate = fateOf(situation_, stack),
            .change = transformation_.changeOf(stack)};
}

/// Fills in the groups of all types of a class that a change can give.
void StackGroups::addClass(ObjectClass objectClass) {
    const std::vector<Kin>& kins = transformation_.kins();
    const auto isOfClass = [&](const Kin& kin) { return kin.objectClass == objectClass; };
    const auto first = std::find_if(kins.begin(), kins.end(), isOfClass);
    if (first == kins.end() || parts_.contains(static_cast<KinIndex>(first - kins.begin()))) {
        return;
    }
    std::vector<ObjectIndex> special;
    for (const Kin& kin : kins) {
        for (std::size_t i = 0; isOfClass(kin) && i < kin.types.size(); ++i) {
            Stack stack;
            stack.object = kin.types[i];
            stack.quantity = kin.stacks ? quantity_ : 1;
            stack.timesRead = readToShreds;
            for (const TypeOutcome& outcome : transformation_.changeOf(stack).types) {
                special.push_back(outcome.object);
            }
        }
    }
    std::vector<std::pair<Likeness, GroupIndex>> alike;
    std::map<GroupIndex, double> total;
    for (KinIndex index = 0; index < kins.size(); ++index) {
        const Kin& kin = kins[index];
        if (!isOfClass(kin)) {
            continue;
        }
        std::map<GroupIndex, double> shares;
        for (const ObjectIndex type : kin.types) {
            GroupIndex group{};
            if (isWantedType(type) || holds(special, type)) {
                group = single_[type] = add(type);
            } else {
                Likeness likeness = likenessOf(kin, type);
                const auto same = std::find_if(alike.begin(), alike.end(), [&](const auto& entry) {
                    return entry.first == likeness;
                });
                if (same == alike.end()) {
                    group = add(type);
                    alike.emplace_back(std::move(likeness), group);
                } else {
                    group = same->second;
                    groups_[group].types.push_back({type, 0.0});
                }
            }
            const double share = transformation_.share(type);
            groups_[group].types.back().probability = share;
            shares[group] += share;
            total[group] += share;
        }
        for (const auto& [group, share] : shares) {
            parts_[index].push_back({.group = group, .share = share});
        }
    }
    for (const auto& [group, share] : total) {
        for (ObjectOdds& type : groups_[group].types) {
            type.probability /= share;
        }
    }
}

}  // namespace polyplan::nethack::polypile
