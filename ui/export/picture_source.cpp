#include "ui/export/picture_source.h"

#include <algorithm>
#include <utility>

#include "ui/export/engraving_sheet.h"

namespace polyplan::ui {

PictureSource::PictureSource(plan::Document plan, std::size_t strategy,
                             const plan::Catalogues& catalogues)
    : plan_(std::move(plan)), strategy_(strategy), catalogues_(catalogues) {}

PageContent PictureSource::content(const std::vector<PagePart>& parts, const std::stop_token& stop,
                                   std::function<void(double)> progress) const {
    PageContent content{plan_, strategy(), catalogues_, nullptr};
    const auto shown = parts.empty() ? partsOf(strategy()) : parts;
    if (strategy().polypile && std::ranges::any_of(shown, tellsOfLine)) {
        const std::scoped_lock lock(answering_);
        if (answer_ == nullptr) {
            answer_ = pageAnswer(plan_, strategy(), catalogues_, stop, std::move(progress));
        }
        content.answer = answer_;
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
    return content;
}

}  // namespace polyplan::ui
