#include "core/plan/engraving_json.h"

#include <array>
#include <string>
#include <utility>

#include "core/nethack/engraving/report.h"
#include "core/nethack/engraving/request_words.h"
#include "core/nethack/engraving/types.h"

namespace polyplan::plan {
namespace {

using Layout = JsonWriter::Layout;
using nethack::engraving::Answer;
using nethack::engraving::CharacterOdds;
using nethack::engraving::Cost;
using nethack::engraving::Durability;
using nethack::engraving::Go;
using nethack::engraving::OnFloor;
using nethack::engraving::Pace;
using nethack::engraving::RuleRemark;
using nethack::engraving::WearEntry;
using nethack::engraving::WearFigures;
using nethack::engraving::Writing;

constexpr std::array<std::pair<std::string_view, double WearFigures::*>, 5> wearMembers = {
    {{"intact", &WearFigures::intact},
     {"reads_elbereth", &WearFigures::readsElbereth},
     {"contains_elbereth", &WearFigures::containsElbereth},
     {"engraving_gone", &WearFigures::gone},
     {"changed_characters_mean", &WearFigures::changedMean}}};

void writeCost(JsonWriter& json, std::string_view name, const Cost& cost) {
    json.key(name);
    json.beginObject(Layout::OneLine);
    json.member("enchantment", cost.enchantment);
    json.member("marker_charges", cost.markerCharges);
    json.member("wand_charges", cost.wandCharges);
    json.end();
}

void writeNullable(JsonWriter& json, std::string_view name, std::string_view text) {
    if (text.empty()) {
        json.member(name, nullptr);
    } else {
        json.member(name, text);
    }
}

void writePositions(JsonWriter& json, std::string_view name,
                    const std::vector<CharacterOdds>& positions) {
    json.key(name);
    json.beginArray();
    for (const CharacterOdds& position : positions) {
        json.beginObject(Layout::OneLine);
        for (const auto& [character, probability] : position) {
            if (probability != 0.0) {
                json.member(std::string(1, character), probability);
            }
        }
        json.end();
    }
    json.end();
}

void writeGoes(JsonWriter& json, const Writing& writing) {
    json.key("goes");
    json.beginArray();
    for (const Go& go : writing.goes) {
        json.beginObject(Layout::OneLine);
        json.member("text", go.text);
        writeCost(json, "cost", go.cost);
        json.member("turns", writing.turnsOf(go));
        json.member("actions", go.actions);
        json.end();
    }
    json.end();
    json.key("all_goes");
    json.beginObject(Layout::OneLine);
    writeCost(json, "cost", writing.cheapest);
    json.member("turns", writing.turnsUntilWhole);
    json.member("actions", writing.actionsOfGoes);
    json.end();
}

void writeMeanwhile(JsonWriter& json, const Writing& writing) {
    json.member("interruptible", writing.isInterruptible());
    json.key("meanwhile");
    json.beginArray();
    for (const OnFloor& onFloor : writing.meanwhile) {
        json.beginObject(Layout::OneLine);
        json.member("actions", onFloor.actions);
        json.member("text", onFloor.text);
        json.member("reads_elbereth", onFloor.readsElbereth);
        json.end();
    }
    json.end();
}

void writeRefusal(JsonWriter& json, const Writing& writing) {
    if (!writing.refused) {
        json.member("refused", nullptr);
        return;
    }
    json.member("refused", writing.refused->reason);
    json.member("refused_source", writing.refused->source);
    json.member("refused_takes_turn", writing.refused->takesTurn);
}

void writeReveals(JsonWriter& json, const Writing& writing) {
    json.member("identifies", writing.reveals.identifies);
    writeNullable(json, "identifies_only", writing.reveals.identifiesOnly);
    writeNullable(json, "message", writing.reveals.message);
    writeNullable(json, "old_text", writing.reveals.oldText);
    json.member("blinded_turns_at_most", writing.blindness.most);
    json.member("explodes", writing.explodes);
    json.member("turns_to_dust", writing.turnsToDust);
}

void writeRemarks(JsonWriter& json, const Writing& writing) {
    json.key("remarks");
    json.beginArray();
    for (const RuleRemark& remark : writing.remarks) {
        json.beginObject(Layout::OneLine);
        json.member("text", remark.text);
        json.member("source", remark.source);
        json.end();
    }
    json.end();
}

void writeWriting(JsonWriter& json, const Writing& writing) {
    json.member("stylus", writing.stylus);
    writeRefusal(json, writing);
    if (writing.type) {
        json.member("engraving_type", wordFor(nethack::engraving::typeWords, *writing.type));
        json.member("permanence", name(writing.permanence));
        json.member("pace", writing.pace == Pace::Slow ? "slow" : "fast");
    } else {
        json.member("engraving_type", nullptr);
        json.member("permanence", nullptr);
        json.member("pace", nullptr);
    }
    json.member("wanted", writing.wanted);
    json.member("written", writing.written);
    json.member("complete", writing.complete);
    json.member("turns", writing.turns);
    json.member("actions", writing.actions);
    json.member("helpless_turns", writing.helplessTurns);
    json.member("character_error", writing.characterError);
    json.member("unchanged", writing.unchanged);
    json.member("reads_elbereth", writing.readsElbereth);
    json.member("contains_elbereth", writing.containsElbereth);
    writeCost(json, "cost", writing.cost);
    writeGoes(json, writing);
    writeReveals(json, writing);
    json.member("breaks_illiterate_conduct", writing.breaksIlliterate);
    writeMeanwhile(json, writing);
    writePositions(json, "written_by_position", writing.byPosition);
    writeRemarks(json, writing);
}

void writeHistogram(JsonWriter& json, const std::vector<double>& histogram) {
    json.key("changed_characters_histogram");
    json.beginObject(Layout::OneLine);
    for (std::size_t changed = 0; changed < histogram.size(); ++changed) {
        if (histogram[changed] != 0.0) {
            json.member(std::to_string(changed), histogram[changed]);
        }
    }
    json.end();
}

/// What a text that comes out right is asked to keep, with the chance that it does come out.
struct Both {
    std::optional<double> comesOut;  ///< none: how it holds then is not known
    nethack::engraving::Aim aim;
};

void writeFigures(JsonWriter& json, const WearFigures& figures, const Both& both) {
    for (const auto& [member, figure] : wearMembers) {
        json.member(member, figures.*figure);
    }
    if (both.comesOut) {
        json.member("written_and_works", *both.comesOut * valueOf(figures, both.aim));
    }
    writeHistogram(json, figures.changedHistogram);
}

void writeDurability(JsonWriter& json, const Durability& durability, const Both& both) {
    writePositions(json, "by_position", durability.byPosition);
    writePositions(json, "by_position_at_end", durability.byPositionAtEnd);
    json.key("wear");
    json.beginArray();
    for (const WearEntry& entry : durability.entries) {
        json.beginObject(Layout::OneLine);
        json.member("k", entry.k);
        writeFigures(json, entry.figures, both);
        if (durability.method == Method::Sampled) {
            json.key("standard_error");
            json.beginObject(Layout::OneLine);
            writeFigures(json, entry.standardErrors, both);
            json.end();
        }
        json.end();
    }
    json.end();
}

}  // namespace

void writeAnswer(JsonWriter& json, const nethack::engraving::Request& request,
                 const Answer& answer) {
    const bool sampled = answer.durability && answer.durability->method == Method::Sampled;
    json.beginObject();
    json.member("game", id(answer.game));
    json.member("partial", answer.partial);
    json.member("method", sampled ? "sampled" : "exact");
    if (sampled) {
        json.member("samples", answer.durability->samples);
        json.member("seed", answer.durability->seed);
    }
    if (answer.writing) {
        writeWriting(json, *answer.writing);
    }
    if (answer.durability) {
        if (!answer.writing) {
            json.member("engraving_type",
                        wordFor(nethack::engraving::typeWords, answer.durability->type));
            json.member("refused", nullptr);
        }
        writeDurability(json, *answer.durability,
                        Both{comesOutToHold(request, answer), aimOf(request, answer)});
    }
    json.end();
}

}  // namespace polyplan::plan
