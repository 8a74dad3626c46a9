#pragma once

#include "core/nethack/polypile/series.h"
#include "tests/core/support/figures.h"

namespace polyplan::testing {

/// The numbers of an answer by where they stand ("zap 3 lost golem", "end rock mean_quantity").
/// What is not there is 0.
std::map<std::string, Figure> figuresOf(const nethack::polypile::SeriesAnswer& answer,
                                        const ObjectTable& table);

}  // namespace polyplan::testing
