#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/oangband/answer.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "ui/charts/curve_plot.h"

namespace polyplan::ui {

/// The answers to the attacks of a strategy, in their order.
using AttackAnswers = std::vector<oangband::Answer>;

/// May take long; on any thread. @returns null if `stop` asked to stop.
std::shared_ptr<const AttackAnswers> pageAttacks(const plan::Strategy& strategy,
                                                 const plan::Catalogues& catalogues,
                                                 const std::stop_token& stop = {});

/// One attack of a page in words and figures.
struct AttackSheet {
    /// A figure that stands out.
    struct Tile {
        QString label;
        QString value;
        QString remark;
        bool operator==(const Tile&) const = default;
    };
    struct Row {
        QString label;
        QString chance;
        QString remark;
        bool operator==(const Row&) const = default;
    };
    struct Step {
        QString text;
        QString rule;  ///< with file and function of the game
        QString value;
        bool operator==(const Step&) const = default;
    };

    QString title;     ///< "Fire bolt", or "FIRE 12d8+20"
    QString glyph;     ///< of the target
    char color = 'w';  ///< of the glyph, by the game's letter
    QString target;    ///< "Vampire"
    QString attack;    ///< "FIRE 12d8+20  ·  ball by a Mage of level 30"
    QString place;     ///< "level 29  ·  armor class 22  ·  120 of 140 hit points  ·  tree"
    std::vector<Tile> tiles;
    oangband::Odds damage;          ///< empty where nothing hurts
    int hp = 0;                     ///< damage above it kills
    double mean = 0;                ///< of the damage
    double killed = 0;              ///< by the first cast
    std::vector<CurvePoint> kills;  ///< chance by cast; empty for a single one
    std::vector<Row> effects;
    std::vector<Row> square;   ///< what it becomes
    std::vector<Row> objects;  ///< on the floor
    std::vector<Step> steps;
    QStringList notes;
};

AttackSheet attackSheet(const plan::Attack& attack, const oangband::Answer& answer);

/// "Oangband 1.1.0", which all the figures are those of.
QString attacksGame();

}  // namespace polyplan::ui
