#include "core/nethack/polypile/look_mixture.h"

#include <algorithm>
#include <cmath>

namespace polyplan::nethack::polypile {
namespace {

/// Both go on from the worlds so far to one more, which is `share` of them all. What is the same in
/// all worlds stays as it is, to the last digit.
struct AddMean {
    double share{};
    void operator()(double& mean, double more) const { mean += share * (more - mean); }
};
/// What is sampled is sampled in each world by itself.
struct AddError {
    double share{};
    void operator()(double& error, double more) const {
        error = std::hypot((1.0 - share) * error, share * more);
    }
};

using GolemOdds = std::pair<Golem, double>;

ObjectIndex keyOf(const ObjectOdds& odds) {
    return odds.object;
}
ObjectIndex keyOf(const ObjectLeft& left) {
    return left.object;
}
int keyOf(const ValueOdds& odds) {
    return odds.value;
}
int keyOf(const RangeOdds& odds) {
    return odds.first;
}
Golem keyOf(const GolemOdds& odds) {
    return odds.first;
}

template <typename Odds, typename Add>
void addNumbers(Odds& sum, const Odds& more, const Add& add) {
    add(sum.probability, more.probability);
}
template <typename Add>
void addNumbers(ObjectLeft& sum, const ObjectLeft& more, const Add& add) {
    add(sum.meanQuantity, more.meanQuantity);
    add(sum.atLeastOne, more.atLeastOne);
}
template <typename Add>
void addNumbers(GolemOdds& sum, const GolemOdds& more, const Add& add) {
    add(sum.second, more.second);
}

/// The entry with nothing in it.
template <typename Entry>
Entry emptied(Entry entry) {
    addNumbers(entry, entry, [](double& number, double) { number = 0.0; });
    return entry;
}

/// Where an entry of a sorted list has its place.
template <typename Entries, typename Entry>
auto placeOf(Entries& entries, const Entry& like) {
    return std::ranges::lower_bound(entries, keyOf(like), {},
                                    [](const Entry& each) { return keyOf(each); });
}

template <typename Entry>
bool isAt(const std::vector<Entry>& entries, typename std::vector<Entry>::const_iterator place,
          const Entry& like) {
    return place != entries.end() && keyOf(*place) == keyOf(like);
}

/// Gives a sorted list an entry for each of another.
template <typename Entry>
void complete(std::vector<Entry>& entries, const std::vector<Entry>& others) {
    for (const Entry& other : others) {
        const auto place = placeOf(entries, other);
        if (!isAt(entries, place, other)) {
            entries.insert(place, emptied(other));
        }
    }
}

template <typename Entry, typename Add>
void addList(std::vector<Entry>& sum, const std::vector<Entry>& more, const Add& add) {
    complete(sum, more);
    for (Entry& each : sum) {
        const auto place = placeOf(more, each);
        addNumbers(each, isAt(more, place, each) ? *place : emptied(each), add);
    }
}

/// A list of errors has an entry for each figure, or none at all.
template <typename Entry>
void completeErrors(std::vector<Entry>& errors, const std::vector<Entry>& figures) {
    if (!errors.empty()) {
        complete(errors, figures);
    }
}

template <typename Add>
void addStack(StackOdds& sum, const StackOdds& more, const Add& add) {
    for (double StackOdds::*const chance :
         {&StackOdds::unaffected, &StackOdds::resisted, &StackOdds::shudderedAllLost,
          &StackOdds::shudderedSomeLeft, &StackOdds::shudderedButUnharmed, &StackOdds::polymorphed,
          &StackOdds::remainderAbsorbedByGolem, &StackOdds::leftWanted, &StackOdds::sameAgain,
          &StackOdds::turnsBack}) {
        add(sum.*chance, more.*chance);
    }
    for (std::vector<ValueOdds> StackOdds::*const list :
         {&StackOdds::quantityAfterShudder, &StackOdds::quantityAfterPolymorph,
          &StackOdds::rechargedAfterPolymorph, &StackOdds::timesReadAfterPolymorph,
          &StackOdds::timesReadOfBlankAfterPolymorph}) {
        addList(sum.*list, more.*list, add);
    }
    addList(sum.quantityAfterShudderInRanges, more.quantityAfterShudderInRanges, add);
    addList(sum.polymorphedInto, more.polymorphedInto, add);
    addList(sum.revertsInto, more.revertsInto, add);
    if (more.hazyAfterPolymorph) {
        add(sum.hazyAfterPolymorph ? *sum.hazyAfterPolymorph : sum.hazyAfterPolymorph.emplace(),
            *more.hazyAfterPolymorph);
    }
    for (double ItemMeans::*const number :
         {&ItemMeans::kept, &ItemMeans::changed, &ItemMeans::wanted, &ItemMeans::shockedAway,
          &ItemMeans::shockedOff, &ItemMeans::fused, &ItemMeans::absorbed}) {
        add(sum.items.*number, more.items.*number);
    }
}

template <typename Add>
void addOdds(PileOdds& sum, const PileOdds& more, const Add& add) {
    addList(sum.golem, more.golem, add);
    sum.stacks.resize(std::max(sum.stacks.size(), more.stacks.size()));
    for (std::size_t stack = 0; stack < more.stacks.size(); ++stack) {
        addStack(sum.stacks[stack], more.stacks[stack], add);
    }
    addList(sum.finalQuantity, more.finalQuantity, add);
    addList(sum.objectsLeft, more.objectsLeft, add);
    addList(sum.itemsLeft, more.itemsLeft, add);
}

void addLeft(std::vector<ObjectLeft>& sum, std::vector<ObjectLeft>& errors, double share,
             const std::vector<ObjectLeft>& more, const std::vector<ObjectLeft>& moreErrors) {
    addList(sum, more, AddMean{share});
    addList(errors, moreErrors, AddError{share});
    completeErrors(errors, sum);
}

void addEstimate(Estimate& sum, double share, const Estimate& more) {
    AddMean{share}(sum.value, more.value);
    AddError{share}(sum.standardError, more.standardError);
}

void addPotions(std::optional<PotionOdds>& sum, double share,
                const std::optional<PotionOdds>& more) {
    if (!more) {
        return;
    }
    if (!sum) {
        sum.emplace().reversed = more->reversed;
    }
    const AddMean add{share};
    sum->most = std::max(sum->most, more->most);
    add(sum->mean, more->mean);
    add(sum->dipsUntilAll, more->dipsUntilAll);
    addList(sum->taken, more->taken, add);
}

void addErrors(PileAnswer& sum, double share, const PileAnswer& more) {
    if (sum.ifHitErrors == nullptr && more.ifHitErrors == nullptr) {
        return;
    }
    PileOdds errors = sum.ifHitErrors == nullptr ? PileOdds() : *sum.ifHitErrors;
    addOdds(errors, more.ifHitErrors == nullptr ? PileOdds() : *more.ifHitErrors, AddError{share});
    completeErrors(errors.golem, sum.ifHit.golem);
    completeErrors(errors.finalQuantity, sum.ifHit.finalQuantity);
    completeErrors(errors.objectsLeft, sum.ifHit.objectsLeft);
    completeErrors(errors.itemsLeft, sum.ifHit.itemsLeft);
    sum.ifHitErrors = std::make_shared<const PileOdds>(std::move(errors));
}

/// @param share of the world in those so far
/// @param shareIfHit the same, given that the zap gets to the pile
void addPile(PileAnswer& sum, double share, double shareIfHit, const PileAnswer& more) {
    sum.distance = more.distance;
    sum.provenance.note(more.provenance);
    addEstimate(sum.reached, share, more.reached);
    addOdds(sum.ifHit, more.ifHit, AddMean{shareIfHit});
    addErrors(sum, shareIfHit, more);
    addLeft(sum.overall, sum.overallErrors, share, more.overall, more.overallErrors);
}

}  // namespace

double LookMixture::Total::add(double probability) {
    sum_ += probability;
    return sum_ > 0.0 ? probability / sum_ : 0.0;
}

void LookMixture::add(double probability, const LineAnswer& inWorld) {
    const double share = total_.add(probability);
    mixed_.provenance.note(inWorld.provenance);
    mixed_.overallProvenance.note(inWorld.overallProvenance);
    mixed_.piles.resize(inWorld.piles.size());
    ifHit_.resize(inWorld.piles.size());
    for (std::size_t i = 0; i < inWorld.piles.size(); ++i) {
        const bool isEverHit = mixed_.piles[i].reached.value > 0.0;
        const double shareIfHit = ifHit_[i].add(probability * inWorld.piles[i].reached.value);
        const bool isHit = isEverHit || inWorld.piles[i].reached.value > 0.0;
        addPile(mixed_.piles[i], share, isHit ? shareIfHit : share, inWorld.piles[i]);
    }
    mixed_.squares.resize(std::max(mixed_.squares.size(), inWorld.squares.size()));
    for (std::size_t i = 0; i < mixed_.squares.size(); ++i) {
        AddMean{share}(mixed_.squares[i], i < inWorld.squares.size() ? inWorld.squares[i] : 0.0);
    }
    mixed_.goals.resize(inWorld.goals.size());
    for (std::size_t i = 0; i < inWorld.goals.size(); ++i) {
        mixed_.goals[i].goal = inWorld.goals[i].goal;
        addEstimate(mixed_.goals[i].probability, share, inWorld.goals[i].probability);
    }
    addEstimate(mixed_.allGoals, share, inWorld.allGoals);
    addEstimate(mixed_.anyGoal, share, inWorld.anyGoal);
    addLeft(mixed_.overall, mixed_.overallErrors, share, inWorld.overall, inWorld.overallErrors);
    addPotions(mixed_.potions, share, inWorld.potions);
}

}  // namespace polyplan::nethack::polypile
