#pragma once

#include <QString>
#include <span>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::ui {

/// A plan to start from that is built into the program.
struct PlanTemplate {
    const char* name;
    const char* resource;
};

/// The worked example comes first, the empty plan last.
std::span<const PlanTemplate> planTemplates();

/// @throws std::runtime_error if the program was built without it, which a test rules out.
plan::Document loadTemplate(const PlanTemplate& wanted, const plan::Catalogues& catalogues);

}  // namespace polyplan::ui
