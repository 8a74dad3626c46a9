#include "core/plan/document_writer.h"

#include <array>

#include "core/plan/format.h"
#include "core/plan/member_writer.h"
#include "core/plan/members.h"
#include "core/plan/words.h"

namespace polyplan::plan {
namespace {

using Layout = JsonWriter::Layout;

void write(JsonWriter& json, const Stack& stack, const ObjectTable& table) {
    json.beginObject(Layout::OneLine);
    json.member("object", table[stack.object].name);
    writeUnlessDefault(json, "quantity", stack.quantity, 1);
    if (stack.buc != nethack::Buc::Uncursed) {
        json.member("buc", wordFor(nethack::bucWords, stack.buc));
    }
    writeUnlessDefault(json, "enchantment", stack.enchantment);
    writeUnlessDefault(json, "charges", stack.charges);
    writeUnlessDefault(json, "recharged", stack.recharged);
    writeUnlessDefault(json, "times_read", stack.timesRead);
    writeUnlessDefault(json, "artifact", stack.artifact);
    writeUnlessDefault(json, "name", stack.name);
    writeUnlessDefault(json, "corpse", stack.corpse);
    writeUnlessDefault(json, "poisoned", stack.poisoned);
    writeUnlessDefault(json, "erosion", stack.erosion);
    writeUnlessDefault(json, "erodeproof", stack.erodeproof);
    writeUnlessDefault(json, "degraded", stack.degraded);
    writeUnlessDefault(json, "laid_by_hero", stack.laidByHero);
    if (stack.hazyRemembering) {
        json.member("hazy_remembering", table[*stack.hazyRemembering].name);
    }
    writeUnlessDefault(json, "eaten", stack.eaten);
    writeUnlessDefault(json, "slot", stack.slot);
    writeUnknown(json, stack.unknown);
    json.end();
}

void write(JsonWriter& json, const Label& label) {
    Label plain;
    plain.text = label.text;
    if (label == plain) {
        json.value(label.text);
        return;
    }
    json.beginObject(Layout::OneLine);
    writeUnlessDefault(json, "text", label.text);
    writeUnlessDefault(json, "type", label.type);
    writeUnlessDefault(json, "stylus", label.stylus);
    if (!label.conditions.empty()) {
        json.key("conditions");
        ruleFor(Of<std::set<nethack::engraving::Condition>>(), nethack::engraving::conditionWords)
            .write(json, label.conditions, {});
    }
    writeUnknown(json, label.unknown);
    json.end();
}

void write(JsonWriter& json, const Pile& pile, const ObjectTable& table) {
    json.beginObject();
    json.member("distance", pile.distance);
    writeUnlessDefault(json, "label", pile.label);
    if (pile.engraving != Label{}) {
        json.key("engraving");
        write(json, pile.engraving);
    }
    json.key("stacks");
    write(json, pile.stacks, table);
    writeUnknown(json, pile.unknown);
    json.end();
}

void write(JsonWriter& json, const Polypile& polypile, const ObjectTable& table) {
    json.beginObject();
    json.member("source", wordFor(sourceWords, polypile.source));
    writeUnlessDefault(json, "zaps", polypile.zaps, 1);
    writeUnlessDefault(json, "collect_goals_between_zaps", polypile.collectGoalsBetweenZaps);
    if (!polypile.goals.empty()) {
        json.key("goals");
        json.beginArray();
        for (const Goal& goal : polypile.goals) {
            json.beginObject(Layout::OneLine);
            json.member("object", table[goal.object].name);
            json.member("at_least", goal.atLeast);
            writeUnknown(json, goal.unknown);
            json.end();
        }
        json.end();
    }
    json.key("line");
    json.beginArray();
    for (const Pile& pile : polypile.line) {
        write(json, pile, table);
    }
    json.end();
    writeUnknown(json, polypile.unknown);
    json.end();
}

void write(JsonWriter& json, const Strategy& strategy, const ObjectTable* table) {
    json.beginObject();
    json.member("name", strategy.name);
    writeUnlessDefault(json, "notes", strategy.notes);
    if (strategy.polypile && table != nullptr) {
        json.key("polypile");
        write(json, *strategy.polypile, *table);
    }
    if (strategy.engraving) {
        json.key("engraving");
        writeMembers(json, *strategy.engraving);
    }
    if (!strategy.damage.empty()) {
        json.key("damage");
        json.beginArray();
        for (const Attack& attack : strategy.damage) {
            writeMembers(json, attack);
        }
        json.end();
    }
    UnknownMembers rest = strategy.unknown;
    for (const std::string_view calculator : calculatorMembers) {
        if (auto request = rest.extract(std::string(calculator))) {
            writeUnknown(json, calculator, request.mapped());
        }
    }
    writeUnknown(json, rest);
    json.end();
}

void write(JsonWriter& json, const Hero& hero) {
    json.beginObject();
    writeUnlessDefault(json, "luck", hero.luck);
    writeUnlessDefault(json, "level", hero.level);
    writeUnlessDefault(json, "dexterity", hero.dexterity);
    writeUnlessDefault(json, "armor_class", hero.armorClass);
    if (!hero.conditions.empty()) {
        json.key("conditions");
        json.beginArray(Layout::OneLine);
        for (const std::string& condition : hero.conditions) {
            json.value(condition);
        }
        json.end();
    }
    writeUnknown(json, hero.unknown);
    json.end();
}

}  // namespace

void write(JsonWriter& json, const std::vector<Stack>& stacks, const ObjectTable& table) {
    json.beginArray();
    for (const Stack& stack : stacks) {
        write(json, stack, table);
    }
    json.end();
}

void write(JsonWriter& json, const Document& document, const Catalogues& catalogues) {
    const ObjectTable* table = catalogues.objects(document.game);
    json.beginObject();
    json.member("format", formatName);
    json.member("version", formatVersion);
    writeUnlessDefault(json, "title", document.title);
    json.member("game", id(document.game));
    if (document.hero != Hero{}) {
        json.key("hero");
        write(json, document.hero);
    }
    writeUnlessDefault(json, "ledger_level", document.ledgerLevel, Document{}.ledgerLevel);
    if (!document.appearanceMaterials.empty() && table != nullptr) {
        json.key("appearance_materials");
        json.beginObject();
        for (const auto& [object, material] : document.appearanceMaterials) {
            json.member((*table)[object].name, name(material));
        }
        json.end();
    }
    if (!document.inventory.empty() && table != nullptr) {
        json.key("inventory");
        write(json, document.inventory, *table);
    }
    json.key("strategies");
    json.beginArray();
    for (const Strategy& strategy : document.strategies) {
        write(json, strategy, table);
    }
    json.end();
    writeUnknown(json, document.unknown);
    json.end();
}

}  // namespace polyplan::plan
