#pragma once

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/calculator/object.h"

namespace polyplan {

/// A member of a request, as an option of the command line takes it.
struct RequestOption {
    std::string name;  ///< as in the request, with a dot for each step inward: "stylus_state.buc"
    OptionKind kind;
    std::string help;  ///< with whether it is required, what is allowed and the default
    bool isRequired = false;
    std::vector<std::string_view> words = {};  ///< that are allowed; empty: not only words
};

/// "Turns of stun that it has already: 0 to 200 (default: 0)", "Required. Most hit points: 1 to 9"
/// @param within the object that the member stands in, if that may be left out
/// @param usual the default as JSON; empty: there is none
std::string optionHelp(const Member& member, std::string_view within, std::string_view allowed,
                       std::string_view usual);

/// The members of a request and of the objects in it. Lists of objects can only stand in a file.
template <typename Described>
class OptionLister : public MemberVisitor<OptionLister<Described>> {
  public:
    /// @param isRequired whether the object is; what it requires only is where it stands
    OptionLister(std::string prefix, bool isRequired, std::vector<RequestOption>& options)
        : prefix_(std::move(prefix)), isRequired_(isRequired), options_(options) {
        describe(*this, Of<Described>());
    }

    template <typename Pointer, typename Inner>
    void visit(const Member& member, Pointer /*unused*/, const Object<Inner>& /*unused*/) {
        OptionLister<Inner>(nameOf(member) + '.', isRequired(member), options_);
    }

    template <typename Pointer, typename Rule>
    void visit(const Member& member, Pointer pointer, const Rule& rule) {
        if (Rule::option != OptionKind::None) {
            const std::string usual =
                member.presence == Presence::Required ? "" : shown(Described().*pointer, rule);
            add(member, Rule::option, rule.allowed(), usual, wordsOf(rule));
        }
    }

    template <typename Owner, std::size_t count>
    void flags(const Member& member, const Words<bool Owner::*, count>& words,
               std::string_view /*unused*/ = "") {
        add(member, OptionKind::Names, listedWords(words), "", namesOf(words));
    }

    template <typename Otherwise>
    void constant(const Member& member, std::string_view value, const Otherwise& /*unused*/) {
        add(member, OptionKind::Text, value, "");
    }

  private:
    void add(const Member& member, OptionKind kind, std::string_view allowed,
             std::string_view usual, std::vector<std::string_view> words = {}) {
        const std::string within = isRequired_ ? "" : prefix_.substr(0, prefix_.size() - 1);
        options_.push_back({nameOf(member), kind, optionHelp(member, within, allowed, usual),
                            isRequired(member), std::move(words)});
    }
    bool isRequired(const Member& member) const {
        return isRequired_ && member.presence == Presence::Required;
    }
    std::string nameOf(const Member& member) const { return prefix_ + std::string(member.name); }

    template <typename Word, std::size_t count>
    static std::vector<std::string_view> namesOf(const Words<Word, count>& words) {
        std::vector<std::string_view> names;
        std::ranges::transform(words, std::back_inserter(names),
                               [](const auto& word) { return word.first; });
        return names;
    }
    template <typename Rule>
    static std::vector<std::string_view> wordsOf(const Rule& rule) {
        if constexpr (requires { rule.words; }) {
            return namesOf(rule.words);
        } else if constexpr (requires { rule.element.words; }) {
            return namesOf(rule.element.words);
        } else {
            return {};
        }
    }

    template <typename Rule>
    std::string shown(const typename Rule::Value& value, const Rule& rule) const {
        std::ostringstream out;
        JsonWriter json(out, JsonWriter::Layout::Compact);
        rule.write(json, value, TableSet());
        return std::move(out).str();
    }
    template <typename Rule>
    std::string shown(const std::optional<typename Rule::Value>& value, const Rule& rule) const {
        return value ? shown(*value, rule) : "";
    }

    std::string prefix_;
    bool isRequired_;
    std::vector<RequestOption>& options_;
};

template <typename Described>
std::vector<RequestOption> optionsOf() {
    std::vector<RequestOption> options;
    const OptionLister<Described> lister("", true, options);
    return options;
}

}  // namespace polyplan
