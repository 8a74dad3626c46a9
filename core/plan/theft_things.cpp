#include "core/plan/theft_things.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "core/catalogue/letter_case.h"
#include "core/nethack/theft/request_words.h"

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

std::optional<Kind> kindOf(ObjectIndex object, const ObjectTable& objects) {
    const auto* sought = std::ranges::find(soughtObjects, objects[object].id,
                                           &std::pair<std::string_view, Kind>::first);
    return sought == soughtObjects.end() ? std::nullopt : std::optional(sought->second);
}

/// Not identified, and nothing but the Amulet or an imitation looks so.
bool looksLikeTheAmulet(const Stack& stack, const ObjectTable& objects) {
    const ObjectType& type = objects[stack.object];
    return type.isLook() && std::ranges::all_of(type.mayBe, [&objects](ObjectIndex object) {
               const auto kind = kindOf(object, objects);
               return kind == Kind::Amulet || kind == Kind::FakeAmulet;
           });
}

/// Whether it is called by its kind, with a number or without, and so by no name of its own.
bool isCalledByKind(const Thing& thing) {
    const auto kind = std::string(wordFor(nethack::theft::kindWords, thing.kind));
    const std::string words = thing.name.substr(0, thing.name.find_last_not_of("0123456789") + 1);
    return thing.name.empty() || thing.name == kind || words == kind + ' ';
}

}  // namespace

SoughtThings thingsOf(const std::vector<Stack>& stacks, const ObjectTable& objects) {
    SoughtThings sought;
    const bool isAmuletKnown = std::ranges::any_of(stacks, [&objects](const Stack& stack) {
        return kindOf(stack.object, objects) == Kind::Amulet;
    });
    std::set<std::string_view> named;
    for (const Stack& stack : stacks) {
        Thing thing{.name = ""};
        if (isQuestArtifact(stack.artifact)) {
            if (!named.insert(stack.artifact).second) {
                continue;  // there is one of each in a game (artifact.c artifact_exists())
            }
            thing.kind = Kind::QuestArtifact;
            thing.name = stack.artifact;
        } else if (looksLikeTheAmulet(stack, objects)) {
            const bool mayBeReal = !isAmuletKnown && !stack.inContainer;
            sought.lookalikes += mayBeReal ? 1 : 0;
            thing.kind = mayBeReal && sought.lookalikes == 1 ? Kind::Amulet : Kind::FakeAmulet;
        } else if (const auto kind = kindOf(stack.object, objects)) {
            thing.kind = *kind;
        } else {
            continue;
        }
        thing.inContainer = stack.inContainer && !nethack::theft::isUnpackable(thing.kind);
        sought.things.push_back(std::move(thing));
    }
    return sought;
}

std::vector<Thing> missingIn(const std::vector<Thing>& inventory, std::vector<Thing> found) {
    std::vector<bool> isMatched(inventory.size());
    const auto take = [&](const Thing& thing, const auto& isSame) {
        for (std::size_t i = 0; i < inventory.size(); ++i) {
            if (!isMatched[i] && inventory[i].kind == thing.kind && isSame(inventory[i])) {
                isMatched[i] = true;
                return true;
            }
        }
        return false;
    };
    std::erase_if(found, [&take](const Thing& thing) {
        return !thing.name.empty() &&
               take(thing, [&thing](const Thing& there) { return there.name == thing.name; });
    });
    std::erase_if(found, [&take](const Thing& thing) {
        return take(thing, [&thing](const Thing& there) {
            return isCalledByKind(there) || isCalledByKind(thing);
        });
    });
    return found;
}

}  // namespace polyplan::plan
