#include "core/nethack/engraving/durability.h"

#include <algorithm>

#include "core/nethack/engraving/wear_calls.h"
#include "core/nethack/engraving/wear_exact.h"
#include "core/nethack/engraving/wear_simulator.h"

namespace polyplan::nethack::engraving {
namespace {

// Always exact up to here (formats.md section 5) …
constexpr std::size_t exactLength = 40;
constexpr std::size_t exactEvents = 50;
// … and beyond, as long as picks are so few that not much can be rubbed away from the ends: no more
// than letters, and events by the square of picks a letter …
constexpr double exactEventsByWear = 250.0;
// … or letters squared, times picks, times events, no more than this.
constexpr double exactWork = 3e7;
// Picks and events that are rolled where no number of samples is asked for.
constexpr double sampledWork = 1.2e6;
constexpr int fewestSamples = 1'000;
constexpr int mostSamples = 100'000;

struct Size {
    double length = 0.0;
    double events = 0.0;
    double picks = 0.0;  ///< mean, of all events
};

Size sizeOf(const DurabilityQuestion& question) {
    Size size = {static_cast<double>(question.text.size()),
                 static_cast<double>(question.events.size()), 0.0};
    for (const WearEvent& event : question.events) {
        const WipeCall call =
            wipeCall(event, question.type, question.onIce, question.game, question.text.size());
        for (std::size_t n = 1; n < call.picks.size(); ++n) {
            size.picks += call.picks[n] * static_cast<double>(n);
        }
    }
    return size;
}

bool isExact(const DurabilityQuestion& question, const Size& size) {
    if (question.text.size() <= exactLength && question.events.size() <= exactEvents) {
        return true;
    }
    const double wear = size.picks / size.length;
    return (wear <= 1.0 && size.events * wear * wear <= exactEventsByWear) ||
           size.length * size.length * size.picks * size.events <= exactWork;
}

/// A text with nothing legible: whatever is done to it leaves nothing, and changes no place.
Durability blankDurability(const DurabilityQuestion& question) {
    Durability result;
    result.type = question.type;
    result.byPosition.assign(question.text.size(), CharacterOdds{{' ', 1.0}});
    result.byPositionAtEnd = result.byPosition;
    double standing = 1.0;
    for (const WearEvent& event : question.events) {
        const bool deletes = event.kind == WearEvent::Kind::Deletes;
        const WipeCall call =
            wipeCall(event, question.type, question.onIce, question.game, question.text.size());
        standing *= deletes && question.type != Type::Headstone ? 0.0 : 1.0 - call.called;
        WearEntry entry;
        entry.k = static_cast<int>(result.entries.size()) + 1;
        entry.figures.intact = 1.0;
        entry.figures.gone = 1.0 - standing;
        entry.figures.changedHistogram.assign(question.text.size() + 1, 0.0);
        entry.figures.changedHistogram.front() = 1.0;
        result.entries.push_back(std::move(entry));
    }
    return result;
}

int samplesFor(const DurabilityQuestion& question, const Size& size) {
    return question.samples > 0
               ? question.samples
               : static_cast<int>(std::clamp(sampledWork / (size.picks + size.events),
                                             static_cast<double>(fewestSamples),
                                             static_cast<double>(mostSamples)));
}

}  // namespace

Durability durability(const DurabilityQuestion& question, const Rubouts& rubouts,
                      const Oversight& oversight) {
    if (question.text.find_first_not_of(' ') == std::string::npos) {
        return blankDurability(question);
    }
    const Size size = sizeOf(question);
    if (isExact(question, size)) {
        return exactDurability(question, rubouts, oversight);
    }
    Durability result = sampledDurability(question, rubouts, samplesFor(question, size), oversight);
    result.byPosition = placesAfterFirst(question, rubouts);
    return result;
}

std::string drawText(const DurabilityQuestion& question, const Rubouts& rubouts, Random& random) {
    WipeSimulator simulator(question, rubouts);
    for (std::size_t event = 0; event < question.events.size(); ++event) {
        simulator.happen(event, random);
    }
    return simulator.text();
}

}  // namespace polyplan::nethack::engraving
