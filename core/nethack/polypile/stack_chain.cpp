#include "core/nethack/polypile/stack_chain.h"

#include <algorithm>
#include <tuple>

#include "core/nethack/polypile/golem.h"
#include "core/nethack/polypile/rules.h"

namespace polyplan::nethack::polypile {

/// Works out the states of a chain one after the other, beginning with the stack as it lies.
class ChainBuilder {
  public:
    ChainBuilder(const ChainGround& ground, const Stack& stack, std::size_t mostSteps)
        : ground_(ground),
          stack_(stack),
          mostSteps_(mostSteps),
          booksWear_(ground.situation.rules.booksWearOut &&
                     ground.situation.table[stack.object].objectClass == ObjectClass::Spellbook) {
        chain_.groups_ = std::make_shared<StackGroups>(ground.situation, ground.transformation,
                                                       ground.materials, stack, ground.wanted);
    }

    std::optional<StackChain> build(bool hit) {
        const Key laidOut{.group = StackGroups::original,
                          .quantity = stack_.quantity,
                          .timesRead = booksWear_ ? stack_.timesRead : 0,
                          .buc = stack_.buc,
                          .collected = false};
        const StackChain::Index first = indexOf(laidOut);
        const StackChain::Index rest = after(laidOut);
        chain_.states_[first].rest = rest;
        for (StackChain::Index i = 0; i < chain_.states_.size(); ++i) {
            State state = chain_.states_[i];
            state.unaffected = 1.0;
            if (hit && state.quantity > 0 && !state.collected) {
                const Key key = keys_[i];
                addZap(key, state);
            }
            chain_.steps_ += state.affected.size();
            if (chain_.steps_ > mostSteps_) {
                return std::nullopt;
            }
            chain_.states_[i] = std::move(state);
        }
        return std::move(chain_);
    }

  private:
    using State = StackChain::State;

    struct Key {
        GroupIndex group{};
        int quantity{};
        int timesRead{};
        Buc buc{};
        bool collected{};
        auto operator<=>(const Key&) const = default;
    };

    StackChain::Index indexOf(const Key& key) {
        const auto next = static_cast<StackChain::Index>(keys_.size());
        const auto [place, isNew] = indices_.try_emplace(key, next);
        if (isNew) {
            keys_.push_back(key);
            State& state = chain_.states_.emplace_back();
            state.group = key.group;
            state.quantity = key.quantity;
            state.collected = key.collected;
            state.rest = next;
        }
        return place->second;
    }

    /// What lies there after a zap as it is left until the next one.
    StackChain::Index after(const Key& key) {
        if (ground_.collects && key.quantity > 0 && chain_.groups_->isWanted(key.group)) {
            return indexOf({.group = key.group,
                            .quantity = key.quantity,
                            .timesRead = 0,
                            .buc = Buc::Uncursed,
                            .collected = true});
        }
        return indexOf(key);
    }

    StackChain::Index gone() { return indexOf(Key{}); }

    static void add(State& state, StackChain::Index to, double probability) {
        if (probability > 0.0) {
            state.affected.push_back({.to = to, .probability = probability});
        }
    }

    Stack stackOf(const Key& key) const {
        Stack stack = stack_;
        if (key.group != StackGroups::original) {
            stack = Stack{};
            stack.object = chain_.groups_->types(key.group).front().object;
        }
        stack.quantity = key.quantity;
        stack.buc = key.buc;
        stack.timesRead = key.timesRead;
        return stack;
    }

    void addZap(const Key& key, State& state) {
        const Stack stack = stackOf(key);
        const Fate fate = fateOf(ground_.situation, stack);
        state.unaffected = fate.kept();
        add(state, after(key), fate.unharmed);
        addShock(key, stack, fate, state);
        if (fate.changed > 0.0) {
            addChange(key, stack, fate.changed, state);
        }
        merge(state.affected);
    }

    /// The golem of a stack that is alone takes what the shock left of it, unless that is one item
    /// (zap.c create_polymon(), polyuse()).
    void addShock(const Key& key, const Stack& stack, const Fate& fate, State& state) {
        if (fate.shuddered == 0.0) {
            return;
        }
        state.shock += fate.shuddered * fate.meanLost(stack.quantity);
        if (fate.mostLeft == 0) {
            add(state, gone(), fate.shuddered);
            return;
        }
        const std::span<const Golem> kinds =
            golemsOf(ground_.situation.rules, ground_.materials[stack.object]);
        double absorbs = 0.0;
        for (const Golem kind : kinds) {
            absorbs += weight(kind) / (weight(kind) + 1.0) / static_cast<double>(kinds.size());
        }
        const double each = fate.shuddered * fate.leftEach();
        for (int left = fate.leastLeft; left <= fate.mostLeft; ++left) {
            const double golem = left > 1 ? each * fate.flagIfShuddered : 0.0;
            state.golems += golem;
            state.golem += golem * absorbs * left;
            add(state, gone(), golem * absorbs);
            Key rest = key;
            rest.quantity = left;
            add(state, after(rest),
                left > 1 ? each * (1.0 - fate.flagIfShuddered * absorbs) : each);
        }
    }

    void addChange(const Key& key, const Stack& stack, double changed, State& state) {
        const Change change = ground_.transformation.changeOf(stack);
        for (const KinOutcome& outcome : change.kins) {
            for (const StackGroups::Part& part : chain_.groups_->partsOf(outcome.kin)) {
                const double chance = changed * outcome.perShare * part.share;
                Key result{.group = part.group,
                           .quantity = outcome.quantity,
                           .timesRead = 0,
                           .buc = key.buc,
                           .collected = false};
                if (booksWear_) {
                    const ObjectIndex drawn = chain_.groups_->types(part.group).front().object;
                    result.timesRead = ground_.transformation.readsOfDrawn(stack, drawn);
                }
                state.fused += chance * (stack.quantity - outcome.quantity);
                add(state, after(result), chance);
            }
        }
        for (const TypeOutcome& outcome : change.types) {
            addType(key, stack, outcome, changed * outcome.probability, state);
        }
    }

    void addType(const Key& key, const Stack& stack, const TypeOutcome& outcome, double chance,
                 State& state) {
        state.fused += chance * (stack.quantity - outcome.quantity);
        Key result = key;
        result.quantity = outcome.quantity;
        // Of a stack that is not identified, being handed back tells what it is.
        const bool staysItself =
            (outcome.special == Special::HandedBack || outcome.special == Special::Forced) &&
            outcome.object == stack.object;
        if (!staysItself) {
            result.group = chain_.groups_->groupOf(outcome.object);
            result.timesRead = 0;
        }
        if (outcome.special == Special::Forced && !staysItself && key.buc == Buc::Cursed) {
            result.buc = Buc::Uncursed;  // boots of a crocodile
        }
        if (outcome.special != Special::WornOut) {
            add(state, after(result), chance);
            return;
        }
        // A book that wears out counts as read fewer times, each number with the same chance.
        const int counts = stack.timesRead + 1;
        for (int count = 0; count < counts; ++count) {
            result.timesRead = count;
            add(state, after(result), chance / counts);
        }
    }

    static void merge(std::vector<StackChain::Step>& steps) {
        std::sort(steps.begin(), steps.end(),
                  [](const auto& one, const auto& other) { return one.to < other.to; });
        std::size_t count = 0;
        for (const StackChain::Step& step : steps) {
            if (count > 0 && steps[count - 1].to == step.to) {
                steps[count - 1].probability += step.probability;
            } else {
                steps[count++] = step;
            }
        }
        steps.resize(count);
    }

    const ChainGround& ground_;
    const Stack& stack_;
    std::size_t mostSteps_;
    bool booksWear_;
    StackChain chain_;
    std::map<Key, StackChain::Index> indices_;
    std::vector<Key> keys_;
};

std::optional<StackChain> StackChain::of(const ChainGround& ground, const Stack& stack, bool hit,
                                         std::size_t mostSteps) {
    // A shock may leave any smaller number.
    const auto quantity = static_cast<std::size_t>(stack.quantity);
    if (hit && quantity * quantity / 2 > mostSteps) {
        return std::nullopt;
    }
    return ChainBuilder(ground, stack, mostSteps).build(hit);
}

}  // namespace polyplan::nethack::polypile
