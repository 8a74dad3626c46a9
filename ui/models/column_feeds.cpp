#include "ui/models/column_feeds.h"

#include <algorithm>
#include <utility>

namespace polyplan::ui {

ColumnFeeds::Column::Column(int ofLook, Worker& worker, Worker::Weight weight)
    : look(ofLook), feed(worker, weight) {}

ColumnFeeds::ColumnFeeds(Worker& worker, Worker::Weight weight, std::function<void()> changed)
    : worker_(worker), weight_(weight), changed_(std::move(changed)) {}

std::unique_ptr<ColumnFeeds::Column> ColumnFeeds::newColumn(int look) const {
    auto column = std::make_unique<Column>(look, worker_, weight_);
    QObject::connect(&column->feed, &AnswerFeed::changed, &column->feed,
                     [of = column.get(), changed = changed_] {
                         of->report = of->feed.report();
                         changed();
                     });
    return column;
}

void ColumnFeeds::arrange(const std::vector<int>& looks) {
    std::vector<std::unique_ptr<Column>> arranged;
    arranged.reserve(looks.size());
    for (const int look : looks) {
        const auto own =
            std::ranges::find_if(columns_, [look](const std::unique_ptr<Column>& each) {
                return each != nullptr && each->look == look;
            });
        arranged.push_back(own != columns_.end() ? std::move(*own) : newColumn(look));
    }
    columns_ = std::move(arranged);
}

void ColumnFeeds::partFromAllBut(const std::vector<int>& looks) {
    for (const std::unique_ptr<Column>& each : columns_) {
        if (std::ranges::find(looks, each->look) == looks.end()) {
            each->look = -1;
        }
    }
}

std::vector<Report> ColumnFeeds::reports() const {
    std::vector<Report> reports;
    reports.reserve(columns_.size());
    std::ranges::transform(columns_, std::back_inserter(reports),
                           [](const auto& each) { return each->report; });
    return reports;
}

bool ColumnFeeds::isCurrent(std::size_t column) const {
    return column < columns_.size() && columns_[column]->feed.isCurrent();
}

bool ColumnFeeds::isCurrent() const {
    return std::ranges::all_of(columns_, [](const auto& each) { return each->feed.isCurrent(); });
}

bool ColumnFeeds::hasAnswers() const {
    return std::ranges::any_of(
        columns_, [](const auto& each) { return static_cast<bool>(each->feed.answer()); });
}

bool ColumnFeeds::hasNothingOld() const {
    return std::ranges::all_of(
        columns_, [](const auto& each) { return !each->feed.answer() || each->feed.isCurrent(); });
}

bool ColumnFeeds::isComplete(std::size_t column) const {
    return column < columns_.size() && columns_[column]->feed.isComplete();
}

bool ColumnFeeds::isComplete() const {
    return std::ranges::all_of(columns_, [](const auto& each) { return each->feed.isComplete(); });
}

}  // namespace polyplan::ui
