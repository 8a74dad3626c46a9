#include "ui/engraving/writer_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/document/plan_document.h"
#include "ui/look/kept_room.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/engraving_words.h"
#include "ui/parts/buttons.h"
#include "ui/parts/form.h"
#include "ui/parts/plain_line.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/typing_steps.h"

namespace polyplan::ui {

using nethack::engraving::Action;
using nethack::engraving::Condition;
using nethack::engraving::RidingSkill;
using nethack::engraving::Surface;
using nethack::engraving::Type;

namespace {

constexpr int noText = 0;       ///< row of the box that says that nothing stands there
constexpr int effectLines = 4;  ///< of what a state does, before its width is known

/// What a state does, after its name.
QString effectOf(Condition condition) {
    const auto [name, rule] = engraving_words::condition(condition);
    return WriterPanel::tr("%1: %2").arg(name, rule);
}

template <typename Value>
void addWords(QComboBox& box, const std::vector<Value>& values,
              engraving_words::Word (*word)(Value)) {
    for (const Value value : values) {
        const auto [name, rule] = word(value);
        box.addItem(name, static_cast<int>(value));
        box.setItemData(box.count() - 1, rule, Qt::ToolTipRole);
    }
}

}  // namespace

WriterPanel::WriterPanel(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      more_(new QToolButton(this)),
      moreMenu_(new QMenu(more_)),
      effects_(new QLabel(this)),
      ridingSkill_(new QComboBox(this)),
      surface_(new QComboBox(this)),
      undisturbed_(new QCheckBox(tr("nobody has written on it yet"), this)),
      existing_(new QComboBox(this)),
      existingText_(new PlainLine(this)),
      fault_(new QLabel(this)),
      action_(new QComboBox(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * metrics.step, metrics.step, 2 * metrics.step, 2 * metrics.step);
    layout->setSpacing(metrics.step);
    buildConditions();
    buildSquare();
    tabAsRead(*this);
    connect(&document_, &PlanDocument::planChanged, this, &WriterPanel::showPlan);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, [this] {
        shownText_.clear();
        showPlan();
    });
    showPlan();
}

void WriterPanel::buildConditions() {
    auto* layout = static_cast<QVBoxLayout*>(this->layout());
    layout->addWidget(new SectionLabel(tr("You are"), this));
    auto* grid = new QGridLayout;
    const Metrics metrics(font());
    grid->setHorizontalSpacing(2 * metrics.step);
    grid->setVerticalSpacing(metrics.step / 2);
    for (const Condition condition :
         nethack::engraving::offeredConditions(engravingGame(document_))) {
        if (!nethack::engraving::isUsual(condition)) {
            continue;
        }
        const auto [name, rule] = engraving_words::condition(condition);
        auto* box = new QCheckBox(name, this);
        box->setObjectName("condition " + name);
        box->setToolTip(rule);
        connect(box, &QCheckBox::clicked, this,
                [this, condition](bool isOn) { setCondition(condition, isOn); });
        const int at = static_cast<int>(usual_.size());
        grid->addWidget(box, at / 2, at % 2);
        usual_.emplace_back(condition, box);
    }
    layout->addLayout(grid);

    auto* row = new QHBoxLayout;
    more_->setObjectName("moreConditions");
    more_->setAccessibleName(tr("Further states"));
    more_->setToolTip(tr("Forms, loads, hold and hiding: rarer states that a rule asks for."));
    giveMenu(*more_, *moreMenu_);
    moreMenu_->setToolTipsVisible(true);
    connect(moreMenu_, &QMenu::aboutToShow, this, &WriterPanel::fillMore);
    row->addWidget(more_);
    row->addStretch(1);
    ridingSkill_->setObjectName("ridingSkill");
    ridingSkill_->setAccessibleName(tr("Skill in riding"));
    ridingSkill_->setToolTip(
        tr("Skill in riding: below Basic the floor is out of reach "
           "(engrave.c can_reach_floor())."));
    for (const auto skill : {RidingSkill::Restricted, RidingSkill::Unskilled, RidingSkill::Basic,
                             RidingSkill::Skilled, RidingSkill::Expert}) {
        ridingSkill_->addItem(engraving_words::ridingSkill(skill), static_cast<int>(skill));
    }
    connect(ridingSkill_, &QComboBox::activated, this, [this](int index) {
        const auto skill = static_cast<RidingSkill>(ridingSkill_->itemData(index).toInt());
        engraving_edits::edit(document_, tr("Set skill in riding"),
                              [skill](plan::Engraving& each) { each.ridingSkill = skill; });
    });
    row->addWidget(ridingSkill_);
    keepRoomOfHidden(*ridingSkill_);
    layout->addLayout(row);
    effects_->setObjectName("effectsOfConditions");
    effects_->setForegroundRole(QPalette::PlaceholderText);
    effects_->setFont(metrics.small);
    effects_->setWordWrap(true);
    effects_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    effects_->hide();
    roomOfEffects_ = scrolled(effects_, this);
    roomOfEffects_->setObjectName("roomOfEffects");
    roomOfEffects_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    roomOfEffects_->setFixedHeight(effectLines * metrics.smallLine);
    layout->addWidget(roomOfEffects_);
}

void WriterPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitEffects();
}

void WriterPanel::fitEffects() {
    const int frame = 2 * roomOfEffects_->frameWidth();
    const QRect line(0, 0, layout()->contentsRect().width() - frame, QWIDGETSIZE_MAX);
    if (line.width() <= 0) {
        return;
    }
    const QFontMetrics metrics(effects_->font());
    int most = metrics.height();
    for (const Condition condition :
         nethack::engraving::offeredConditions(engravingGame(document_))) {
        most = std::max(most,
                        metrics.boundingRect(line, Qt::TextWordWrap, effectOf(condition)).height());
    }
    roomOfEffects_->setFixedHeight(most + frame);
}

void WriterPanel::showEffects(const std::set<Condition>& conditions) {
    QStringList effects;
    for (const Condition condition : conditions) {
        effects.append(effectOf(condition));
        if (!shownConditions_.contains(condition)) {
            explained_ = condition;
        }
    }
    if (!conditions.empty() && !conditions.contains(explained_)) {
        explained_ = *conditions.rbegin();
    }
    shownConditions_ = conditions;
    effects_->setText(conditions.empty() ? QString() : effectOf(explained_));
    effects_->setToolTip(effects.join(u'\n'));
    effects_->setVisible(!effects.isEmpty());
}

void WriterPanel::buildSquare() {
    auto* layout = static_cast<QVBoxLayout*>(this->layout());
    const Metrics metrics(font());
    layout->addSpacing(metrics.step);
    layout->addWidget(new SectionLabel(tr("The square"), this));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * metrics.step);
    grid->setVerticalSpacing(metrics.step);
    grid->setColumnStretch(1, 1);
    const auto add = [&](int row, const QString& name, QWidget* field) {
        auto* label = new QLabel(name, this);
        label->setForegroundRole(QPalette::PlaceholderText);
        label->setToolTip(field->toolTip());
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row, 1);
    };
    addWords(*surface_, nethack::engraving::offeredSurfaces(), &engraving_words::surface);
    surface_->setObjectName("surface");
    surface_->setAccessibleName(tr("What you stand on"));
    surface_->setToolTip(tr("What you stand on; some squares refuse (engrave.c doengrave())."));
    surface_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    surface_->setMinimumContentsLength(8);
    connect(surface_, &QComboBox::activated, this, [this](int row) {
        const auto surface = static_cast<Surface>(surface_->itemData(row).toInt());
        engraving_edits::edit(document_, tr("Stand on %1").arg(surface_->itemText(row)),
                              [surface](plan::Engraving& each) { each.surface = surface; });
    });
    add(0, tr("Floor"), surface_);
    undisturbed_->setObjectName("graveUndisturbed");
    undisturbed_->setToolTip(
        tr("The first try on a grave calls a ghoul and writes nothing (engrave.c doengrave())."));
    connect(undisturbed_, &QCheckBox::clicked, this, [this](bool isOn) {
        engraving_edits::edit(document_, tr("Set whether the grave is undisturbed"),
                              [isOn](plan::Engraving& each) { each.graveUndisturbed = isOn; });
    });
    grid->addWidget(undisturbed_, 1, 0, 1, 2);

    existing_->setObjectName("existingType");
    existing_->setAccessibleName(tr("What stands there already"));
    existing_->setToolTip(
        tr("The kind of text that is there already: it decides whether it can be added to, wiped "
           "or written over (engrave.c doengrave())."));
    existing_->addItem(tr("nothing"));
    for (const Type type : engraving_words::types()) {
        existing_->addItem(engraving_words::typeName(type), static_cast<int>(type));
    }
    connect(existing_, &QComboBox::activated, this, &WriterPanel::setExisting);
    add(2, tr("There is"), existing_);
    existingText_->setObjectName("existingText");
    existingText_->setPlaceholderText(tr("Text that is there"));
    existingText_->setAccessibleName(tr("Text that is there already"));
    existingText_->setToolTip(
        tr("What adding is added to; both together hold 255 characters "
           "(engrave.c doengrave())."));
    new TypingSteps(*existingText_, document_);
    connect(existingText_, &QLineEdit::textEdited, this, &WriterPanel::typedExisting);
    grid->addWidget(existingText_, 3, 0, 1, 2);
    fault_->setWordWrap(true);
    fault_->setTextFormat(Qt::PlainText);
    fault_->setObjectName("existingFault");
    fault_->hide();
    grid->addWidget(fault_, 4, 0, 1, 2);
    addWords(*action_, std::vector{Action::New, Action::Add, Action::Wipe},
             &engraving_words::action);
    action_->setObjectName("engraveAction");
    action_->setAccessibleName(tr("What to do with the text that is there"));
    action_->setToolTip(tr(
        "The answer to “Do you want to add to the current engraving?” (engrave.c doengrave())."));
    connect(action_, &QComboBox::activated, this, [this](int row) {
        const auto action = static_cast<Action>(action_->itemData(row).toInt());
        engraving_edits::edit(document_, action_->itemText(row),
                              [action](plan::Engraving& each) { each.action = action; });
    });
    grid->addWidget(action_, 5, 0, 1, 2);
    layout->addLayout(grid);
}

void WriterPanel::fillMore() {
    moreMenu_->clear();
    const auto chosen = engravingOf(document_).conditions;
    for (const Condition condition :
         nethack::engraving::offeredConditions(engravingGame(document_))) {
        if (nethack::engraving::isUsual(condition)) {
            continue;
        }
        const auto [name, rule] = engraving_words::condition(condition);
        QAction* action = moreMenu_->addAction(name);
        action->setToolTip(rule);
        action->setCheckable(true);
        action->setChecked(chosen.contains(condition));
        connect(action, &QAction::triggered, this,
                [this, condition](bool isOn) { setCondition(condition, isOn); });
    }
}

void WriterPanel::setCondition(Condition condition, bool isOn) {
    const QString name = engraving_words::condition(condition).name;
    engraving_edits::edit(document_, isOn ? tr("Be %1").arg(name) : tr("Be no more %1").arg(name),
                          [&](plan::Engraving& each) {
                              if (isOn) {
                                  each.conditions.insert(condition);
                              } else {
                                  each.conditions.erase(condition);
                              }
                          });
}

void WriterPanel::setExisting(int row) {
    if (row == noText) {
        engraving_edits::edit(document_, tr("Nothing stands there"), [](plan::Engraving& each) {
            each.existing.reset();
            each.action = Action::New;
        });
        return;
    }
    const auto type = static_cast<Type>(existing_->itemData(row).toInt());
    engraving_edits::edit(document_, tr("Set what stands there"), [type](plan::Engraving& each) {
        if (!each.existing) {
            each.existing.emplace();
            each.action = Action::Add;
        }
        each.existing->type = type;
    });
}

void WriterPanel::typedExisting(const QString& text) {
    if (!showFault()) {
        return;
    }
    engraving_edits::edit(
        document_, tr("Set the text that is there"),
        [&](plan::Engraving& each) {
            if (each.existing) {
                each.existing->text = text.toStdString();
            }
        },
        QStringLiteral("existing text"));
}

bool WriterPanel::showFault() {
    const QString text = existingText_->text();
    const auto fault = engraving_edits::textFault(text).value_or(QString());
    existingText_->setDropsTo(fault.isEmpty() ? std::nullopt : std::optional(shownText_));
    fault_->setText(text.isEmpty() ? tr("Not typed yet: nothing stands before what you add.")
                                   : fault);
    fault_->setVisible(engravingOf(document_).existing && !fault_->text().isEmpty());
    return fault.isEmpty();
}

void WriterPanel::showPlan() {
    const plan::Engraving engraving = engravingOf(document_);
    for (const auto& [condition, box] : usual_) {
        box->setChecked(engraving.conditions.contains(condition));
    }
    showEffects(engraving.conditions);
    const auto further = std::ranges::count_if(engraving.conditions, [](Condition condition) {
        return !nethack::engraving::isUsual(condition);
    });
    more_->setText(further == 0 ? tr("More") : tr("More (%1)").arg(further));
    ridingSkill_->setVisible(engraving.conditions.contains(Condition::Riding));
    ridingSkill_->setCurrentIndex(ridingSkill_->findData(static_cast<int>(engraving.ridingSkill)));
    surface_->setCurrentIndex(surface_->findData(static_cast<int>(engraving.surface)));
    undisturbed_->setVisible(engraving.surface == Surface::Grave);
    undisturbed_->setChecked(engraving.graveUndisturbed);
    existing_->setCurrentIndex(engraving.existing
                                   ? existing_->findData(static_cast<int>(engraving.existing->type))
                                   : noText);
    existingText_->setVisible(engraving.existing.has_value());
    action_->setVisible(engraving.existing.has_value());
    const QString text = engraving.existing ? toQString(engraving.existing->text) : QString();
    const QString before = std::exchange(shownText_, text);
    if (text != before && existingText_->text() != text) {
        existingText_->setText(text);
    }
    showFault();
    action_->setCurrentIndex(action_->findData(static_cast<int>(engraving.action)));
}

}  // namespace polyplan::ui
