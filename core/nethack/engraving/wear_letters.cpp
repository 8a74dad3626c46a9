#include "core/nethack/engraving/wear_letters.h"

#include <algorithm>
#include <map>

namespace polyplan::nethack::engraving {
namespace {

constexpr std::string_view vanishing = "?.,'`-|_";
constexpr double tableChance = 0.75;  ///< that the rub-out table is looked at

double shareOf(const CharacterOdds& of, char character) {
    const auto found = of.find(character);
    return found == of.end() ? 0.0 : found->second;
}

char otherCase(char letter) {
    return static_cast<char>('a' <= letter && letter <= 'z' ? letter - 32 : letter + 32);
}

}  // namespace

CharacterOdds rubbedOnce(char character, Game game, const Rubouts& rubouts) {
    if (character == ' ' || vanishing.find(character) != std::string_view::npos) {
        return {{' ', 1.0}};
    }
    const std::string_view substitutes = rubouts.of(game, character);
    if (substitutes.empty()) {
        return {{'?', 1.0}};
    }
    CharacterOdds result = {{'?', 1.0 - tableChance}};
    for (const char substitute : substitutes) {
        result[substitute] += tableChance / static_cast<double>(substitutes.size());
    }
    return result;
}

Fading::Fading(char character, Game game, const Rubouts& rubouts) : odds_{{{character, 1.0}}} {
    while (shareOf(odds_.back(), ' ') < 1.0) {
        CharacterOdds next;
        for (const auto& [from, chance] : odds_.back()) {
            for (const auto& [to, share] : rubbedOnce(from, game, rubouts)) {
                next[to] += chance * share;
            }
        }
        if (next.size() == 1 && next.begin()->first == ' ') {
            next = {{' ', 1.0}};
        }
        odds_.push_back(std::move(next));
    }
    if (odds_.size() == 1) {
        odds_.push_back({{' ', 1.0}});
    }
}

const CharacterOdds& Fading::after(std::size_t picks) const {
    return odds_[std::min(picks, odds_.size() - 1)];
}

double Fading::legible(std::size_t picks) const {
    double sum = 0.0;
    for (const auto& [character, chance] : after(picks)) {
        sum += character == ' ' ? 0.0 : chance;
    }
    return sum;
}

std::size_t Fading::fewestBlank() const {
    std::size_t picks = 0;
    while (shareOf(odds_[picks], ' ') == 0.0) {
        ++picks;
    }
    return picks;
}

double Fading::reads(std::size_t picks, char letter) const {
    return shareOf(after(picks), letter) + shareOf(after(picks), otherCase(letter));
}

FadingText::FadingText(std::string_view text, Game game, const Rubouts& rubouts)
    : FadingText(text, text, 0, game, rubouts) {}

FadingText::FadingText(std::string_view text, std::string_view original, std::size_t start,
                       Game game, const Rubouts& rubouts)
    : length_(text.size()) {
    std::map<char, std::size_t> fadingOf;
    std::vector<std::size_t> profileOf;
    for (std::size_t place = 0; place < text.size(); ++place) {
        if (text[place] == ' ') {
            continue;
        }
        const auto [known, isNew] = fadingOf.emplace(text[place], fadings_.size());
        if (isNew) {
            const Fading& fading = fadings_.emplace_back(text[place], game, rubouts);
            std::vector<double> legible;
            for (std::size_t picks = 0; picks <= fading.mostLegible(); ++picks) {
                legible.push_back(fading.legible(picks));
            }
            const auto same =
                std::find_if(profiles_.begin(), profiles_.end(),
                             [&](const Profile& profile) { return profile.legible == legible; });
            profileOf.push_back(static_cast<std::size_t>(same - profiles_.begin()));
            if (same == profiles_.end()) {
                profiles_.push_back({std::move(legible)});
            }
        }
        letters_.push_back({start + place, known->second, profileOf[known->second],
                            text[place] == original[start + place]});
    }
}

std::size_t FadingText::fewestToNothing() const {
    std::size_t picks = 0;
    for (std::size_t letter = 0; letter < size(); ++letter) {
        picks += fading(letter).fewestBlank();
    }
    return picks;
}

}  // namespace polyplan::nethack::engraving
