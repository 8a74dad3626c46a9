#pragma once

#include <stdexcept>
#include <type_traits>

#include "core/calculator/object.h"

namespace polyplan {

/// What a description says of one member, as far as editors ask for it.
struct MemberFacts {
    Member member;
    Range range{};         ///< of a number
    std::size_t most = 0;  ///< characters of a text, elements of a list
};

/// Looks for a pointer to a member.
template <auto wanted>
class MemberFinder : public MemberVisitor<MemberFinder<wanted>> {
  public:
    template <typename Pointer, typename Rule>
    constexpr void visit(const Member& member, Pointer pointer, const Rule& rule) {
        if constexpr (std::is_same_v<Pointer, std::remove_const_t<decltype(wanted)>>) {
            if (pointer == wanted) {
                facts_.member = member;
                if constexpr (requires { rule.range; }) {
                    facts_.range = rule.range;
                }
                if constexpr (requires { rule.most; }) {
                    facts_.most = rule.most;
                }
            }
        }
    }

    constexpr MemberFacts facts() const {
        if (facts_.member.name.empty()) {
            throw std::logic_error("the member is not described");
        }
        return facts_;
    }

  private:
    MemberFacts facts_;
};

template <typename Owner, typename Value>
constexpr Of<Owner> ownerOf(Value Owner::* /*unused*/) {
    return {};
}

/// Facts of a member: `memberOf<&oangband::Target::stunnedBefore>().label`. Worked out when
/// compiling; a member that is not described does not compile.
template <auto pointer>
consteval MemberFacts memberOf() {
    MemberFinder<pointer> finder;
    describe(finder, ownerOf(pointer));
    return finder.facts();
}

/// Least and most of a number: `limitsOf<&oangband::Target::stunnedBefore>()`.
template <auto pointer>
consteval Range limitsOf() {
    return memberOf<pointer>().range;
}

/// The most characters of a text, or elements of a list.
template <auto pointer>
consteval std::size_t mostOf() {
    return memberOf<pointer>().most;
}

}  // namespace polyplan
