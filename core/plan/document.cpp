#include "core/plan/document.h"

#include <numeric>

namespace polyplan::plan {

Strategy::Strategy() = default;
Strategy::Strategy(const Strategy&) = default;
Strategy::Strategy(Strategy&&) noexcept = default;
Strategy& Strategy::operator=(const Strategy&) = default;
Strategy& Strategy::operator=(Strategy&&) noexcept = default;
Strategy::~Strategy() = default;
bool Strategy::operator==(const Strategy&) const = default;

Document::Document() = default;
Document::Document(const Document&) = default;
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(const Document&) = default;
Document& Document::operator=(Document&&) noexcept = default;
Document::~Document() = default;
bool Document::operator==(const Document&) const = default;

std::size_t stackCount(const Polypile& polypile) {
    const auto add = [](std::size_t sum, const Pile& pile) { return sum + pile.stacks.size(); };
    return std::accumulate(polypile.line.begin(), polypile.line.end(), std::size_t{0}, add);
}

std::size_t stackCount(const Strategy& strategy) {
    return (strategy.inventory ? strategy.inventory->size() : 0) +
           (strategy.polypile ? stackCount(*strategy.polypile) : 0);
}

std::size_t stackCount(const Document& document) {
    const auto add = [](std::size_t sum, const Strategy& each) { return sum + stackCount(each); };
    return std::accumulate(document.strategies.begin(), document.strategies.end(),
                           document.inventory.size(), add);
}

}  // namespace polyplan::plan
