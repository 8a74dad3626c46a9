#include "ui/models/engraving/label_edits.h"

#include <QObject>
#include <algorithm>

#include "core/plan/engraving_words.h"
#include "ui/models/engraving/engraving_service.h"
#include "ui/shell/plan_document.h"

namespace polyplan::ui::label_edits {

void putOnPile(PlanDocument& document, int distance, const EngravingAnswer* answer) {
    const plan::Engraving engraving = engravingOf(document);
    const auto type = answer != nullptr && answer->answer.writing ? answer->answer.writing->type
                                                                  : engraving.engravingType;
    document.edit(QObject::tr("Label pile %1").arg(distance), [&](PlanDocument::Draft& draft) {
        auto& line = draft.polypile.line;
        const auto pile = std::ranges::find(line, distance, &plan::Pile::distance);
        if (pile == line.end()) {
            return;
        }
        pile->engraving.text = engraving.text;
        pile->engraving.stylus = engraving.stylus.value_or(std::string());
        pile->engraving.conditions = engraving.conditions;
        pile->engraving.type =
            type ? std::string(plan::wordFor(plan::engravingTypeWords, *type)) : std::string();
    });
}

}  // namespace polyplan::ui::label_edits
