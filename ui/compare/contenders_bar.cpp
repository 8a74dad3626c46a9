#include "ui/compare/contenders_bar.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/plan/strategy_names.h"
#include "core/plan/variations.h"
#include "ui/charts/curve_look.h"
#include "ui/document/plan_document.h"
#include "ui/look/flow_layout.h"
#include "ui/look/metrics.h"
#include "ui/look/mnemonic.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr int mostNameEms = 24;

/// A strategy's name where it may not take more than its share of a row.
QString shortened(const QWidget& widget, const QString& name) {
    return widget.fontMetrics().elidedText(name, Qt::ElideMiddle,
                                           mostNameEms * Metrics(widget.font()).em);
}

/// The piece of line that stands for a strategy in charts.
QIcon sampleIcon(const QWidget& widget, int look) {
    const int height = widget.fontMetrics().height();
    const QSize size(2 * height, height);
    QPixmap pixmap(size * widget.devicePixelRatioF());
    pixmap.setDevicePixelRatio(widget.devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCurveSample(painter, QRectF(QPointF(), size), Theme::of(widget.palette()), look);
    return QIcon(pixmap);
}

QString whyFull() {
    return ContendersBar::tr("Four are set side by side already: take one away first.");
}

/// Takes the widgets out; they stay to be seen, without names.
void takeOut(FlowLayout& layout, std::vector<QWidget*>& widgets) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        item->widget()->setObjectName({});
        widgets.push_back(item->widget());
        delete item;
    }
}

}  // namespace

ContendersBar::ContendersBar(PlanDocument& document, ComparisonService& service, QWidget* parent)
    : QWidget(parent),
      document_(document),
      service_(service),
      chips_(new FlowLayout),
      variations_(new FlowLayout),
      variationsRow_(new QWidget(this)) {
    const Metrics metrics(font());
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(3 * metrics.step, 2 * metrics.step, 3 * metrics.step, metrics.step);
    rows->setSpacing(metrics.step);
    rows->addLayout(chips_);
    variationsRow_->setLayout(variations_);
    variations_->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(variationsRow_);
    connect(&service_, &ComparisonService::picksChanged, this, &ContendersBar::rebuild);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &ContendersBar::rebuild);
    rebuild();
}

QToolButton* ContendersBar::makeChip(const Pick& pick) {
    auto* chip = new QToolButton(this);
    const auto& picks = service_.picks();
    const auto picked = std::ranges::find(picks, pick);
    const bool isPicked = picked != picks.end();
    chip->setCheckable(true);
    chip->setChecked(isPicked);
    const QString name = service_.nameOf(pick).whole();
    chip->setText(withoutMnemonic(shortened(*this, name)));
    chip->setAccessibleName(name);
    chip->setObjectName(QStringLiteral("contender ") + name);
    chip->setFocusPolicy(Qt::StrongFocus);
    if (isPicked) {
        chip->setIcon(sampleIcon(*this, picked->look));
        chip->setIconSize({2 * fontMetrics().height(), fontMetrics().height()});
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    const bool isLast = isPicked && picks.size() == 1;
    chip->setEnabled(isPicked ? !isLast : !service_.isFull());
    const QString help = !chip->isEnabled() && !isPicked ? whyFull()
                         : isPicked ? tr("Set beside the others; click to take it away.")
                                    : tr("Click to set it beside the others.");
    chip->setToolTip(name + u'\n' + help);
    connect(chip, &QToolButton::clicked, this, [this, pick] { service_.toggle(pick); });
    if (pick.document > 0) {
        new QShortcut(
            Qt::Key_Delete, chip, [this, pick] { Q_EMIT removalWanted(pick.document); },
            Qt::WidgetShortcut);
    }
    return chip;
}

void ContendersBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        rebuild();
    }
}

void ContendersBar::rebuild() {
    const QWidget* focused = focusedButton();
    const QString name = focused == nullptr ? QString() : focused->objectName();
    const auto was = std::ranges::find(buttons_, focused, &PickButton::button);
    const std::optional<Pick> pick =
        was == buttons_.end() ? std::nullopt : std::optional(was->pick);
    std::vector<QWidget*> old;
    takeOut(*chips_, old);
    takeOut(*variations_, old);
    buttons_.clear();
    addChips();
    addVariations();
    // Before the old ones go: hiding the one that has the focus hands it on to wherever.
    if (focused != nullptr) {
        focusOn(pick, name);
    }
    for (QWidget* each : old) {
        // It may be the button whose click led here.
        each->hide();
        each->deleteLater();
    }
}

QWidget* ContendersBar::focusedButton() const {
    QWidget* focused = window()->focusWidget();
    return focused != nullptr && isAncestorOf(focused) ? focused : nullptr;
}

/// Gives the focus to the button of a pick, else to the one of that name, else to the first that
/// takes it.
void ContendersBar::focusOn(const std::optional<Pick>& pick, const QString& name) {
    QWidget* next = nullptr;
    for (const PickButton& each : buttons_) {
        if (next == nullptr && each.button->isEnabled() && pick == each.pick) {
            next = each.button;
        }
    }
    if (next == nullptr && !name.isEmpty()) {
        next = findChild<QToolButton*>(name);
    }
    for (int i = 0; (next == nullptr || !next->isEnabled()) && i < chips_->count(); ++i) {
        next = chips_->itemAt(i)->widget();
    }
    // A new child is shown only later by itself, and what is hidden holds no focus.
    next->show();
    next->setFocus(Qt::OtherFocusReason);
}

void ContendersBar::addKeeper(const Pick& pick) {
    auto* keeps = new QToolButton(this);
    keeps->setText(tr("Keep"));
    keeps->setObjectName(QStringLiteral("keep ") + service_.nameOf(pick).whole());
    keeps->setAccessibleName(tr("Keep %1").arg(service_.nameOf(pick).whole()));
    keeps->setToolTip(tr("Makes a strategy of the plan of it."));
    keeps->setFocusPolicy(Qt::StrongFocus);
    connect(keeps, &QToolButton::clicked, this, [this, pick] { keep(pick); });
    chips_->addWidget(keeps);
    buttons_.push_back({keeps, pick});
}

void ContendersBar::addRemover(const Pick& pick) {
    const QString file = service_.fileOf(pick.document);
    auto* removes = new QToolButton(this);
    removes->setText(QStringLiteral("×"));
    removes->setAutoRaise(true);
    removes->setObjectName(QStringLiteral("remove ") + service_.nameOf(pick).whole());
    removes->setAccessibleName(tr("Remove %1").arg(file));
    removes->setToolTip(tr("Removes %1 with all its strategies from here (Delete).").arg(file));
    removes->setFocusPolicy(Qt::NoFocus);
    connect(removes, &QToolButton::clicked, this,
            [this, pick] { Q_EMIT removalWanted(pick.document); });
    chips_->addWidget(removes);
}

void ContendersBar::addChips() {
    std::vector<Pick> all = service_.candidates();
    for (const Pick& pick : service_.picks()) {
        if (!pick.variation.isEmpty()) {
            all.push_back(pick);
        }
    }
    // Those that are picked stand in the order of their columns.
    auto column = service_.picks().begin();
    for (Pick& pick : all) {
        if (service_.isPicked(pick)) {
            pick = *column++;
        }
    }
    for (const Pick& pick : all) {
        QToolButton* chip = makeChip(pick);
        chips_->addWidget(chip);
        buttons_.push_back({chip, pick});
        if (pick.document > 0) {
            addRemover(pick);
        } else if (!pick.variation.isEmpty()) {
            addKeeper(pick);
        }
    }
    auto* open = new QToolButton(this);
    open->setText(tr("Another plan…"));
    open->setObjectName("anotherPlan");
    open->setFocusPolicy(Qt::StrongFocus);
    open->setToolTip(
        tr("Sets the strategies of another plan beside these; it can also be dropped here."));
    connect(open, &QToolButton::clicked, this, &ContendersBar::planWanted);
    chips_->addWidget(open);
    if (service_.isFull()) {
        auto* full = new QLabel(whyFull());
        full->setObjectName("fullNote");
        full->setForegroundRole(QPalette::PlaceholderText);
        chips_->addWidget(full);
    }
}

/// That of the plan whose variations are offered: the one that is shown in the tabs if it is set
/// beside the others, else the baseline's, else the first one's. None where all are of further
/// plans.
std::optional<int> ContendersBar::variedStrategy() const {
    const int shown = document_.strategyIndex();
    const auto& picks = service_.picks();
    const auto isOwn = [](const Pick& pick) { return pick.document == 0; };
    const auto first = std::ranges::find_if(picks, isOwn);
    if (first == picks.end()) {
        return std::nullopt;
    }
    const Pick& baseline = picks[static_cast<std::size_t>(service_.baseline())];
    return service_.isPicked({0, shown, {}}) ? shown
           : isOwn(baseline)                 ? baseline.strategy
                                             : first->strategy;
}

void ContendersBar::addVariations() {
    const std::optional<int> varied = variedStrategy();
    variationsRow_->setVisible(varied.has_value());
    if (!varied) {
        return;
    }
    const auto strategy = static_cast<std::size_t>(*varied);
    const auto variations = plan::variationsOf(document_.plan(), strategy, document_.catalogues());
    const QString name = toQString(document_.plan().strategies[strategy].name);
    auto* label = new QLabel(tr("What if “%1” were:").arg(shortened(*this, name)));
    label->setTextFormat(Qt::PlainText);
    label->setObjectName("variedStrategy");
    label->setForegroundRole(QPalette::PlaceholderText);
    variations_->addWidget(label);
    bool isEmpty = true;
    for (const plan::Variation& variation : variations) {
        const Pick pick{0, *varied, toQString(variation.id)};
        if (service_.isPicked(pick)) {
            continue;
        }
        auto* button = new QToolButton(this);
        button->setText(toQString(variation.label));
        button->setObjectName(QStringLiteral("try ") + pick.variation);
        button->setAccessibleName(tr("Try %1").arg(button->text()));
        button->setToolTip(service_.isFull() ? whyFull() : toQString(variation.help));
        button->setEnabled(!service_.isFull());
        button->setFocusPolicy(Qt::StrongFocus);
        button->installEventFilter(this);
        connect(button, &QToolButton::clicked, this, [this, pick] { service_.toggle(pick); });
        variations_->addWidget(button);
        buttons_.push_back({button, pick});
        isEmpty = false;
    }
    variationsRow_->setVisible(!isEmpty);
}

/// The row closes up behind a variation that is tried: the second click of a double click would try
/// the next one.
bool ContendersBar::eventFilter(QObject* watched, QEvent* event) {
    return event->type() == QEvent::MouseButtonDblClick || QWidget::eventFilter(watched, event);
}

void ContendersBar::keep(const Pick& pick) {
    const auto variation =
        plan::variationOf(document_.plan(), static_cast<std::size_t>(pick.strategy),
                          pick.variation.toStdString(), document_.catalogues());
    if (!variation) {
        return;
    }
    const auto& strategies = document_.plan().strategies;
    const std::size_t before = strategies.size();
    const std::string name = plan::freeName(strategies, service_.keptNameOf(pick));
    service_.keep(pick, toEditable(name));
    document_.edit(tr("Keep “%1”").arg(toQString(name)), [&](PlanDocument::Draft& draft) {
        draft.plan.strategies.push_back(
            variation->document.strategies[static_cast<std::size_t>(pick.strategy)]);
        draft.plan.strategies.back().name = name;
    });
    if (focusedButton() != nullptr && strategies.size() > before) {
        focusOn(Pick{0, static_cast<int>(before), {}}, {});
    }
}

}  // namespace polyplan::ui
