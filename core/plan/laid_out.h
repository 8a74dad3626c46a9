#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/plan/merge_inventory.h"
#include "core/plan/same_stack.h"

namespace polyplan::plan {

/// How many items are of each place.
using PlaceCounts = std::map<SlotPlace, int>;

/// Adds what has a letter.
void addCounts(PlaceCounts& counts, const std::vector<Stack>& stacks);

/// How many items of each place lie on the line where most of them do.
PlaceCounts laidOutOn(const std::vector<const Polypile*>& lines);

/// Leaves what lies on the lines there; of a stack that is more, the rest goes on. Not what is as
/// many as are held of it, where there are more on a line.
void leaveLaidOut(std::vector<ReadStack>& stacks, PlaceCounts laidOut, const PlaceCounts& held,
                  const WholeText& text, Merge& merge);

/// The same of what has no letter, which came out of a container: what the inventory does not hold
/// of it lies on the line where most of it lies, if it lies on one.
void leaveUnlettered(std::vector<ReadStack>& stacks, const std::vector<const Polypile*>& lines,
                     const std::vector<Stack>& inventory, const ObjectTable& table, Merge& merge);

/// What lies on the lines unidentified, and what is in hand of the same stacks.
std::vector<Stack*> unidentifiedOn(const std::vector<Polypile*>& lines,
                                   std::vector<Stack>& inventory, const ObjectTable& table);

/// Makes of what was unidentified so what a text calls by its name at the same letter, if it is not
/// yet, and tells its charges and enchantment. What else is there may be as it is planned to
/// be, and stays.
/// @returns the letters of those
std::set<std::string> identifyLaidOut(const std::vector<Stack*>& unidentified,
                                      const WholeText& text);

/// Calls what lies on lines as a text calls the rest of its stack, which is in hand; not while
/// something is still called as that was.
void callAnew(const std::vector<Polypile*>& lines, const std::vector<Stack>& inventory,
              const WholeText& text);

/// Takes the letters from what lies on lines where a text gives them to something else.
void takeLaidOutLetters(const std::vector<Polypile*>& lines, const WholeText& text);

/// Says of what lies on the lines at these letters that it is known now.
void tellIdentified(Merge& merge, const game_text::Reading& reading,
                    const std::set<std::string>& letters);

}  // namespace polyplan::plan
