#include "ui/export/picture_source.h"

#include <algorithm>
#include <utility>

#include "ui/export/engraving_sheet.h"
#include "ui/export/heartbeat_sheet.h"

namespace polyplan::ui {

namespace {

constexpr double firstZapsShare = 0.3;  ///< of the work where further zaps follow

/// Tells of work from 0 to 1 as the part of a longer one.
std::function<void(double)> part(const std::function<void(double)>& whole, double from, double to) {
    return whole ? [=](double share) { whole(from + share * (to - from)); }
                 : std::function<void(double)>();
}

}  // namespace

PictureSource::PictureSource(plan::Document plan, std::size_t strategy,
                             const plan::Catalogues& catalogues)
    : plan_(std::move(plan)), strategy_(strategy), catalogues_(catalogues) {}

PictureSource::PictureSource(const std::vector<plan::Contender>& contenders,
                             plan::Comparing compare, std::vector<int> looks,
                             const plan::Catalogues& catalogues)
    : contenders_(contenders),
      plan_(documentOf(contenders, catalogues)),
      strategy_(0),
      catalogues_(catalogues),
      compare_(std::move(compare)),
      looks_(std::move(looks)) {}

PictureSource::PictureSource(plan::ComparedStrategies comparison, std::vector<int> looks,
                             const plan::Catalogues& catalogues)
    : PictureSource(
          comparison.contenders, [comparison](const Work&) { return comparison; }, std::move(looks),
          catalogues) {}

std::vector<PagePart> PictureSource::parts() const {
    return isComparison() ? std::vector{PagePart::Comparison} : partsOf(strategy(), catalogues_);
}

std::optional<std::string> PictureSource::whyWithoutPlan() const {
    const std::scoped_lock lock(telling_);
    return whyWithoutPlan_;
}

PageContent PictureSource::content(const std::vector<PagePart>& parts, const std::stop_token& stop,
                                   const std::function<void(double)>& progress) const {
    PageContent content{plan_, strategy(), catalogues_, nullptr};
    if (isComparison()) {
        const std::scoped_lock lock(answering_);
        if (comparison_ == nullptr) {
            if (auto found = compare_({.stop = stop, .progress = progress})) {
                comparison_ = std::make_shared<const plan::ComparedStrategies>(*std::move(found));
                auto why = whyNotOne(plan_, contenders_, catalogues_);
                const std::scoped_lock tells(telling_);
                whyWithoutPlan_ = std::move(why);
            }
        }
        content.whyWithoutPlan = whyWithoutPlan();
        content.comparison = comparison_;
        content.looks = looks_;
        return content;
    }
    const auto shown = parts.empty() ? partsOf(strategy(), catalogues_) : parts;
    if (strategy().polypile && std::ranges::any_of(shown, tellsOfLine)) {
        const std::scoped_lock lock(answering_);
        const bool showsSeries = strategy().polypile->zaps > 1 &&
                                 std::ranges::find(shown, PagePart::Charts) != shown.end();
        const double first = showsSeries ? firstZapsShare : 1;
        if (answer_ == nullptr) {
            answer_ = pageAnswer(plan_, strategy(), catalogues_, stop, part(progress, 0, first));
        }
        if (showsSeries && series_ == nullptr) {
            series_ = pageSeries(plan_, strategy(), catalogues_, stop, part(progress, first, 1));
        }
        content.answer = answer_;
        content.series = showsSeries ? series_ : nullptr;
    }
    if (std::ranges::find(shown, PagePart::Engraving) != shown.end()) {
        const std::scoped_lock lock(answering_);
        if (engraving_ == nullptr) {
            engraving_ = pageEngraving(plan_, strategy(), catalogues_, stop);
        }
        content.engraving = engraving_;
    }
    if (std::ranges::find(shown, PagePart::Damage) != shown.end()) {
        const std::scoped_lock lock(answering_);
        if (attacks_ == nullptr) {
            attacks_ = pageAttacks(strategy(), catalogues_, stop);
        }
        content.attacks = attacks_;
    }
    if (strategy().theft && std::ranges::find(shown, PagePart::Theft) != shown.end()) {
        const std::scoped_lock lock(answering_);
        if (theft_ == nullptr) {
            theft_ = pageTheft(plan_, strategy(), catalogues_, stop);
        }
        content.theft = theft_;
    }
    if (strategy().heartbeat && std::ranges::find(shown, PagePart::Heartbeat) != shown.end()) {
        const std::scoped_lock lock(answering_);
        if (heartbeat_ == nullptr) {
            heartbeat_ = pageHeartbeat(strategy(), catalogues_, stop);
        }
        content.heartbeat = heartbeat_;
    }
    return content;
}

}  // namespace polyplan::ui
