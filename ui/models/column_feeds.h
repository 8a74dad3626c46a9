#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/calculator/report.h"
#include "ui/models/answer_feed.h"

namespace polyplan::ui {

/// What is answered for columns that are set side by side. It is known by what the column's curves
/// look like, and goes where that goes.
class ColumnFeeds {
  public:
    /// @param worker must outlive it
    /// @param changed is told when there is more of a column's answer, or it is out of date
    ColumnFeeds(Worker& worker, Worker::Weight weight, std::function<void()> changed);

    /// One feed a column, in that order; new columns have nothing yet.
    /// @param looks of the columns, each once
    void arrange(const std::vector<int>& looks);
    /// What is answered for columns of other looks is nothing of those that come to look like them.
    /// It stays in its place until they are arranged anew.
    void partFromAllBut(const std::vector<int>& looks);
    void clear() { columns_.clear(); }

    AnswerFeed& at(std::size_t column) { return columns_[column]->feed; }
    /// The newest of each column, which may be out of date.
    std::vector<Report> reports() const;

    /// Whether a column has the answer to what is asked.
    bool isCurrent(std::size_t column) const;
    /// Whether all have.
    bool isCurrent() const;
    /// Whether any column has an answer, be it out of date.
    bool hasAnswers() const;
    /// Whether no column has an answer to what was asked before.
    bool hasNothingOld() const;
    /// Whether all of that answer is there.
    bool isComplete(std::size_t column) const;
    bool isComplete() const;

  private:
    struct Column {
        Column(int ofLook, Worker& worker, Worker::Weight weight);

        int look;  ///< -1 once the column is gone
        AnswerFeed feed;
        Report report;  ///< of the newest answer
    };

    std::unique_ptr<Column> newColumn(int look) const;

    Worker& worker_;
    Worker::Weight weight_;
    std::function<void()> changed_;
    std::vector<std::unique_ptr<Column>> columns_;
};

}  // namespace polyplan::ui
