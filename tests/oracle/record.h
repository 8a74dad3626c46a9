#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/nethack/polypile/odds.h"

namespace polyplan::testing {

/// Trials by value.
template <typename Key>
using Histogram = std::map<Key, std::int64_t>;

/// What was counted of one stack; see tests/oracle/README.md.
struct RecordedStack {
    std::int64_t resisted{};  ///< never affected ones included
    std::int64_t shudderedAllLost{};
    std::int64_t shudderedSomeLeft{};
    std::int64_t shudderedButUnharmed{};
    std::int64_t polymorphed{};
    std::int64_t remainderAbsorbedByGolem{};
    Histogram<int> quantityAfterShudder;
    Histogram<int> quantityAfterPolymorph;
    Histogram<int> rechargedAfterPolymorph;
    Histogram<int> timesReadAfterPolymorph;         ///< 5: five or more
    Histogram<int> timesReadOfBlankAfterPolymorph;  ///< 5: five or more
    Histogram<ObjectIndex> polymorphedInto;         ///< empty if it was not counted
    std::optional<std::int64_t> hazy;               ///< of those polymorphed; if it was counted
    std::int64_t turnedBack{};  ///< of those hazy: the rest had gone into a golem by then
    Histogram<ObjectIndex> turnedBackInto;
};

/// What was on the square of one object type at the end, summed over all trials.
struct RecordedQuantity {
    std::int64_t total{};
    double sumOfSquares{};
    std::int64_t trialsWithAtLeastOne{};
};

struct RecordedPile {
    std::int64_t reached{};
    Histogram<nethack::polypile::Golem> golem;
    std::vector<RecordedStack> stacks;
    std::map<ObjectIndex, RecordedQuantity> finalQuantity;
    Histogram<int> objectsLeft;
    Histogram<std::int64_t> itemsLeft;
    std::int64_t itemsAbsorbedTotal{};
    std::int64_t itemsLeftTotal{};
};

/// One recorded case of the real game: the question and the counts.
struct Record {
    std::string name;
    nethack::polypile::Situation situation;
    std::vector<nethack::polypile::Pile> piles;
    bool appearancesKnown = true;  ///< false: drawn anew for every trial
    std::int64_t trials{};
    std::vector<RecordedPile> observed;
};

/// The names of all recorded cases, sorted.
std::vector<std::string> recordNames();

/// Reads a case of tests/oracle/polypile.
/// @throws std::exception if it cannot be understood.
Record readRecord(const std::string& name);

/// What all kinds of records of polypiling have in common: everything but what was observed.
Record readQuestion(const nlohmann::json& in);

/// The object that a record names with its class: "wand:digging".
ObjectIndex recordedObject(const ObjectTable& table, const std::string& key);
nethack::polypile::Golem recordedGolem(const std::string& wanted);
RecordedQuantity readQuantity(const nlohmann::json& sums);

}  // namespace polyplan::testing
