#include "core/nethack/engraving/answer.h"

#include "core/nethack/engraving/rules.h"

namespace polyplan::nethack::engraving {
namespace {

/// The type of the text whose durability is asked for: as given, else what the stylus writes.
Type typeOnFloor(const Request& request, Game game, const Tables& tables) {
    if (request.wear && request.wear->engravingType) {
        return *request.wear->engravingType;
    }
    if (request.engravingType) {
        return *request.engravingType;
    }
    if (!request.stylus && request.existing) {
        return request.existing->type;
    }
    return writing(request, game, tables).type.value_or(Type::Dust);
}

}  // namespace

DurabilityQuestion durabilityQuestion(const Request& request, Game game, const Tables& tables) {
    DurabilityQuestion question;
    question.game = game;
    question.text = request.text;
    question.type = typeOnFloor(request, game, tables);
    question.onIce = request.surface == Surface::Ice;
    question.events = wearEvents(request, game);
    question.samples = request.samples.value_or(question.samples);
    question.seed = static_cast<std::uint64_t>(request.seed.value_or(1));
    return question;
}

Answer answer(const Request& request, Game game, const Tables& tables) {
    Answer result;
    result.game = game;
    result.partial = rulesOf(game)->partial;
    if (request.asksWriting()) {
        result.writing = writing(request, game, tables);
    }
    if (request.asksDurability()) {
        result.durability = durability(durabilityQuestion(request, game, tables), *tables.rubouts);
    }
    return result;
}

}  // namespace polyplan::nethack::engraving
