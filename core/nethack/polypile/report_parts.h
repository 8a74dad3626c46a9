#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/nethack/polypile/report.h"
#include "core/nethack/polypile/rule_places.h"
#include "core/nethack/polypile/use_words.h"

/// What the reports of a line, a pile and a stack have in common.
namespace polyplan::nethack::polypile {

/// The headings of figures.
namespace told {
inline constexpr const char* goalGroup = "Goals";
inline constexpr const char* lineGroup = "What is left";
inline constexpr const char* lossGroup = "What is lost";
inline constexpr const char* golemGroup = "Golems";
inline constexpr const char* fateGroup = "What becomes of it";
inline constexpr const char* hazeGroup = "What turns back";
inline constexpr const char* identityGroup = "What it may be";
inline constexpr const char* dipGroup = "What a dip does";
}  // namespace told

/// A goal in reports: its place in figures' ids, and its words.
std::string goalId(const std::string& object, int atLeast);
std::string goalWords(const std::string& object, int atLeast);

/// @param sayings of each of the goals, unidentifiedOf()
void sayWhatMayBeWanted(Report& report, const std::string& group, const ObjectTable& table,
                        const std::vector<std::string>& sayings,
                        const std::vector<GoalAnswer>& goals);

/// Says of figures and curves of goals that what may be one is left out, where it is not counted:
/// what is so without it is no better or worse than what is so with it.
void tellUncounted(Report& report, Unit unit, const ObjectTable& table,
                   const std::vector<std::string>& sayings, const std::vector<GoalAnswer>& goals,
                   std::size_t worlds);

/// A cause by which items go.
struct LossRow {
    const char* id;
    FigureName::Loss loss;
    double ItemMeans::*items;
    double Losses::*ofPile;
    Tone tone;
    const char* label;
    const char* rule;
    const char* source;
    bool isOfDips = false;  ///< a dip may bring it too
};

inline constexpr std::array<LossRow, 4> lossRows = {{
    {"shocked_away", FigureName::Loss::ShockedAway, &ItemMeans::shockedAway, &Losses::shockedAway,
     Tone::Shock, "shock, all", "Stacks that a shock destroys whole.", "zap.c do_osshock()"},
    {"shocked_off", FigureName::Loss::ShockedOff, &ItemMeans::shockedOff, &Losses::shockedOff,
     Tone::Shock, "shock, some", "What shuddering stacks lost of which some is left.",
     "zap.c do_osshock()"},
    {"fused", FigureName::Loss::Fused, &ItemMeans::fused, &Losses::fused, Tone::Fused, "fused",
     "Stacks that became one object, and backfires.", "zap.c poly_obj()", true},
    {"golem", FigureName::Loss::Absorbed, &ItemMeans::absorbed, &Losses::absorbed, Tone::Golem,
     "taken by golems", "Items that golems are made of.", "zap.c create_polymon(), polyuse()"},
}};

/// That any golem rises, given that the pile is reached.
Estimate golemRisk(const PileAnswer& pile);
/// The chance of the golem at a place of `PileOdds::golem`.
Estimate golemAt(const PileAnswer& pile, std::size_t place);
/// Objects and how many of each lie there afterwards, the most first.
Table outcomesTable(std::string id, const char* title, const LineView& line,
                    const std::vector<ObjectLeft>& objects, const std::vector<ObjectLeft>& errors);

/// What both lists have in common: the line and where figures go.
class LineTeller {
  public:
    explicit LineTeller(const LineView& line) : line_(line) {}

  protected:
    const LineAnswer& answer() const { return line_.answer; }
    /// Every stack by itself: no beam, no range, no shudder and no golem.
    bool isDipped() const { return answer().potions.has_value(); }
    UseWords use() const { return useWords(isDipped() ? Source::Potion : Source::Wand); }
    const char* byWalk() const { return isDipped() ? told::byDip : told::byPile; }
    const std::string& nameOf(ObjectIndex object) const { return line_.table[object].name; }

    void add(Figure figure, std::optional<FigureName> derivation = {}) {
        addTo(report_.figures, std::move(figure), derivation);
    }

    /// A figure of what a dip can't bring: it goes without saying there.
    void addOfZap(Figure figure, std::optional<FigureName> derivation = {}) {
        addTo(isDipped() ? report_.tacit : report_.figures, std::move(figure), derivation);
    }

    Series& addSeries(std::string id, std::string label, SeriesKind kind, const char* xLabel,
                      Unit unit) {
        return report_.series.emplace_back(Series{.id = "polypile/" + std::move(id),
                                                  .label = std::move(label),
                                                  .kind = kind,
                                                  .xLabel = xLabel,
                                                  .unit = unit});
    }

    /// "pile/3/dagger 2/": by name, and by number where a pile has several of one name.
    std::string keyOf(std::size_t pile, std::size_t stack) const;

    static void addBar(Series& series, std::string label, Estimate value) {
        series.points.push_back({.x = static_cast<double>(series.points.size()),
                                 .label = std::move(label),
                                 .value = value.value,
                                 .standardError = value.standardError});
    }

    void sayMethod(const Provenance& provenance) {
        if (provenance.method == Method::Sampled) {
            report_.remarks.push_back({RemarkKind::Method, report_.groups.front(),
                                       worded(provenance) + "; ± is one standard error", ""});
        }
    }

    LineView line_;
    Report report_;

  private:
    static void addTo(std::vector<Figure>& figures, Figure figure,
                      const std::optional<FigureName>& derivation) {
        figure.id.insert(0, "polypile/");
        if (derivation) {
            figure.derivation = derivationKey(*derivation);
        }
        figures.push_back(std::move(figure));
    }
};

/// What the reports of one stack have in common besides.
class StackTeller : public LineTeller {
  protected:
    StackTeller(const LineView& line, std::size_t pile, std::size_t stack)
        : LineTeller(line),
          odds_(line.answer.piles[pile].ifHit.stacks[stack]),
          errors_(line.answer.piles[pile].ifHitErrors
                      ? &line.answer.piles[pile].ifHitErrors->stacks[stack]
                      : nullptr),
          prefix_(keyOf(pile, stack)) {}

    /// The chance of what stands at a place of `StackOdds::polymorphedInto`.
    Estimate becoming(std::size_t place) const {
        const bool hasError = errors_ != nullptr && place < errors_->polymorphedInto.size();
        return {odds_.polymorphedInto[place].probability,
                hasError ? errors_->polymorphedInto[place].probability : 0.0};
    }

    const StackOdds& odds_;
    const StackOdds* errors_;  ///< null if exact
    std::string prefix_;
};

}  // namespace polyplan::nethack::polypile
