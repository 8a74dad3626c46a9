#include "core/nethack/engraving/wear_words.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/nethack/engraving/elbereth.h"

namespace polyplan::nethack::engraving {
namespace {

/// Power series in the number of picks, each over its factorial.
using Series = std::vector<double>;

Series product(const Series& one, const Series& other) {
    if (one.empty() || other.empty()) {
        return {};
    }
    Series result(one.size() + other.size() - 1, 0.0);
    for (std::size_t i = 0; i < one.size(); ++i) {
        for (std::size_t k = 0; k < other.size(); ++k) {
            result[i + k] += one[i] * other[k];
        }
    }
    return result;
}

void add(Series& to, const Series& from, double scale) {
    to.resize(std::max(to.size(), from.size()), 0.0);
    for (std::size_t i = 0; i < from.size(); ++i) {
        to[i] += from[i] * scale;
    }
}

Series overFactorials(std::vector<double> values) {
    double factorial = 1.0;
    for (std::size_t i = 1; i < values.size(); ++i) {
        factorial *= static_cast<double>(i);
        values[i] /= factorial;
    }
    return values;
}

/// What of a letter reads as `wanted`: each character that does, with its series.
std::vector<std::pair<char, Series>> readings(const Fading& fading, char wanted) {
    std::vector<std::pair<char, Series>> result;
    for (const char character : {wanted, static_cast<char>(wanted - 32)}) {
        Series series;
        for (std::size_t picks = 0; picks <= fading.mostLegible(); ++picks) {
            const CharacterOdds& odds = fading.after(picks);
            const auto found = odds.find(character);
            if (found != odds.end()) {
                series.resize(picks + 1, 0.0);
                series[picks] = found->second;
            }
        }
        if (!series.empty()) {
            result.emplace_back(character, overFactorials(std::move(series)));
        }
    }
    return result;
}

std::optional<WordPlace> wordPlace(const FadingText& text, std::size_t first) {
    const std::size_t last = first + elberethWord.size() - 1;
    if (last >= text.size() || text.length(first, last) != elberethWord.size()) {
        return std::nullopt;
    }
    std::vector<WordReading> all = {{"", {1.0}}};
    for (std::size_t i = 0; i < elberethWord.size() && !all.empty(); ++i) {
        std::vector<WordReading> longer;
        for (const auto& [character, series] : readings(text.fading(first + i), elberethWord[i])) {
            for (const WordReading& reading : all) {
                longer.push_back({reading.text + character, product(reading.bySomePicks, series)});
            }
        }
        all = std::move(longer);
    }
    if (all.empty()) {
        return std::nullopt;
    }
    WordPlace place = {first, last, false, std::move(all), {}};
    for (const WordReading& reading : place.readings) {
        add(place.anyReading, reading.bySomePicks, 1.0);
    }
    place.atFirst = place.anyReading.front() > 0.0;
    return place;
}

Series endSeries(const Profile& profile) {
    return overFactorials(profile.legible);
}

}  // namespace

std::vector<WordPlace> wordPlaces(const FadingText& text) {
    std::vector<WordPlace> places;
    for (std::size_t first = 0; first < text.size(); ++first) {
        if (auto place = wordPlace(text, first)) {
            places.push_back(std::move(*place));
        }
    }
    return places;
}

WordOdds::WordOdds(const FadingText& text)
    : text_(text),
      places_(wordPlaces(text)),
      choices_((places_.size() + 1) * (places_.size() + 1)),
      stretches_(places_.empty() ? 0 : text.size() * text.size()) {}

double WordOdds::contained(std::size_t first, std::size_t last, const PickRow& row) {
    if (places_.empty() || row.empty()) {
        return 0.0;
    }
    std::optional<Stretch>& known = stretches_[first * text_.size() + last];
    if (!known) {
        known = stretch(first, last);
    }
    if (known->terms.empty()) {
        return 0.0;
    }
    extend(*known, row.first(), row.end());
    double sum = 0.0;
    const double* odds = known->odds.data() + (row.first() - known->first);
    for (std::size_t i = 0; i < row.size(); ++i) {
        sum += row.data()[i] * odds[i];
    }
    return sum;
}

const WordOdds::Choices& WordOdds::choices(std::size_t from, std::size_t end) {
    std::optional<Choices>& known = choices_[from * (places_.size() + 1) + end];
    if (known) {
        return *known;
    }
    Choices result = {{1.0}};
    if (from < end) {
        const WordPlace& place = places_[from];
        std::size_t next = from + 1;
        while (next < end && places_[next].first <= place.last) {
            ++next;
        }
        result = choices(from + 1, end);
        const Choices& others = choices(std::min(next, end), end);
        result.resize(std::max(result.size(), others.size() + 1));
        for (std::size_t count = 0; count < others.size(); ++count) {
            add(result[count + 1], product(others[count], place.anyReading), 1.0);
        }
    }
    known = std::move(result);
    return *known;
}

/// Inclusion and exclusion over the places that read so at once. An end of the stretch is legible
/// of itself where a chosen place begins or ends with it.
WordOdds::Stretch WordOdds::stretch(std::size_t first, std::size_t last) {
    std::size_t from = 0;
    while (from < places_.size() && places_[from].first < first) {
        ++from;
    }
    std::size_t end = places_.size();
    while (end > from && places_[end - 1].last > last) {
        --end;
    }
    if (from == end) {
        return {};
    }
    std::map<std::size_t, Series> byBound;  // signed, by the number of letters that are bound
    const auto addChoices = [&](const Choices& choices, std::size_t chosen, const Series& series,
                                std::size_t endsBound) {
        for (std::size_t count = chosen == 0 ? 1 : 0; count < choices.size(); ++count) {
            const double sign = (count + chosen) % 2 == 1 ? 1.0 : -1.0;
            add(byBound[(count + chosen) * elberethWord.size() + endsBound],
                product(choices[count], series), sign);
        }
    };
    const bool atFirst = places_[from].first == first;
    const bool atLast = places_[end - 1].last == last;
    const Series firstEnd = endSeries(text_.profile(first));
    const Series lastEnd = endSeries(text_.profile(last));
    const auto behind = [&](std::size_t place) {
        std::size_t next = place + 1;
        while (next < end && places_[next].first <= places_[place].last) {
            ++next;
        }
        return next;
    };
    std::size_t before = end - 1;
    while (before > from && places_[before - 1].last >= places_[end - 1].first) {
        --before;
    }
    const std::size_t inner = atFirst ? from + 1 : from;
    const std::size_t innerEnd = std::max(inner, atLast ? end - 1 : end);
    addChoices(choices(inner, innerEnd), 0, product(firstEnd, lastEnd), 2);
    if (atFirst) {
        const std::size_t next = std::min(behind(from), innerEnd);
        const bool whole = places_[from].last == last;
        addChoices(whole ? Choices{{1.0}} : choices(next, innerEnd), 1,
                   whole ? places_[from].anyReading : product(places_[from].anyReading, lastEnd),
                   whole ? 0 : 1);
    }
    if (atLast && places_[end - 1].first != first) {
        const Series& reading = places_[end - 1].anyReading;
        addChoices(choices(std::min(inner, before), std::max(std::min(inner, before), before)), 1,
                   product(firstEnd, reading), 1);
        if (atFirst && behind(from) < end) {
            const std::size_t next = behind(from);
            addChoices(choices(next, std::max(next, before)), 2,
                       product(places_[from].anyReading, reading), 0);
        }
    }
    Stretch result;
    const auto letters = static_cast<double>(last - first + 1);
    for (auto& [bound, series] : byBound) {
        double scale = 1.0;
        for (double& factor : series) {
            factor *= scale;
            scale /= letters;
        }
        result.terms.push_back({1.0 - static_cast<double>(bound) / letters, std::move(series)});
    }
    return result;
}

void WordOdds::extend(Stretch& stretch, int first, int end) {
    const auto next = [&] { return stretch.first + static_cast<int>(stretch.odds.size()); };
    if (stretch.odds.empty() || first < stretch.first || first > next()) {
        stretch.first = first;
        stretch.odds.clear();
    }
    const int known = next();
    if (end <= known) {
        return;
    }
    stretch.odds.resize(static_cast<std::size_t>(end - stretch.first), 0.0);
    for (const Term& term : stretch.terms) {
        double allFree = std::pow(term.left, known);
        for (int picks = known; picks < end; ++picks) {
            // Of the picks, so many in order on the bound letters, the others on the free ones.
            double& odds = stretch.odds[static_cast<std::size_t>(picks - stretch.first)];
            double orders = 1.0;
            double free = allFree;
            for (std::size_t bound = 0; bound < term.factors.size(); ++bound) {
                const int rest = picks - static_cast<int>(bound);
                odds += term.factors[bound] * orders * free;
                if (rest == 0) {
                    break;
                }
                orders *= rest;
                free = term.left > 0.0 ? free / term.left : (rest == 1 ? 1.0 : 0.0);
            }
            allFree *= term.left;
        }
    }
    for (int picks = known; picks < end; ++picks) {
        double& odds = stretch.odds[static_cast<std::size_t>(picks - stretch.first)];
        odds = std::clamp(odds, 0.0, 1.0);
    }
}

}  // namespace polyplan::nethack::engraving
