#include "core/nethack/engraving/comparison.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "core/nethack/engraving/elbereth.h"

namespace polyplan::nethack::engraving {
namespace {

Request writtenWith(const Request& request, const StylusChoice& choice) {
    Request asked = request;
    asked.stylus = choice.stylus;
    asked.stylusState = choice.state;
    asked.engravingType.reset();
    asked.wear.reset();
    return asked;
}

StylusGroup groupOf(const Writing& writing) {
    if (!writing.type) {
        return StylusGroup::Nothing;
    }
    switch (*writing.type) {
        case Type::Burn:
            return StylusGroup::Burn;
        case Type::Engrave:
        case Type::Headstone:
            return StylusGroup::Engrave;
        case Type::Mark:
            return StylusGroup::Mark;
        case Type::Blood:
            return StylusGroup::Blood;
        case Type::Dust:
            break;
    }
    return StylusGroup::Dust;
}

bool isLegible(const std::string& text) {
    return text.find_first_not_of(' ') != std::string::npos;
}

/// Whether the table has the stylus already: in the state that is asked for, or in any.
bool isCarried(const std::vector<CarriedStylus>& carried, const StylusChoice& choice,
               bool inThatState) {
    return std::ranges::any_of(carried, [&](const CarriedStylus& each) {
        return inThatState ? each.choice == choice : each.choice.stylus == choice.stylus;
    });
}

/// Durability by what it hangs on, so that styluses that write alike are asked about once.
class Lasting {
  public:
    Lasting(const Tables& tables, const std::stop_token& stop) : tables_(tables), stop_(stop) {}

    std::shared_ptr<const Durability> of(const Request& request, Game game) {
        if (!isLegible(request.text) || !request.asksDurability()) {
            return nullptr;
        }
        const DurabilityQuestion question = durabilityQuestion(request, game, tables_);
        auto& known = known_[{question.text, question.type, question.onIce}];
        if (!known) {
            known =
                std::make_shared<const Durability>(durability(question, *tables_.rubouts, {stop_}));
        }
        return known;
    }

  private:
    const Tables& tables_;
    const std::stop_token& stop_;
    std::map<std::tuple<std::string, Type, bool>, std::shared_ptr<const Durability>> known_;
};

}  // namespace

Aim aimOf(const StylusComparison& comparison) {
    return aimOf(comparison.request, comparison.answer);
}

Aim comparedBy(const StylusComparison& comparison) {
    const auto counts = [&comparison](const StylusAnswer& stylus) {
        const Writing& writing = stylus.writing;
        return writing.type && readsElbereth(writing.wanted, *writing.type, comparison.answer.game);
    };
    return comparison.isExample || std::ranges::any_of(comparison.styluses, counts)
               ? Aim::ReadsElbereth
               : aimOf(comparison);
}

const StylusAnswer* StylusComparison::chosen() const {
    const std::optional<std::string> stylus = request.askedStylus();
    if (!stylus) {
        return nullptr;
    }
    const StylusChoice choice{*stylus, *stylus == fingers ? StylusState() : request.stylusState};
    const StylusAnswer* sameName = nullptr;
    for (const StylusAnswer& each : styluses) {
        if (each.choice == choice) {
            return &each;
        }
        if (!each.isCarried && each.choice.stylus == choice.stylus) {
            sameName = &each;
        }
    }
    return sameName;
}

std::optional<StylusComparison> compare(const Request& request, Game game,
                                        const std::vector<CarriedStylus>& carried,
                                        const Tables& tables, const std::stop_token& stop) {
    StylusComparison result{.request = request, .game = game, .answer = {}, .styluses = {}};
    Request whole = request;
    if (!isLegible(request.text)) {  // there is nothing that could last
        whole.wear.reset();
        whole.events.clear();
    }
    result.answer = answer(whole, game, tables, {stop});
    Request compared = request;
    if (!isLegible(request.text)) {
        result.isExample = true;
        compared.text = "Elbereth";
    }
    Lasting lasting(tables, stop);
    const auto add = [&](StylusAnswer stylus) {
        if (stylus.isAllowed()) {
            stylus.durability = lasting.of(writtenWith(compared, stylus.choice), game);
        }
        result.styluses.push_back(std::move(stylus));
    };
    for (const CarriedStylus& each : carried) {
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        auto writing = engraving::writing(writtenWith(compared, each.choice), game, tables);
        const StylusGroup group = groupOf(writing);
        add({.choice = each.choice,
             .title = each.title,
             .shortTitle = each.shortTitle,
             .isCarried = true,
             .group = group,
             .writing = std::move(writing),
             .durability = nullptr});
    }
    if (stop.stop_requested()) {
        return std::nullopt;
    }
    Request asked = writtenWith(compared, {request.stylus.value_or(fingers), request.stylusState});
    for (auto& row : stylusTable(asked, game, tables)) {
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        StylusChoice choice{row.stylus, {}};
        if (row.stylus == request.stylus) {
            choice.state = request.stylusState;
        }
        if (isCarried(carried, choice, row.stylus == request.stylus)) {
            continue;
        }
        const std::string title = row.stylus;
        add({.choice = std::move(choice),
             .title = title,
             .shortTitle = title,
             .isCarried = false,
             .group = row.group,
             .writing = std::move(row.writing),
             .durability = nullptr});
    }
    if (request.stylus && result.chosen() == nullptr) {  // a kind of ring as it is not carried
        const StylusChoice choice{*request.stylus, request.stylusState};
        auto writing = engraving::writing(writtenWith(compared, choice), game, tables);
        const StylusGroup group = groupOf(writing);
        const std::string& appearance = choice.state.appearance;
        const std::string title =
            appearance.empty() ? choice.stylus : choice.stylus + " (" + appearance + ")";
        add({.choice = choice,
             .title = title,
             .shortTitle = title,
             .isCarried = false,
             .group = group,
             .writing = std::move(writing),
             .durability = nullptr});
    }
    return result;
}

double Way::comesOut(Aim aim) const {
    return aim == Aim::Intact ? right : elbereth;
}

Way wayOf(const Writing& writing) {
    if (!writing.takesGoes()) {
        return {.right = writing.unchanged,
                .elbereth = writing.readsElbereth,
                .time = writing.isOccupation ? writing.actions : writing.turns,
                .helpless = writing.helplessTurns,
                .cost = writing.cost,
                .isWhole = writing.complete};
    }
    return {.right = writing.unchangedInGoes,
            .elbereth = writing.readsElberethInGoes,
            .time = writing.isOccupation ? writing.actionsOfGoes : writing.turnsUntilWhole,
            .helpless = writing.isOccupation ? 0 : writing.turnsOfGoes,
            .cost = writing.cheapest};
}

Way wayOf(const StylusAnswer& stylus) {
    return wayOf(stylus.writing);
}

int spent(const Cost& cost) {
    return cost.enchantment + cost.markerCharges + cost.wandCharges;
}

double lasting(const StylusAnswer& stylus, Aim aim) {
    return stylus.durability && !stylus.durability->entries.empty()
               ? valueOf(stylus.durability->entries.back().figures, aim)
               : 1;
}

bool isBetter(const StylusAnswer& a, const StylusAnswer& b, Aim aim, Ranking ranking) {
    const auto keys = [&](const StylusAnswer& stylus) {
        const Way way = wayOf(stylus);
        return std::tuple(-way.comesOut(aim), -lasting(stylus, aim), way.time, way.helpless,
                          stylus.writing.blindness.most, spent(way.cost));
    };
    const bool isWhole = wayOf(a).isWhole;
    if (isWhole != wayOf(b).isWhole) {
        return isWhole;
    }
    const auto [rightA, lastsA, timeA, helplessA, blindA, costA] = keys(a);
    const auto [rightB, lastsB, timeB, helplessB, blindB, costB] = keys(b);
    switch (ranking) {
        case Ranking::Fastest:
            return std::tie(timeA, helplessA, rightA, blindA, costA, lastsA) <
                   std::tie(timeB, helplessB, rightB, blindB, costB, lastsB);
        case Ranking::Lasts:
            return std::tie(lastsA, rightA, timeA, helplessA, blindA, costA) <
                   std::tie(lastsB, rightB, timeB, helplessB, blindB, costB);
        case Ranking::Safest:
        case Ranking::None:
            break;
    }
    return std::tie(rightA, blindA, helplessA, timeA, costA, lastsA) <
           std::tie(rightB, blindB, helplessB, timeB, costB, lastsB);
}

const StylusAnswer* bestCarried(const StylusComparison& answer, Aim aim, Ranking ranking) {
    const StylusAnswer* best = nullptr;
    for (const StylusAnswer& stylus : answer.styluses) {
        if (!stylus.isCarried || !stylus.isAllowed()) {
            continue;
        }
        const Way way = wayOf(stylus);
        if (way.isWhole && way.comesOut(aim) > 0 &&
            (best == nullptr || isBetter(stylus, *best, aim, ranking))) {
            best = &stylus;
        }
    }
    const bool lastsAtAll = best != nullptr && lasting(*best, aim) > 0;
    return ranking == Ranking::Lasts && !lastsAtAll ? nullptr : best;
}

}  // namespace polyplan::nethack::engraving
