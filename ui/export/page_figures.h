#pragma once

#include <QString>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/polypile/odds.h"
#include "core/plan/settings.h"

namespace polyplan::ui {

/// What one pile is likely to lose in one zap, as shares of its items on average, the chance that
/// the zap does not get there counted in.
struct PileLoss {
    int distance = 0;
    double shock = 0;
    double fused = 0;
    double golem = 0;

    double total() const { return shock + fused + golem; }
};

/// One entry a pile of the line.
std::vector<PileLoss> pileLosses(const plan::Polypile& polypile,
                                 const nethack::polypile::LineAnswer& answer);

/// An object that did not lie on the line before, and how many of it there are afterwards on
/// average.
struct ShownOutcome {
    QString name;
    double mean = 0;
    bool isWanted = false;
};

/// The likeliest outcomes and what is left out.
struct Outcomes {
    std::vector<ShownOutcome> shown;  ///< the most numerous first; all that is wanted is among them
    int others = 0;                   ///< number of further objects
    double othersMean = 0;            ///< how many items of them there are on average
};

Outcomes outcomesOf(const plan::Polypile& polypile, const nethack::polypile::LineAnswer& answer,
                    const ObjectTable& table, std::size_t most);

/// A mean number of things as people read it: "12.3", "0.43", "0.0021".
QString meanText(double mean);

/// "42 stacks, 77 items, 7 piles".
QString countText(const plan::Polypile& polypile);

/// "NetHack 3.6.7 · wand of polymorph · Luck +13 · level 28 · 3 zaps, on the cards the first":
/// everything that the odds depend on but the piles, and which zap those on the cards are of.
QString settingsText(const plan::Settings& settings, const plan::Polypile& polypile, bool hasCards);

}  // namespace polyplan::ui
