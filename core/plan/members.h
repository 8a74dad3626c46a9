#pragma once

#include "core/nethack/engraving/members.h"
#include "core/oangband/members.h"
#include "core/plan/document.h"
#include "core/plan/limits.h"

/// The members of a plan document in the file.
namespace polyplan::plan {

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Attack> /*unused*/) {
    v.member({"name", "name", "For people"}, &Attack::name);
    describe(v, Of<oangband::Request>());
    v.member({"overlaid", "overlaid", "Is shown in the charts that lay attacks over one another"},
             &Attack::overlaid);
    v.member(
        {"matrix", "monsters", "Ids of those that the table of all types sets beside it"},
        &Attack::matrix,
        ListOf{WholeNumber{oangband::limits::monsterIds, "monster's id"}, limits::matrixMonsters});
}

template <typename Visitor>
constexpr void describe(Visitor& v, Of<Engraving> /*unused*/) {
    describe(v, Of<nethack::engraving::Request>());
    v.member({"overlaid", "overlaid", "Styluses that the chart of durability lays over this one"},
             &Engraving::overlaid, ListOf{nethack::engraving::StylusName{}, limits::overlaid});
}

}  // namespace polyplan::plan
