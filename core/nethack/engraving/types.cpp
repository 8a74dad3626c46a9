#include "core/nethack/engraving/types.h"

#include <array>

namespace polyplan::nethack::engraving {

bool isSoft(Type type) {
    return type == Type::Dust || type == Type::Blood || type == Type::Mark;
}

Permanence permanenceOf(Type type, Surface surface) {
    switch (type) {
        case Type::Dust:
        case Type::Blood:
            return Permanence::Temporary;
        case Type::Engrave:
        case Type::Mark:
            return Permanence::SemiPermanent;
        case Type::Burn:
            return surface == Surface::Ice ? Permanence::SemiPermanent : Permanence::Permanent;
        case Type::Headstone:
            break;
    }
    return Permanence::Permanent;
}

std::string_view name(Permanence permanence) {
    constexpr std::array<std::string_view, 3> names = {"temporary", "semi-permanent", "permanent"};
    return names.at(static_cast<std::size_t>(permanence));
}

}  // namespace polyplan::nethack::engraving
