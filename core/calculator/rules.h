#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/calculator/json_values.h"
#include "core/calculator/limits.h"
#include "core/calculator/place.h"
#include "core/calculator/range.h"
#include "core/calculator/words.h"
#include "core/json/json_writer.h"

/// Rules say what a member may be. One is a small struct with
///
///     using Value = …;                                       // of the member
///     void read(const Json&, Value&, const Place&) const;    // leaves the value where it is wrong
///     void check(const Value&, const Place&) const;          // the faults that reading would name
///     void write(JsonWriter&, const Value&, const TableSet&) const;
///     std::string allowed() const;                           // for help; may be empty
///     static constexpr OptionKind option = …;
///     using Inside = …;                   // where it is, or lists, a described struct
///     bool isWritten(const Value&, const TableSet&) const;   // where not its default decides
///
/// so that a member of a new sort needs such a struct beside its description, and nothing else.
namespace polyplan {

/// How an option of the command line takes a value.
enum class OptionKind : std::uint8_t {
    None,    ///< not at all: it can only stand in a file
    Text,    ///
    Number,  ///< what is no number is taken as a text ("12d8+20"), for the reader to judge
    Flag,    ///< true or false; the option alone means true
    Names,   ///< an array of texts, with commas between them
};

struct WholeNumber {
    using Value = int;
    static constexpr OptionKind option = OptionKind::Number;
    Range range;
    std::string_view kind = "whole number";

    void read(const Json& json, int& value, const Place& place) const;
    void check(int value, const Place& place) const;
    void write(JsonWriter& json, int value, const TableSet& /*unused*/) const { json.value(value); }
    std::string allowed() const { return described(range); }
};

struct YesOrNo {
    using Value = bool;
    static constexpr OptionKind option = OptionKind::Flag;

    void read(const Json& json, bool& value, const Place& place) const;
    void check(bool /*unused*/, const Place& /*unused*/) const {}
    void write(JsonWriter& json, bool value, const TableSet& /*unused*/) const {
        json.value(value);
    }
    std::string allowed() const { return ""; }
};

struct Text {
    using Value = std::string;
    static constexpr OptionKind option = OptionKind::Text;
    std::size_t most = limits::nameCharacters;  ///< characters (code points)

    void read(const Json& json, std::string& value, const Place& place) const;
    void check(const std::string& value, const Place& place) const;
    void write(JsonWriter& json, const std::string& value, const TableSet& /*unused*/) const {
        json.value(value);
    }
    std::string allowed() const { return ""; }
};

template <typename Word, std::size_t count>
std::string listedWords(const Words<Word, count>& words) {
    std::array<std::string_view, count> names;
    std::transform(words.begin(), words.end(), names.begin(),
                   [](const auto& word) { return word.first; });
    return listed(names);
}

/// The value that a word stands for; null if it is none of them.
template <typename Word, std::size_t count>
const Word* meaningOf(const Words<Word, count>& words, const Json& json) {
    const std::string* text = textOf(json);
    const auto found = std::find_if(words.begin(), words.end(), [text](const auto& word) {
        return text != nullptr && *text == word.first;
    });
    return found == words.end() ? nullptr : &found->second;
}

/// One of a few words.
template <typename Word, std::size_t count>
struct OneOf {
    using Value = Word;
    static constexpr OptionKind option = OptionKind::Text;
    const Words<Word, count>& words;

    void read(const Json& json, Word& value, const Place& place) const {
        if (const Word* meaning = meaningOf(words, json)) {
            value = *meaning;
        } else {
            place.fault(described(json) + " is none of " + allowed());
        }
    }
    void check(const Word& /*unused*/, const Place& /*unused*/) const {}
    void write(JsonWriter& json, const Word& value, const TableSet& /*unused*/) const {
        json.value(wordFor(words, value));
    }
    std::string allowed() const { return listedWords(words); }
};

/// Reads each element of an array, up to `most` of them; more are a fault.
void readEach(const Json& json, std::size_t most, const Place& place,
              const std::function<void(const Json&, const Place&)>& readElement);

/// Any of a few words, in any order.
template <typename Word, std::size_t count>
struct AnyOf {
    using Value = std::set<Word>;
    static constexpr OptionKind option = OptionKind::Names;
    OneOf<Word, count> element;

    void read(const Json& json, std::set<Word>& value, const Place& place) const {
        readEach(json, std::string::npos, place, [&](const Json& word, const Place& inside) {
            if (const Word* meaning = meaningOf(element.words, word)) {
                value.insert(*meaning);
            } else {
                inside.fault(described(word) + " is none of " + element.allowed());
            }
        });
    }
    void check(const std::set<Word>& /*unused*/, const Place& /*unused*/) const {}
    void write(JsonWriter& json, const std::set<Word>& value, const TableSet& tables) const {
        json.beginArray(JsonWriter::Layout::OneLine);
        for (const Word& word : value) {
            element.write(json, word, tables);
        }
        json.end();
    }
    std::string allowed() const { return element.allowed(); }
};

/// What is described inside of the elements of a list.
template <typename Rule>
struct InsideOfElement {};
template <typename Rule>
requires requires {
    typename Rule::Inside;
}
struct InsideOfElement<Rule> {
    using Inside = typename Rule::Inside;
};

/// A list of so many values at most, on one line.
template <typename Rule>
struct ListOf : InsideOfElement<Rule> {
    constexpr ListOf(Rule of, std::size_t atMost) : element(std::move(of)), most(atMost) {}

    using Value = std::vector<typename Rule::Value>;
    static constexpr OptionKind option =
        Rule::option == OptionKind::Text ? OptionKind::Names : OptionKind::None;
    Rule element;
    std::size_t most;

    void read(const Json& json, Value& value, const Place& place) const {
        readEach(json, most, place, [&](const Json& each, const Place& inside) {
            typename Rule::Value added{};
            element.read(each, added, inside);
            value.push_back(std::move(added));
        });
    }
    void check(const Value& value, const Place& place) const {
        if (value.size() > most) {
            place.fault(std::to_string(value.size()) + " elements are more than the " +
                        std::to_string(most) + " that are allowed");
        }
        for (std::size_t i = 0; i < std::min(most, value.size()); ++i) {
            element.check(value[i], place.at(i));
        }
    }
    void write(JsonWriter& json, const Value& value, const TableSet& tables) const {
        json.beginArray(Rule::option == OptionKind::None ? JsonWriter::Layout::Lines
                                                         : JsonWriter::Layout::OneLine);
        for (const typename Rule::Value& each : value) {
            element.write(json, each, tables);
        }
        json.end();
    }
    std::string allowed() const { return element.allowed(); }
};

template <typename Rule>
ListOf(Rule, std::size_t) -> ListOf<Rule>;

}  // namespace polyplan
