#include "ui/models/comparison_service.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/plan/file_names.h"
#include "core/plan/strategy_names.h"
#include "core/plan/variations.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"

namespace polyplan::ui {

ComparisonService::ComparisonService(PlanDocument& document, QObject* parent)
    : QObject(parent),
      document_(document),
      documents_(1),
      calculators_(plan::calculators(document.catalogues())),
      feeds_(document.worker(), Worker::Weight::OnScreen,
             [this] {
                 compareReports();
                 Q_EMIT comparisonChanged();
             }),
      sweepFeeds_(document.worker(), Worker::Weight::Behind, [this] { Q_EMIT sweepChanged(); }),
      sweeping_(document.worker(), Worker::Weight::OnScreen),
      differing_(document.worker(), Worker::Weight::Urgent) {
    connect(&document_, &PlanDocument::planReset, this, &ComparisonService::forgetPlan);
    connect(&document_, &PlanDocument::planChanged, this, &ComparisonService::followPlan);
    followPlan();
}

ComparisonService::~ComparisonService() = default;

void ComparisonService::setWatched(bool isWatched) {
    if (isWatched_ != isWatched) {
        isWatched_ = isWatched;
        followPlan();
    }
}

int ComparisonService::add(std::shared_ptr<const plan::Document> document, const QString& path) {
    documents_.push_back({std::move(document), {}});
    paths_.push_back(path.toStdString());
    nameFiles();
    const auto number = static_cast<int>(documents_.size()) - 1;
    for (int i = 0; i < static_cast<int>(documents_.back().document->strategies.size()); ++i) {
        if (!isFull()) {
            picks_.push_back({number, i, {}});
        }
    }
    ask();
    Q_EMIT picksChanged();
    return number;
}

void ComparisonService::nameFiles() {
    const std::vector<std::string> names = plan::namesOfFiles(paths_);
    for (std::size_t i = 0; i < names.size(); ++i) {
        documents_[i + 1].file = names[i];
    }
}

void ComparisonService::replace(int number, std::shared_ptr<const plan::Document> document) {
    plan::NamedDocument& of = documents_[static_cast<std::size_t>(number)];
    const std::shared_ptr<const plan::Document> before = std::exchange(of.document, document);
    const auto placeOf = [&](const Pick& pick) {
        const auto place = plan::placeAfter(static_cast<std::size_t>(pick.strategy),
                                            before->strategies, document->strategies);
        return place ? std::optional(static_cast<int>(*place)) : std::nullopt;
    };
    if (baseline_.document == number) {
        const std::optional<int> place = placeOf(baseline_);
        baseline_ = place ? Pick{number, *place, baseline_.variation} : Pick{};
    }
    for (std::ptrdiff_t column = std::ssize(picks_) - 1; column >= 0; --column) {
        Pick& pick = picks_[static_cast<std::size_t>(column)];
        if (pick.document != number) {
            continue;
        }
        if (const std::optional<int> place = placeOf(pick)) {
            pick.strategy = *place;
        } else {
            takeOut(column);
        }
    }
    if (picks_.empty()) {
        picks_.push_back({number, 0, {}});
    }
    ask();
    Q_EMIT picksChanged();
}

void ComparisonService::remove(int number) {
    const auto pickOfIt = [this, number] {
        return std::ranges::find(picks_, number, &Pick::document);
    };
    while (pickOfIt() != picks_.end()) {
        takeOut(pickOfIt() - picks_.begin());
    }
    if (picks_.empty()) {
        insert({0, document_.strategyIndex(), {}});
    }
    documents_.erase(documents_.begin() + number);
    paths_.erase(paths_.begin() + number - 1);
    nameFiles();
    if (baseline_.document == number) {
        baseline_ = {};
    }
    for (Pick& pick : picks_) {
        pick.document -= pick.document > number ? 1 : 0;
    }
    baseline_.document -= baseline_.document > number ? 1 : 0;
    ask();
    Q_EMIT picksChanged();
}

QString ComparisonService::fileOf(int number) const {
    return toQString(documents_[static_cast<std::size_t>(number)].file);
}

std::vector<Pick> ComparisonService::candidates() const {
    std::vector<Pick> all;
    for (int i = 0; i < static_cast<int>(documents_.size()); ++i) {
        const auto& strategies = documents_[static_cast<std::size_t>(i)].document->strategies;
        for (int j = 0; j < static_cast<int>(strategies.size()); ++j) {
            all.push_back({i, j, {}});
        }
    }
    return all;
}

bool ComparisonService::isPicked(const Pick& pick) const {
    return std::find(picks_.begin(), picks_.end(), pick) != picks_.end();
}

void ComparisonService::toggle(const Pick& pick) {
    const auto found = std::find(picks_.begin(), picks_.end(), pick);
    if (found == picks_.end()) {
        if (isFull()) {
            return;
        }
        insert(pick);
    } else if (picks_.size() > 1) {
        takeOut(found - picks_.begin());
    }
    ask();
    Q_EMIT picksChanged();
}

void ComparisonService::insert(const Pick& pick) {
    picks_.insert(picks_.begin() + placeFor(pick), pick);
}

void ComparisonService::takeOut(std::ptrdiff_t column) {
    picks_.erase(picks_.begin() + column);
}

std::ptrdiff_t ComparisonService::placeFor(const Pick& pick) const {
    const auto isLater = [&pick](const Pick& other) {
        return other.variation.isEmpty() &&
               std::pair(other.document, other.strategy) > std::pair(pick.document, pick.strategy);
    };
    const auto place = pick.variation.isEmpty()
                           ? std::find_if(picks_.begin(), picks_.end(), isLater)
                           : picks_.end();
    return place - picks_.begin();
}

ColumnName ComparisonService::nameBy(const Pick& pick, QString (*text)(std::string_view)) const {
    const plan::NamedDocument& of = documents_[static_cast<std::size_t>(pick.document)];
    const auto strategy = static_cast<std::size_t>(pick.strategy);
    ColumnName name{.strategy = text(plan::calledName(of.document->strategies, strategy))};
    if (pick.document > 0) {
        name.file = text(of.file);
    }
    if (!pick.variation.isEmpty()) {
        name.marks = "· " + text(plan::variationLabel(pick.variation.toStdString()));
    }
    return name;
}

ColumnName ComparisonService::nameOf(const Pick& pick) const {
    return nameBy(pick, toQString);
}

std::string ComparisonService::keptNameOf(const Pick& pick) const {
    return nameBy(pick, toEditable).whole().toStdString();
}

void ComparisonService::move(int column, int by) {
    const int to = column + by;
    const auto count = static_cast<int>(picks_.size());
    if (column < 0 || to < 0 || column >= count || to >= count) {
        return;
    }
    std::swap(picks_[static_cast<std::size_t>(column)], picks_[static_cast<std::size_t>(to)]);
    ask();
    Q_EMIT picksChanged();
}

int ComparisonService::baseline() const {
    const auto found = std::find(picks_.begin(), picks_.end(), baseline_);
    return found == picks_.end() ? 0 : static_cast<int>(found - picks_.begin());
}

void ComparisonService::setBaseline(int column) {
    if (column != baseline() && column >= 0 && column < static_cast<int>(picks_.size())) {
        baseline_ = picks_[static_cast<std::size_t>(column)];
        compareReports();
        Q_EMIT comparisonChanged();
        Q_EMIT picksChanged();
    }
}

void ComparisonService::followPlan() {
    documents_.front().document = std::make_shared<const plan::Document>(document_.plan());
    keepPicks();
    ask();
    Q_EMIT picksChanged();
}

/// Of another plan all strategies are set side by side, whatever they are called.
void ComparisonService::forgetPlan() {
    std::erase_if(picks_, [](const Pick& pick) { return pick.document == 0; });
    names_.clear();
}

void ComparisonService::keep(const Pick& variation, const QString& name) {
    kept_.push_back({.name = name,
                     .varied = names_[static_cast<std::size_t>(variation.strategy)],
                     .variation = variation.variation});
}

/// A strategy that was moved is found by its name, one that was renamed by its place.
std::optional<Pick> ComparisonService::nowOf(const Pick& pick,
                                             const std::vector<QString>& names) const {
    if (pick.document != 0) {
        return pick;
    }
    const auto placeOf = [&names](const QString& name) -> std::optional<int> {
        const auto found = std::ranges::find(names, name);
        return found == names.end() ? std::nullopt
                                    : std::optional(static_cast<int>(found - names.begin()));
    };
    const QString& name = names_[static_cast<std::size_t>(pick.strategy)];
    const std::optional<int> place = placeOf(name);
    for (const Kept& kept : kept_) {
        const bool isIt = name == kept.varied && pick.variation == kept.variation;
        const bool isNew = std::ranges::find(names_, kept.name) == names_.end();
        if (const auto strategy = placeOf(kept.name); strategy && isIt && isNew) {
            return Pick{0, *strategy, {}, pick.look};
        }
        const auto varied = placeOf(kept.varied);
        if (varied && !place && names.size() < names_.size() && name == kept.name) {
            return Pick{0, *varied, kept.variation, pick.look};
        }
    }
    if (!place &&
        (names.size() < names_.size() || pick.strategy >= static_cast<int>(names.size()))) {
        return std::nullopt;
    }
    return Pick{0, place.value_or(pick.strategy), pick.variation, pick.look};
}

void ComparisonService::keepPicks() {
    const auto& strategies = documents_.front().document->strategies;
    std::vector<QString> names;
    std::transform(strategies.begin(), strategies.end(), std::back_inserter(names),
                   [](const plan::Strategy& each) { return toEditable(each.name); });
    // As many of other names have been renamed.
    const bool isOther = names.size() != names_.size() &&
                         std::none_of(names.begin(), names.end(), [this](const QString& name) {
                             return std::find(names_.begin(), names_.end(), name) != names_.end();
                         });
    std::vector<Pick> kept;
    for (auto pick = picks_.begin(); pick != picks_.end(); ++pick) {
        const std::optional<Pick> now = nowOf(*pick, names);
        if (!now) {
            gone_.push_back({.name = names_[static_cast<std::size_t>(pick->strategy)],
                             .pick = *pick,
                             .column = pick - picks_.begin(),
                             .isBaseline = *pick == baseline_});
        } else if (std::find(kept.begin(), kept.end(), *now) == kept.end()) {
            kept.push_back(*now);
        }
    }
    baseline_ = (names_.empty() ? std::nullopt : nowOf(baseline_, names)).value_or(Pick{});
    if (isOther || kept.empty()) {
        baseline_ = {};
        kept_.clear();
        gone_.clear();
        std::erase_if(kept, [](const Pick& pick) { return pick.document == 0; });
        picks_ = kept;
        partFromGone();
        for (int i = 0; i < static_cast<int>(names.size()) && kept.size() < plan::mostContenders;
             ++i) {
            kept.insert(kept.begin() + i, Pick{0, i, {}});
        }
    }
    picks_ = std::move(kept);
    bringBack(names);
    names_ = std::move(names);
}

/// In the columns in which they were.
void ComparisonService::bringBack(const std::vector<QString>& names) {
    std::erase_if(gone_, [&](const Gone& gone) {
        const auto found = std::ranges::find(names, gone.name);
        if (found == names.end()) {
            return false;
        }
        Pick pick = gone.pick;
        pick.strategy = static_cast<int>(found - names.begin());
        if (std::ranges::find(picks_, pick.look, &Pick::look) != picks_.end()) {
            pick.look = -1;  // another one has got it meanwhile
        }
        if (!isPicked(pick) && !isFull()) {
            picks_.insert(picks_.begin() + std::min(gone.column, std::ssize(picks_)), pick);
            baseline_ = gone.isBaseline ? pick : baseline_;
        }
        return true;
    });
}

/// The first one that is free to each that has none yet.
void ComparisonService::giveLooks() {
    for (Pick& pick : picks_) {
        for (int look = 0; pick.look < 0; ++look) {
            if (std::ranges::find(picks_, look, &Pick::look) == picks_.end()) {
                pick.look = look;
            }
        }
    }
}

int ComparisonService::lookOf(int column) const {
    const auto at = static_cast<std::size_t>(column);
    return at < looks_.size() ? looks_[at] : column;
}

void ComparisonService::ask() {
    giveLooks();
    partFromGone();
    if (!isWatched_) {
        return;
    }
    contenders_.clear();
    columnNames_.clear();
    looks_.clear();
    for (const Pick& pick : picks_) {
        const plan::NamedDocument& of = documents_[static_cast<std::size_t>(pick.document)];
        const auto strategy = static_cast<std::size_t>(pick.strategy);
        columnNames_.push_back(nameOf(pick));
        plan::Contender contender{of.document, strategy, of.file, keptNameOf(pick)};
        if (!pick.variation.isEmpty()) {
            auto variation = plan::variationOf(*of.document, strategy, pick.variation.toStdString(),
                                               document_.catalogues());
            if (variation) {
                contender.document =
                    std::make_shared<const plan::Document>(std::move(variation->document));
            }
        }
        contenders_.push_back(std::move(contender));
        looks_.push_back(pick.look);
    }
    auto questions = questionsOf(contenders_, calculators_, document_.catalogues());
    feeds_.arrange(looks_);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        feeds_.at(i).setFirstApart(true);
        feeds_.at(i).ask(Question(
            plan::JoinedQuestion{.name = contenders_[i].name, .asked = std::move(questions[i])}));
    }
    askDifferences();
    askSweep();
    compareReports();
    Q_EMIT comparisonChanged();
}

/// Which may be before what is asked is arranged anew: that waits until somebody looks.
void ComparisonService::partFromGone() {
    std::vector<int> looks;
    std::ranges::transform(picks_, std::back_inserter(looks), &Pick::look);
    feeds_.partFromAllBut(looks);
    sweepFeeds_.partFromAllBut(looks);
}

void ComparisonService::sweep(const QString& member) {
    if (swept_ != member) {
        swept_ = member;
        sweepFeeds_.clear();
        askSweep();
    }
}

void ComparisonService::askSweep() {
    const plan::SweptMember* member = plan::sweptMember(swept_.toStdString());
    if (member == nullptr) {
        sweeping_.withdraw();
        isSweepAsked_ = true;
        sweepFeeds_.clear();
        return;
    }
    sweepFeeds_.arrange(looks_);
    isSweepAsked_ = false;
    sweeping_.run([this, member, contenders = contenders_, calculators = calculators_,
                   &catalogues = document_.catalogues()](const std::stop_token& /*unused*/,
                                                         const Errand::Deliver& deliver) {
        deliver([this, questions = sweepQuestions(*member, contenders, calculators, catalogues)] {
            feedSweep(questions);
        });
    });
}

void ComparisonService::feedSweep(
    const std::vector<std::optional<plan::SweepQuestion>>& questions) {
    isSweepAsked_ = true;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (questions[i]) {
            sweepFeeds_.at(i).ask(Question(*questions[i]));
        } else {
            sweepFeeds_.at(i).withdraw();
        }
    }
    Q_EMIT sweepChanged();
}

std::vector<Report> ComparisonService::sweepReports() const {
    return sweepFeeds_.reports();
}

bool ComparisonService::isSweepCurrent() const {
    return isSweepAsked_ ? sweepFeeds_.hasNothingOld() : !sweepFeeds_.hasAnswers();
}

bool ComparisonService::isSweepComplete() const {
    return isSweepAsked_ && sweepFeeds_.isComplete();
}

void ComparisonService::askDifferences() {
    differences_.reset();
    differing_.run([this, contenders = contenders_, &catalogues = document_.catalogues()](
                       const std::stop_token& /*unused*/, const Errand::Deliver& deliver) {
        deliver([this, differences = differencesOf(contenders, catalogues)] {
            differences_ = differences;
            Q_EMIT comparisonChanged();
        });
    });
}

void ComparisonService::compareReports() {
    const std::vector<Report> reports = feeds_.reports();
    comparison_ =
        reports.empty()
            ? Comparison()
            : compare(reports, std::min(static_cast<std::size_t>(baseline()), reports.size() - 1));
}

bool ComparisonService::isCurrent(int column) const {
    return feeds_.isCurrent(static_cast<std::size_t>(column));
}

bool ComparisonService::isCurrent() const {
    return feeds_.isCurrent();
}

bool ComparisonService::isComplete(int column) const {
    return feeds_.isComplete(static_cast<std::size_t>(column));
}

bool ComparisonService::isComplete() const {
    return feeds_.isComplete();
}

}  // namespace polyplan::ui
