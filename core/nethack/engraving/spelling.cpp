#include "core/nethack/engraving/spelling.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "core/nethack/engraving/elbereth.h"
#include "core/nethack/engraving/rules.h"
#include "core/nethack/engraving/wear_simulator.h"

namespace polyplan::nethack::engraving {
namespace {

constexpr std::string_view letters = "elbrth";
constexpr char firstPrintable = '!';
constexpr char lastPrintable = '~';
constexpr double substitutes = lastPrintable - firstPrintable + 1;
constexpr double artistsDraws = 1.0 / 5;  ///< how often an Artist's dust is drawn for at all

char lower(char c) {
    return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// That the place comes out as a letter, in whatever case.
double oddsOf(const PlaceOfText& place, char letter) {
    const double meant = lower(place.character) == letter ? 1.0 : 0.0;
    return place.character == ' '
               ? 0.0
               : place.untouched * meant + (1 - place.untouched) * 2 / substitutes;
}

/// How many letters of the word stand at the end of what was read, if `matched` of them did before
/// the next one was read (Knuth, Morris and Pratt).
std::size_t matchedWith(std::size_t matched, char next) {
    const std::string read = std::string(elberethWord.substr(0, matched)) + next;
    std::size_t length = std::min(read.size(), elberethWord.size());
    while (!read.ends_with(elberethWord.substr(0, length))) {
        --length;
    }
    return length;
}

/// By letters matched before and by position of the next one in `letters`.
using Automaton = std::array<std::array<std::size_t, letters.size()>, elberethWord.size()>;

const Automaton& automaton() {
    static const Automaton steps = [] {
        Automaton result{};
        for (std::size_t matched = 0; matched < elberethWord.size(); ++matched) {
            for (std::size_t i = 0; i < letters.size(); ++i) {
                result.at(matched).at(i) = matchedWith(matched, letters[i]);
            }
        }
        return result;
    }();
    return steps;
}

}  // namespace

std::vector<PlaceOfText> placesOf(std::string_view text, std::size_t kept, double untouched) {
    std::vector<PlaceOfText> places;
    places.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        places.push_back({text[i], i < kept ? 1.0 : untouched});
    }
    return places;
}

double untouched(const Request& request, Game game, Type type) {
    const bool inDust = type == Type::Dust || type == Type::Blood;
    const bool haxor = request.conditions.contains(Condition::Haxor);
    const bool artist =
        game == Game::SlashEmExtended && request.conditions.contains(Condition::Artist);
    double odds = 1;
    for (const Mistake& mistake : rulesOf(game)->mistakes) {
        if (mistake.when ? request.conditions.contains(*mistake.when) : inDust) {
            const double spoils = 1.0 / (haxor ? mistake.oddsOfHaxor : mistake.odds);
            odds *= 1 - (artist && !mistake.when ? spoils * artistsDraws : spoils);
        }
    }
    return odds;
}

CharacterOdds odds(const PlaceOfText& place) {
    if (place.character == ' ' || place.untouched == 1.0) {
        return {{place.character, 1.0}};
    }
    CharacterOdds result;
    for (char other = firstPrintable; other <= lastPrintable; ++other) {
        result.emplace_hint(result.end(), other, (1 - place.untouched) / substitutes);
    }
    result[place.character] += place.untouched;
    return result;
}

double error(const PlaceOfText& place) {
    return place.character == ' ' ? 0.0 : (1 - place.untouched) * (substitutes - 1) / substitutes;
}

std::string misspelled(std::span<const PlaceOfText> places, Random& random) {
    std::string text;
    text.reserve(places.size());
    for (const auto& [character, untouched] : places) {
        const bool isSpoilt = character != ' ' && untouched < 1 && uniform(random) >= untouched;
        text += isSpoilt
                    ? static_cast<char>(firstPrintable + static_cast<int>(random.below(
                                                             lastPrintable - firstPrintable + 1)))
                    : character;
    }
    return text;
}

double unchanged(std::span<const PlaceOfText> places) {
    double result = 1;
    for (const PlaceOfText& place : places) {
        result *= 1 - error(place);
    }
    return result;
}

double readsElbereth(std::span<const PlaceOfText> places, Type type, Game game) {
    if (!testsWholeText(game)) {
        return containsElbereth(places, type);
    }
    double result = type != Type::Headstone && places.size() == elberethWord.size() ? 1.0 : 0.0;
    for (std::size_t i = 0; i < elberethWord.size() && result > 0; ++i) {
        result *= oddsOf(places[i], elberethWord[i]);
    }
    return result;
}

double containsElbereth(std::span<const PlaceOfText> places, Type type) {
    if (type == Type::Headstone) {
        return 0;
    }
    std::array<double, elberethWord.size() + 1> matched{1.0};
    for (const PlaceOfText& place : places) {
        std::array<double, elberethWord.size() + 1> next{};
        next.back() = matched.back();
        std::array<double, letters.size()> oddsOfLetter{};
        double others = 1;
        for (std::size_t i = 0; i < letters.size(); ++i) {
            oddsOfLetter.at(i) = oddsOf(place, letters[i]);
            others -= oddsOfLetter.at(i);
        }
        for (std::size_t before = 0; before < elberethWord.size(); ++before) {
            for (std::size_t i = 0; i < letters.size(); ++i) {
                next.at(automaton().at(before).at(i)) += matched.at(before) * oddsOfLetter.at(i);
            }
            next.front() += matched.at(before) * std::max(0.0, others);
        }
        matched = next;
    }
    return matched.back();
}

}  // namespace polyplan::nethack::engraving
