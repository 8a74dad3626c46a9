#include "core/nethack/polypile/may_be_wanted.h"

#include <algorithm>

#include "core/catalogue/plural.h"
#include "core/nethack/identities.h"
#include "core/probability/grouped.h"

namespace polyplan::nethack::polypile {

void MayBeWanted::add(const Stack& stack) {
    const std::vector<ObjectIndex>& kinds = table_[stack.object].mayBe;
    const auto isWanted = [this](ObjectIndex kind) {
        return std::ranges::find(wanted_, kind) != wanted_.end();
    };
    if (std::ranges::none_of(kinds, isWanted) ||
        std::ranges::none_of(identitiesOf(table_, stack, known_), isWanted, &Identity::object)) {
        return;
    }
    const auto known = std::ranges::find(found_, stack.object, &Found::look);
    Found& found = known == found_.end() ? found_.emplace_back() : *known;
    found.look = stack.object;
    found.quantity += stack.quantity;
}

std::string MayBeWanted::what() const {
    if (found_.empty()) {
        return "";
    }
    std::string text = "what ";
    for (std::size_t i = 0; i < found_.size(); ++i) {
        const std::string& name = table_[found_[i].look].name;
        const std::int64_t quantity = found_[i].quantity;
        text += i == 0 ? "" : i + 1 == found_.size() ? " and " : ", ";
        text += quantity == 1 ? "the " + name : grouped(quantity) + ' ' + pluralOf(name);
    }
    return text + " may be";
}

std::int64_t MayBeWanted::quantity() const {
    std::int64_t sum = 0;
    for (const Found& each : found_) {
        sum += each.quantity;
    }
    return sum;
}

std::string sayingOf(const std::string& what, std::size_t worlds) {
    return (worlds > 0 ? "averaged over " : "not counted: ") + what;
}

std::string mayBeFootnote(std::int64_t quantity, std::size_t worlds) {
    const std::string mark = std::string(mayBeMark) + ' ';
    return worlds > 0 ? mark + "with what is unidentified, by its chance to be one"
           : quantity == 1
               ? mark + "without one unidentified thing that may be one"
               : mark + "without " + grouped(quantity) + " unidentified things that may be one";
}

std::vector<std::string> unidentifiedOf(const ObjectTable& table, const Knowledge& known,
                                        std::span<const Pile> piles,
                                        std::span<const GoalAnswer> goals, std::size_t worlds) {
    std::vector<std::string> sayings;
    for (const GoalAnswer& each : goals) {
        MayBeWanted unsure(table, known, {each.goal.object});
        unsure.addLine(piles);
        const std::string what = unsure.what();
        sayings.push_back(what.empty() ? what : sayingOf(what, worlds));
    }
    return sayings;
}

}  // namespace polyplan::nethack::polypile
