#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/calculator/unknown_members.h"
#include "core/calculator/visitor.h"

namespace polyplan {

/// The members of one object of a file, which remembers those that were asked for.
class ObjectMembers {
  public:
    /// A fault if `json` is no object; it then has no members.
    ObjectMembers(const Json& json, const Place& place);

    /// Null if there is none; a fault if it is required.
    const Json* take(const Member& member);

    bool areThere() const { return object_ != nullptr; }

    /// What nobody asked for: kept, or a fault each.
    UnknownMembers rest() const;

  private:
    void refuse(std::string_view name) const;
    void keep(std::string_view name) const;

    const Json* object_;  ///< null if it is none
    const Place& place_;
    std::vector<std::string_view> known_;
};

template <typename Rule>
void readValue(const Json& json, typename Rule::Value& value, const Rule& rule,
               const Place& place) {
    rule.read(json, value, place);
}

template <typename Rule>
void readValue(const Json& json, std::optional<typename Rule::Value>& value, const Rule& rule,
               const Place& place) {
    rule.read(json, value.emplace(), place);
}

/// Reads the members of a struct. A value is left as it is where its member is missing or wrong.
template <typename Described>
class Reader : public MemberVisitor<Reader<Described>> {
  public:
    Reader(const Json& json, Described& object, const Place& place)
        : members_(json, place), object_(object), place_(place) {
        describe(*this, Of<Described>());
        object_.unknown = members_.rest();
    }

    template <typename Pointer, typename Rule>
    void visit(const Member& member, Pointer pointer, const Rule& rule) {
        if (const Json* json = members_.take(member)) {
            readValue(*json, object_.*pointer, rule, place_->at(member.name));
        }
    }

    template <typename Owner, std::size_t count>
    void flags(const Member& member, const Words<bool Owner::*, count>& words,
               std::string_view note = "") {
        const Json* json = members_.take(member);
        if (json == nullptr) {
            return;
        }
        readEach(*json, std::string::npos, place_->at(member.name),
                 [&](const Json& word, const Place& inside) {
                     if (const auto* flag = meaningOf(words, word)) {
                         object_.*(*flag) = true;
                     } else {
                         inside.fault(described(word) + " is none of " + listedWords(words) +
                                      (note.empty() ? "" : "; ") + std::string(note));
                     }
                 });
    }

    template <typename Value, typename Otherwise>
    void constant(const Member& member, const Value& value, const Otherwise& otherwise) {
        const Json* json = members_.take(member);
        if (json != nullptr && !equals(*json, value)) {
            place_->at(member.name).fault(otherwise(*json));
        }
    }

    template <typename Check>
    void check(const Check& check) {
        if (members_.areThere()) {
            check(std::as_const(object_), *place_);
        }
    }

    template <typename Settle>
    void settle(const Settle& settle) {
        settle(object_, *place_);
    }

    template <typename Narrow>
    void scope(const Narrow& narrow) {
        place_.narrow(object_, narrow);
    }

  private:
    ObjectMembers members_;
    Described& object_;
    ScopedPlace place_;
};

/// Reads a described struct; the place takes the faults.
template <typename Described>
void readMembers(const Json& json, Described& object, const Place& place) {
    Reader<Described>(json, object, place);
}

/// Reads a request by itself, as the command line has it: every member must be known.
/// @param title for messages: "a damage request"
template <typename Described>
std::variant<Described, std::vector<Fault>> readRequest(const Json& json, const TableSet& tables,
                                                        std::string_view title) {
    FaultList faults;
    Described request;
    readMembers(json, request, Place(faults, tables, {.refuses = true, .title = title}));
    if (!faults.empty()) {
        return faults.take();
    }
    return request;
}

}  // namespace polyplan
