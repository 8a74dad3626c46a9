#include "core/nethack/engraving/wear_exact.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

#include "core/nethack/engraving/elbereth.h"
#include "core/nethack/engraving/wear_calls.h"
#include "core/nethack/engraving/wear_chain.h"

namespace polyplan::nethack::engraving {
namespace {

/// That an event destroys a burned text off ice for the word in it. Nothing else wears such a text
/// in the game that does this, so the word stays until then.
double burnedWordDestroyed(const DurabilityQuestion& question, const WearEvent& event) {
    const bool exposed = question.type == Type::Burn && !question.onIce && !event.picks.empty() &&
                         event.only.value_or(question.type) == question.type &&
                         containsElbereth(question.text, question.type);
    return exposed ? engraving::burnedWordDestroyed(question.game) * (1.0 - event.picks.front())
                   : 0.0;
}

/// A chain with its text, and its events as far as they have been asked for.
struct Strand {
    Strand(std::string_view text, const DurabilityQuestion& question, const Rubouts& rubouts,
           std::size_t place, double weight)
        : letters(text, question.text, place, question.game, rubouts), chain(letters, weight) {}

    EventHits& event(const DurabilityQuestion& question, std::size_t kind, std::size_t kinds) {
        events.resize(kinds);
        if (!events[kind]) {
            events[kind] = std::make_unique<EventHits>(question.events[kind], question.type,
                                                       question.onIce, question.game, letters);
        }
        return *events[kind];
    }

    FadingText letters;
    WearChain chain;
    std::vector<std::unique_ptr<EventHits>> events;
};

/// Of texts that have come to read as the word by a change and were deleted then: they stay in the
/// main chain, and what becomes of them is taken off again.
struct Deleted {
    std::size_t first = 0;
    std::string text;
    std::unique_ptr<Strand> strand;
};

class ExactWear {
  public:
    ExactWear(const DurabilityQuestion& question, const Rubouts& rubouts)
        : question_(question),
          rubouts_(rubouts),
          main_(question.text, question, rubouts, 0, 1.0),
          fewestToNothing_(main_.letters.fewestToNothing()) {}

    Durability run(const Oversight& oversight) {
        Durability result;
        result.type = question_.type;
        bool known = false;
        for (std::size_t event = 0; event < question_.events.size() && !oversight.stops();
             ++event) {
            if (happen(event) || !known) {
                entry_ = observe();
                known = true;
            }
            entry_.k = static_cast<int>(event) + 1;
            result.entries.push_back(entry_);
            oversight.tell(static_cast<double>(event + 1) /
                           static_cast<double>(question_.events.size()));
        }
        result.byPosition = placesAfterFirst(question_, rubouts_);
        result.byPositionAtEnd = places();
        return result;
    }

  private:
    /// Returns whether anything may have changed.
    bool happen(std::size_t index) {
        using Kind = WearEvent::Kind;
        const WearEvent& event = question_.events[index];
        if (question_.type == Type::Headstone) {
            return false;
        }
        switch (event.kind) {
            case Kind::Deletes:
                lost_ += std::exchange(alive_, 0.0) + std::exchange(replaced_, 0.0);
                scaleAll(0.0);
                return true;
            case Kind::Replaces:
                replaced_ += alive_;
                alive_ = 0.0;
                scaleAll(0.0);
                return true;
            case Kind::DeletesElbereth:
                return testsWholeText(question_.game) && deleteWord();
            case Kind::Picks:
                return wipe(index);
        }
        return false;
    }

    bool wipe(std::size_t index) {
        const WearEvent& event = question_.events[index];
        bool changes = false;
        const double destroyed = burnedWordDestroyed(question_, event);
        if (destroyed > 0.0) {
            scaleAll(1.0 - destroyed);
            lost_ += alive_ * destroyed;
            alive_ -= alive_ * destroyed;
            changes = true;
        }
        const auto same =
            std::find(question_.events.begin(),
                      question_.events.begin() + static_cast<std::ptrdiff_t>(index), event);
        const auto kind = static_cast<std::size_t>(same - question_.events.begin());
        const auto step = [&](Strand& strand) {
            EventHits& hits = strand.event(question_, kind, question_.events.size());
            strand.chain.step(hits);
            return !hits.idle();
        };
        const bool wipes = step(main_);
        for (Deleted& deleted : deleted_) {
            step(*deleted.strand);
        }
        if (wipes) {
            mostPicks_ += event.picks.size() - 1 + (event.plusLength ? question_.text.size() : 0);
        }
        return changes || wipes;
    }

    bool deleteWord() {
        const double unchanged = main_.chain.removeUnchangedWord();
        alive_ -= unchanged;
        lost_ += unchanged;
        for (const WearChain::ChangedWord& word : main_.chain.changedWords()) {
            deleteChanged(word);
        }
        return true;
    }

    void deleteChanged(const WearChain::ChangedWord& word) {
        double chance = word.chance;
        Deleted* same = nullptr;
        const std::size_t first = main_.letters.letters()[word.first].place;
        for (Deleted& deleted : deleted_) {
            if (deleted.first != first) {
                continue;
            }
            if (deleted.text == word.text) {
                same = &deleted;
                chance -= deleted.strand->chain.unchangedWord();
            }
            for (const WearChain::ChangedWord& other : deleted.strand->chain.changedWords()) {
                chance -= other.text == word.text ? other.chance : 0.0;
            }
        }
        if (chance < negligible) {
            return;
        }
        alive_ -= chance;
        lost_ += chance;
        if (same != nullptr) {
            same->strand->chain.add(chance);
            return;
        }
        Deleted deleted = {first, word.text,
                           std::make_unique<Strand>(word.text, question_, rubouts_, first, 0.0)};
        deleted.strand->chain.add(chance);
        deleted_.push_back(std::move(deleted));
    }

    void scaleAll(double by) {
        main_.chain.scale(by);
        for (Deleted& deleted : deleted_) {
            deleted.strand->chain.scale(by);
        }
    }

    WearEntry observe() {
        const std::size_t letters = main_.letters.size();
        main_.chain.observe();
        WearSums sums = main_.chain.sums();
        for (Deleted& deleted : deleted_) {
            deleted.strand->chain.observe();
            const WearSums& less = deleted.strand->chain.sums();
            sums.reads = std::max(0.0, sums.reads - less.reads);
            sums.contains = std::max(0.0, sums.contains - less.contains);
            for (std::size_t i = 0; i < less.unchanged.size(); ++i) {
                sums.unchanged[i] = std::max(0.0, sums.unchanged[i] - less.unchanged[i]);
            }
        }
        // As long as there have not been picks enough to leave nothing, nothing is lost by wiping.
        if (mostPicks_ >= fewestToNothing_) {
            const double legible =
                std::accumulate(sums.unchanged.begin(), sums.unchanged.end(), 0.0);
            lost_ = std::max(lost_, 1.0 - replaced_ - legible);
            alive_ = legible;
        }
        WearEntry entry;
        WearFigures& figures = entry.figures;
        const bool headstone = question_.type == Type::Headstone;
        figures.intact = sums.intact;
        figures.containsElbereth = headstone ? 0.0 : sums.contains;
        figures.readsElbereth = headstone                        ? 0.0
                                : testsWholeText(question_.game) ? sums.reads
                                                                 : sums.contains;
        figures.gone = std::clamp(lost_, 0.0, 1.0);
        figures.changedHistogram.assign(question_.text.size() + 1, 0.0);
        for (std::size_t changed = 0; changed <= letters; ++changed) {
            figures.changedHistogram[changed] = sums.unchanged[letters - changed];
        }
        figures.changedHistogram[letters] += figures.gone + replaced_;
        for (std::size_t changed = 1; changed <= letters; ++changed) {
            figures.changedMean += static_cast<double>(changed) * figures.changedHistogram[changed];
        }
        return entry;
    }

    std::vector<CharacterOdds> places() {
        std::vector<CharacterOdds> odds(question_.text.size());
        main_.chain.addPositions(odds, 1.0);
        for (Deleted& deleted : deleted_) {
            deleted.strand->chain.addPositions(odds, -1.0);
        }
        for (CharacterOdds& place : odds) {
            double legible = 0.0;
            for (auto character = place.begin(); character != place.end();) {
                legible += std::max(0.0, character->second);
                character =
                    character->second < negligible ? place.erase(character) : std::next(character);
            }
            if (1.0 - legible > 1e-15 || place.empty()) {
                place[' '] = 1.0 - legible;
            }
        }
        return odds;
    }

    const DurabilityQuestion& question_;
    const Rubouts& rubouts_;
    Strand main_;
    std::vector<Deleted> deleted_;
    std::size_t fewestToNothing_;
    std::size_t mostPicks_ = 0;
    double alive_ = 1.0;  ///< that something of the text is left
    double lost_ = 0.0;   ///< that the engraving was deleted
    double replaced_ = 0.0;
    WearEntry entry_;
};

/// What remains of a character after so many picks, each number with its chance.
CharacterOdds faded(const Fading& fading, const std::vector<double>& picks) {
    CharacterOdds odds;
    for (std::size_t n = 0; n < picks.size(); ++n) {
        if (picks[n] > 0.0) {
            for (const auto& [character, chance] : fading.after(n)) {
                odds[character] += picks[n] * chance;
            }
        }
    }
    return odds;
}

}  // namespace

Durability exactDurability(const DurabilityQuestion& question, const Rubouts& rubouts,
                           const Oversight& oversight) {
    return ExactWear(question, rubouts).run(oversight);
}

std::vector<CharacterOdds> placesAfterFirst(const DurabilityQuestion& question,
                                            const Rubouts& rubouts) {
    using Kind = WearEvent::Kind;
    const FadingText text(question.text, question.game, rubouts);
    std::vector<CharacterOdds> result(question.text.size(), CharacterOdds{{' ', 1.0}});
    std::vector<double> picks = {1.0};
    double deleted = 0.0;
    if (!question.events.empty() && question.type != Type::Headstone) {
        const WearEvent& event = question.events.front();
        const bool deletes =
            event.kind == Kind::Deletes || event.kind == Kind::Replaces ||
            (event.kind == Kind::DeletesElbereth && testsWholeText(question.game) &&
             readsElbereth(question.text, question.type, question.game));
        if (deletes) {
            return result;
        }
        if (event.kind == Kind::Picks && !event.picks.empty()) {
            const EventHits hits(event, question.type, question.onIce, question.game, text);
            picks = hits.hits(1, text.length(), false);
            deleted = burnedWordDestroyed(question, event);
        }
    }
    for (std::size_t letter = 0; letter < text.size(); ++letter) {
        CharacterOdds& odds = result[text.letters()[letter].place];
        odds = faded(text.fading(letter), picks);
        for (auto& [character, chance] : odds) {
            chance *= 1.0 - deleted;
        }
        if (deleted > 0.0) {
            odds[' '] += deleted;
        }
    }
    return result;
}

}  // namespace polyplan::nethack::engraving
