#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/json/json_tree.h"

namespace polyplan::plan {

/// A list whose elements are known by a name, wherever they stand in it.
struct NamedList {
    std::string_view sort;   ///< see sortOf(): "/heartbeat/creature/worn"
    std::string_view known;  ///< the member that has the name: "slot"
    std::string_view told;   ///< the member that is told for the whole: "item"
    bool isOfPlaces;         ///< the name is a place, which needs the list's label before it
    std::string (*name)(const Json& element);
    /// What people read for each as a whole, as JSON text; null: it is not in the list.
    std::vector<std::string> (*words)(const std::vector<const Json*>& elements);
};

/// Null if the pointer leads to no such list.
const NamedList* namedListAt(const std::string& pointer);

/// Whether the pointer leads to an element of such a list, or into one.
bool isInNamedList(const std::string& pointer);

/// Whether it leads to what the name and the words of an element say.
bool isInWordsOfNamed(const std::string& pointer);

/// What lists of several strategies have by one name.
struct NamedElement {
    std::string name;               ///< the second of a name has its number: "aflame 2"
    std::size_t place;              ///< in the first list that has it
    std::vector<const Json*> each;  ///< null where a list has not got it
};

/// @param lists null where there is none
std::vector<NamedElement> namedElements(const std::vector<const Json*>& lists,
                                        const NamedList& list);

/// The names in the order of a list, as JSON text.
std::string namesInOrder(const Json& elements, const NamedList& list);

}  // namespace polyplan::plan
