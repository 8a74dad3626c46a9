#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"

/// Changes to a strategy that are tried at one click.
namespace polyplan::plan {

struct Variation {
    std::string id;     ///< "luck 10"
    std::string label;  ///< "Luck 10"
    std::string help;   ///< what it changes
    Document document;  ///< with the strategy changed
};

/// Those that change something of a strategy; none of one that is not there.
std::vector<Variation> variationsOf(const Document& document, std::size_t strategy,
                                    const Catalogues& catalogues);

/// What a variation is called; empty if there is none of that id.
std::string variationLabel(const std::string& id);

/// One of them by its id; nothing where it changes nothing.
std::optional<Variation> variationOf(const Document& document, std::size_t strategy,
                                     const std::string& id, const Catalogues& catalogues);

}  // namespace polyplan::plan
