#include "ui/polypile/label_figures.h"

#include <utility>

namespace polyplan::ui {

void LabelFigures::follow(const plan::Polypile& polypile, nethack::Game game,
                          const plan::Catalogues& catalogues) {
    std::vector<plan::Label> labels;
    labels.reserve(polypile.line.size());
    for (const plan::Pile& pile : polypile.line) {
        labels.push_back(pile.engraving);
    }
    if (labels == labels_ && game == game_) {
        return;
    }
    odds_ = LineContent::labelsOf(polypile, game, catalogues);
    labels_ = std::move(labels);
    game_ = game;
}

}  // namespace polyplan::ui
