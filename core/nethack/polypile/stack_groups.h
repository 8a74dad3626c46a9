#pragma once

#include <map>
#include <span>
#include <vector>

#include "core/nethack/polypile/fate.h"
#include "core/nethack/polypile/golem.h"
#include "core/nethack/polypile/transformation.h"

namespace polyplan::nethack::polypile {

/// Position of a group in `StackGroups`.
using GroupIndex = std::uint32_t;

/// The object types that a stack may become, gathered into groups: types that every zap treats
/// alike and that every change gives in the same proportion. So a stack's past says nothing about
/// which type of its group it is. Types that come of more than a draw (blank paper, oil lamp,
/// rock …) and those that goals name are groups of their own.
class StackGroups {
  public:
    /// What is there before any change, in whatever state: its only type is that of the stack.
    static constexpr GroupIndex original = 0;

    /// Situation, transformation and materials must outlive it.
    /// @param materials of all types; those of stackable ones are settled
    /// @param stack where the series begins; no stack becomes larger
    /// @param wanted what goals name
    StackGroups(const Situation& situation, const Transformation& transformation,
                std::span<const Material> materials, const Stack& stack,
                std::span<const ObjectIndex> wanted);

    /// A group's part of what comes of a kin.
    struct Part {
        GroupIndex group{};
        double share{};  ///< of all its types in the kin
    };
    const std::vector<Part>& partsOf(KinIndex kin);
    /// The group of a type that is the only one of its group.
    GroupIndex groupOf(ObjectIndex object);

    /// The group's types with their portions, which sum to 1.
    const std::vector<ObjectOdds>& types(GroupIndex group) const { return groups_[group].types; }
    /// Whether a goal names it: such a group has one type.
    bool isWanted(GroupIndex group) const { return groups_[group].isWanted; }

  private:
    struct Group {
        std::vector<ObjectOdds> types;
        bool isWanted{};
    };
    /// What makes two types alike.
    struct Likeness {
        bool magic{};
        bool redrawable{};
        bool stacks{};
        bool mineral{};
        std::vector<Golem> golems;  ///< that may take what a shock leaves of several
        Fate fate;
        Change change;
        bool operator==(const Likeness&) const = default;
    };

    void addClass(ObjectClass objectClass);
    Likeness likenessOf(const Kin& kin, ObjectIndex object) const;
    bool standsAlone(ObjectIndex object, std::span<const ObjectIndex> special) const;
    bool isWantedType(ObjectIndex object) const;
    GroupIndex add(ObjectIndex object);

    const Situation& situation_;
    const Transformation& transformation_;
    std::span<const Material> materials_;
    int quantity_;
    std::vector<ObjectIndex> wanted_;
    std::vector<Group> groups_;
    std::map<KinIndex, std::vector<Part>> parts_;
    std::map<ObjectIndex, GroupIndex> single_;
};

}  // namespace polyplan::nethack::polypile
