#include "core/nethack/engraving/answer.h"

#include <tuple>
#include <utility>

#include "core/nethack/engraving/rules.h"
#include "core/nethack/engraving/writer.h"

namespace polyplan::nethack::engraving {
namespace {

/// The text whose durability is asked for, and its type: as given, else what the stylus leaves on
/// the floor if it comes out right, what stood there already included.
std::pair<std::string, Type> textOnFloor(const Request& request, Game game, const Tables& tables) {
    if (request.wear && request.wear->engravingType) {
        return {request.text, *request.wear->engravingType};
    }
    if (request.engravingType) {
        return {request.text, *request.engravingType};
    }
    if (!request.stylus && request.existing) {
        return {request.text, request.existing->type};
    }
    const Writing written = write(request, game, tables, WritingDetail::Figures);
    return {written.writes() ? written.finalText() : request.text,
            written.type.value_or(Type::Dust)};
}

}  // namespace

DurabilityQuestion durabilityQuestion(const Request& request, Game game, const Tables& tables) {
    DurabilityQuestion question;
    question.game = game;
    std::tie(question.text, question.type) = textOnFloor(request, game, tables);
    question.onIce = request.surface == Surface::Ice;
    question.events = wearEvents(request, game);
    question.samples = request.samples.value_or(question.samples);
    question.seed = static_cast<std::uint64_t>(request.seed.value_or(1));
    return question;
}

Answer answer(const Request& request, Game game, const Tables& tables, const Oversight& oversight) {
    Answer result;
    result.game = game;
    result.partial = rulesOf(game)->partial;
    if (request.asksWriting()) {
        result.writing = writing(request, game, tables);
    }
    if (request.asksDurability()) {
        result.durability =
            durability(durabilityQuestion(request, game, tables), *tables.rubouts, oversight);
    }
    return result;
}

}  // namespace polyplan::nethack::engraving
