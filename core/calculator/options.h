#pragma once

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
    std::string help;  ///< with what is allowed and the default
};

/// "Turns of stun that it has already: 0 to 200 (default: 0)"
/// @param usual the default as JSON; empty: there is none
std::string optionHelp(const Member& member, std::string_view allowed, std::string_view usual);

/// The members of a request and of the objects in it. Lists of objects can only stand in a file.
template <typename Described>
class OptionLister : public MemberVisitor<OptionLister<Described>> {
  public:
    OptionLister(std::string prefix, std::vector<RequestOption>& options)
        : prefix_(std::move(prefix)), options_(options) {
        describe(*this, Of<Described>());
    }

    template <typename Pointer, typename Inner>
    void visit(const Member& member, Pointer /*unused*/, const Object<Inner>& /*unused*/) {
        OptionLister<Inner>(nameOf(member) + '.', options_);
    }

    template <typename Pointer, typename Rule>
    void visit(const Member& member, Pointer pointer, const Rule& rule) {
        if (Rule::option != OptionKind::None) {
            const std::string usual =
                member.presence == Presence::Required ? "" : shown(Described().*pointer, rule);
            options_.push_back(
                {nameOf(member), Rule::option, optionHelp(member, rule.allowed(), usual)});
        }
    }

    template <typename Owner, std::size_t count>
    void flags(const Member& member, const Words<bool Owner::*, count>& words,
               std::string_view /*unused*/ = "") {
        options_.push_back(
            {nameOf(member), OptionKind::Names, optionHelp(member, listedWords(words), "")});
    }

    template <typename Otherwise>
    void constant(const Member& member, std::string_view value, const Otherwise& /*unused*/) {
        options_.push_back({nameOf(member), OptionKind::Text, optionHelp(member, value, "")});
    }

  private:
    std::string nameOf(const Member& member) const { return prefix_ + std::string(member.name); }

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
    std::vector<RequestOption>& options_;
};

template <typename Described>
std::vector<RequestOption> optionsOf() {
    std::vector<RequestOption> options;
    const OptionLister<Described> lister("", options);
    return options;
}

}  // namespace polyplan
