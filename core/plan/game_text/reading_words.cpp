#include "core/plan/game_text/reading_words.h"

#include "core/nethack/polypile/kept.h"
#include "core/nethack/polypile/rules.h"
#include "core/plan/game_text/stack_writer.h"

namespace polyplan::plan::game_text {

std::string objectText(const StackReading& stack, const ObjectTable& table) {
    if (!stack.artifact.empty()) {
        return stack.artifact;
    }
    if (stack.object) {
        const std::string& name = table[*stack.object].name;
        return stack.corpse.empty() ? name : name + " (" + stack.corpse + ')';
    }
    const std::string look = stack.appearance.empty() || !stack.look
                                 ? "some " + std::string(name(stack.objectClass))
                                 : table[*stack.look].name;
    return look + ", one of " + std::to_string(stack.choices.size());
}

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) {
        all.append(all.empty() ? "" : ", ").append(text);
    }
    return all;
}

std::string stateText(const StackReading& stack) {
    std::vector<std::string> state;
    if (stack.enchantment) {
        state.push_back((*stack.enchantment < 0 ? "" : "+") + std::to_string(*stack.enchantment));
    }
    if (stack.charges) {
        state.push_back(std::to_string(stack.recharged.value_or(0)) + ':' +
                        std::to_string(*stack.charges));
    }
    if (stack.poisoned) {
        state.emplace_back("poisoned");
    }
    if (stack.erosion > 0) {
        state.push_back("eroded " + std::to_string(stack.erosion) + " of 3");
    }
    if (stack.erodeproof) {
        state.emplace_back("erodeproof");
    }
    if (!stack.name.empty()) {
        state.push_back("named " + stack.name);
    }
    if (!stack.called.empty()) {
        state.push_back("called " + stack.called);
    }
    return joined(state);
}

int assumedCharges(const ObjectType& type, nethack::Game game) {
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(game);
    return rules != nullptr && nethack::polypile::hasCharges(type)
               ? nethack::polypile::usualCharges(*rules, type)
               : 0;
}

std::string guessText(const StackReading& stack, const ObjectTable& table, nethack::Game game) {
    std::vector<std::string> guesses;
    if (stack.isChosen) {
        guesses.emplace_back("the object, chosen by you");
    }
    if (!stack.quantity) {
        guesses.emplace_back("quantity 1");
    }
    if (stack.isBucInferred) {
        guesses.emplace_back("uncursed, for the text leaves that word out");
    } else if (!stack.buc && stack.objectClass != ObjectClass::Coin) {
        guesses.emplace_back("uncursed");
    }
    if (!stack.object) {
        return joined(guesses);
    }
    if (!stack.enchantment && nethack::polypile::hasEnchantment(table[*stack.object])) {
        guesses.emplace_back("enchantment +0");
    }
    if (!stack.charges && nethack::polypile::hasCharges(table[*stack.object])) {
        const int charges = assumedCharges(table[*stack.object], game);
        guesses.push_back("charges 0:" + std::to_string(charges) + (charges > 0 ? "?" : ""));
    }
    return joined(guesses);
}

}  // namespace polyplan::plan::game_text
