#include "core/plan/label_odds.h"

#include <algorithm>

#include "core/nethack/engraving/durability.h"
#include "core/nethack/engraving/request_words.h"
#include "core/nethack/engraving/rules.h"
#include "core/nethack/engraving/spelling.h"
#include "core/nethack/engraving/stylus.h"

namespace polyplan::plan {
namespace {

namespace engraving = nethack::engraving;

bool canBeTyped(const std::string& text) {
    return text.size() <= engraving::maximumLength &&
           text.find_first_not_of(' ') != std::string::npos &&
           std::all_of(text.begin(), text.end(), [](char c) { return ' ' <= c && c <= '~'; });
}

/// As it is noted down, else what the stylus writes.
std::optional<engraving::Type> typeOf(const Label& label, const engraving::Request& request,
                                      nethack::Game game, const engraving::Tables& tables) {
    for (const auto& [word, type] : nethack::engraving::typeWords) {
        if (word == label.type) {
            return type;
        }
    }
    const auto stylus = engraving::findStylus(label.stylus, game, tables);
    return stylus ? engraving::stylusOf(*stylus, request, game, tables).type : std::nullopt;
}

}  // namespace

std::optional<LabelOdds> labelOdds(const Label& label, nethack::Game game,
                                   const Catalogues& catalogues) {
    const auto tables = catalogues.engraving(game);
    if (!tables || !canBeTyped(label.text)) {
        return std::nullopt;
    }
    engraving::Request request;
    request.conditions = label.conditions;
    const auto type = typeOf(label, request, game, *tables);
    if (!type) {
        return std::nullopt;
    }
    const double untouched = engraving::untouched(request, game, *type);
    std::vector<engraving::PlaceOfText> places;
    places.reserve(label.text.size());
    for (const char character : label.text) {
        places.push_back({character, untouched});
    }
    engraving::DurabilityQuestion walk;
    walk.game = game;
    walk.text = label.text;
    walk.type = *type;
    walk.events.assign(engraving::rulesOf(game)->stepsOnWear ? 2U : 1U,
                       engraving::causeRule(engraving::Cause::Move, game, 0).event);
    const engraving::Durability after = engraving::durability(walk, *tables->rubouts);
    return LabelOdds{.cameOutRight = engraving::unchanged(places),
                     .outlastsWalk = after.entries.back().figures.intact};
}

}  // namespace polyplan::plan
