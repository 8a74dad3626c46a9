#include "core/plan/theft_things.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "core/catalogue/letter_case.h"

namespace polyplan::plan {

namespace {

using nethack::theft::Kind;
using nethack::theft::Thing;

/// By the objects' ids.
constexpr std::array<std::pair<std::string_view, Kind>, 6> soughtObjects = {
    {{"amulet_of_yendor", Kind::Amulet},
     {"fake_amulet_of_yendor", Kind::FakeAmulet},
     {"bell_of_opening", Kind::BellOfOpening},
     {"bell", Kind::Bell},
     {"candelabrum_of_invocation", Kind::Candelabrum},
     {"spe_book_of_the_dead", Kind::BookOfTheDead}}};

/// Without their article, in small letters.
constexpr std::array<std::string_view, 13> questArtifacts = {"orb of detection",
                                                             "heart of ahriman",
                                                             "sceptre of might",
                                                             "staff of aesculapius",
                                                             "magic mirror of merlin",
                                                             "eyes of the overworld",
                                                             "mitre of holiness",
                                                             "longbow of diana",
                                                             "master key of thievery",
                                                             "tsurugi of muramasa",
                                                             "platinum yendorian express card",
                                                             "orb of fate",
                                                             "eye of the aethiopica"};

bool isQuestArtifact(std::string_view artifact) {
    std::string name = lowerCase(artifact);
    constexpr std::string_view article = "the ";
    if (name.starts_with(article)) {
        name.erase(0, article.size());
    }
    return std::ranges::find(questArtifacts, name) != questArtifacts.end();
}

std::optional<Kind> kindOf(const Stack& stack, const ObjectTable& objects) {
    if (isQuestArtifact(stack.artifact)) {
        return Kind::QuestArtifact;
    }
    const auto* sought = std::ranges::find(soughtObjects, objects[stack.object].id,
                                           &std::pair<std::string_view, Kind>::first);
    return sought == soughtObjects.end() ? std::nullopt : std::optional(sought->second);
}

}  // namespace

std::vector<Thing> thingsOf(const std::vector<Stack>& stacks, const ObjectTable& objects) {
    std::vector<Thing> things;
    std::set<std::string_view> named;
    for (const Stack& stack : stacks) {
        if (const auto kind = kindOf(stack, objects)) {
            const bool hasName =
                *kind == Kind::QuestArtifact && named.insert(stack.artifact).second;
            things.push_back({.kind = *kind, .name = hasName ? stack.artifact : std::string()});
        }
    }
    return things;
}

}  // namespace polyplan::plan
