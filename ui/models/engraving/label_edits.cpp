#include "ui/models/engraving/label_edits.h"

#include <QObject>
#include <algorithm>
#include <optional>

#include "core/nethack/engraving/request_words.h"
#include "core/nethack/engraving/stylus.h"
#include "ui/document/plan_document.h"
#include "ui/models/engraving/engraving_edits.h"

namespace polyplan::ui::label_edits {

namespace {

/// What the stylus writes in its state, whatever the square under the hero makes of it: the pile
/// lies on another.
std::optional<nethack::engraving::Type> typeOf(const PlanDocument& document,
                                               const plan::Engraving& engraving) {
    const nethack::Game game = engravingGame(document);
    const auto tables = document.catalogues().engraving(game);
    const auto asked = engraving.askedStylus();
    const auto stylus =
        tables && asked ? nethack::engraving::findStylus(*asked, game, *tables) : std::nullopt;
    if (!stylus) {
        return engraving.engravingType;
    }
    const auto request = plan::engravingRequest(document.settings(), engraving);
    return nethack::engraving::stylusOf(*stylus, request, game, *tables).type;
}

}  // namespace

void putOnPile(PlanDocument& document, int distance) {
    const plan::Engraving engraving = engravingOf(document);
    const auto type = typeOf(document, engraving);
    document.edit(
        QObject::tr("Engrave under pile %1").arg(distance), [&](PlanDocument::Draft& draft) {
            auto& line = draft.polypile.line;
            const auto pile = std::ranges::find(line, distance, &plan::Pile::distance);
            if (pile == line.end()) {
                return;
            }
            pile->engraving.text = engraving.text;
            pile->engraving.stylus = engraving.stylus.value_or(std::string());
            pile->engraving.conditions = engraving.conditions;
            pile->engraving.type =
                type ? std::string(wordFor(nethack::engraving::typeWords, *type)) : std::string();
        });
}

}  // namespace polyplan::ui::label_edits
