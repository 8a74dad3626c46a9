#include <utility>

#include "core/nethack/engraving/answer.h"
#include "core/nethack/engraving/stylus.h"
#include "core/nethack/engraving/writer.h"

namespace polyplan::nethack::engraving {
namespace {

StylusGroup groupOf(const std::optional<Type>& type) {
    if (!type) {
        return StylusGroup::Nothing;
    }
    switch (*type) {
        case Type::Burn:
            return StylusGroup::Burn;
        case Type::Mark:
            return StylusGroup::Mark;
        case Type::Blood:
            return StylusGroup::Blood;
        case Type::Dust:
            return StylusGroup::Dust;
        case Type::Engrave:
        case Type::Headstone:
            break;
    }
    return StylusGroup::Engrave;
}

/// What can be asked to write: rings by their appearance, since that decides, and of artifacts what
/// writes otherwise than its kind.
std::vector<std::string> names(Game game, const Tables& tables) {
    std::vector<std::string> result = {fingers};
    if (writesOtherwise(fireBrand, game)) {
        result.emplace_back(fireBrand);
    }
    for (const ObjectType& object : tables.objects->objects()) {
        result.push_back(object.objectClass == ObjectClass::Ring ? object.appearance + " ring"
                                                                 : object.name);
    }
    return result;
}

}  // namespace

std::vector<StylusRow> stylusTable(const Request& request, Game game, const Tables& tables) {
    std::vector<StylusRow> rows;
    for (std::string& name : names(game, tables)) {
        Request question = request;
        question.stylus = name;
        if (name != request.stylus) {
            question.stylusState = {};
        }
        const std::optional<NamedStylus> named = findStylus(name, game, tables);
        if (!named) {
            continue;
        }
        const Stylus stylus = stylusOf(*named, question, game, tables);
        rows.push_back({std::move(name), groupOf(stylus.type),
                        write(question, game, tables, WritingDetail::Figures)});
    }
    return rows;
}

}  // namespace polyplan::nethack::engraving
