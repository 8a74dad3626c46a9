#pragma once

#include <rapidcheck.h>

#include "core/plan/document.h"

namespace polyplan::tests {

/// A game whose objects are known.
rc::Gen<nethack::Game> gameWithObjects();

/// Any stack that a document of the game may hold.
rc::Gen<plan::Stack> arbitraryStack(nethack::Game game);

/// Any attack that a document may hold.
rc::Gen<plan::Attack> arbitraryAttack();

/// Any document that keeps the rules of the format.
rc::Gen<plan::Document> arbitraryDocument();

/// Such a document with at most one value put just outside of its limits.
rc::Gen<plan::Document> nearlyValidDocument();

}  // namespace polyplan::tests
