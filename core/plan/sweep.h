#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/contenders.h"

/// A figure against one member that goes through its range, for each of the contenders.
namespace polyplan::plan {

/// A number of a strategy that can be gone through.
struct SweptMember {
    std::string_view id;     ///< "luck"
    std::string_view label;  ///< "Luck"
    std::vector<int> values;
    /// The strategy with the member at a value; nothing where it does not apply.
    std::optional<Strategy> (*with)(const Strategy& strategy, int value);
};

const std::vector<SweptMember>& sweptMembers();
/// Null if there is none.
const SweptMember* sweptMember(std::string_view id);
bool applies(const SweptMember& member, const Strategy& strategy);

/// The reports of one contender at each value of a member: answered with a `SweepAnswer`, which
/// comes value by value.
struct SweepQuestion {
    std::string member;  ///< id of the `SweptMember`
    std::vector<int> values;
    std::vector<JoinedQuestion> asked;  ///< one a value

    std::string key() const { return "sweep/" + member; }
    std::string title() const { return member; }
    AnyAnswer answer(const Work& work) const;
    /// Of every figure a series against the member, by the figure's id, without the values where
    /// words stand in place of a number; its label says no span that goes with the member: "after 3
    /// zaps".
    Report report(const AnyAnswer& answer) const;
    bool operator==(const SweepQuestion&) const = default;
};

/// Figures at each value as far as they are there.
using SweepAnswer = std::vector<std::vector<Figure>>;

/// One question a contender, in their order; nothing for those that the member does not apply to.
std::vector<std::optional<SweepQuestion>> sweepQuestions(const SweptMember& member,
                                                         std::span<const Contender> contenders,
                                                         const std::vector<Calculator>& calculators,
                                                         const Catalogues& catalogues);

}  // namespace polyplan::plan
