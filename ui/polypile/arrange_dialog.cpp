#include "ui/polypile/arrange_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>

#include "core/nethack/polypile/report.h"
#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/report_text.h"
#include "ui/parts/form.h"
#include "ui/parts/line_strip.h"
#include "ui/parts/opening_size.h"
#include "ui/polypile/arrange_inventory.h"

namespace polyplan::ui {

using nethack::polypile::Objective;

namespace {

constexpr std::array arrangeableFor = {Objective::AllGoals, Objective::AnyGoal,
                                       Objective::WantedItems, Objective::LeastLoss};
constexpr int permille = 1000;

/// "31 stacks of the line and 4 of the inventory; in the inventory stays: 1 artifact, 2 containers;
/// 2 pinned, which stay where they are."
QString stacksInWords(const PlanDocument& document, const ArrangeInventory& inventory) {
    int ofLine = 0;
    int pinned = 0;
    for (const plan::Pile& pile : document.polypile().line) {
        ofLine += static_cast<int>(pile.stacks.size());
        pinned += static_cast<int>(std::ranges::count_if(pile.stacks, &plan::Stack::pinned));
    }
    const int carried = inventory.laidOutCount();
    const QString stays = inventory.staysInWords();
    if (ofLine + inventory.count() == 0) {
        return {};
    }
    const int first = ofLine > 0 ? ofLine : carried;
    QString words =
        first == 1 ? ArrangeDialog::tr("1 stack") : ArrangeDialog::tr("%1 stacks").arg(first);
    words +=
        ofLine > 0 ? ArrangeDialog::tr(" of the line") : ArrangeDialog::tr(" of the inventory");
    if (ofLine > 0 && carried > 0) {
        words += ArrangeDialog::tr(" and %1 of the inventory").arg(carried);
    }
    if (!stays.isEmpty()) {
        words += ArrangeDialog::tr("; in the inventory stays: %1").arg(stays);
    }
    if (pinned > 0) {
        words += ArrangeDialog::tr("; %1 pinned, which stay where they are").arg(pinned);
    }
    words += QStringLiteral(". ");
    return ofLine > 0 && pinned == 0
               ? words + ArrangeDialog::tr("P pins the selected ones to their square. ")
               : words;
}

/// Nothing lies there: whatever is laid out is more.
bool isEmpty(const plan::Polypile& polypile) {
    return std::ranges::all_of(polypile.line,
                               [](const plan::Pile& pile) { return pile.stacks.empty(); });
}

/// "42.1 %", "0.31 items lost": items are told with what becomes of them. Of several rare things
/// all together are rarer than other figures are shown, and the best layout is sought all the same:
/// "0.00043 %".
QString objectiveText(Objective objective, double value) {
    constexpr double leastShown = 1e-4;
    const Unit unit = unitOf(objective);
    const bool isRare = unit == Unit::Probability && value > 0.0 && value < leastShown;
    const auto digits = [](double hundredths) {
        return 1 - static_cast<int>(std::floor(std::log10(hundredths)));
    };
    const QString text = isRare ? decimal(100 * value, digits(100 * value)) + QStringLiteral(" %")
                                : valueText(value, unit);
    return objective == Objective::LeastLoss     ? ArrangeDialog::tr("%1 lost").arg(text)
           : objective == Objective::WantedItems ? ArrangeDialog::tr("%1 wanted").arg(text)
                                                 : text;
}

/// Better by what is shown, too: a difference that the figures don't show is none to go by.
bool looksBetter(Objective objective, const plan::ArrangedLine& found) {
    return nethack::polypile::isBetter(objective, found.after, found.before) &&
           objectiveText(objective, found.after) != objectiveText(objective, found.before);
}

/// "Chance of all goals: "; empty for items, whose figures say of what they are.
QString subjectOf(Objective objective) {
    return unitOf(objective) == Unit::Probability
               ? ArrangeDialog::tr("Chance of %1: ").arg(ui::objectiveText(objective))
               : QString();
}

QString outcomeInWords(Objective objective, const plan::ArrangedLine& found, bool isFirst) {
    const QString now = objectiveText(objective, found.before);
    const QString arranged = objectiveText(objective, found.after);
    const QString tried = decimal(found.rounds);
    if (isFirst) {
        return ArrangeDialog::tr("%1 arranged; %2 layouts were tried.").arg(arranged, tried);
    }
    if (looksBetter(objective, found)) {
        return ArrangeDialog::tr("%1 now, %2 arranged; %3 layouts were tried.")
            .arg(now, arranged, tried);
    }
    if (nethack::polypile::isBetter(objective, found.after, found.before)) {
        return ArrangeDialog::tr(
                   "%1 now; the best of %2 layouts that were tried is no better than now by what "
                   "is shown.")
            .arg(now, tried);
    }
    return ArrangeDialog::tr("%1 now; none of %2 layouts that were tried is better.")
        .arg(now, tried);
}

QString hitInWords(const plan::ArrangedLine& found, bool isFirst) {
    if (!found.hit) {
        return {};
    }
    return u' ' + itemsHitWords(found.hit->after,
                                isFirst ? std::nullopt : std::optional(found.hit->before));
}

/// " No layout that was tried reaches … Arrange for any goal to have the others."
QString unreachedInWords(Objective objective, const ObjectTable& table,
                         const plan::ArrangedLine& found) {
    if (found.unreached.empty()) {
        return {};
    }
    const bool hasOthers = found.unreached.size() < found.strategy.polypile->goals.size();
    return u' ' + toQString(plan::unreachedInWords(found, table)) +
           (objective == Objective::AllGoals && hasOthers
                ? ArrangeDialog::tr(" Arrange for any goal to have the others.")
                : QString());
}

/// "A label is dropped", "Labels and engravings are dropped"
QString droppedKinds(const std::vector<plan::DroppedLabel>& dropped) {
    const bool isOne = dropped.size() == 1;
    const auto engraved = std::ranges::count_if(dropped, &plan::DroppedLabel::isEngraved);
    if (engraved == 0) {
        return isOne ? ArrangeDialog::tr("A label is dropped")
                     : ArrangeDialog::tr("Labels are dropped");
    }
    if (engraved < std::ssize(dropped)) {
        return ArrangeDialog::tr("Labels and engravings are dropped");
    }
    return isOne ? ArrangeDialog::tr("An engraving is dropped")
                 : ArrangeDialog::tr("Engravings are dropped");
}

/// " Labels are dropped, as their piles hold other stacks then: “horns” (square 1), “junk” (square
/// 2)."
QString droppedInWords(const plan::ArrangedLine& found) {
    constexpr std::size_t mostNamed = 5;
    const std::size_t count = found.droppedLabels.size();
    if (count == 0) {
        return {};
    }
    QStringList labels;
    for (const plan::DroppedLabel& label :
         found.droppedLabels | std::views::take(count <= mostNamed ? count : mostNamed - 1)) {
        labels << ArrangeDialog::tr("“%1” (square %2)")
                      .arg(toQString(label.text), QString::number(label.distance));
    }
    QString list = labels.join(QStringLiteral(", "));
    if (count > mostNamed) {
        list += ArrangeDialog::tr(" and %1 more").arg(count + 1 - mostNamed);
    }
    return (count == 1 ? ArrangeDialog::tr(" %1, as its pile holds other stacks then: %2.")
                       : ArrangeDialog::tr(" %1, as their piles hold other stacks then: %2."))
        .arg(droppedKinds(found.droppedLabels), list);
}

}  // namespace

ArrangeDialog::ArrangeDialog(PlanDocument& document, QWidget* parent)
    : QDialog(parent), document_(document), arranger_(new Arranger(document, this)) {
    const Metrics metrics(font());
    setObjectName("arrange");
    setWindowTitle(tr("Arrange for me"));
    setAccessibleName(windowTitle());
    about_ = new QLabel(this);
    about_->setObjectName("arrangeAbout");
    about_->setTextFormat(Qt::PlainText);
    about_->setWordWrap(true);
    about_->setForegroundRole(QPalette::PlaceholderText);
    lines_ = new LineStrip(document.catalogues(), this);
    lines_->setContentsMargins(0, 0, 0, 0);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * metrics.step);
    layout->addWidget(about_);
    layout->addWidget(buildChoices());
    buildInventory(*layout);
    layout->addWidget(buildProgress());
    layout->addWidget(lines_);
    layout->addStretch();
    layout->addWidget(buildButtons());
    setOpeningSize(*this, {100 * fontMetrics().averageCharWidth(), 36 * metrics.line});
    connect(arranger_, &Arranger::progressed, this, &ArrangeDialog::progress);
    connect(arranger_, &Arranger::ended, this, &ArrangeDialog::showEnd);
    connect(objective_, &QComboBox::currentIndexChanged, arranger_, &Arranger::forget);
    connect(first_, &QSpinBox::valueChanged, arranger_, &Arranger::forget);
    connect(last_, &QSpinBox::valueChanged, arranger_, &Arranger::forget);
    connect(inventory_, &ArrangeInventory::changed, arranger_, &Arranger::forget);
    connect(inventory_, &ArrangeInventory::changed, this, &ArrangeDialog::showStacks);
    connect(&document_, &PlanDocument::planChanged, this, &ArrangeDialog::showStacks);
    showStacks();
    showEnd();
}

void ArrangeDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    lines_->setRoom(height() / 2);
}

QWidget* ArrangeDialog::buildChoices() {
    objective_ = new QComboBox(this);
    objective_->setObjectName("arrangeFor");
    objective_->setAccessibleName(tr("Arrange for"));
    objective_->setToolTip(
        tr("The chance that all goals, or any, are reached; the mean number of things that goals "
           "name; or the mean number of items lost to shock and golem, the fewer the better."));
    const bool hasGoals = !document_.polypile().goals.empty();
    for (const Objective each : arrangeableFor) {
        objective_->addItem(objectiveText(each), static_cast<int>(each));
        if (each != Objective::LeastLoss && !hasGoals) {
            auto* items = qobject_cast<QStandardItemModel*>(objective_->model());
            items->item(objective_->count() - 1)->setEnabled(false);
        }
    }
    objective_->setCurrentIndex(hasGoals ? 0 : objective_->count() - 1);
    int farthest = plan::usualSquares;
    for (const plan::Pile& pile : document_.polypile().line) {
        farthest = std::max(farthest, pile.distance);
    }
    first_ = numberField("arrangeFirst", tr("First square"),
                         tr("Piles lie on this square and those beyond it."),
                         plan::limits::distance, this);
    last_ = numberField("arrangeLast", tr("Last square"),
                        tr("No pile lies beyond this square. The beam of a zap may end after "
                           "seven (zap.c weffects())."),
                        plan::limits::distance, this);
    first_->setValue(1);
    last_->setValue(farthest);
    connect(first_, &QSpinBox::valueChanged, last_, &QSpinBox::setMinimum);
    connect(last_, &QSpinBox::valueChanged, first_, &QSpinBox::setMaximum);
    first_->setMaximum(farthest);
    return formRow(tr("Arrange"),
                   {labelledField(tr("&for"), objective_), labelledField(tr("s&quares"), first_),
                    labelledField(tr("&to"), last_)},
                   this);
}

void ArrangeDialog::buildInventory(QBoxLayout& layout) {
    inventory_ = new ArrangeInventory(document_, this);
    inventoryLabel_ = new QLabel(tr("Laid out of the &inventory"), this);
    inventoryLabel_->setBuddy(inventory_);
    layout.addWidget(inventoryLabel_);
    layout.addWidget(inventory_, 1);
}

void ArrangeDialog::showStacks() {
    about_->setText(
        stacksInWords(document_, *inventory_) +
        tr("The best of many layouts that are tried is shown; nothing changes until you use it."));
    const bool isCarrying = inventory_->count() > 0;
    inventoryLabel_->setVisible(isCarrying);
    inventory_->setVisible(isCarrying);
}

QWidget* ArrangeDialog::buildProgress() {
    auto* panel = new QWidget(this);
    auto* rows = new QVBoxLayout(panel);
    rows->setContentsMargins(0, 0, 0, 0);
    share_ = new QProgressBar(panel);
    share_->setObjectName("arrangeProgress");
    share_->setAccessibleName(tr("Share of the layouts that were tried"));
    share_->setRange(0, permille);
    share_->setTextVisible(false);
    QSizePolicy kept = share_->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    share_->setSizePolicy(kept);
    outcome_ = new QLabel(panel);
    outcome_->setObjectName("arrangeOutcome");
    outcome_->setTextFormat(Qt::PlainText);
    outcome_->setWordWrap(true);
    rows->addWidget(share_);
    rows->addWidget(outcome_);
    return panel;
}

QWidget* ArrangeDialog::buildButtons() {
    auto* buttons = new QDialogButtonBox(this);
    start_ = buttons->addButton(tr("&Arrange"), QDialogButtonBox::ActionRole);
    start_->setObjectName("arrangeStart");
    use_ = buttons->addButton(tr("&Use this layout"), QDialogButtonBox::AcceptRole);
    use_->setObjectName("arrangeUse");
    use_->setToolTip(tr("Lays the line out so, as one step that can be undone."));
    buttons->addButton(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(start_, &QPushButton::clicked, this, &ArrangeDialog::startOrStop);
    connect(buttons, &QDialogButtonBox::accepted, this, &ArrangeDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

plan::ArrangingChoice ArrangeDialog::choice() const {
    return {.objective = static_cast<Objective>(objective_->currentData().toInt()),
            .squares = Range{first_->value(), last_->value()},
            .laysOut = inventory_->laysOut()};
}

void ArrangeDialog::startOrStop() {
    if (arranger_->isRunning()) {
        arranger_->stop();
        say(tr("Stopping …"));
        return;
    }
    arranger_->forget();
    arranger_->start(choice());
    share_->setValue(0);
    share_->show();
    start_->setText(tr("&Stop"));
    start_->setToolTip(tr("Ends the search with the best layout so far."));
    use_->setEnabled(false);
    say(tr("Trying layouts …"));
}

void ArrangeDialog::progress(double share, double best) {
    share_->setValue(qRound(share * permille));
    const Objective objective = arranger_->choice().objective;
    say(subjectOf(objective) + tr("best so far %1").arg(valueText(best, unitOf(objective))));
}

void ArrangeDialog::showEnd() {
    const plan::ArrangedLine* found = arranger_->found();
    std::vector<plan::Contender> contenders;
    const auto add = [&](const QString& name, const plan::Strategy& strategy) {
        auto document = std::make_shared<plan::Document>(document_.plan());
        document->strategies = {strategy};
        contenders.push_back({.document = std::move(document),
                              .strategy = 0,
                              .file = {},
                              .name = name.toStdString()});
    };
    add(tr("As it lies"), document_.strategy());
    const bool isFirst = isEmpty(document_.polypile());
    const bool isBetter =
        found != nullptr && (isFirst || looksBetter(arranger_->choice().objective, *found));
    if (found != nullptr) {
        add(tr("Arranged"), found->strategy);
        say(subjectOf(arranger_->choice().objective) +
            outcomeInWords(arranger_->choice().objective, *found, isFirst) +
            hitInWords(*found, isFirst) +
            unreachedInWords(arranger_->choice().objective, *document_.table(), *found) +
            (found->isOfOneShuffle ? tr(" Reckoned for one of the ways that the unknown "
                                        "appearances may be: their average takes longer.")
                                   : QString()) +
            (isBetter ? droppedInWords(*found) : QString()) +
            (document_.polypile().zaps > 1 ? tr(" Reckoned for the first zap.") : QString()));
    } else {
        say(arranger_->fault());
    }
    lines_->setContenders(std::move(contenders));
    share_->hide();
    start_->setText(found != nullptr ? tr("Try &again") : tr("&Arrange"));
    start_->setToolTip(found != nullptr ? tr("Searches once more, with other dice.")
                                        : tr("Looks for the best layout."));
    use_->setEnabled(isBetter);
    (isBetter ? use_ : start_)->setDefault(true);
}

void ArrangeDialog::say(const QString& words) {
    outcome_->setText(words);
}

void ArrangeDialog::accept() {
    if (use_->isEnabled()) {
        arranger_->take();
        QDialog::accept();
    }
}

}  // namespace polyplan::ui
