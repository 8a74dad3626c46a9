#pragma once

#include <set>
#include <variant>
#include <vector>

#include "core/json/fault_list.h"
#include "core/json/json_tree.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "core/plan/member_reader.h"

namespace polyplan::plan {

/// Reads the engraving of a strategy; unknown members are kept.
/// @param game of the document, where the engraving names none
Engraving readEngraving(const Json& value, const Path& path, nethack::Game game,
                        const Catalogues& catalogues, FaultList& faults);

/// Reads the member "conditions": states of the hero that a rule of engraving asks for.
void readConditions(MemberReader& members, std::set<nethack::engraving::Condition>& conditions);

/// A request by itself, as the command line has it: its game is one that engraving is known for
/// (nethack-3.6.7 if it names none), it has a text, and every member is known.
std::variant<nethack::engraving::Request, std::vector<Fault>> readEngravingRequest(
    const Json& value, const Catalogues& catalogues);

}  // namespace polyplan::plan
