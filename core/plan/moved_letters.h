#pragma once

#include <vector>

#include "core/plan/document.h"
#include "core/plan/found_out.h"
#include "core/plan/letter_match.h"
#include "core/plan/whole_text.h"

namespace polyplan::plan {

/// Gives what a plan holds, in hand and on lines, the letters that it has in a text now (do.c
/// doorganize(), #adjust), and takes these from what had them and has gone on nowhere. How many
/// they are may have changed, but else a stack is found at another letter only if the text's words
/// there are the game's for it, and those at its own are not:
/// - Some have exchanged their letters, in a ring; they may have been identified meanwhile.
/// - Some have gone on by a letter each, the first to one where there is nothing any more, and not
///   all may be what the text says at their own letters, or some would be more there while all
///   numbers are those of an exchange. More of what is in hand gets no call that others had. At the
///   letter of the last the text has another thing, or denies what is known of it and no fewer have
///   come to the next; or it is not told, and as many have come to the next.
/// What was pushed out has gone to a letter that was left, if it has turned out to be what is
/// there. Where the text names stacks of one type at letters of different looks, one look has gone
/// on. There is nothing any more where the text has another thing, or names or calls so what is
/// known so at another letter; also where it denies what is known, for as many as it says there
/// that have left their own letter to another thing.
void moveLetters(std::vector<Stack>& inventory, const std::vector<Polypile*>& lines,
                 const WholeText& text, const KnownBefore& known,
                 const std::vector<FoundOut>& found, Looks looks);

}  // namespace polyplan::plan
