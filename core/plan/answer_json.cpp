#include "core/plan/answer_json.h"

#include <array>
#include <map>
#include <string>
#include <utility>

#include "core/nethack/identities.h"
#include "core/nethack/polypile/may_be_wanted.h"
#include "core/plan/advice/advice_json.h"

namespace polyplan::plan {
namespace {

using nethack::polypile::GoalAnswer;
using nethack::polypile::LineAnswer;
using nethack::polypile::ObjectLeft;
using nethack::polypile::ObjectOdds;
using nethack::polypile::PileAnswer;
using nethack::polypile::PileOdds;
using nethack::polypile::PotionOdds;
using nethack::polypile::Provenance;
using nethack::polypile::SeriesAnswer;
using nethack::polypile::StackOdds;
using nethack::polypile::ZapAnswer;
using Layout = JsonWriter::Layout;

constexpr std::array<std::pair<std::string_view, double StackOdds::*>, 7> fates = {
    {{"unaffected", &StackOdds::unaffected},
     {"resisted", &StackOdds::resisted},
     {"shuddered_all_lost", &StackOdds::shudderedAllLost},
     {"shuddered_some_left", &StackOdds::shudderedSomeLeft},
     {"shuddered_but_unharmed", &StackOdds::shudderedButUnharmed},
     {"polymorphed", &StackOdds::polymorphed},
     {"remainder_absorbed_by_golem", &StackOdds::remainderAbsorbedByGolem}}};

/// A table leaves out zeros; so does the whole of a table of standard errors, where a figure that
/// is left out is exact.
void writeUnlessZero(JsonWriter& json, std::string_view name, double figure) {
    if (figure != 0.0) {
        json.member(name, figure);
    }
}

std::string keyOf(const RangeOdds& odds) {
    return odds.first == odds.last ? std::to_string(odds.first)
                                   : std::to_string(odds.first) + '-' + std::to_string(odds.last);
}

void writeTable(JsonWriter& json, std::string_view name, const std::vector<RangeOdds>& table) {
    json.key(name);
    json.beginObject(Layout::OneLine);
    for (const RangeOdds& range : table) {
        writeUnlessZero(json, keyOf(range), range.probability);
    }
    json.end();
}

void writeTable(JsonWriter& json, std::string_view name, const std::vector<ValueOdds>& table) {
    json.key(name);
    json.beginObject(Layout::OneLine);
    for (const auto& [value, probability] : table) {
        writeUnlessZero(json, std::to_string(value), probability);
    }
    json.end();
}

/// Writes the odds of piles, or the standard errors of such odds.
class OddsWriter {
  public:
    enum class Content { Odds, StandardErrors };

    OddsWriter(JsonWriter& json, const ObjectTable& table, Content content,
               const nethack::Knowledge* known = nullptr)
        : json_(json), table_(table), content_(content), known_(known) {}

    /// @param stacks of the pile
    void writePile(const PileOdds& odds, const std::vector<Stack>& stacks) {
        json_.beginObject();
        json_.key("golem");
        json_.beginObject(Layout::OneLine);
        for (const auto& [golem, probability] : odds.golem) {
            writeUnlessZero(json_, name(golem), probability);
        }
        json_.end();
        json_.key("stack_fate");
        json_.beginArray();
        for (std::size_t i = 0; i < odds.stacks.size(); ++i) {
            writeStack(odds.stacks[i], stacks[i]);
        }
        json_.end();
        writeObjects(odds.finalQuantity);
        writeTable(json_, "objects_left", odds.objectsLeft);
        writeTable(json_, "items_left", odds.itemsLeft);
        json_.end();
    }

    void writeObjects(const std::vector<ObjectLeft>& objects) {
        json_.key("final_quantity_by_object");
        json_.beginObject();
        for (const ObjectLeft& left : objects) {
            if (left.meanQuantity == 0.0 && left.atLeastOne == 0.0) {
                continue;
            }
            json_.key(table_[left.object].name);
            json_.beginObject(Layout::OneLine);
            writeFigure("mean_quantity", left.meanQuantity);
            writeFigure("p_at_least_one", left.atLeastOne);
            json_.end();
        }
        json_.end();
    }

  private:
    void writeFigure(std::string_view name, double figure) {
        if (content_ == Content::Odds) {
            json_.member(name, figure);
        } else {
            writeUnlessZero(json_, name, figure);
        }
    }

    void writeStack(const StackOdds& odds, const Stack& stack) {
        json_.beginObject();
        if (content_ == Content::Odds) {
            json_.member("object", table_[stack.object].name);
            writeIdentities(stack);
        }
        for (const auto& [name, fate] : fates) {
            writeFigure(name, odds.*fate);
        }
        if (odds.quantityAfterShudderInRanges.empty()) {
            writeTable(json_, "quantity_after_shudder", odds.quantityAfterShudder);
        } else {
            writeTable(json_, "quantity_after_shudder", odds.quantityAfterShudderInRanges);
        }
        writeTable(json_, "quantity_after_polymorph", odds.quantityAfterPolymorph);
        if (!odds.rechargedAfterPolymorph.empty()) {
            writeTable(json_, "recharged_after_polymorph", odds.rechargedAfterPolymorph);
        }
        if (!odds.timesReadAfterPolymorph.empty() || !odds.timesReadOfBlankAfterPolymorph.empty()) {
            json_.key("times_read_after_polymorph");
            json_.beginObject(Layout::OneLine);
            writeTable(json_, "nonblank", odds.timesReadAfterPolymorph);
            writeTable(json_, "blank", odds.timesReadOfBlankAfterPolymorph);
            json_.end();
        }
        writeInto("polymorphed_into", odds.polymorphedInto);
        if (odds.hazyAfterPolymorph) {
            writeFigure("hazy_after_polymorph", *odds.hazyAfterPolymorph);
            writeInto("reverts_into", odds.revertsInto);
        }
        json_.end();
    }

    /// What an unidentified stack may be, over which its odds are averaged.
    void writeIdentities(const Stack& stack) {
        if (known_ == nullptr || !table_[stack.object].isLook()) {
            return;
        }
        json_.key("may_be");
        json_.beginObject(Layout::OneLine);
        for (const nethack::Identity& identity : nethack::identitiesOf(table_, stack, *known_)) {
            json_.member(table_[identity.object].name, identity.probability);
        }
        json_.end();
    }

    void writeInto(std::string_view name, const std::vector<ObjectOdds>& odds) {
        json_.key(name);
        json_.beginObject(Layout::OneLine);
        for (const ObjectOdds& result : odds) {
            writeUnlessZero(json_, table_[result.object].name, result.probability);
        }
        json_.end();
    }

    JsonWriter& json_;
    const ObjectTable& table_;
    Content content_;
    const nethack::Knowledge* known_;
};

void writeProvenance(JsonWriter& json, const Provenance& provenance) {
    const bool sampled = provenance.method == Method::Sampled;
    json.member("method", sampled ? "sampled" : "exact");
    if (sampled) {
        json.member("samples", provenance.samples);
        json.member("seed", provenance.seed);
    }
}

void writeEstimate(JsonWriter& json, const std::string& what, const Estimate& estimate) {
    json.member(what + "_probability", estimate.value);
    json.member(what + "_standard_error", estimate.standardError);
}

void writeMean(JsonWriter& json, std::string_view name, const Estimate& estimate) {
    json.key(name);
    json.beginObject(Layout::OneLine);
    json.member("mean", estimate.value);
    json.member("standard_error", estimate.standardError);
    json.end();
}

void writeGoals(JsonWriter& json, const std::vector<GoalAnswer>& goals, const ObjectTable& table) {
    json.key("goals");
    json.beginArray();
    for (const auto& [goal, probability] : goals) {
        json.beginObject(Layout::OneLine);
        json.member("object", table[goal.object].name);
        json.member("at_least", goal.atLeast);
        json.member("probability", probability.value);
        json.member("standard_error", probability.standardError);
        json.end();
    }
    json.end();
}

void writeJointGoals(JsonWriter& json, const ZapAnswer& answer) {
    writeEstimate(json, "all_goals", answer.allGoals);
    writeEstimate(json, "any_goal", answer.anyGoal);
}

/// How figures of goals take what is not identified and may itself be wanted; nothing where none
/// is.
void writeUnidentified(JsonWriter& json, const LineQuestion& question,
                       const std::vector<GoalAnswer>& goals, std::size_t worlds) {
    const nethack::polypile::Situation& situation = question.situation;
    const auto sayings = nethack::polypile::unidentifiedOf(situation.table, situation.known,
                                                           question.piles, goals, worlds);
    std::map<ObjectIndex, std::string> byObject;
    for (std::size_t i = 0; i < sayings.size(); ++i) {
        if (!sayings[i].empty()) {
            byObject.emplace(goals[i].goal.object, sayings[i]);
        }
    }
    if (byObject.empty()) {
        return;
    }
    json.key("unidentified");
    json.beginObject();
    for (const auto& [object, saying] : byObject) {
        json.member(situation.table[object].name, saying);
    }
    json.end();
}

void writeLater(JsonWriter& json, const nethack::polypile::LaterGoals& later,
                const ObjectTable& table) {
    json.key("later");
    json.beginObject();
    json.member("turns", later.turns);
    writeProvenance(json, later.provenance);
    writeEstimate(json, "all_goals", later.allGoals);
    writeEstimate(json, "any_goal", later.anyGoal);
    writeGoals(json, later.goals, table);
    json.end();
}

void writePotions(JsonWriter& json, const PotionOdds& potions) {
    json.key("potions");
    json.beginObject();
    json.member("most", potions.most);
    json.member("mean", potions.mean);
    writeTable(json, "taken", potions.taken);
    json.member("dips_until_all", potions.dipsUntilAll);
    json.end();
}

void writeZap(JsonWriter& json, std::size_t number, const ZapAnswer& zap,
              const ObjectTable& table) {
    json.beginObject(Layout::OneLine);
    json.member("zap", number);
    writeProvenance(json, zap.provenance);
    writeJointGoals(json, zap);
    writeGoals(json, zap.goals, table);
    writeMean(json, "items_left", zap.itemsLeft);
    writeMean(json, "stacks_left", zap.stacksLeft);
    json.key("collected");
    json.beginObject();
    for (const auto& [object, mean] : zap.collected) {
        writeMean(json, table[object].name, mean);
    }
    json.end();
    writeMean(json, "golems", zap.golems);
    json.key("lost");
    json.beginObject();
    writeMean(json, "shock", zap.lost.shock);
    writeMean(json, "fused", zap.lost.fused);
    writeMean(json, "golem", zap.lost.golem);
    json.end();
    json.end();
}

void writeEnd(JsonWriter& json, const SeriesAnswer& series, const ObjectTable& table) {
    json.key("after_zaps");
    json.beginObject();
    writeProvenance(json, series.finalProvenance);
    OddsWriter(json, table, OddsWriter::Content::Odds).writeObjects(series.finalQuantity);
    if (!series.finalQuantityErrors.empty()) {
        json.key("standard_error");
        json.beginObject();
        OddsWriter(json, table, OddsWriter::Content::StandardErrors)
            .writeObjects(series.finalQuantityErrors);
        json.end();
    }
    json.end();
}

/// The samples of whatever of the answers is sampled; of two the larger number.
const Provenance& provenanceOf(const LineAnswer& first, const ZapAnswer& last) {
    return first.provenance.method == Method::Exact ||
                   (last.provenance.method == Method::Sampled &&
                    last.provenance.samples > first.provenance.samples)
               ? last.provenance
               : first.provenance;
}

void writePileErrors(JsonWriter& json, const PileAnswer& answer, const std::vector<Stack>& stacks,
                     const ObjectTable& table) {
    OddsWriter errors(json, table, OddsWriter::Content::StandardErrors);
    json.key("standard_error");
    json.beginObject();
    writeUnlessZero(json, "reached", answer.reached.standardError);
    if (answer.ifHitErrors) {
        json.key("if_hit");
        errors.writePile(*answer.ifHitErrors, stacks);
    }
    json.key("overall");
    json.beginObject();
    errors.writeObjects(answer.overallErrors);
    json.end();
    json.end();
}

void writePile(JsonWriter& json, const PileAnswer& answer, const std::vector<Stack>& stacks,
               const ObjectTable& table, const nethack::Knowledge& known) {
    OddsWriter odds(json, table, OddsWriter::Content::Odds, &known);
    json.beginObject();
    json.member("distance", answer.distance);
    writeProvenance(json, answer.provenance);
    json.member("reached", answer.reached.value);
    json.key("if_hit");
    odds.writePile(answer.ifHit, stacks);
    json.key("overall");
    json.beginObject();
    odds.writeObjects(answer.overall);
    json.end();
    if (answer.provenance.method == Method::Sampled) {
        writePileErrors(json, answer, stacks, table);
    }
    json.end();
}

}  // namespace

void writeAnswer(JsonWriter& json, const Strategy& strategy, const LineAnswer& answer,
                 const SeriesAnswer& series, const LineQuestion& question, const Advice* advice) {
    const ObjectTable& table = question.situation.table;
    const ZapAnswer& last = series.byZap.back();
    json.beginObject();
    json.member("name", strategy.name);
    if (strategy.game) {
        json.member("game", id(*strategy.game));
    }
    writeProvenance(json, provenanceOf(answer, last));
    writeGoals(json, last.goals, table);
    writeJointGoals(json, last);
    writeUnidentified(json, question, last.goals, series.worlds);
    if (answer.later) {
        writeLater(json, *answer.later, table);
    }
    if (answer.potions) {
        writePotions(json, *answer.potions);
    }
    json.key("by_zap");
    json.beginArray();
    for (std::size_t zap = 0; zap < series.byZap.size(); ++zap) {
        writeZap(json, zap + 1, series.byZap[zap], table);
    }
    json.end();
    writeEnd(json, series, table);
    json.key("piles");
    json.beginArray();
    for (std::size_t i = 0; i < answer.piles.size(); ++i) {
        writePile(json, answer.piles[i], strategy.polypile->line[i].stacks, table,
                  question.situation.known);
    }
    json.end();
    if (advice != nullptr) {
        json.key("advice");
        writeAdvice(json, *advice);
    }
    json.end();
}

}  // namespace polyplan::plan
