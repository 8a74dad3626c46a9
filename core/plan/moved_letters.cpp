#include "core/plan/moved_letters.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace polyplan::plan {
namespace {

/// A letter at which both the text and the plan have one stack.
struct Letter {
    std::size_t read;
    std::size_t held;
};

template <typename Stacks, typename SlotOf>
std::map<std::string, std::size_t> onesByLetter(const Stacks& stacks, const SlotOf& slotOf) {
    std::map<std::string, std::size_t> ones;
    std::set<std::string> several;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        const std::string slot = slotOf(stacks[i]);
        if (!slot.empty() && !ones.try_emplace(slot, i).second) {
            several.insert(slot);
        }
    }
    std::erase_if(ones, [&several](const auto& one) { return several.contains(one.first); });
    return ones;
}

/// Of a search from letter to letter.
struct Step {
    Letter letter;
    std::size_t from;  ///< the step that wants its stack

    static std::size_t heldAt(const Step& step) { return step.letter.held; }
};

class MovedLetters {
  public:
    MovedLetters(const std::vector<Stack>& there, const std::vector<ReadStack>& stacks,
                 const WholeText& text)
        : there_(there), stacks_(stacks), text_(text) {
        const auto held = onesByLetter(there, [](const Stack& stack) { return stack.slot; });
        const auto told =
            onesByLetter(stacks, [](const ReadStack& each) { return each.stack.slot; });
        for (const auto& [slot, read] : told) {
            const auto holder = held.find(slot);
            if (holder == held.end()) {
                atNewLetters_.push_back(read);
            } else if (!isAsSaid(holder->second, read)) {
                letters_.push_back({read, holder->second});
            }
        }
    }

    std::vector<std::optional<std::size_t>> find() {
        std::vector<std::optional<std::size_t>> found(stacks_.size());
        for (const Letter& first : std::vector<Letter>(letters_)) {
            if (found[first.read]) {
                continue;
            }
            for (const auto& [read, held] : ringFrom(first)) {
                found[read] = held;
                partFrom(held);
            }
        }
        for (const Letter& letter : std::vector<Letter>(letters_)) {
            if (const auto held = knownElsewhere(letter)) {
                found[letter.read] = *held;
                partFrom(*held);
            }
        }
        for (const std::size_t read : atNewLetters_) {
            if (const auto held = deniedElsewhere(read)) {
                found[read] = *held;
                partFrom(*held);
            }
        }
        return found;
    }

  private:
    bool isAsSaid(std::size_t held, std::size_t read) const {
        const game_text::StackReading& said = stacks_[read].stack;
        return there_[held].object == said.planned() && isPrintedSo(there_[held], said, text_);
    }

    /// What goes where, from one letter on and back to it, in the smallest ring; nothing if there
    /// is none.
    std::vector<Letter> ringFrom(const Letter& first) const {
        std::vector<Step> steps = {{first, 0}};
        for (std::size_t at = 0; at < steps.size(); ++at) {
            for (const Letter& next : letters_) {
                const std::size_t read = steps[at].letter.read;
                if (!isAsSaid(next.held, read)) {
                    continue;
                }
                if (next.held == first.held) {
                    return ringOf(steps, at);
                }
                if (std::ranges::find(steps, next.held, &Step::heldAt) == steps.end()) {
                    steps.push_back({next, at});
                }
            }
        }
        return {};
    }

    /// Backwards from the letter to which the first one's stack has gone.
    static std::vector<Letter> ringOf(const std::vector<Step>& steps, std::size_t last) {
        std::vector<Letter> ring = {{steps[last].letter.read, steps.front().letter.held}};
        for (std::size_t at = last; at != 0; at = steps[at].from) {
            ring.push_back({steps[steps[at].from].letter.read, steps[at].letter.held});
        }
        return ring;
    }

    /// What the plan knows at another letter, and the text calls by its name at this one.
    std::optional<std::size_t> knownElsewhere(const Letter& letter) const {
        const game_text::StackReading& said = stacks_[letter.read].stack;
        const bool isByName = said.object && said.appearance.empty() && !said.isChosen;
        if (!isByName || !text_.table()[there_[letter.held].object].isLook()) {
            return std::nullopt;
        }
        const auto from = std::ranges::find_if(letters_, [&](const Letter& other) {
            return isAsSaid(other.held, letter.read) &&
                   !mayBeThere(placeOf(there_[other.held]), stacks_[other.read].stack, text_);
        });
        return from == letters_.end() ? std::nullopt : std::optional(from->held);
    }

    /// What is as the text says at a letter that nothing had, and of which it leaves something out
    /// that is known where it was: that is another stack now.
    std::optional<std::size_t> deniedElsewhere(std::size_t read) const {
        const auto from = std::ranges::find_if(letters_, [&](const Letter& other) {
            return isAsSaid(other.held, read) &&
                   lacksWhatIsKnown(stacks_[other.read].stack, there_[other.held], text_);
        });
        return from == letters_.end() ? std::nullopt : std::optional(from->held);
    }

    void partFrom(std::size_t held) {
        std::erase_if(letters_, [held](const Letter& letter) { return letter.held == held; });
    }

    const std::vector<Stack>& there_;
    const std::vector<ReadStack>& stacks_;
    const WholeText& text_;
    std::vector<std::size_t> atNewLetters_;  ///< of the text
    std::vector<Letter> letters_;  ///< whose stack is not as the text says, and in no ring yet
};

}  // namespace

std::vector<std::optional<std::size_t>> movedLetters(const std::vector<Stack>& there,
                                                     const std::vector<ReadStack>& stacks,
                                                     const WholeText& text) {
    return MovedLetters(there, stacks, text).find();
}

}  // namespace polyplan::plan
