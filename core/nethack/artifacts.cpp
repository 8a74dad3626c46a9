#include "core/nethack/artifacts.h"

#include <algorithm>
#include <array>

#include "core/catalogue/letter_case.h"

namespace polyplan::nethack {
namespace {

enum ArtifactVersions : unsigned {
    ArtifactBefore37 = 1,
    ArtifactOf37 = 2,
    ArtifactOfSlashEm = 4,
    ArtifactOfNetHack = ArtifactBefore37 | ArtifactOf37,
    ArtifactOfAll = ArtifactOfNetHack | ArtifactOfSlashEm,
};

unsigned artifactVersionsOf(Game game) {
    switch (game) {
        case Game::NetHack343:
        case Game::NetHack367:
            return ArtifactBefore37;
        case Game::NetHack37:
            return ArtifactOf37;
        default:
            return ArtifactOfSlashEm;
    }
}

struct ArtifactRow {
    std::string_view name;
    std::string_view object;
    unsigned versions;
};

// artilist.h
constexpr std::array<ArtifactRow, 71> artifactRows = {{
    {"Excalibur", "long_sword", ArtifactOfAll},
    {"Stormbringer", "runesword", ArtifactOfAll},
    {"Mjollnir", "war_hammer", ArtifactOfNetHack},
    {"Mjollnir", "heavy_hammer", ArtifactOfSlashEm},
    {"Cleaver", "battle_axe", ArtifactOfAll},
    {"Grimtooth", "orcish_dagger", ArtifactOfAll},
    {"Orcrist", "elven_broadsword", ArtifactOfAll},
    {"Sting", "elven_dagger", ArtifactOfAll},
    {"Magicbane", "athame", ArtifactOfAll},
    {"Frost Brand", "long_sword", ArtifactOfAll},
    {"Fire Brand", "long_sword", ArtifactOfAll},
    {"Dragonbane", "broadsword", ArtifactOfAll},
    {"Demonbane", "long_sword", ArtifactBefore37 | ArtifactOfSlashEm},
    {"Demonbane", "mace", ArtifactOf37},
    {"Werebane", "silver_saber", ArtifactOfAll},
    {"Grayswandir", "silver_saber", ArtifactOfAll},
    {"Giantslayer", "long_sword", ArtifactOfNetHack},
    {"Ogresmasher", "war_hammer", ArtifactOfAll},
    {"Trollsbane", "morning_star", ArtifactOfAll},
    {"Vorpal Blade", "long_sword", ArtifactOfAll},
    {"Snickersnee", "katana", ArtifactOfAll},
    {"Sunsword", "long_sword", ArtifactOfAll},
    {"The Orb of Detection", "crystal_ball", ArtifactOfAll},
    {"The Heart of Ahriman", "luckstone", ArtifactOfAll},
    {"The Sceptre of Might", "mace", ArtifactOfAll},
    {"The Staff of Aesculapius", "quarterstaff", ArtifactOfAll},
    {"The Magic Mirror of Merlin", "mirror", ArtifactOfAll},
    {"The Eyes of the Overworld", "lenses", ArtifactOfAll},
    {"The Mitre of Holiness", "helm_of_brilliance", ArtifactOfAll},
    {"The Longbow of Diana", "bow", ArtifactOfAll},
    {"The Master Key of Thievery", "skeleton_key", ArtifactOfAll},
    {"The Tsurugi of Muramasa", "tsurugi", ArtifactOfAll},
    {"The Platinum Yendorian Express Card", "credit_card", ArtifactOfAll},
    {"The Orb of Fate", "crystal_ball", ArtifactOfAll},
    {"The Eye of the Aethiopica", "amulet_of_esp", ArtifactOfAll},
    {"Firewall", "athame", ArtifactOfSlashEm},
    {"Giantkiller", "axe", ArtifactOfSlashEm},
    {"Quick Blade", "elven_short_sword", ArtifactOfSlashEm},
    {"Sword of Justice", "long_sword", ArtifactOfSlashEm},
    {"Skullcrusher", "club", ArtifactOfSlashEm},
    {"Reaper", "halberd", ArtifactOfSlashEm},
    {"Holy Spear of Light", "silver_spear", ArtifactOfSlashEm},
    {"Luckblade", "short_sword", ArtifactOfSlashEm},
    {"Sword of Balance", "silver_short_sword", ArtifactOfSlashEm},
    {"Disrupter", "mace", ArtifactOfSlashEm},
    {"Gauntlets of Defense", "gauntlets_of_dexterity", ArtifactOfSlashEm},
    {"Mirrorbright", "shield_of_reflection", ArtifactOfSlashEm},
    {"Deluder", "cloak_of_displacement", ArtifactOfSlashEm},
    {"Whisperfeet", "speed_boots", ArtifactOfSlashEm},
    {"Deep Freeze", "athame", ArtifactOfSlashEm},
    {"Serpent's Tongue", "dagger", ArtifactOfSlashEm},
    {"Doomblade", "orcish_short_sword", ArtifactOfSlashEm},
    {"Thiefbane", "long_sword", ArtifactOfSlashEm},
    {"Deathsword", "two_handed_sword", ArtifactOfSlashEm},
    {"Bat from Hell", "baseball_bat", ArtifactOfSlashEm},
    {"Elfrist", "orcish_spear", ArtifactOfSlashEm},
    {"Plague", "dark_elven_bow", ArtifactOfSlashEm},
    {"Hellfire", "crossbow", ArtifactOfSlashEm},
    {"Houchou", "spoon", ArtifactOfSlashEm},
    {"Wallet of Perseus", "bag_of_holding", ArtifactOfSlashEm},
    {"Nighthorn", "unicorn_horn", ArtifactOfSlashEm},
    {"The Key of Law", "skeleton_key", ArtifactOfSlashEm},
    {"The Eye of the Beholder", "eyeball", ArtifactOfSlashEm},
    {"The Key of Neutrality", "skeleton_key", ArtifactOfSlashEm},
    {"The Hand of Vecna", "severed_hand", ArtifactOfSlashEm},
    {"The Key of Chaos", "skeleton_key", ArtifactOfSlashEm},
    {"The Candle of Eternal Flame", "magic_candle", ArtifactOfSlashEm},
    {"The Storm Whistle", "magic_whistle", ArtifactOfSlashEm},
    {"The Great Dagger of Glaurgnaa", "great_dagger", ArtifactOfSlashEm},
    {"The Stake of Van Helsing", "wooden_stake", ArtifactOfSlashEm},
    {"The Crown of Saint Edward", "helm_of_telepathy", ArtifactOfSlashEm},
}};

}  // namespace

std::vector<Artifact> artifactsOf(Game game, const ObjectTable& table) {
    std::vector<Artifact> artifacts;
    for (const ArtifactRow& row : artifactRows) {
        if ((row.versions & artifactVersionsOf(game)) != 0) {
            artifacts.push_back({row.name, table.byId(row.object)});
        }
    }
    return artifacts;
}

std::optional<Artifact> artifactCalled(std::string_view name, Game game, const ObjectTable& table) {
    const std::vector<Artifact> artifacts = artifactsOf(game, table);
    const auto found = std::ranges::find_if(artifacts, [name](const Artifact& artifact) {
        return equalWords(withoutArticle(artifact.name), withoutArticle(name));
    });
    return found == artifacts.end() ? std::nullopt : std::optional(*found);
}

std::string_view withoutArticle(std::string_view artifact) {
    constexpr std::string_view article = "The ";
    return artifact.starts_with(article) ? artifact.substr(article.size()) : artifact;
}

}  // namespace polyplan::nethack
