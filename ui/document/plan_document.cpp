#include "ui/document/plan_document.h"

#include <QStringList>
#include <QUndoCommand>
#include <algorithm>
#include <utility>
#include <variant>

#include "core/plan/changed_parts.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

constexpr int undoLimit = 500;
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
          before_(std::move(before)),
          after_(std::move(after)) {}

    void undo() override { document_.goTo(before_); }
    void redo() override {
        if (std::exchange(isDone_, true)) {
            document_.goTo(after_);
        } else {
            document_.restore(after_);
        }
    }
    int id() const override { return mergeKey_.isEmpty() ? -1 : mergeableId; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = dynamic_cast<const PlanEdit*>(other);
        if (next == nullptr || next->mergeKey_ != mergeKey_ ||
            next->before_.content.index() != before_.content.index() ||
            next->after_.strategyIndex != before_.strategyIndex) {
            return false;
        }
        after_ = next->after_;
        setObsolete(after_.content == before_.content);
        return true;
    }

  private:
    PlanDocument& document_;
    QString mergeKey_;
    State before_;
    State after_;
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
    Q_EMIT planChanged();
    if (indexChanges) {
        Q_EMIT strategyIndexChanged(strategyIndex_);
    }
    if (selectionChanges) {
        Q_EMIT selectionChanged();
    }
}

const plan::Strategy& PlanDocument::strategy() const {
    static const plan::Strategy none;
    return plan_.strategies.empty() ? none
                                    : plan_.strategies[static_cast<std::size_t>(strategyIndex_)];
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
}

/// By undo or redo, which may change what is not on the screen.
void PlanDocument::goTo(const State& state) {
    const plan::Document before = plan_;
    restore(state);
    ++mergeSeries_;
    QStringList parts;
    for (const std::string_view part :
         plan::changedParts(before, plan_, static_cast<std::size_t>(strategyIndex_), catalogues_)) {
        parts.append(toQString(part));
    }
    Q_EMIT restored(parts);
}

void PlanDocument::restore(const State& state) {
    if (const auto* strategy = std::get_if<plan::Strategy>(&state.content)) {
        plan_.strategies[static_cast<std::size_t>(state.strategyIndex)] = *strategy;
    } else {
        plan_ = std::get<plan::Document>(state.content);
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
}

}  // namespace polyplan::ui
