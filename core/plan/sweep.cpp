#include "core/plan/sweep.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "core/plan/limits.h"
#include "core/plan/line_question.h"

namespace polyplan::plan {
namespace {

std::vector<int> from(int least, int most, int step = 1) {
    std::vector<int> values;
    for (int value = least; value <= most; value += step) {
        values.push_back(value);
    }
    return values;
}

std::optional<Strategy> withLuck(const Strategy& strategy, int value) {
    if (!strategy.polypile) {
        return std::nullopt;
    }
    std::optional<Strategy> changed = strategy;
    changed->hero.luck = value;
    return changed;
}

std::optional<Strategy> withZaps(const Strategy& strategy, int value) {
    if (!strategy.polypile) {
        return std::nullopt;
    }
    std::optional<Strategy> changed = strategy;
    changed->polypile->zaps = value;
    return changed;
}

std::optional<Strategy> withDexterity(const Strategy& strategy, int value) {
    if (!strategy.engraving) {
        return std::nullopt;
    }
    std::optional<Strategy> changed = strategy;
    changed->hero.dexterity = value;
    changed->engraving->dexterity = value;
    return changed;
}

std::optional<Strategy> withArmorClass(const Strategy& strategy, int value) {
    if (!strategy.theft) {
        return std::nullopt;
    }
    std::optional<Strategy> changed = strategy;
    changed->hero.armorClass = value;
    changed->theft->armorClass = value;
    return changed;
}

/// Of all attacks alike.
std::optional<Strategy> withDamage(const Strategy& strategy, int value) {
    if (strategy.damage.empty()) {
        return std::nullopt;
    }
    std::optional<Strategy> changed = strategy;
    for (Attack& attack : changed->damage) {
        attack.damage = std::to_string(value);
    }
    return changed;
}

/// The line's stacks anew in piles of so many, one behind the other, as far as the line reaches.
std::optional<Strategy> withStacksOfPile(const Strategy& strategy, int value) {
    if (!strategy.polypile || strategy.polypile->line.empty() ||
        strategy.polypile->source == nethack::polypile::Source::SelfSquare) {
        return std::nullopt;
    }
    std::vector<Stack> all;
    for (const Pile& pile : strategy.polypile->line) {
        all.insert(all.end(), pile.stacks.begin(), pile.stacks.end());
    }
    const auto size = static_cast<std::size_t>(value);
    if ((all.size() + size - 1) / size > limits::piles) {
        return std::nullopt;
    }
    std::optional<Strategy> changed = strategy;
    changed->polypile->line.clear();
    for (std::size_t at = 0; at < all.size(); at += size) {
        Pile pile;
        pile.distance = static_cast<int>(changed->polypile->line.size()) + 1;
        pile.stacks.assign(
            all.begin() + static_cast<std::ptrdiff_t>(at),
            all.begin() + static_cast<std::ptrdiff_t>(std::min(at + size, all.size())));
        changed->polypile->line.push_back(std::move(pile));
    }
    return changed;
}

/// The same without what no figure tells of.
Question forFigures(const Question& question) {
    const auto* line = question.as<PolypileQuestion>();
    if (line == nullptr) {
        return question;
    }
    PolypileQuestion figures = *line;
    figures.detail = nethack::polypile::Detail::Weighed;
    return Question(std::move(figures));
}

}  // namespace

const std::vector<SweptMember>& sweptMembers() {
    static const std::vector<SweptMember> all = {
        {"luck", "Luck", from(limits::luck.least, limits::luck.most), withLuck},
        {"stacks of a pile", "stacks a pile", from(1, 60), withStacksOfPile},
        {"zaps", "zaps", from(1, 12), withZaps},
        {"dexterity", "Dexterity", from(limits::dexterity.least, limits::dexterity.most),
         withDexterity},
        {"armor class", "armor class", from(-40, 10), withArmorClass},
        {"damage", "damage", from(10, 300, 10), withDamage},
    };
    return all;
}

const SweptMember* sweptMember(std::string_view id) {
    const auto& all = sweptMembers();
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const auto& each) { return each.id == id; });
    return found == all.end() ? nullptr : &*found;
}

bool applies(const SweptMember& member, const Strategy& strategy) {
    return std::any_of(member.values.begin(), member.values.end(),
                       [&](int value) { return member.with(strategy, value).has_value(); });
}

AnyAnswer SweepQuestion::answer(const Work& work) const {
    SweepAnswer answers(asked.size());
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const AnyAnswer answer = asked[i].answer({.stop = work.stop});
        if (!answer) {
            return {};
        }
        Report report = asked[i].report(answer);
        answers[i] = std::move(report.figures);
        std::move(report.tacit.begin(), report.tacit.end(), std::back_inserter(answers[i]));
        if (work.stage && i + 1 < asked.size()) {
            work.stage(AnyAnswer::of(answers, false));
        }
        if (work.progress) {
            work.progress(static_cast<double>(i + 1) / static_cast<double>(asked.size()));
        }
    }
    return AnyAnswer::of(std::move(answers));
}

Report SweepQuestion::report(const AnyAnswer& answer) const {
    Report report;
    const auto answers = answer.as<SweepAnswer>();
    if (answers == nullptr) {
        return report;
    }
    const SweptMember* about = sweptMember(member);
    std::map<std::string_view, std::size_t> places;
    std::vector<std::string> labelsBefore;  // of the series, at the value before
    for (std::size_t i = 0; i < answers->size(); ++i) {
        for (const Figure& figure : (*answers)[i]) {
            if (figure.unit == Unit::Words) {
                continue;
            }
            const auto [found, isNew] = places.try_emplace(figure.id, report.series.size());
            if (isNew) {
                labelsBefore.push_back(figure.labelApart());
                report.series.push_back({.id = figure.id,
                                         .label = {},
                                         .kind = SeriesKind::Curve,
                                         .xLabel = std::string(about->label),
                                         .unit = figure.unit});
            }
            Series& series = report.series[found->second];
            std::string& before = labelsBefore[found->second];
            series.label = before == figure.labelApart() ? before : figure.label;
            before = figure.labelApart();
            series.given = figure.span ? figure.span->given : "";
            series.points.push_back({.x = static_cast<double>(values[i]),
                                     .value = figure.value.value,
                                     .standardError = figure.value.standardError});
        }
    }
    return report;
}

std::vector<std::optional<SweepQuestion>> sweepQuestions(const SweptMember& member,
                                                         std::span<const Contender> contenders,
                                                         const std::vector<Calculator>& calculators,
                                                         const Catalogues& catalogues) {
    std::vector<std::optional<SweepQuestion>> questions(contenders.size());
    for (const int value : member.values) {
        std::vector<Contender> changed(contenders.begin(), contenders.end());
        std::vector<bool> has(contenders.size());
        for (std::size_t i = 0; i < changed.size(); ++i) {
            if (auto strategy = member.with(changed[i].asked(), value)) {
                Document document = *changed[i].document;
                document.strategies[changed[i].strategy] = std::move(*strategy);
                changed[i].document = std::make_shared<const Document>(std::move(document));
                has[i] = true;
            }
        }
        auto asked = questionsOf(changed, calculators, catalogues);
        for (std::size_t i = 0; i < changed.size(); ++i) {
            if (has[i]) {
                if (!questions[i]) {
                    questions[i] = SweepQuestion{std::string(member.id), {}, {}};
                }
                questions[i]->values.push_back(value);
                std::for_each(asked[i].begin(), asked[i].end(), [](AskedQuestion& each) {
                    each.question = forFigures(each.question);
                });
                questions[i]->asked.push_back({changed[i].name, std::move(asked[i])});
            }
        }
    }
    return questions;
}

}  // namespace polyplan::plan
