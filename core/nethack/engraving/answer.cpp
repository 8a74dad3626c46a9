#include "core/nethack/engraving/answer.h"

#include <algorithm>
#include <limits>

#include "core/nethack/engraving/rules.h"
#include "core/nethack/engraving/spelling.h"
#include "core/nethack/engraving/square.h"
#include "core/nethack/engraving/wear_simulator.h"
#include "core/nethack/engraving/writer.h"

namespace polyplan::nethack::engraving {
namespace {

/// The text whose durability is asked for, if it comes out right.
struct TextOnFloor {
    std::string text;
    std::string wanted;  ///< the same, however little the stylus can write
    Type type = Type::Dust;
    std::size_t kept = 0;              ///< characters that stand there already, or are said to
    double untouched = 1;              ///< that one of the others comes out untouched
    double comesAbout = 1;             ///< that anything is written
    std::optional<Existing> old = {};  ///< what stays there where nothing is
};

TextOnFloor given(const std::string& text, Type type) {
    return {.text = text, .wanted = text, .type = type, .kept = text.size()};
}

/// As given, else what the stylus leaves on the floor, what stood there already included.
TextOnFloor textOnFloor(const Request& request, Game game, const Tables& tables) {
    if (request.wear && request.wear->engravingType) {
        return given(request.text, *request.wear->engravingType);
    }
    if (request.engravingType) {
        return given(request.text, *request.engravingType);
    }
    if (!request.stylus && request.existing) {
        return given(request.text, request.existing->type);
    }
    const Writing written = write(request, game, tables, WritingDetail::Figures);
    TextOnFloor floor =
        given(written.wanted.substr(0, maximumLength), written.type.value_or(Type::Dust));
    if (written.writes()) {
        floor.text = written.finalText();
        floor.kept = floor.text.size();
    }
    if (written.writes() && request.stylus) {
        floor.kept = written.kept;
        floor.untouched = untouched(request, game, floor.type);
        floor.comesAbout = written.comesAbout();
        floor.old = written.sparesOldText ? textOnSquare(request) : std::nullopt;
    }
    return floor;
}

DurabilityQuestion questionOf(const TextOnFloor& floor, const Request& request, Game game) {
    DurabilityQuestion question;
    question.game = game;
    question.text = floor.text;
    question.type = floor.type;
    question.onIce = request.surface == Surface::Ice;
    question.events = wearEvents(request, game);
    question.samples = request.samples.value_or(question.samples);
    question.seed = static_cast<std::uint64_t>(request.seed.value_or(1));
    return question;
}

}  // namespace

DurabilityQuestion durabilityQuestion(const Request& request, Game game, const Tables& tables) {
    TextOnFloor floor = textOnFloor(request, game, tables);
    // Each question for itself: how the text holds, whether the stylus can write all of it or not.
    floor.text = floor.wanted;
    return questionOf(floor, request, game);
}

std::vector<std::string> drawTexts(const Request& request, Game game, const Tables& tables,
                                   const Draw& draw, const std::stop_token& stop) {
    const TextOnFloor floor = textOnFloor(request, game, tables);
    DurabilityQuestion question = questionOf(floor, request, game);
    question.events.resize(std::min(question.events.size(), draw.events));
    const auto places = placesOf(floor.text, floor.kept, floor.untouched);
    Random seeds(draw.seed);
    std::vector<std::string> texts;
    for (int drawn = 0; drawn < draw.count && !stop.stop_requested(); ++drawn) {
        // Each text by dice of its own, so that further events go on with what it was after fewer.
        Random random(seeds.below(std::numeric_limits<std::uint32_t>::max()));
        const bool comesAbout = floor.comesAbout >= 1 || uniform(random) < floor.comesAbout;
        if (comesAbout) {
            question.text = misspelled(places, random);
            question.type = floor.type;
        } else {
            question.text = floor.old ? floor.old->text : std::string();
            question.type = floor.old ? floor.old->type : floor.type;
        }
        texts.push_back(question.text.empty() ? std::string()
                                              : drawText(question, *tables.rubouts, random));
    }
    return texts;
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
