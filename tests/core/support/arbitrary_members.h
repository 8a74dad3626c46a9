#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/calculator/members.h"

namespace polyplan::tests {

/// Mostly the fallback, as in real documents, so that both ways through the writer are taken.
template <typename Value>
Value mostly(Value fallback, Value other) {
    return *rc::gen::inRange(0, 3) == 0 ? other : fallback;
}

inline int any(Range range) {
    const auto between = *rc::gen::inRange<std::int64_t>(range.least, std::int64_t{range.most} + 1);
    return *rc::gen::element(range.least, range.most, static_cast<int>(between));
}

template <typename Value, std::size_t count>
Value anyOf(const Words<Value, count>& words) {
    return words.at(*rc::gen::inRange<std::size_t>(0, count)).second;
}

/// With what a stranger's text may hold.
std::string anyText();
UnknownMembers anyUnknown();

/// What the values of a description are drawn with: each rule has an `anyValue`, and
/// `repair(Chance&, Struct&)` sees to what ties the members of a struct together.
struct Chance {
    TableSet tables;
};

int anyValue(const Chance& chance, const WholeNumber& rule);
bool anyValue(const Chance& chance, const YesOrNo& rule);
std::string anyValue(const Chance& chance, const Text& rule);

template <typename Word, std::size_t count>
Word anyValue(const Chance& /*unused*/, const OneOf<Word, count>& rule) {
    return anyOf(rule.words);
}

template <typename Word, std::size_t count>
std::set<Word> anyValue(const Chance& /*unused*/, const AnyOf<Word, count>& rule) {
    std::set<Word> words;
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
        words.insert(anyOf(rule.element.words));
    }
    return words;
}

template <typename Rule>
std::vector<typename Rule::Value> anyValue(const Chance& chance, const ListOf<Rule>& rule) {
    std::vector<typename Rule::Value> values;
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
        values.push_back(anyValue(chance, rule.element));
    }
    return values;
}

template <typename Described>
void repair(Chance& /*unused*/, Described& /*unused*/) {}

/// Draws the members of a struct.
template <typename Described>
class Drawn : public MemberVisitor<Drawn<Described>> {
  public:
    Drawn(Chance chance, Described& object) : chance_(std::move(chance)), object_(object) {
        describe(*this, Of<Described>());
        object_.unknown = anyUnknown();
        repair(chance_, object_);
    }

    template <typename Pointer, typename Rule>
    void visit(const Member& member, Pointer pointer, const Rule& rule) {
        if (member.presence != Presence::Usual || *rc::gen::arbitrary<bool>()) {
            object_.*pointer = anyValue(chance_, rule);
        }
    }

    template <typename Owner, std::size_t count>
    void flags(const Member& /*unused*/, const Words<bool Owner::*, count>& words,
               std::string_view /*unused*/ = "") {
        for (const auto& [word, flag] : words) {
            object_.*flag = *rc::gen::arbitrary<bool>();
        }
    }

    template <typename Narrow>
    void scope(const Narrow& narrow) {
        narrow(object_, chance_.tables);
    }

  private:
    Chance chance_;
    Described& object_;
};

template <typename Described>
Described anyValue(const Chance& chance, const Object<Described>& /*unused*/) {
    Described drawn;
    Drawn<Described>(chance, drawn);
    return drawn;
}

/// How many members with limits are to be passed over before one is spoilt.
struct Countdown {
    int left;
    bool isNext() { return left-- == 0; }
};

/// Counts down over all members with limits, of the structs inside too, and spoils the one at
/// which it arrives at 0.
template <typename Described>
class Spoiler : public MemberVisitor<Spoiler<Described>> {
  public:
    Spoiler(Countdown& count, Described& object) : count_(count), object_(object) {
        describe(*this, Of<Described>());
    }

    template <typename Pointer, typename Rule>
    void visit(const Member& /*unused*/, Pointer pointer, const Rule& rule) {
        spoilMember(object_.*pointer, rule);
    }

  private:
    template <typename Rule>
    void spoilMember(typename Rule::Value& value, const Rule& rule) {
        spoilValue(count_, value, rule);
    }
    template <typename Rule>
    void spoilMember(std::optional<typename Rule::Value>& value, const Rule& rule) {
        if (value) {
            spoilValue(count_, *value, rule);
        }
    }

    Countdown& count_;
    Described& object_;
};

template <typename Rule>
requires std::same_as<typename Rule::Value, int> && requires(const Rule& rule) {
    rule.range;
}
void spoilValue(Countdown& count, int& value, const Rule& rule) {
    if (count.isNext()) {
        const bool hasAbove = rule.range.most < std::numeric_limits<int>::max();
        value = *rc::gen::element(rule.range.least - 1,
                                  hasAbove ? rule.range.most + 1 : rule.range.least - 1);
    }
}

template <typename Rule>
requires std::same_as<typename Rule::Value, std::string> && requires(const Rule& rule) {
    rule.most;
}
void spoilValue(Countdown& count, std::string& value, const Rule& rule) {
    constexpr std::size_t unlimited = 1'000'000;
    if (rule.most < unlimited && count.isNext()) {
        value = std::string(rule.most + 1, '1');
    }
}

template <typename Described>
void spoilValue(Countdown& count, Described& value, const Object<Described>& /*unused*/) {
    Spoiler<Described>(count, value);
}

template <typename Rule>
void spoilValue(Countdown& count, std::vector<typename Rule::Value>& value,
                const ListOf<Rule>& rule) {
    for (auto& each : value) {
        spoilValue(count, each, rule.element);
    }
    if (constexpr std::size_t tooMany = 100;
        rule.most < tooMany && !value.empty() && count.isNext()) {
        value.resize(rule.most + 1, value.front());
    }
}

template <typename Value, typename Rule>
void spoilValue(Countdown& /*unused*/, Value& /*unused*/, const Rule& /*unused*/) {}

}  // namespace polyplan::tests
