#include "core/plan/game_text/item_reader.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

#include "core/catalogue/trimmed.h"
#include "core/json/fault_list.h"
#include "core/nethack/polypile/rules.h"
#include "core/plan/game_text/adjectives.h"
#include "core/plan/game_text/letters.h"
#include "core/plan/game_text/monster_noun.h"
#include "core/plan/game_text/phrase_tail.h"
#include "core/plan/game_text/phrase_words.h"
#include "core/plan/limits.h"

namespace polyplan::plan::game_text {
namespace {

struct MessageStart {
    std::string_view words;
    bool isOfWhatLies = false;
};
constexpr std::array<MessageStart, 6> messageStarts = {{
    {"You see here ", true},
    {"You feel here ", true},
    {"You have here "},
    {"You now have "},
    {"You now wield "},
    {"You have a little trouble lifting "},
}};

/// Reads one item from both ends towards the noun in its middle.
class Phrase {
  public:
    Phrase(const Vocabulary& words, const ItemPlace& place) : words_(words), place_(place) {}

    std::variant<StackReading, std::string> read(std::string_view line) {
        line = trimmed(line);
        takeMessage(line);
        item_.slot = takeSlot(line);
        TailRest tail = takeTail(line, item_, place_.endsInPrice);
        head_ = std::move(tail.head);
        remembered_ = std::move(tail.remembered);
        if (!readHead() || !narrow() || !checkRanges()) {
            return why_.empty() ? noSuchThing() : std::move(why_);
        }
        recognizeArtifact();
        finish();
        checkHaze();
        return std::move(item_);
    }

  private:
    bool refuse(std::string why) {
        why_ = std::move(why);
        return false;
    }

    std::string noSuchThing() const {
        return inQuotes(head_) + " names nothing in " + std::string(title(words_.game()));
    }

    void remark(std::string_view text) { item_.remarks.emplace_back(text); }

    void takeMessage(std::string_view& line) {
        const auto start = std::ranges::find_if(
            messageStarts, [&line](const MessageStart& each) { return take(line, each.words); });
        if (start == messageStarts.end()) {
            return;
        }
        item_.isNotCarried = start->isOfWhatLies;
        if (line.ends_with('.')) {
            line.remove_suffix(1);
        }
    }

    bool readHead() {
        std::string_view head = head_;
        const auto find = [&](std::string_view noun) {
            meaning_ = item_.called.empty() ? words_.find(noun) : words_.findCalled(noun);
            return meaning_ != nullptr;
        };
        while (!find(head)) {
            if (takeCount(head, said_)) {
                continue;
            }
            if (!said_.noNumber.empty()) {
                return refuse(inQuotes(said_.noNumber) + " is no number of items");
            }
            if (!takePrefix(head, said_)) {
                if (!readMonsterNoun(head) && !readFruit(head)) {
                    return false;
                }
                break;
            }
        }
        keepAdjectives();
        return true;
    }

    void keepAdjectives() {
        if (!item_.quantity) {  // "(7 in total)" has been read already
            item_.quantity = said_.quantity;
        }
        item_.buc = said_.buc;
        item_.enchantment = said_.enchantment;
        item_.poisoned = said_.poisoned;
        item_.erosion = said_.erosion;
        item_.erodeproof = said_.erodeproof;
        item_.remarks.insert(item_.remarks.begin(), said_.remarks.begin(), said_.remarks.end());
    }

    bool readMonsterNoun(std::string_view head) {
        auto noun = monsterNoun(head);
        if (!noun || !item_.called.empty()) {
            return false;
        }
        // "Medusa's cursed partly eaten corpse"
        std::string_view between = noun->adjectives;
        while (!between.empty()) {
            const std::string padded = std::string(between) + " corpse";
            std::string_view rest = padded;
            if (!takePrefix(rest, said_)) {
                return false;
            }
            between.remove_prefix(std::min(between.size(), padded.size() - rest.size()));
        }
        monsterMeaning_.choices = {words_.byId(noun->object)};
        monsterMeaning_.isName = true;
        meaning_ = &monsterMeaning_;
        item_.corpse = std::move(noun->monster);
        if (!noun->remark.empty()) {
            remark(noun->remark);
        }
        return true;
    }

    bool readFruit(std::string_view head) {
        if (place_.section != ObjectClass::Food || head.empty() || !item_.called.empty() ||
            (!said_.hasArticle && !said_.quantity)) {
            return false;
        }
        monsterMeaning_ = {
            .choices = {words_.byId("slime_mold")}, .isName = true, .remark = std::string(head)};
        meaning_ = &monsterMeaning_;
        return true;
    }

    template <typename Fits>
    void keepThose(Fits fits) {
        std::vector<ObjectIndex> kept;
        std::copy_if(item_.choices.begin(), item_.choices.end(), std::back_inserter(kept),
                     [&](ObjectIndex object) { return fits(words_.table()[object]); });
        if (!kept.empty()) {
            item_.choices = std::move(kept);
        }
    }

    /// What the words besides the noun tell of the type.
    bool narrow() {
        item_.choices = meaning_->choices;
        item_.objectClass = words_.table()[item_.choices.front()].objectClass;
        if (!meaning_->isName) {
            item_.appearance = meaning_->appearance;
        }
        if (item_.charges) {
            keepThose([](const ObjectType& type) { return type.charged; });
        }
        if (item_.enchantment && item_.objectClass == ObjectClass::Ring) {
            keepThose([](const ObjectType& type) { return type.charged; });
        }
        if (item_.quantity.value_or(1) > 1) {
            keepThose([](const ObjectType& type) { return type.stacks; });
            const ObjectType& type = words_.table()[item_.choices.front()];
            if (!type.stacks && *item_.quantity <= limits::copies) {
                item_.copies = *std::exchange(item_.quantity, 1);
                remark(std::to_string(item_.copies) + " single ones");
            } else if (!type.stacks) {
                return refuse(std::to_string(*item_.quantity) + " of " + inQuotes(type.name) +
                              " make no stack");
            }
        }
        if (meaning_->buc) {
            item_.buc = meaning_->buc;
        }
        item_.artifact = meaning_->artifact;
        if (!meaning_->remark.empty()) {
            remark(meaning_->remark);
        }
        return true;
    }

    bool checkRanges() {
        if (std::max(item_.name.size(), item_.called.size()) > limits::nameCharacters) {
            return refuse("its name is longer than " + std::to_string(limits::nameCharacters) +
                          " characters");
        }
        const auto within = [this](const std::optional<int>& value, Range range,
                                   std::string_view what) {
            return !value || range.contains(*value) ||
                   refuse(std::string(what) + " of " + std::to_string(*value) +
                          " is not possible; " + std::to_string(range.least) + " to " +
                          std::to_string(range.most) + " is");
        };
        return within(item_.quantity, limits::quantity, "a quantity") &&
               within(item_.enchantment, limits::enchantment, "an enchantment") &&
               within(item_.charges, limits::charges, "a number of charges") &&
               within(item_.recharged, limits::recharged, "a number of recharges") &&
               within(item_.timesRead, limits::timesRead, "a number of readings") &&
               within(item_.eaten, limits::eaten, "eaten nutrition");
    }

    /// artifact.c: the name makes the artifact only of its own object and with every letter. From
    /// 3.6 on the game lets nobody give the name to what merely looks like that object
    /// (restrict_name()). Before, anybody may: of 3.4.3 it is left open, of SLASH'EM, where such a
    /// line was printed of artifacts only, it is taken for one. 3.7 prints "the Orb of Fate".
    void recognizeArtifact() {
        const bool looksAreGuarded =
            words_.game() == nethack::Game::NetHack367 || words_.game() == nethack::Game::NetHack37;
        if (item_.name.empty() || item_.items() > 1) {
            return;
        }
        for (const nethack::Artifact& artifact : words_.artifacts()) {
            const bool isCalledSo =
                item_.name == artifact.name ||
                (looksAreGuarded && artifact.name.starts_with("The ") &&
                 item_.name == "the " + std::string(nethack::withoutArticle(artifact.name)));
            if (!isCalledSo ||
                !std::binary_search(item_.choices.begin(), item_.choices.end(), artifact.object)) {
                continue;
            }
            if (!looksAreGuarded && item_.choices.size() > 1) {
                if (words_.game() == nethack::Game::NetHack343) {
                    remark("may be the artifact " + std::string(artifact.name));
                    return;
                }
                remark("taken for the artifact, by its name");
            }
            item_.artifact = artifact.name;
            item_.choices = {artifact.object};
            return;
        }
    }

    void finish() {
        if (!item_.quantity && said_.hasArticle) {
            item_.quantity = 1;
        }
        if (!item_.artifact.empty()) {
            item_.quantity = 1;
        }
        if (item_.choices.size() == 1) {
            item_.object = item_.choices.front();
        }
        const bool showsEnchantment = item_.enchantment &&
                                      item_.objectClass != ObjectClass::Armor &&
                                      item_.objectClass != ObjectClass::Ring;
        item_.uncursedIfUnsaid =
            (item_.charges || showsEnchantment) && words_.table()[item_.choices.front()].charged;
    }

    /// Of these the plan only holds what the rules of the game make something of.
    void checkHaze() {
        const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(words_.game());
        if (!remembered_.empty()) {
            const Meaning* meaning = words_.find(remembered_);
            if (rules != nullptr && rules->changesRevert && meaning != nullptr && meaning->isName &&
                (!item_.object || item_.choices != meaning->choices) &&
                words_.table()[meaning->choices.front()].objectClass == item_.objectClass) {
                item_.hazyRemembering = meaning->choices.front();
            } else {
                remark("remembers " + remembered_);
            }
        }
        if (item_.eaten && (rules == nullptr || !rules->eatenShareIsKept ||
                            item_.objectClass != ObjectClass::Food)) {
            remark(std::to_string(*item_.eaten) + " eaten");
            item_.eaten.reset();
        }
    }

    const Vocabulary& words_;
    ItemPlace place_;
    StackReading item_;
    std::string why_;
    std::string head_;
    std::string remembered_;
    const Meaning* meaning_ = nullptr;
    Meaning monsterMeaning_;
    Adjectives said_;
};

}  // namespace

std::string takeSlot(std::string_view& line) {
    constexpr std::string_view otherSlots = "$#_>";
    constexpr std::string_view dashes = "-+#*";
    const bool isOfCurses = line.size() > 3 && isLetter(line[0]) && line.substr(1, 2) == ") ";
    const bool isChosen =
        line.size() > 4 && line[0] == '<' && isLetter(line[1]) && line.substr(2, 2) == "> ";
    if (isOfCurses || isChosen) {
        std::string slot(1, line[isChosen ? 1 : 0]);
        line = trimmed(line.substr(isChosen ? 4 : 3));
        return slot;
    }
    if (line.size() < 4 || line[1] != ' ' || line[3] != ' ' ||
        dashes.find(line[2]) == std::string_view::npos ||
        (!isLetter(line[0]) && otherSlots.find(line[0]) == std::string_view::npos)) {
        return {};
    }
    std::string slot(1, line[0]);
    line = trimmed(line.substr(4));
    return slot;
}

std::variant<StackReading, std::string> ItemReader::read(std::string_view line,
                                                         const ItemPlace& place) const {
    return Phrase(words_, place).read(line);
}

}  // namespace polyplan::plan::game_text
