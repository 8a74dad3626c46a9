#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/calculator/unknown_members.h"
#include "core/calculator/visitor.h"

namespace polyplan {

/// Writes JSON text that was kept because nobody knew it; numbers as they were read.
void writeKept(JsonWriter& json, const std::string& text);
void writeUnknown(JsonWriter& json, const UnknownMembers& unknown);

/// Writes the members of a struct; what is at its default is left out.
template <typename Described>
class Writer : public MemberVisitor<Writer<Described>> {
  public:
    Writer(JsonWriter& json, const Described& object, const TableSet& tables)
        : json_(json), object_(object), tables_(&tables) {
        describe(*this, Of<Described>());
        open();
        writeUnknown(json_, object_.unknown);
        json_.end();
    }

    void oneLine() { layout_ = JsonWriter::Layout::OneLine; }

    template <typename Pointer, typename Rule>
    void visit(const Member& member, Pointer pointer, const Rule& rule) {
        static const Described usual;
        if constexpr (requires { rule.isWritten(object_.*pointer, *tables_); }) {
            if (rule.isWritten(object_.*pointer, *tables_)) {
                write(member, object_.*pointer, rule);
            }
        } else if (member.presence != Presence::Usual || object_.*pointer != usual.*pointer) {
            write(member, object_.*pointer, rule);
        }
    }

    template <typename Owner, std::size_t count>
    void flags(const Member& member, const Words<bool Owner::*, count>& words,
               std::string_view /*unused*/ = "") {
        if (std::none_of(words.begin(), words.end(),
                         [this](const auto& word) { return object_.*(word.second); })) {
            return;
        }
        key(member);
        json_.beginArray(JsonWriter::Layout::OneLine);
        for (const auto& [word, flag] : words) {
            if (object_.*flag) {
                json_.value(word);
            }
        }
        json_.end();
    }

    template <typename Value, typename Otherwise>
    void constant(const Member& member, const Value& value, const Otherwise& /*unused*/) {
        key(member);
        json_.value(value);
    }

    template <typename Narrow>
    void scope(const Narrow& narrow) {
        own_ = *tables_;
        narrow(object_, own_);
        tables_ = &own_;
    }

  private:
    void open() {
        if (!std::exchange(isOpen_, true)) {
            json_.beginObject(layout_);
        }
    }

    void key(const Member& member) {
        open();
        json_.key(member.name);
    }

    template <typename Rule>
    void write(const Member& member, const typename Rule::Value& value, const Rule& rule) {
        key(member);
        rule.write(json_, value, *tables_);
    }
    template <typename Rule>
    void write(const Member& member, const std::optional<typename Rule::Value>& value,
               const Rule& rule) {
        if (value) {
            write(member, *value, rule);
        }
    }

    JsonWriter& json_;
    const Described& object_;
    const TableSet* tables_;
    TableSet own_;  ///< of a struct that narrows them
    JsonWriter::Layout layout_ = JsonWriter::Layout::Lines;
    bool isOpen_ = false;
};

template <typename Described>
void writeMembers(JsonWriter& json, const Described& object, const TableSet& tables = {}) {
    Writer<Described>(json, object, tables);
}

}  // namespace polyplan
