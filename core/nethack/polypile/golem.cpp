#include "core/nethack/polypile/golem.h"

namespace polyplan::nethack::polypile {
namespace {

struct GolemRow {
    std::string_view name;
    int weight;
};

constexpr std::array<GolemRow, golemCount> golemRows = {{
    {"none", 0},
    {"straw golem", 400},
    {"paper golem", 400},
    {"rope golem", 450},
    {"gold golem", 450},
    {"leather golem", 800},
    {"wood golem", 900},
    {"flesh golem", 1400},
    {"clay golem", 1550},
    {"stone golem", 1900},
    {"glass golem", 1800},
    {"iron golem", 2000},
    {"skeleton", 300},
    {"wax golem", 400},
    {"plastic golem", 400},
}};

constexpr std::array straw = {Golem::Straw};
constexpr std::array paper = {Golem::Paper};
constexpr std::array rope = {Golem::Rope};
constexpr std::array gold = {Golem::Gold};
constexpr std::array leather = {Golem::Leather};
constexpr std::array wood = {Golem::Wood};
constexpr std::array flesh = {Golem::Flesh};
constexpr std::array lithic = {Golem::Stone, Golem::Clay};
constexpr std::array glass = {Golem::Glass};
constexpr std::array iron = {Golem::Iron};
constexpr std::array bone = {Golem::Skeleton};

}  // namespace

std::string_view name(Golem golem) {
    return golemRows[static_cast<std::size_t>(golem)].name;
}

int weight(Golem golem) {
    return golemRows[static_cast<std::size_t>(golem)].weight;
}

std::span<const Golem> commonGolemsOf(Material flag) {
    switch (flag) {
        case Material::Iron:
        case Material::Metal:
        case Material::Mithril:
            return iron;
        case Material::Copper:
        case Material::Silver:
        case Material::Platinum:
        case Material::Gemstone:
        case Material::Mineral:
            return lithic;
        case Material::None:
        case Material::Flesh:
            return flesh;
        case Material::Wood:
            return wood;
        case Material::Leather:
            return leather;
        case Material::Cloth:
            return rope;
        case Material::Bone:
            return bone;
        case Material::Gold:
            return gold;
        case Material::Glass:
            return glass;
        case Material::Paper:
            return paper;
        case Material::Liquid:
        case Material::Wax:
        case Material::Veggy:
        case Material::DragonHide:
        case Material::Plastic:
            return straw;
    }
    return straw;
}

}  // namespace polyplan::nethack::polypile
