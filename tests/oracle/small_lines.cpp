#include "tests/oracle/small_lines.h"

#include "tests/core/support/situations.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

constexpr Game v343 = Game::NetHack343;
constexpr Game v367 = Game::NetHack367;
constexpr Game v37 = Game::NetHack37;
constexpr Game slashEm = Game::SlashEm007;

class Lines {
  public:
    /// A pile on the next square, in a game whose appearances are all known.
    SmallLine& pile(const std::string& name, Game game, const std::vector<std::string>& stacks) {
        SmallLine& line = lines_.emplace_back(
            SmallLine{.name = name, .situation = situationIn(game), .piles = {}, .goals = {}});
        line.situation.known.materials = unshuffledMaterials(game);
        line.piles.push_back(pileOf(game, 1, stacks));
        return line;
    }

    SmallLine& unknown(const std::string& name, Game game, const std::vector<std::string>& stacks) {
        SmallLine& line = pile(name, game, stacks);
        line.situation.known.materials.clear();
        return line;
    }

    std::vector<SmallLine> take() { return std::move(lines_); }

  private:
    std::vector<SmallLine> lines_;
};

Stack& stackIn(SmallLine& line, std::size_t place, std::size_t pile = 0) {
    return line.piles.at(pile).stacks.at(place);
}

void addGoal(SmallLine& line, const std::string& object, int atLeast = 1) {
    line.goals.push_back(
        {.object = objectOf(line.situation.rules.game, object), .atLeast = atLeast});
}

void addPile(SmallLine& line, int distance, const std::vector<std::string>& stacks) {
    line.piles.push_back(pileOf(line.situation.rules.game, distance, stacks));
}

void addGolemsOfEachKind(Lines& lines) {
    lines.pile("straw_golem_of_veggy", v367, {"9 cursed apple", "2 slime mold", "5 cursed carrot"});
    lines.pile("straw_golem_of_wax_and_plastic", v367,
               {"7 cursed wax candle", "cursed credit card", "tin opener"});
    lines.pile("straw_golem_of_dragon_hide", v37,
               {"cursed set of red dragon scales", "gray dragon scale mail"});
    lines.pile("paper_golem", v343, {"6 cursed scroll of identify", "5 cursed scroll of mail"});
    lines.pile("rope_golem", v367, {"cursed cloak of magic resistance", "cursed orcish cloak"});
    lines.pile("gold_golem", v367, {"700 cursed gold piece", "3 gold piece"});
    lines.pile("leather_golem", v37, {"cursed bullwhip", "leather armor", "cursed saddle"});
    lines.pile("wood_golem", v343, {"30 cursed elven arrow", "cursed club"});
    lines.pile("flesh_golem", v367, {"5 cursed meatball", "5 cursed egg", "4 cursed tripe ration"});
    lines.pile("flesh_golem_of_no_material", v343, {"6 cursed worm tooth", "cursed worm tooth"});
    lines.pile("skeleton_of_worm_teeth", v37, {"320 cursed worm tooth", "2 worm tooth"});
    lines.pile("skeleton_of_horns", v367,
               {"unicorn horn", "blessed unicorn horn", "cursed unicorn horn"});
    lines.pile("stone_or_clay_golem_of_mineral", v367, {"1700 cursed rock", "cursed statue"});
    lines.pile("stone_or_clay_golem_used_up", v37, {"1560 cursed rock", "2 cursed flint"});
    lines.pile("stone_or_clay_golem_of_silver", v367, {"5 cursed silver arrow", "silver saber"});
    lines.pile("stone_or_clay_golem_of_gems", v367, {"5 cursed ruby", "5 cursed jade"});
    lines.pile("glass_golem", v367, {"5 cursed potion of water", "3 cursed potion of sleeping"});
    lines.pile("iron_golem", v367, {"2100 cursed arrow", "cursed dagger"});
    lines.pile("iron_golem_of_mithril_and_metal", v343,
               {"cursed dwarvish mithril-coat", "cursed helmet"});
}

void addClassRules(Lines& lines) {
    for (const Game game : {v343, v367, v37}) {
        const std::string version = "_" + std::string(game == v343   ? "343"
                                                      : game == v367 ? "367"
                                                                     : "37");
        for (int timesRead = 0; timesRead <= 7; ++timesRead) {
            SmallLine& line = lines.pile("book_read_" + std::to_string(timesRead) + version, game,
                                         {"spellbook of sleep", "cursed spellbook of blank paper"});
            stackIn(line, 0).timesRead = timesRead;
            stackIn(line, 1).timesRead = 7 - timesRead;
        }
        for (int recharged = 0; recharged <= 7; ++recharged) {
            SmallLine& line = lines.pile("recharged_" + std::to_string(recharged) + version, game,
                                         {"wand of digging", "magic marker"});
            stackIn(line, 0).recharged = recharged;
            stackIn(line, 1).recharged = recharged;
        }
        SmallLine& horns = lines.pile("degraded_horn" + version, game,
                                      {"unicorn horn", "blessed unicorn horn", "magic lamp"});
        stackIn(horns, 0).degraded = true;
        lines.pile("rings" + version, game, {"ring of adornment", "cursed ring of conflict"});
        lines.pile(
            "potions" + version, game,
            {"3 potion of polymorph", "20 potion of water", "4 cursed potion of full healing"});
        lines.pile("wands" + version, game,
                   {"wand of wishing", "blessed wand of nothing", "wand of polymorph"});
        for (const int level : {1, 11, 27, 127}) {
            lines
                .pile("gems_on_level_" + std::to_string(level) + version, game,
                      {"3 rock", "2 ruby"})
                .situation.ledgerLevel = level;
        }
        SmallLine& food = lines.pile("food" + version, game, {"3 corpse", "7 egg", "2 corpse"});
        stackIn(food, 0).corpse = "crocodile";
        stackIn(food, 0).buc = Buc::Blessed;
        stackIn(food, 1).laidByHero = true;
        stackIn(food, 2).corpse = "Pestilence";
    }
    for (int quantity = 1; quantity <= 6; ++quantity) {
        lines
            .pile("rocks_" + std::to_string(quantity), v343,
                  {std::to_string(quantity) + " rock", "luckstone"})
            .situation.ledgerLevel = 1;
    }
}

void addOddities(Lines& lines) {
    lines.pile("mail", v367,
               {"6 cursed scroll of mail", "scroll of mail", "8 cursed scroll of earth"});
    lines.pile("never_affected", v367,
               {"Amulet of Yendor", "Book of the Dead", "9 cursed scroll of light"});
    lines.pile("amulets_37", v37, {"amulet of unchanging", "cursed amulet of life saving"});
    lines.pile("amulets_367", v367, {"amulet of unchanging", "cursed amulet of life saving"});
    lines.pile("fake_amulet", v367, {"cheap plastic imitation of the Amulet of Yendor", "2 dart"});
    lines.pile("novels", v37, {"novel", "spellbook of blank paper"});
    lines.pile("boulders", v37, {"boulder", "9 cursed rock", "cursed boulder"});
    lines.pile("ball_and_chain", v367, {"cursed heavy iron ball", "cursed iron chain"});
    lines.pile("huge_stack", v343, {"40000 gold piece"});
    lines.pile("thousand_fuse", v367, {"1000 cursed arrow", "gold piece"});
    lines.pile("nearly_all_fuse", v37, {"999 gold piece"});
    lines.pile("lucky", v367, {"5 cursed rock", "2 dagger"}).situation.luck = 13;
    lines.pile("unlucky", v367, {"5 cursed rock", "2 dagger"}).situation.luck = -13;
    SmallLine& artifacts = lines.pile("artifact", v367, {"blessed long sword", "5 cursed arrow"});
    stackIn(artifacts, 0).artifact = "Excalibur";
    lines.pile("dipped", v37, {"5 cursed rock", "3 potion of water", "amulet of unchanging"})
        .situation.source = Source::Potion;
    SmallLine& dippedWands =
        lines.unknown("dipped_wands", v343, {"wand of sleep", "wand of death"});
    dippedWands.situation.source = Source::Potion;
    stackIn(dippedWands, 0).artifact = "none of the game's";
    addGoal(dippedWands, "wand of death");
    SmallLine& self = lines.pile("self_square", v367, {"5 cursed rock", "unicorn horn"});
    self.situation.source = Source::SelfSquare;
    self.piles[0].distance = 0;
    addGoal(self, "magic marker");
}

void addUnknownAppearances(Lines& lines) {
    // Whether the wanted ring can be absorbed depends on its own unknown material.
    SmallLine& wantedRing =
        lines.unknown("unknown_ring_wanted", v343,
                      {"blessed ring of adornment", "blessed ring of adornment", "gold piece"});
    wantedRing.situation.luck = -13;
    addGoal(wantedRing, "ring of gain strength");
    lines.unknown("unknown_wands_343", v343, {"wand of digging", "wand of sleep", "2 dagger"});
    lines.unknown("unknown_wands_37", v37, {"5 cursed arrow", "wand of sleep", "wand of sleep"});
    SmallLine& half = lines.unknown("wands_half_known", v367,
                                    {"wand of digging", "wand of light", "5 cursed elven arrow"});
    const std::vector<std::pair<const char*, Material>> known = {
        {"wand of digging", Material::Wood},  {"wand of sleep", Material::Silver},
        {"wand of striking", Material::Iron}, {"wand of nothing", Material::Mineral},
        {"wand of fire", Material::Platinum}, {"wand of cold", Material::Wood}};
    for (const auto& [wand, material] : known) {
        half.situation.known.materials[objectOf(v367, wand)] = material;
    }
    lines.unknown("unknown_rings_343", v343,
                  {"ring of adornment", "ring of adornment", "cursed ring of hunger"});
    lines.unknown("unknown_rings_37", v37, {"5 cursed rock", "ring of hunger"});
    lines.unknown("unknown_books_367", v367,
                  {"spellbook of sleep", "spellbook of sleep", "6 cursed scroll of light"});
    lines.unknown("unknown_books_343", v343, {"spellbook of sleep", "6 cursed scroll of light"});
}

void addLinesOfPiles(Lines& lines) {
    SmallLine& three = lines.pile("three_piles", v367, {"unicorn horn"});
    addPile(three, 4, {"boulder", "unicorn horn"});
    addPile(three, 7, {"magic marker", "iron chain"});
    addGoal(three, "magic marker");
    addGoal(three, "boulder", 2);
    addGoal(three, "statue");

    SmallLine& adjacent = lines.pile("nine_squares", v37, {"boulder"});
    for (int distance = 2; distance <= 9; ++distance) {
        addPile(adjacent, distance, {"cursed statue"});
    }
    addGoal(adjacent, "boulder", 2);
    addGoal(adjacent, "statue", 7);

    SmallLine& far = lines.pile("far_piles", v343, {"2 gold piece", "wand of polymorph"});
    addPile(far, 6, {"wand of polymorph"});
    addPile(far, 12, {"9 cursed gold piece", "wand of polymorph"});
    addPile(far, 13, {"2 cursed gold piece"});
    addGoal(far, "gold piece", 4);
    addGoal(far, "gold piece", 1);
    addGoal(far, "wand of polymorph", 3);

    SmallLine& shuffled =
        lines.unknown("shuffle_shared_by_piles", v367, {"wand of sleep", "5 cursed gold piece"});
    shuffled.situation.source = Source::Spell;
    addPile(shuffled, 2, {"7 cursed gold piece", "2 iron chain"});
    addGoal(shuffled, "wand of sleep");
    addGoal(shuffled, "gold piece", 9);
}

void addSlashEm(Lines& lines) {
    lines.pile("wax_golem", slashEm, {"7 cursed wax candle", "2 tallow candle", "blindfold"});
    lines.pile("plastic_golem", slashEm,
               {"cursed credit card", "cursed credit card", "tin opener"});
    lines.pile("books_slashem", slashEm, {"spellbook of sleep", "spellbook of blank paper"});
    lines.pile("potions_slashem", slashEm, {"4 potion of water", "2 potion of full healing"});
    lines.pile("wands_slashem", slashEm, {"wand of wishing", "blessed wand of nothing"});
    lines.pile("tools_slashem", slashEm, {"magic lamp", "6 wax candle", "magic marker"});
    lines.pile("gems_slashem", slashEm, {"3 rock", "4 diamond", "2 whetstone"});
    lines.pile("amulets_slashem", slashEm,
               {"cursed amulet of unchanging", "amulet of life saving", "9 cursed gold piece"});
    SmallLine& hazy = lines.pile("hazy_slashem", slashEm,
                                 {"dagger", "wand of sleep", "amulet of unchanging", "oil lamp"});
    stackIn(hazy, 0).hazyRemembering = objectOf(slashEm, "long sword");
    stackIn(hazy, 1).hazyRemembering = objectOf(slashEm, "wand of wishing");
    stackIn(hazy, 2).hazyRemembering = objectOf(slashEm, "amulet of ESP");
    stackIn(hazy, 3).hazyRemembering = objectOf(slashEm, "magic lamp");
    SmallLine& hazyGems = lines.pile("hazy_gems_slashem", slashEm, {"5 rock", "3 flint"});
    stackIn(hazyGems, 0).hazyRemembering = objectOf(slashEm, "ruby");
    stackIn(hazyGems, 1).hazyRemembering = objectOf(slashEm, "rock");
    SmallLine& keys =
        lines.pile("alignment_key", slashEm, {"skeleton key", "7 cursed dagger", "skeleton key"});
    stackIn(keys, 0).artifact = "The Key of Law";
    SmallLine& dipped = lines.pile("dipped_slashem", slashEm,
                                   {"3 potion of water", "2 potion of booze", "unicorn horn"});
    dipped.situation.source = Source::Potion;
    addGoal(dipped, "potion of water", 3);
    lines.unknown("unknown_wands_slashem", slashEm, {"wand of digging", "cursed dagger"});
    lines.unknown("unknown_rings_slashem", slashEm, {"5 cursed rock", "ring of hunger"});
}

}  // namespace

std::vector<SmallLine> smallLines() {
    Lines lines;
    addGolemsOfEachKind(lines);
    addClassRules(lines);
    addOddities(lines);
    addUnknownAppearances(lines);
    addLinesOfPiles(lines);
    addSlashEm(lines);
    return lines.take();
}

}  // namespace polyplan::testing
