#include "ui/polypile/line_figures.h"

#include <QStringList>
#include <algorithm>
#include <utility>

#include "ui/look/text.h"

namespace polyplan::ui {

using nethack::polypile::Golem;
using nethack::polypile::LineAnswer;
using nethack::polypile::PileAnswer;
using nethack::polypile::StackOdds;

namespace {

bool answers(const LineAnswer& answer, const std::vector<plan::Pile>& line) {
    return std::equal(answer.piles.begin(), answer.piles.end(), line.begin(), line.end(),
                      [](const PileAnswer& known, const plan::Pile& pile) {
                          return known.distance == pile.distance &&
                                 known.ifHit.stacks.size() == pile.stacks.size();
                      });
}

constexpr double rounding = 1e-9;

/// The likeliest golem; all of them if several are as likely, such as stone and clay golems.
void nameLikeliestGolems(PileSummary& summary,
                         const std::vector<std::pair<Golem, double>>& golems) {
    double most = 0;
    for (const auto& [golem, probability] : golems) {
        most = golem == Golem::None ? most : std::max(most, probability);
    }
    QStringList names;
    for (const auto& [golem, probability] : golems) {
        if (golem != Golem::None && probability > 0 && probability >= most * (1 - rounding)) {
            names << toQString(nethack::polypile::name(golem)).remove(QStringLiteral(" golem"));
            summary.ofKind += probability;
        }
    }
    summary.golemKind = names.join(QStringLiteral(" or "));
}

}  // namespace

bool PileSummary::hasOtherGolems() const {
    return ofKind < golem * (1 - rounding);
}

LineFigures::LineFigures(std::vector<plan::Pile> line, std::shared_ptr<const LineAnswer> answer) {
    if (answer && answers(*answer, line)) {
        line_ = std::move(line);
        answer_ = std::move(answer);
        for (std::size_t i = 0; i < line_.size(); ++i) {
            summaries_.push_back(summarize(line_[i], answer_->piles[i]));
        }
    }
}

std::optional<std::size_t> LineFigures::indexOf(int distance) const {
    const auto found = std::find_if(line_.begin(), line_.end(), [distance](const plan::Pile& pile) {
        return pile.distance == distance;
    });
    if (found == line_.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - line_.begin());
}

const PileSummary* LineFigures::pile(int distance) const {
    const auto index = indexOf(distance);
    return index ? &summaries_[*index] : nullptr;
}

const std::vector<double>& LineFigures::squares() const {
    static const std::vector<double> none;
    return answer_ ? answer_->squares : none;
}

LineFigures::Known LineFigures::stack(const plan::Pile& pile, std::size_t index) const {
    const auto known = indexOf(pile.distance);
    if (!known) {
        return {};
    }
    const std::vector<plan::Stack>& stacks = line_[*known].stacks;
    const plan::Stack& wanted = pile.stacks[index];
    std::size_t at = index;
    if (index >= stacks.size() || stacks[index] != wanted) {
        const auto same = std::find(stacks.begin(), stacks.end(), wanted);
        if (same != stacks.end()) {
            at = static_cast<std::size_t>(same - stacks.begin());
        } else if (stacks.size() != pile.stacks.size()) {
            return {};
        }
    }
    return {&stacks[at], &answer_->piles[*known].ifHit.stacks[at]};
}

PileSummary summarize(const plan::Pile& pile, const PileAnswer& answer) {
    PileSummary summary;
    summary.reached = answer.reached.value;
    summary.isSampled = answer.provenance.method == Method::Sampled;
    for (const auto& [golem, probability] : answer.ifHit.golem) {
        summary.golem += golem == Golem::None ? 0.0 : probability;
    }
    nameLikeliestGolems(summary, answer.ifHit.golem);
    summary.lostShare = lossesOf(pile, answer.ifHit).share();
    return summary;
}

}  // namespace polyplan::ui
