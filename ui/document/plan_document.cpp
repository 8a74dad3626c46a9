#include "ui/document/plan_document.h"

#include <QStringList>
#include <QUndoCommand>
#include <algorithm>
#include <utility>
#include <variant>

#include "core/plan/changed_parts.h"
#include "core/plan/edits/growth.h"
#include "core/plan/line_of.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

constexpr int undoLimit = 500;
/// In all states that undo steps hold: 50 to 100 MB.
constexpr std::size_t mostStacksKept = 200'000;
constexpr int mergeableId = 1;

/// Takes the lists of strategies away for as long as it lives.
class WithoutStrategies {
  public:
    explicit WithoutStrategies(plan::Document& plan) : plan_(plan) {
        plan_.strategies.swap(strategies_);
    }
    ~WithoutStrategies() { plan_.strategies.swap(strategies_); }
    WithoutStrategies(const WithoutStrategies&) = delete;
    WithoutStrategies& operator=(const WithoutStrategies&) = delete;

  private:
    plan::Document& plan_;
    std::vector<plan::Strategy> strategies_;
};

bool differOnlyInStrategy(plan::Document& a, plan::Document& b, int index) {
    if (a.strategies.size() != b.strategies.size() || index >= std::ssize(a.strategies)) {
        return false;
    }
    for (std::size_t i = 0; i < a.strategies.size(); ++i) {
        if (static_cast<int>(i) != index && a.strategies[i] != b.strategies[i]) {
            return false;
        }
    }
    const WithoutStrategies aside(a);
    const WithoutStrategies alsoAside(b);
    return a == b;
}

/// An empty one where there is none.
const plan::Strategy& strategyAt(const plan::Document& plan, int index) {
    static const plan::Strategy none;
    const auto at = static_cast<std::size_t>(index);
    return at < plan.strategies.size() ? plan.strategies[at] : none;
}

/// What a strategy of another state of the plan was there: the same in another place, else the one
/// in its place.
const plan::Strategy& counterpart(const plan::Document& plan, const plan::Strategy& strategy,
                                  int index) {
    const auto same = std::ranges::find(plan.strategies, strategy);
    return same == plan.strategies.end() ? strategyAt(plan, index) : *same;
}

}  // namespace

/// One undo step: what the plan was before and after, as little of it as tells the two apart.
class PlanEdit : public QUndoCommand {
  public:
    using State = PlanDocument::State;

    PlanEdit(PlanDocument& document, const QString& text, QString mergeKey, State before,
             State after)
        : QUndoCommand(text),
          document_(document),
          mergeKey_(std::move(mergeKey)),
          states_(new States{std::move(before), std::move(after)}) {}

    /// What was forgotten leaves the history without a trace.
    void undo() override {
        if (states_->areForgotten) {
            setObsolete(true);
        } else {
            document_.goTo(states_->before);
        }
    }
    void redo() override {
        if (std::exchange(isDone_, true)) {
            document_.goTo(states_->after);
        } else {
            document_.restore(states_->after);
        }
    }
    std::size_t stacks() const {
        const auto count = [](const State& state) {
            return std::visit([](const auto& content) { return plan::stackCount(content); },
                              state.content);
        };
        return count(states_->before) + count(states_->after);
    }
    /// Const as the undo stack hands its commands out. Not of a step that was undone.
    void forget() const { *states_ = {.before = {}, .after = {}, .areForgotten = true}; }
    int id() const override { return mergeKey_.isEmpty() ? -1 : mergeableId; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = dynamic_cast<const PlanEdit*>(other);
        if (next == nullptr || next->mergeKey_ != mergeKey_ ||
            next->states_->before.content.index() != states_->before.content.index() ||
            next->states_->before.strategyIndex != states_->after.strategyIndex) {
            return false;
        }
        states_->after = next->states_->after;
        setText(next->text());
        setObsolete(states_->after.content == states_->before.content);
        return true;
    }

  private:
    struct States {
        State before;
        State after;
        bool areForgotten = false;
    };

    PlanDocument& document_;
    QString mergeKey_;
    std::unique_ptr<States> states_;
    bool isDone_ = false;
};

PlanDocument::PlanDocument(const plan::Catalogues& catalogues, QObject* parent)
    : QObject(parent), catalogues_(catalogues), worker_(std::make_unique<Worker>()) {
    undoStack_.setUndoLimit(undoLimit);
}

void PlanDocument::reset(plan::Document plan) {
    undoStack_.clear();
    undoStack_.setClean();  // clearing does not, where nothing was to be undone
    const bool indexChanges = strategyIndex_ != 0;
    const bool selectionChanges = !selection_.empty();
    plan_ = std::move(plan);
    strategyIndex_ = 0;
    selection_.clear();
    ++revision_;
    Q_EMIT planReset();
    Q_EMIT planChanged();
    if (indexChanges) {
        Q_EMIT strategyIndexChanged(strategyIndex_);
    }
    if (selectionChanges) {
        Q_EMIT selectionChanged();
    }
}

const plan::Strategy& PlanDocument::strategy() const {
    return strategyAt(plan_, strategyIndex_);
}

const plan::Polypile& PlanDocument::polypile() const {
    static const plan::Polypile none;
    const auto& polypile = strategy().polypile;
    return polypile ? *polypile : none;
}

void PlanDocument::setStrategyIndex(int index) {
    if (index == strategyIndex_ || index < 0 || index >= std::ssize(plan_.strategies)) {
        return;
    }
    strategyIndex_ = index;
    const bool selectionChanges = !selection_.empty();
    selection_.clear();
    ++revision_;
    Q_EMIT strategyIndexChanged(index);
    if (selectionChanges) {
        Q_EMIT selectionChanged();
    }
}

void PlanDocument::setSelection(Selection selection) {
    selection = plan::tidied(std::move(selection), polypile());
    if (selection == selection_) {
        return;
    }
    selection_ = std::move(selection);
    Q_EMIT selectionChanged();
}

plan::Settings PlanDocument::settings() const {
    return plan::settingsOf(plan_, strategy(), catalogues_);
}

const nethack::Knowledge& PlanDocument::knownInLine() const {
    if (!known_ || known_->revision != revision_) {
        known_ = {.revision = revision_,
                  .known = plan::knownInLine(plan_, strategy(), catalogues_)};
    }
    return known_->known;
}

nethack::Game PlanDocument::game() const {
    return plan::gameOf(plan_, strategy());
}

const ObjectTable* PlanDocument::table() const {
    return catalogues_.objects(game());
}

std::vector<plan::Stack> PlanDocument::inventory() const {
    return plan::inventoryOf(plan_, strategy(), catalogues_);
}

void PlanDocument::edit(const QString& text, const Change& change, const QString& mergeKey) {
    auto [edited, index, selection] =
        plan::edited({.plan = plan_, .strategyIndex = strategyIndex_, .selection = selection_},
                     change, catalogues_);
    if (edited == plan_) {
        setStrategyIndex(index);
        setSelection(std::move(selection));
        return;
    }
    if (const plan::Refusal refusal = plan::refuseGrowth(plan_, edited)) {
        Q_EMIT planChanged();  // for what shows already what it has asked for
        Q_EMIT refused(toQString(*refusal));
        return;
    }
    State before{.content = {}, .strategyIndex = strategyIndex_, .selection = selection_};
    State after{.content = {}, .strategyIndex = index, .selection = std::move(selection)};
    if (index == strategyIndex_ && differOnlyInStrategy(plan_, edited, index)) {
        const auto at = static_cast<std::size_t>(index);
        before.content = plan_.strategies[at];
        after.content = std::move(edited.strategies[at]);
    } else {
        before.content = plan_;
        after.content = std::move(edited);
    }
    const QString key =
        mergeKey.isEmpty() ? QString() : QStringLiteral("%1 %2").arg(mergeKey).arg(mergeSeries_);
    undoStack_.push(new PlanEdit(*this, text, key, std::move(before), std::move(after)));
    forgetOldSteps();
}

void PlanDocument::forgetOldSteps() {
    std::size_t kept = 0;
    for (int i = undoStack_.count() - 1; i >= 0; --i) {
        const auto* step = static_cast<const PlanEdit*>(undoStack_.command(i));
        kept += step->stacks();
        if (kept > mostStacksKept && i + 1 < undoStack_.count()) {
            step->forget();
            if (undoStack_.cleanIndex() <= i) {
                undoStack_.resetClean();
            }
        }
    }
}

/// By undo or redo, which may change what is not on the screen.
void PlanDocument::goTo(const State& state) {
    const Content before = restore(state);
    endMerging();
    const auto* all = std::get_if<plan::Document>(&before);
    const plan::StrategyIn was = {all == nullptr ? plan_ : *all,
                                  all == nullptr ? std::get<plan::Strategy>(before)
                                                 : counterpart(*all, strategy(), strategyIndex_)};
    QStringList parts;
    for (const std::string_view part : plan::changedParts(was, {plan_, strategy()}, catalogues_)) {
        parts.append(toQString(part));
    }
    Q_EMIT restored(parts, was.strategy);
}

PlanDocument::Content PlanDocument::restore(const State& state) {
    Content content = state.content;
    if (auto* strategy = std::get_if<plan::Strategy>(&content)) {
        std::swap(plan_.strategies[static_cast<std::size_t>(state.strategyIndex)], *strategy);
    } else {
        std::swap(plan_, std::get<plan::Document>(content));
    }
    const bool indexChanges = strategyIndex_ != state.strategyIndex;
    const bool selectionChanges = selection_ != state.selection;
    strategyIndex_ = state.strategyIndex;
    selection_ = state.selection;
    ++revision_;
    Q_EMIT planChanged();
    if (indexChanges) {
        Q_EMIT strategyIndexChanged(strategyIndex_);
    }
    if (selectionChanges) {
        Q_EMIT selectionChanged();
    }
    return content;
}

}  // namespace polyplan::ui
