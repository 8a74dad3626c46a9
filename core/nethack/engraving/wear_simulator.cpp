#include "core/nethack/engraving/wear_simulator.h"

#include <algorithm>
#include <cmath>

#include "core/nethack/engraving/elbereth.h"
#include "core/nethack/engraving/wear_calls.h"

namespace polyplan::nethack::engraving {
namespace {

constexpr std::string_view vanishingCharacters = "?.,'`-|_";
constexpr std::size_t wordLength = 8;

}  // namespace

double uniform(Random& random) {
    constexpr double scale = 1.0 / 67'108'864.0;  // 2^-26
    constexpr std::uint32_t steps = 67'108'864U;
    return (random.below(steps) + random.below(steps) * scale) * scale;
}

WipeSimulator::WipeSimulator(const DurabilityQuestion& question, const Rubouts& rubouts)
    : question_(question),
      wholeText_(testsWholeText(question.game)),
      magicWearsBurns_(magicWearsBurns(question.game)),
      burnedWordDestroyed_(burnedWordDestroyed(question.game)) {
    for (int character = 0; character < 128; ++character) {
        const auto c = static_cast<char>(character);
        substitutes_[static_cast<std::size_t>(character)] = rubouts.of(question.game, c);
    }
    for (const WearEvent& event : question_.events) {
        std::vector<double>& sums = cumulated_.emplace_back();
        double sum = 0.0;
        for (const double chance : event.picks) {
            sums.push_back(sum += chance);
        }
    }
    letters_ = question.text.size() - static_cast<std::size_t>(std::count(
                                          question.text.begin(), question.text.end(), ' '));
    // What can't read as the word however it is rubbed: a place with a letter for which none but
    // itself and the few that may become it will do.
    constexpr std::array<std::string_view, wordLength> mayBecome = {"eE",    "lLE", "bB", "eE",
                                                                    "rRhmn", "eE",  "tT", "hH"};
    for (std::size_t start = 0; start + wordLength <= question.text.size(); ++start) {
        std::size_t fits = 0;
        while (fits < wordLength &&
               mayBecome[fits].find(question.text[start + fits]) != std::string_view::npos) {
            ++fits;
        }
        if (fits == wordLength) {
            words_.push_back(start);
        }
    }
    mayBegin_.assign(question.text.size(), 0);
    for (const std::size_t start : words_) {
        mayBegin_[start] = 1;
    }
    restart();
}

void WipeSimulator::restart() {
    places_ = question_.text;
    begin_ = 0;
    end_ = places_.size();
    changed_ = 0;
    gone_ = places_.empty();
    replaced_ = false;
    stands_.assign(places_.size(), 0);
    standing_ = 0;
    for (const std::size_t start : words_) {
        stands_[start] = standsAt(start) ? 1 : 0;
        standing_ += standsAt(start) ? 1 : 0;
    }
    test();
}

void WipeSimulator::happen(std::size_t event, Random& random) {
    using Kind = WearEvent::Kind;
    if (gone_ || question_.type == Type::Headstone) {
        return;
    }
    const Kind kind = question_.events[event].kind;
    if (kind == Kind::Deletes || (kind == Kind::DeletesElbereth && wholeText_ && reads_)) {
        clear();
        gone_ = true;
        replaced_ = false;
    } else if (kind == Kind::Replaces) {
        clear();
        replaced_ = true;
    } else if (kind == Kind::Picks && !replaced_) {
        wipe(event, random);
    }
}

std::size_t WipeSimulator::count(std::size_t event, Random& random) const {
    const std::vector<double>& sums = cumulated_[event];
    if (question_.events[event].picks.back() == 1.0) {
        return sums.size() - 1;
    }
    const double drawn = uniform(random) * sums.back();
    return static_cast<std::size_t>(std::upper_bound(sums.begin(), sums.end() - 1, drawn) -
                                    sums.begin());
}

void WipeSimulator::wipe(std::size_t event, Random& random) {
    const std::optional<Type> only = question_.events[event].only;
    if (question_.events[event].picks.empty() || (only && *only != question_.type)) {
        return;
    }
    std::size_t n = count(event, random);
    if (n == 0) {
        return;
    }
    if (question_.events[event].plusLength) {
        n += end_ - begin_;
    }
    const Type type = question_.type;
    if (type == Type::Burn && !question_.onIce) {
        if (burnedWordDestroyed_ > 0.0 && contains_ && uniform(random) < burnedWordDestroyed_) {
            clear();
            gone_ = true;
            return;
        }
        if (!question_.events[event].magical || !magicWearsBurns_ || random.below(2) == 0) {
            return;
        }
    }
    if (type != Type::Dust && type != Type::Blood) {
        if (question_.game == Game::SlashEmExtended) {
            n = random.below(static_cast<std::uint32_t>(n)) + 1;
            n = random.below(5) != 0 ? n / 2 : n;
        } else {
            n = random.below(static_cast<std::uint32_t>(1 + 50 / (n + 1))) == 0 ? 1 : 0;
        }
    }
    pick(n, random);
    trim();
    test();
}

void WipeSimulator::pick(std::size_t picks, Random& random) {
    const auto length = static_cast<std::uint32_t>(end_ - begin_);
    for (; picks > 0; --picks) {
        const std::size_t place = begin_ + random.below(length);
        char& character = places_[place];
        if (character == ' ') {
            continue;
        }
        changed_ += character == question_.text[place] ? 1 : 0;
        const std::string& substitutes = substitutes_[static_cast<unsigned char>(character) & 127U];
        if (vanishingCharacters.find(character) != std::string_view::npos) {
            character = ' ';
        } else if (random.below(4) != 0 && !substitutes.empty()) {
            character = substitutes[random.below(static_cast<std::uint32_t>(substitutes.size()))];
        } else {
            character = '?';
        }
        if (!words_.empty()) {
            testAround(place);
        }
    }
}

void WipeSimulator::trim() {
    while (end_ > begin_ && places_[end_ - 1] == ' ') {
        --end_;
    }
    while (begin_ < end_ && places_[begin_] == ' ') {
        ++begin_;
    }
    gone_ = begin_ == end_;
}

void WipeSimulator::clear() {
    std::fill(places_.begin(), places_.end(), ' ');
    end_ = begin_;
    changed_ = letters_;
    reads_ = false;
    contains_ = false;
}

bool WipeSimulator::standsAt(std::size_t start) const {
    return containsElbereth(std::string_view(places_).substr(start, wordLength), question_.type);
}

/// What has changed since the last look is the character of one place.
void WipeSimulator::testAround(std::size_t place) {
    const std::size_t least = place < wordLength ? 0 : place - wordLength + 1;
    for (std::size_t start = least; start <= place; ++start) {
        if (mayBegin_[start] != 0) {
            const bool stood = stands_[start] != 0;
            const bool stands = standsAt(start);
            stands_[start] = stands ? 1 : 0;
            standing_ = standing_ + (stands ? 1 : 0) - (stood ? 1 : 0);
        }
    }
}

void WipeSimulator::test() {
    contains_ = standing_ > 0;
    reads_ = contains_ && (!wholeText_ || end_ - begin_ == wordLength);
}

std::string WipeSimulator::text() const {
    return places_.substr(begin_, end_ - begin_);
}

namespace {

struct Tally {
    int intact = 0;
    int reads = 0;
    int contains = 0;
    int gone = 0;
    std::vector<int> changed;
};

/// A share of the runs and its standard error.
void share(int count, int samples, double& figure, double& error) {
    figure = static_cast<double>(count) / samples;
    error = std::sqrt(figure * (1.0 - figure) / samples);
}

WearEntry entry(const Tally& tally, int samples) {
    WearEntry entry;
    WearFigures& figures = entry.figures;
    WearFigures& errors = entry.standardErrors;
    share(tally.intact, samples, figures.intact, errors.intact);
    share(tally.reads, samples, figures.readsElbereth, errors.readsElbereth);
    share(tally.contains, samples, figures.containsElbereth, errors.containsElbereth);
    share(tally.gone, samples, figures.gone, errors.gone);
    figures.changedHistogram.resize(tally.changed.size());
    errors.changedHistogram.resize(tally.changed.size());
    double squares = 0.0;
    for (std::size_t changed = 0; changed < tally.changed.size(); ++changed) {
        share(tally.changed[changed], samples, figures.changedHistogram[changed],
              errors.changedHistogram[changed]);
        const auto number = static_cast<double>(changed);
        figures.changedMean += figures.changedHistogram[changed] * number;
        squares += figures.changedHistogram[changed] * number * number;
    }
    errors.changedMean =
        std::sqrt(std::max(0.0, squares - figures.changedMean * figures.changedMean) / samples);
    return entry;
}

std::vector<CharacterOdds> oddsFrom(const std::vector<std::array<int, 128>>& counts, int samples) {
    std::vector<CharacterOdds> result;
    for (const std::array<int, 128>& place : counts) {
        CharacterOdds& odds = result.emplace_back();
        for (std::size_t character = 0; character < place.size(); ++character) {
            if (place[character] > 0) {
                odds[static_cast<char>(character)] =
                    static_cast<double>(place[character]) / samples;
            }
        }
    }
    return result;
}

}  // namespace

Durability sampledDurability(const DurabilityQuestion& question, const Rubouts& rubouts,
                             int samples, const Oversight& oversight) {
    WipeSimulator simulator(question, rubouts);
    WipeSimulator::Random random(question.seed);
    std::vector<Tally> tallies(question.events.size());
    for (Tally& tally : tallies) {
        tally.changed.assign(question.text.size() + 1, 0);
    }
    std::vector<std::array<int, 128>> atEnd(question.text.size(), std::array<int, 128>{});
    for (int run = 0; run < samples && !oversight.stops(); ++run) {
        oversight.tell(static_cast<double>(run) / samples);
        simulator.restart();
        for (std::size_t event = 0; event < question.events.size(); ++event) {
            simulator.happen(event, random);
            Tally& tally = tallies[event];
            tally.intact += simulator.changed() == 0 && !simulator.replaced() ? 1 : 0;
            tally.reads += simulator.reads() ? 1 : 0;
            tally.contains += simulator.contains() ? 1 : 0;
            tally.gone += simulator.gone() ? 1 : 0;
            ++tally.changed[simulator.changed()];
        }
        for (std::size_t place = 0; place < question.text.size(); ++place) {
            ++atEnd[place][static_cast<unsigned char>(simulator.places()[place]) & 127U];
        }
    }
    Durability result;
    result.method = Method::Sampled;
    result.samples = samples;
    result.seed = question.seed;
    result.type = question.type;
    for (std::size_t event = 0; event < tallies.size(); ++event) {
        result.entries.push_back(entry(tallies[event], samples));
        result.entries.back().k = static_cast<int>(event) + 1;
    }
    result.byPositionAtEnd = oddsFrom(atEnd, samples);
    return result;
}

}  // namespace polyplan::nethack::engraving
