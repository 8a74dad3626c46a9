#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "core/calculator/comparison.h"
#include "core/plan/contenders.h"
#include "core/plan/question_differences.h"
#include "core/plan/sweep.h"
#include "ui/models/column_feeds.h"
#include "ui/models/column_name.h"

namespace polyplan::ui {

class PlanDocument;

/// A strategy that is or could be set beside others: of the open plan or of a further one, as it is
/// or as a variation makes it.
struct Pick {
    int document = 0;  ///< 0 is the open plan
    int strategy = 0;
    QString variation;  ///< id of a `plan::Variation`; empty: as it is
    int look = -1;  ///< of its curves and bars, which it keeps while it is compared; -1: none yet

    /// Whether it is the same strategy, whatever it looks like.
    bool operator==(const Pick& other) const {
        return document == other.document && strategy == other.strategy &&
               variation == other.variation;
    }
};

/// Keeps the strategies that are set side by side, their answers and what comes of the comparison.
/// An edit of one strategy asks anew for that one only.
class ComparisonService : public QObject {
    Q_OBJECT

  public:
    explicit ComparisonService(PlanDocument& document, QObject* parent = nullptr);
    ~ComparisonService() override;

    /// While nobody looks, nothing is asked.
    void setWatched(bool isWatched);

    /// A further plan, which stays its own.
    /// @returns its number
    int add(std::shared_ptr<const plan::Document> document, const QString& path);
    /// A further plan has been changed.
    void replace(int number, std::shared_ptr<const plan::Document> document);
    /// A further plan goes, and the numbers of those behind it become one less.
    void remove(int number);
    /// What a further plan is called beside the others.
    QString fileOf(int number) const;

    /// All strategies as they are.
    std::vector<Pick> candidates() const;
    const std::vector<Pick>& picks() const { return picks_; }
    bool isPicked(const Pick& pick) const;
    bool isFull() const { return picks_.size() >= plan::mostContenders; }
    /// Adds it where it stands among the candidates, a variation behind the others, or takes it
    /// away. A further one than `mostContenders` is not taken, nor is the last one given away.
    void toggle(const Pick& pick);
    /// A variation of the open plan becomes a strategy of that name: it is compared in the
    /// variation's place, which comes back when the strategy is undone.
    void keep(const Pick& variation, const QString& name);
    /// As it is shown.
    ColumnName nameOf(const Pick& pick) const;
    /// All of that as it is kept, with what would turn the text around it.
    std::string keptNameOf(const Pick& pick) const;
    /// What the curves and bars of a column look like, below `mostContenders`.
    int lookOf(int column) const;

    /// Moves a column by so many places; it stays the baseline if it was.
    void move(int column, int by);

    /// The column of the baseline, which is the first one while the one that was chosen is away.
    int baseline() const;
    void setBaseline(int column);

    const std::vector<plan::Contender>& contenders() const { return contenders_; }
    /// One a contender.
    const std::vector<ColumnName>& columnNames() const { return columnNames_; }
    const Comparison& comparison() const { return comparison_; }
    /// Nothing while they are looked for.
    const std::optional<std::vector<plan::MemberDifference>>& differences() const {
        return differences_;
    }
    /// Lets a member of all strategies go through its range; empty: none.
    /// @param member id of a `plan::SweptMember`
    void sweep(const QString& member);
    const QString& swept() const { return swept_; }
    /// What is there of the sweep, a report a column: series against the member by figures' ids.
    std::vector<Report> sweepReports() const;
    /// Whether what is there of it belongs to the strategies as they stand.
    bool isSweepCurrent() const;
    bool isSweepComplete() const;

    /// Whether a column's figures belong to its strategy as it stands.
    bool isCurrent(int column) const;
    /// Whether those of all columns do.
    bool isCurrent() const;
    bool isComplete(int column) const;
    bool isComplete() const;

  Q_SIGNALS:
    /// There is more of the sweep, or it is out of date.
    void sweepChanged();
    /// Other strategies are there, or are set side by side, or are named or measured otherwise.
    void picksChanged();
    /// There are new figures, or present ones are out of date.
    void comparisonChanged();

  private:
    /// A variation that was made a strategy.
    struct Kept {
        QString name;
        QString varied;  ///< name of the strategy that it was a variation of
        QString variation;
    };
    /// A strategy that was deleted, which comes back when that is undone.
    struct Gone {
        QString name;
        Pick pick;
        std::ptrdiff_t column;
        bool isBaseline;
    };

    /// @param text how what the core says is told: as it is, or as it is shown
    ColumnName nameBy(const Pick& pick, QString (*text)(std::string_view)) const;
    void nameFiles();
    void insert(const Pick& pick);
    void takeOut(std::ptrdiff_t column);
    /// The column in which a pick that comes along goes.
    std::ptrdiff_t placeFor(const Pick& pick) const;
    void followPlan();
    void forgetPlan();
    /// What a pick is among strategies of other names, if it is still there.
    std::optional<Pick> nowOf(const Pick& pick, const std::vector<QString>& names) const;
    void keepPicks();
    void bringBack(const std::vector<QString>& names);
    void giveLooks();
    void partFromGone();
    void ask();
    void compareReports();
    void askDifferences();
    void askSweep();
    void feedSweep(const std::vector<std::optional<plan::SweepQuestion>>& questions);

    PlanDocument& document_;
    bool isWatched_ = false;
    std::vector<plan::NamedDocument> documents_;
    std::vector<std::string> paths_;  ///< of further plans
    std::vector<Pick> picks_;
    std::vector<QString> names_;  ///< of the open plan's strategies, as they were
    Pick baseline_;
    std::vector<Kept> kept_;
    std::vector<Gone> gone_;
    std::vector<plan::Calculator> calculators_;
    std::vector<plan::Contender> contenders_;
    std::vector<ColumnName> columnNames_;
    std::vector<int> looks_;  ///< one a contender
    ColumnFeeds feeds_;       ///< likewise
    QString swept_;
    bool isSweepAsked_ = true;  ///< its questions are there; they are made off the UI thread
    ColumnFeeds sweepFeeds_;    ///< one a contender, as long as one is wanted
    Errand sweeping_;
    Comparison comparison_;
    std::optional<std::vector<plan::MemberDifference>> differences_;
    Errand differing_;
};

}  // namespace polyplan::ui
