#include "tests/core/support/plans.h"

#include <stdexcept>

#include "tests/core/support/catalogues.h"

namespace polyplan::tests {

ObjectIndex object(std::string_view name) {
    const auto found = catalogues().objects(nethack::Game::NetHack367)->find(name);
    if (!found) {
        throw std::invalid_argument("no such object: " + std::string(name));
    }
    return *found;
}

plan::Stack stack(std::string_view name, int quantity, nethack::Buc buc) {
    plan::Stack result;
    result.object = object(name);
    result.quantity = quantity;
    result.buc = buc;
    return result;
}

plan::Stack named(const std::string& name, int quantity) {
    plan::Stack result = stack("dagger", quantity);
    result.name = name;
    return result;
}

plan::Document documentOf(const std::vector<std::vector<plan::Stack>>& piles) {
    plan::Document document;
    plan::Strategy& strategy = document.strategies.emplace_back();
    strategy.name = "Line";
    auto& line = strategy.polypile.emplace().line;
    for (const auto& stacks : piles) {
        plan::Pile& pile = line.emplace_back();
        pile.distance = static_cast<int>(line.size());
        pile.stacks = stacks;
    }
    return document;
}

}  // namespace polyplan::tests
