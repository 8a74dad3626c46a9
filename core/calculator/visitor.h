#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/calculator/member.h"
#include "core/calculator/rules.h"

namespace polyplan {

template <typename Described>
struct Object;

template <typename Rule>
concept IsRule = requires {
    typename Rule::Value;
    Rule::option;
};

/// The rule of a member, from what its description says of it.
constexpr WholeNumber ruleFor(Of<int> /*unused*/, Range range) {
    return {range};
}
constexpr YesOrNo ruleFor(Of<bool> /*unused*/) {
    return {};
}
constexpr Text ruleFor(Of<std::string> /*unused*/, std::size_t most = limits::nameCharacters) {
    return {most};
}
template <typename Word, std::size_t count>
constexpr OneOf<Word, count> ruleFor(Of<Word> /*unused*/, const Words<Word, count>& words) {
    return {words};
}
template <typename Word, std::size_t count>
constexpr AnyOf<Word, count> ruleFor(Of<std::set<Word>> /*unused*/,
                                     const Words<Word, count>& words) {
    return {{words}};
}
template <typename Described>
constexpr Object<Described> ruleFor(Of<Described> /*unused*/) {
    return {};
}
template <typename Element>
constexpr auto ruleFor(Of<std::vector<Element>> /*unused*/, std::size_t most) {
    return ListOf{ruleFor(Of<Element>()), most};
}
template <typename Value, IsRule Rule>
constexpr const Rule& ruleFor(Of<Value> /*unused*/, const Rule& rule) {
    return rule;
}

template <typename Value>
struct WithoutOptional {
    using Type = Value;
};
template <typename Value>
struct WithoutOptional<std::optional<Value>> {
    using Type = Value;
};

/// What a description calls. A visitor has `visit(const Member&, pointer to member, rule)`, which
/// every member comes to, and whichever of the others it has a use for.
template <typename Visitor>
class MemberVisitor {
  public:
    /// A member of the struct.
    /// @param rule a `Range` of an int, `Words` of an enum or of a set of them, the most characters
    /// of a text, the most elements of a list, any rule by itself (see rules.h); nothing for a
    /// bool, a name of usual length or another described struct. An `std::optional` has the rule of
    /// its value.
    template <typename Owner, typename Value, typename... Rule>
    constexpr void member(const Member& member, Value Owner::*pointer, const Rule&... rule) {
        self().visit(member, pointer,
                     ruleFor(Of<typename WithoutOptional<Value>::Type>(), rule...));
    }

    /// The object stands on one line in the file. Comes first.
    constexpr void oneLine() {}

    /// A list of words, each of which sets a flag of the struct.
    /// @param note what else is to be said where another word stands there
    template <typename Owner, std::size_t count>
    constexpr void flags(const Member& /*unused*/, const Words<bool Owner::*, count>& /*unused*/,
                         std::string_view /*unused*/ = "") {}

    /// A member that is always written and can be nothing else.
    /// @param otherwise what the fault says where it is something else:
    /// `std::string otherwise(const Json& found)`
    template <typename Value, typename Otherwise>
    constexpr void constant(const Member& /*unused*/, const Value& /*value*/,
                            const Otherwise& /*otherwise*/) {}

    /// Called with the struct and its place after the members above it: what ties members together.
    /// Called when reading and when validating, whether or not a member had a fault of its own
    /// (`Place::isSound`).
    template <typename Check>
    constexpr void check(const Check& /*void(const Struct&, const Place&)*/) {}

    /// Called with the struct when reading, after the members above it: brings it into the form in
    /// which it is kept.
    template <typename Settle>
    constexpr void settle(const Settle& /*void(Struct&, const Place&)*/) {}

    /// Called with the struct and the tables that are asked for below, here and in the objects
    /// inside: where a member says which table names are looked up in.
    template <typename Narrow>
    constexpr void scope(const Narrow& /*void(const Struct&, TableSet&)*/) {}

  private:
    constexpr Visitor& self() { return static_cast<Visitor&>(*this); }
};

}  // namespace polyplan
