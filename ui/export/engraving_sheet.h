#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "ui/engraving/text_cell.h"
#include "ui/export/page_tiles.h"
#include "ui/models/engraving/durability_curves.h"
#include "ui/models/engraving/engraving_service.h"

namespace polyplan::ui {

struct PageContent;

/// Everything that a page shows of the engraving of a strategy. May take long; on any thread.
/// @returns null where the strategy has none or its game has no rules of engraving, and if `stop`
/// asked to stop.
std::shared_ptr<const StylusComparison> pageEngraving(const plan::Document& plan,
                                                      const plan::Strategy& strategy,
                                                      const plan::Catalogues& catalogues,
                                                      const std::stop_token& stop = {});

/// The engraving of a page in words and figures.
struct EngravingSheet {
    /// One line of what the tiles don't say.
    struct Line {
        enum class Kind { Heading, Figure, Remark };
        Kind kind = Kind::Figure;
        QString text;
        QString value;  ///< of a figure
        bool operator==(const Line&) const = default;
    };
    QString title;     ///< "fingers: dust, temporary"
    QString settings;  ///< version, states, square: "NetHack 3.6.7  ·  blind  ·  on ice"
    QString refusal;   ///< why nothing is written, with its place in the source; empty: it is
    std::vector<TextCell> cells;
    QString risks;  ///< what the figure below each letter is; empty: there is none
    std::vector<Tile> tiles;
    std::vector<Line> lines;
    QString measure;  ///< what the curves show
    DurabilityCurves durability;
    QStringList scenario;  ///< what happens to the text, in order
    QString provenance;    ///< of the durability: "exact"; empty where there is none
};

/// What the tiles of a sheet don't say of an engraving.
std::vector<EngravingSheet::Line> engravingLines(const StylusComparison& answer);

/// Of a content with an engraving in its strategy.
EngravingSheet engravingSheet(const PageContent& content);

}  // namespace polyplan::ui
