#include "tests/ui/support/plans.h"

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <variant>

#include "core/plan/json.h"
#include "resources/embedded_data.h"

namespace polyplan::test {

const plan::Catalogues& catalogues() {
    static const plan::Catalogues loaded = resources::loadCatalogues();
    return loaded;
}

ObjectIndex object(std::string_view name) {
    const auto found = catalogues().objects(nethack::Game::NetHack367)->find(name);
    if (!found) {
        throw std::invalid_argument("no such object: " + std::string(name));
    }
    return *found;
}

plan::Stack stack(std::string_view name, int quantity) {
    plan::Stack result;
    result.object = object(name);
    result.quantity = quantity;
    return result;
}

plan::Stack named(const std::string& name, int quantity) {
    plan::Stack result = stack("dagger", quantity);
    result.name = name;
    return result;
}

plan::Document documentOf(const std::vector<std::vector<plan::Stack>>& piles) {
    plan::Polypile polypile;
    for (const auto& stacks : piles) {
        plan::Pile pile;
        pile.distance = static_cast<int>(polypile.line.size()) + 1;
        pile.stacks = stacks;
        polypile.line.push_back(std::move(pile));
    }
    plan::Document document;
    plan::Strategy strategy;
    strategy.name = "Line";
    strategy.polypile = std::move(polypile);
    document.strategies.push_back(std::move(strategy));
    return document;
}

plan::Document example(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(POLYPLAN_SOURCE_DIR "/resources/examples/" + name + ".polyplan").rdbuf();
    return std::get<plan::Document>(plan::readDocument(text.str(), catalogues()));
}

plan::Document smallPlan() {
    plan::Document document =
        documentOf({{stack("unicorn horn"), stack("pick-axe"), stack("dagger", 4)},
                    {stack("scroll of light", 2), stack("potion of water", 3)}});
    plan::Goal goal;
    goal.object = object("magic marker");
    document.strategies.front().polypile->goals.push_back(goal);
    return document;
}

plan::Document unluckyAndLucky() {
    plan::Document document = smallPlan();
    plan::Strategy& unlucky = document.strategies.front();
    plan::Strategy lucky = unlucky;
    unlucky.name = "unlucky";
    unlucky.hero.luck = -5;
    lucky.name = "lucky";
    lucky.hero.luck = 13;
    document.strategies.push_back(std::move(lucky));
    return document;
}

}  // namespace polyplan::test
