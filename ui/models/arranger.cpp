#include "ui/models/arranger.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "ui/document/plan_document.h"
#include "ui/look/text.h"

namespace polyplan::ui {

using nethack::polypile::Objective;

namespace {

/// Less than five seconds on two cores for a line of 60 stacks.
constexpr int arrangingRounds = 6'000;
/// Then it ends with the best so far: large piles of many thousand things take longer.
constexpr std::chrono::seconds longest{10};

}  // namespace

Arranger::Arranger(PlanDocument& document, QObject* parent)
    : QObject(parent), document_(document), errand_(document.worker(), Worker::Weight::Urgent) {
    limit_.setSingleShot(true);
    limit_.setInterval(longest);
    connect(&limit_, &QTimer::timeout, this, &Arranger::stop);
    connect(&document_, &PlanDocument::planChanged, this, &Arranger::forget);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &Arranger::forget);
}

Arranger::~Arranger() = default;

void Arranger::start(const plan::ArrangingChoice& choice) {
    choice_ = choice;
    found_.reset();
    fault_.clear();
    stop_.emplace();
    ++seed_;
    limit_.start();
    errand_.run([this, choice, document = document_.plan(), strategy = document_.strategyIndex(),
                 catalogues = &document_.catalogues(), seed = seed_,
                 stop = *stop_](const std::stop_token& dropped, const Errand::Deliver& deliver) {
        const std::stop_callback isDropped(dropped, [stop]() mutable { stop.request_stop(); });
        auto result = plan::arranged(
            document, document.strategies[static_cast<std::size_t>(strategy)], *catalogues, choice,
            {.rounds = arrangingRounds,
             .seed = seed,
             .stop = stop.get_token(),
             .progress = [this, &deliver](double share, double best) {
                 deliver([this, share, best] {
                     if (!stop_->stop_requested()) {
                         Q_EMIT progressed(shareDone(share), best);
                     }
                 });
             }});
        deliver([this, result = std::move(result)]() mutable { finish(std::move(result)); });
    });
}

void Arranger::stop() {
    if (stop_) {
        stop_->request_stop();
    }
}

double Arranger::shareDone(double ofRounds) const {
    const double left = std::max(0, limit_.remainingTime());
    return std::max(ofRounds, 1.0 - left / static_cast<double>(limit_.interval()));
}

void Arranger::finish(std::variant<plan::ArrangedLine, plan::ArrangingFault> result) {
    stop_.reset();
    limit_.stop();
    if (const auto* why = std::get_if<plan::ArrangingFault>(&result)) {
        fault_ = toQString(*why);
    } else {
        found_ = std::get<plan::ArrangedLine>(std::move(result));
    }
    Q_EMIT ended();
}

void Arranger::forget() {
    if (!isRunning() && !found_ && fault_.isEmpty()) {
        return;
    }
    errand_.withdraw();
    limit_.stop();
    stop_.reset();
    found_.reset();
    fault_.clear();
    Q_EMIT ended();
}

void Arranger::take() {
    if (!found_) {
        return;
    }
    const plan::ArrangedLine line = *std::exchange(found_, std::nullopt);
    document_.edit(tr("Arrange for %1").arg(objectiveText(choice_.objective)),
                   [&](PlanDocument::Draft& draft) {
                       draft.polypile.line = line.strategy.polypile->line;
                       draft.inventory = *line.strategy.inventory;
                       draft.selection.clear();
                   });
}

QString objectiveText(Objective objective) {
    switch (objective) {
        case Objective::AllGoals:
            return Arranger::tr("all goals");
        case Objective::AnyGoal:
            return Arranger::tr("any goal");
        case Objective::WantedItems:
            return Arranger::tr("wanted things on average");
        case Objective::LeastLoss:
            break;
    }
    return Arranger::tr("the least loss");
}

}  // namespace polyplan::ui
