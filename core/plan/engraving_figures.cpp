#include "core/plan/engraving_figures.h"

#include <array>
#include <utility>

namespace polyplan::plan {
namespace {

using nethack::engraving::Answer;
using nethack::engraving::Durability;
using nethack::engraving::WearEntry;
using nethack::engraving::WearFigures;
using nethack::engraving::Writing;

constexpr const char* byEngraving = "engrave.c doengrave()";
constexpr const char* byTest = "engrave.c sengr_at()";
constexpr const char* byWiping = "engrave.c wipe_engr_at()";

/// A figure of durability, of which there is one after each event.
struct WearRow {
    const char* id;
    const char* label;
    double WearFigures::*figure;
    const char* unit;
    Better better;
    const char* source;
};

constexpr std::array<WearRow, 5> wearRows = {{
    {"works", "still counts as Elbereth", &WearFigures::readsElbereth, "probability",
     Better::Higher, byTest},
    {"contains", "still has the word Elbereth", &WearFigures::containsElbereth, "probability",
     Better::Higher, byTest},
    {"intact", "still the same text", &WearFigures::intact, "probability", Better::Higher,
     byWiping},
    {"gone", "nothing legible is left", &WearFigures::gone, "probability", Better::Lower, byWiping},
    {"changed", "characters changed", &WearFigures::changedMean, "characters", Better::Lower,
     byWiping},
}};

class Lister {
  public:
    NamedFigures list(const Answer& answer) {
        if (answer.writing) {
            listWriting(*answer.writing);
        }
        if (answer.durability) {
            listDurability(*answer.durability);
        }
        return std::move(named_);
    }

  private:
    void add(const char* id, const char* label, double value, const char* unit, Better better,
             const char* source) {
        named_.figures.push_back(
            {std::string("engraving/") + id, label, value, unit, better, 0.0, source});
    }

    void listWriting(const Writing& writing) {
        add("unchanged", "comes out as typed", writing.unchanged, "probability", Better::Higher,
            byEngraving);
        add("reads elbereth", "counts as Elbereth", writing.readsElbereth, "probability",
            Better::Higher, byTest);
        add("contains elbereth", "has the word Elbereth", writing.containsElbereth, "probability",
            Better::Higher, byTest);
        add("character error", "each letter comes out wrong", writing.characterError, "probability",
            Better::Lower, byEngraving);
        add("turns", "time to write", writing.turns, "turns", Better::Lower, byEngraving);
        add("helpless turns", "helpless while writing", writing.helplessTurns, "turns",
            Better::Lower, byEngraving);
        add("actions", "actions to write", writing.actions, "actions", Better::Lower, byEngraving);
        add("goes", "goes of the cheapest way", static_cast<double>(writing.goes.size()), "goes",
            Better::Lower, byEngraving);
        add("enchantment", "enchantment lost, cheapest way", writing.cheapest.enchantment, "points",
            Better::Lower, byEngraving);
        add("marker charges", "marker charges used, cheapest way", writing.cheapest.markerCharges,
            "charges", Better::Lower, byEngraving);
        add("wand charges", "wand charges used", writing.cost.wandCharges, "charges", Better::Lower,
            byEngraving);
        Series errors{"engraving/letter errors",
                      "chance of each letter to come out wrong",
                      "letter",
                      "probability",
                      {}};
        for (std::size_t i = 0; i < writing.letterErrors.size(); ++i) {
            errors.points.push_back(
                {std::string(1, writing.wanted[i]), writing.letterErrors[i], 0.0});
        }
        named_.series.push_back(std::move(errors));
    }

    void listDurability(const Durability& durability) {
        for (const WearRow& row : wearRows) {
            Series series{
                std::string("engraving/wear/") + row.id, row.label, "events", row.unit, {}};
            for (const WearEntry& entry : durability.entries) {
                series.points.push_back({std::to_string(entry.k), entry.figures.*row.figure,
                                         entry.standardErrors.*row.figure});
            }
            if (!series.points.empty()) {
                const SeriesPoint& last = series.points.back();
                named_.figures.push_back({series.id, series.label + " after all events", last.value,
                                          row.unit, row.better, last.standardError, row.source});
            }
            named_.series.push_back(std::move(series));
        }
    }

    NamedFigures named_;
};

}  // namespace

NamedFigures namedFigures(const Answer& answer) {
    return Lister().list(answer);
}

}  // namespace polyplan::plan
