#pragma once

#include <Qt>

namespace polyplan::ui {

/// What a model says of the editor of one of its cells.
enum FieldRole {
    LeastRole = Qt::UserRole + 100,  ///< of a whole number
    MostRole,                        ///< likewise
    BelowLeastRole,                  ///< what one below the least stands for; invalid: for nothing
    ChoicesRole,                     ///< texts to choose from
    IsOpenRole,                      ///< whether other texts may be typed too
    IsListRole,                      ///< whether several may be typed, with commas between them
    LengthRole,                      ///< the most characters of a text
    HintRole,                        ///< what is said where nothing stands; invalid: nothing
    RemarkRole,                      ///< what is wrong with what stands there; invalid: nothing
    WrongFromRole,                   ///< where the part begins that is
    WrongLengthRole,                 ///< 0: none is by itself
};

}  // namespace polyplan::ui
