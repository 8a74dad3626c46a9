#pragma once

#include "core/nethack/polypile/series.h"
#include "tests/oracle/comparison.h"

namespace polyplan::testing {

/// Holds a simulated answer against one of the exact engine for the same line, figure by figure.
/// Where that is an average over drawn shuffles, both standard errors count.
Comparison compareSampled(const nethack::polypile::LineAnswer& exact,
                          const nethack::polypile::LineAnswer& sampled, const ObjectTable& table,
                          double sigma = allowedSigma);

/// Holds two exact answers of the same line against each other, figure by figure: they agree to a
/// relative error of `relative`, figures below 1e-12 to that times 1e-12.
Comparison compareExact(const nethack::polypile::LineAnswer& one,
                        const nethack::polypile::LineAnswer& other, const ObjectTable& table,
                        double relative = 1e-12);

/// The same of several zaps.
Comparison compareSampled(const nethack::polypile::SeriesAnswer& exact,
                          const nethack::polypile::SeriesAnswer& sampled, const ObjectTable& table,
                          double sigma = allowedSigma);
Comparison compareExact(const nethack::polypile::SeriesAnswer& one,
                        const nethack::polypile::SeriesAnswer& other, const ObjectTable& table,
                        double relative = 1e-12);

}  // namespace polyplan::testing
