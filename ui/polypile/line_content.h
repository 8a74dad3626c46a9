#pragma once

#include <QString>
#include <optional>
#include <utility>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/plan/document.h"
#include "core/plan/label_odds.h"
#include "ui/document/plan_document.h"
#include "ui/polypile/line_figures.h"

namespace polyplan::ui {

/// What a stack's card shows.
struct Card {
    QChar glyph;
    GlyphColor color{};
    QString name;
    int quantity = 1;
    bool canStack = false;
    bool isWanted = false;  ///< the object of a goal
    bool isPinned = false;  ///< stays where it is when the line is arranged
    nethack::Buc buc{};
    QString detail;
    QString material;
    std::optional<FateBar> bar;
    bool isStale = false;  ///< the bar belongs to an older state of the plan
};

/// What a pile's head shows. Nothing is known before the first answer.
struct PileHead {
    QString number;
    bool showsReach = true;
    bool showsGolem = true;
    std::optional<PileSummary> figures;
    bool isStale = false;
};

/// What a pile's foot shows; empty for nothing.
struct PileFoot {
    QString label;
    QString engraving;
    QString figure;         ///< the chance that the engraving came out right: "72.3 %"
    QString figureInWords;  ///< the same where there is room: "72.3 % right"
};

/// What is to be shown of a line, in words and figures. Holds references: for the time of painting.
class LineContent {
  public:
    /// What is known of the engraving under each pile; nothing of one that only has a name.
    using Labels = std::vector<std::optional<plan::LabelOdds>>;
    static Labels labelsOf(const plan::Polypile& polypile, nethack::Game game,
                           const plan::Catalogues& catalogues);

    /// `materials` by object type, nothing where the player does not know; `known` narrows
    /// what the unidentified may be.
    LineContent(const plan::Polypile& polypile, const ObjectTable& table,
                const LineFigures& figures, std::vector<std::optional<Material>> materials,
                Labels labels = {}, nethack::Knowledge known = {})
        : polypile_(polypile),
          table_(table),
          figures_(figures),
          materials_(std::move(materials)),
          labels_(std::move(labels)),
          known_(std::move(known)) {}

    const plan::Polypile& polypile() const { return polypile_; }
    Card card(StackPosition position) const;
    /// What of a card depends on its stack alone: all but material and odds.
    Card plainCard(StackPosition position) const;
    PileHead head(int pile) const;
    /// Chance that the zap comes to a square; nothing where none flies or nothing is known.
    std::optional<double> reach(int distance) const;
    PileFoot foot(int pile) const;

    /// The whole truth about a stack or pile in words: for tooltips and screen readers.
    QString title(StackPosition position) const;
    QString description(StackPosition position) const;
    /// "the zap gets here: 62.5 %" on a line of its own, for a bare square; empty if not known.
    QString reachWords(int distance) const;

  private:
    const plan::Stack& stack(StackPosition position) const;
    const plan::Pile& pile(int pile) const;
    QString stackFigures(StackPosition position) const;
    /// What a stack may be that is not identified, the likeliest first; empty for another.
    QString identities(const plan::Stack& stack) const;
    QString pileFigures(int pile) const;
    const plan::LabelOdds* engravingOdds(int pile) const;
    /// "bone"; "?" where it depends on an appearance that the player does not know.
    QString materialOf(ObjectIndex object) const;

    const plan::Polypile& polypile_;
    const ObjectTable& table_;
    const LineFigures& figures_;
    std::vector<std::optional<Material>> materials_;
    Labels labels_;
    nethack::Knowledge known_;
};

}  // namespace polyplan::ui
