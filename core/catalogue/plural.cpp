#include "core/catalogue/plural.h"

#include <algorithm>
#include <array>
#include <utility>

namespace polyplan {
namespace {

/// What follows the noun that takes the plural.
constexpr std::array<std::string_view, 9> pluralLinks = {
    " of ", " labeled ", " versus ", " from ", " in ", " on ", " with ", " de ", " containing "};

/// Words that are their own plural.
constexpr std::array<std::string_view, 3> ownPlurals = {"ya", "shuriken", "fish"};

using PluralEnding = std::pair<std::string_view, std::string_view>;

/// The first that fits holds.
constexpr std::array<PluralEnding, 17> pluralEndings = {{
    {"tooth", "teeth"},
    {"foot", "feet"},
    {"goose", "geese"},
    {"mouse", "mice"},
    {"louse", "lice"},
    {"child", "children"},
    {"woman", "women"},
    {"knife", "knives"},
    {"leaf", "leaves"},
    {"loaf", "loaves"},
    {"staff", "staves"},
    {"ch", "ches"},
    {"sh", "shes"},
    {"s", "ses"},
    {"x", "xes"},
    {"z", "zes"},
    {"man", "men"},
}};

bool isVowel(char letter) {
    return std::string_view("aeiou").find(letter) != std::string_view::npos;
}

std::string pluralNoun(std::string_view noun) {
    if (std::find(ownPlurals.begin(), ownPlurals.end(), noun) != ownPlurals.end()) {
        return std::string(noun);
    }
    for (const auto& [one, many] : pluralEndings) {
        if (noun.ends_with(one)) {
            return std::string(noun.substr(0, noun.size() - one.size())).append(many);
        }
    }
    if (noun.size() > 1 && noun.back() == 'y' && !isVowel(noun[noun.size() - 2])) {
        return std::string(noun.substr(0, noun.size() - 1)) + "ies";
    }
    return std::string(noun) + 's';
}

}  // namespace

std::string pluralOf(std::string_view name) {
    std::size_t end = name.size();
    for (const std::string_view link : pluralLinks) {
        if (const std::size_t at = name.find(link); at != std::string_view::npos && at > 0) {
            end = std::min(end, at);
        }
    }
    if (name.starts_with("pair of ")) {
        return std::string(name);
    }
    return pluralNoun(name.substr(0, end)).append(name.substr(end));
}

}  // namespace polyplan
