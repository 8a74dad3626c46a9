#include "ui/polypile/stack_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <string_view>

#include "core/nethack/polypile/corpse_monsters.h"
#include "core/nethack/polypile/stack_traits.h"
#include "core/plan/game_text/stack_writer.h"
#include "core/plan/identify.h"
#include "core/plan/limits.h"
#include "ui/look/flow_layout.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/stack_words.h"
#include "ui/parts/buttons.h"
#include "ui/parts/form.h"
#include "ui/parts/number_field.h"
#include "ui/parts/plain_line.h"
#include "ui/parts/typing_steps.h"
#include "ui/parts/word_suggestions.h"
#include "ui/polypile/drop_edits.h"
#include "ui/polypile/kind_choice.h"

namespace polyplan::ui {

namespace limits = plan::limits;

namespace {

/// What the undo step of a field is called.
struct StepName {
    std::string_view field;
    const char* words;
};

constexpr StepName stepNames[] = {
    {"stackEnchantment", QT_TR_NOOP("Change enchantment of %1")},
    {"stackCharges", QT_TR_NOOP("Change charges of %1")},
    {"stackRecharged", QT_TR_NOOP("Change recharges of %1")},
    {"stackTimesRead", QT_TR_NOOP("Change readings of %1")},
    {"stackErosion", QT_TR_NOOP("Change erosion of %1")},
    {"stackErodeproof", QT_TR_NOOP("Change erodeproofing of %1")},
    {"stackPoisoned", QT_TR_NOOP("Change poison on %1")},
    {"stackArtifact", QT_TR_NOOP("Change artifact of %1")},
    {"stackCorpse", QT_TR_NOOP("Change monster of %1")},
    {"stackRemembered", QT_TR_NOOP("Change what %1 will be again")},
    {"stackDegraded", QT_TR_NOOP("Change degradation of %1")},
    {"stackLaidByHero", QT_TR_NOOP("Change who laid %1")},
    {"stackName", QT_TR_NOOP("Name %1")},
};

/// The stack at a place of a draft or of the plan; null if there is none.
template <typename Line, typename Inventory>
auto* stackAmong(Line& line, Inventory& inventory, const StackPlace& place) {
    auto* stacks = &inventory;
    int at = -1;
    if (const auto* position = std::get_if<StackPosition>(&place)) {
        const bool isThere = position->pile >= 0 && position->pile < std::ssize(line);
        at = isThere ? position->stack : -1;
        stacks = isThere ? &line[static_cast<std::size_t>(position->pile)].stacks : stacks;
    } else {
        at = std::get<int>(place);
    }
    return at >= 0 && at < std::ssize(*stacks) ? &(*stacks)[static_cast<std::size_t>(at)] : nullptr;
}

QString keyOf(const StackPlace& place) {
    if (const auto* position = std::get_if<StackPosition>(&place)) {
        return QStringLiteral("%1/%2").arg(position->pile).arg(position->stack);
    }
    return QString::number(std::get<int>(place));
}

/// Of the field that says which monster it is of, and what that counts for.
QString monsterHelp(const plan::Stack& stack, bool isCorpse) {
    const QString help =
        StackForm::tr("The monster. A crocodile's may become boots; Death's can't be changed.");
    const bool isAsked = isCorpse && !nethack::polypile::monsterMeant(stack.corpse).empty();
    return stack.corpse.empty() || isAsked
               ? help
               : StackForm::tr("No rule asks for this monster: it counts as any other.") + u'\n' +
                     help;
}

/// As the focus does that comes by Tab: what is typed replaces it.
void selectText(QWidget& field) {
    if (auto* number = qobject_cast<QSpinBox*>(&field)) {
        number->selectAll();
    } else if (auto* line = qobject_cast<QLineEdit*>(&field)) {
        line->selectAll();
    }
}

/// Whether the focus was only lent: to a menu, or to another window.
bool isReturn(const QFocusEvent& focusIn) {
    return focusIn.reason() == Qt::ActiveWindowFocusReason ||
           focusIn.reason() == Qt::PopupFocusReason || focusIn.reason() == Qt::MenuBarFocusReason;
}

}  // namespace

StackForm::StackForm(PlanDocument& document, QWidget* parent)
    : QWidget(parent), document_(document) {
    const Metrics metrics(font());
    setObjectName("stackForm");
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, metrics.step, 0, metrics.step);
    layout->setGaps(3 * metrics.step, metrics.step);
    kind_ = new KindChoice(document, *this);
    connect(kind_, &KindChoice::chosen, this, &StackForm::identify);
    enchantment_ =
        addNumber("stackEnchantment", tr("enchantment"),
                  tr("As the game shows it: +2, −1. Kept, or rolled anew, by what it becomes "
                     "(zap.c poly_obj())."),
                  limits::enchantment, &plan::Stack::enchantment);
    charges_ = addNumber("stackCharges", tr("charges"),
                         tr("−1: cancelled. Assumed ones, shown with a “?”, are the middle of what "
                            "a new one has (mkobj.c mksobj()) until you say them."),
                         limits::charges, &plan::Stack::charges);
    recharged_ = addNumber("stackRecharged", tr("recharged"),
                           tr("How often it was recharged. A wand that changes may count one more "
                              "(zap.c poly_obj())."),
                           limits::recharged, &plan::Stack::recharged);
    timesRead_ = addNumber("stackTimesRead", tr("read"),
                           tr("How often it was read. Each change counts as a reading, and a book "
                              "that was read too often goes blank (zap.c poly_obj())."),
                           limits::timesRead, &plan::Stack::timesRead);
    addErosion();
    erodeproof_ =
        addCheck("stackErodeproof", tr("erodeproof"),
                 tr("Rustproof, fireproof, fixed: it can't erode."), &plan::Stack::erodeproof);
    poisoned_ = addCheck("stackPoisoned", tr("poisoned"),
                         tr("The poison stays on what it becomes "
                            "if that can be poisoned."),
                         &plan::Stack::poisoned);
    addArtifact();
    corpse_ = addLine("stackCorpse", tr("corpse of"), QString(), &plan::Stack::corpse);
    suggestMonsters();
    addRemembered();
    degraded_ = addCheck("stackDegraded", tr("degraded"),
                         tr("Left by a unicorn that had been revived."), &plan::Stack::degraded);
    laidByHero_ = addCheck("stackLaidByHero", tr("laid by you"),
                           tr("Eggs that the hero laid never change."), &plan::Stack::laidByHero);
    name_ = addLine("stackName", tr("named"),
                    tr("What you call it. Stacks that are named differently never merge."),
                    &plan::Stack::name);
    for (QWidget* field : std::initializer_list<QWidget*>{
             kind_->button(), enchantment_, charges_, recharged_, timesRead_, erosion_, erodeproof_,
             poisoned_, artifact_, corpse_, remembered_, degraded_, laidByHero_, name_}) {
        field->installEventFilter(this);
    }
    connect(&document_, &PlanDocument::planChanged, this, &StackForm::follow);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &StackForm::follow);
    follow();
}

QSpinBox* StackForm::addNumber(const char* name, const QString& label, const QString& help,
                               Range range, int plan::Stack::*member) {
    QSpinBox* box = numberField(name, label, help, range, this);
    layout()->addWidget(labelledField(label, box, this));
    connect(box, &QSpinBox::valueChanged, this, [this, name, member](int value) {
        edit(name, [member, value](plan::Stack& stack) {
            stack.*member = value;
            stack.chargesAssumed = stack.chargesAssumed && member != &plan::Stack::charges;
        });
    });
    takeBacks_[box] = [member](plan::Stack& stack, const plan::Stack& before) {
        stack.*member = before.*member;
        if (member == &plan::Stack::charges) {
            stack.chargesAssumed = before.chargesAssumed;
        }
    };
    return box;
}

QCheckBox* StackForm::addCheck(const char* name, const QString& label, const QString& help,
                               bool plan::Stack::*member) {
    auto* row = new QWidget(this);
    auto* inside = new FlowLayout(row);
    inside->setContentsMargins(0, 0, 0, 0);
    auto* box = new QCheckBox(label, row);
    box->setObjectName(name);
    box->setToolTip(help);
    inside->addWidget(box);
    layout()->addWidget(row);
    connect(box, &QCheckBox::toggled, this, [this, name, member](bool value) {
        edit(name, [member, value](plan::Stack& stack) { stack.*member = value; });
    });
    return box;
}

QLineEdit* StackForm::addLine(const char* name, const QString& label, const QString& help,
                              std::string plan::Stack::*member) {
    auto* line = new PlainLine(this);
    line->setObjectName(name);
    line->setAccessibleName(label);
    line->setToolTip(help);
    line->setMaxLength(static_cast<int>(limits::nameCharacters));
    line->setFixedWidth(18 * fontMetrics().averageCharWidth());
    new TypingSteps(*line, document_);
    layout()->addWidget(labelledField(label, line, this));
    connect(line, &QLineEdit::textEdited, this, [this, name, member, line] {
        edit(name, [&](plan::Stack& stack) { stack.*member = said(*line); });
    });
    takeBacks_[line] = [member](plan::Stack& stack, const plan::Stack& before) {
        stack.*member = before.*member;
    };
    return line;
}

void StackForm::suggestMonsters() {
    QStringList names;
    for (const std::string_view name : nethack::polypile::monstersOfRules()) {
        names << toQString(name);
    }
    auto* suggestions = new WordSuggestions(names, *corpse_);
    corpse_->setCompleter(suggestions);
    connect(suggestions, &WordSuggestions::taken, this, [this] {
        Q_EMIT corpse_->textEdited(corpse_->text());
        Q_EMIT ended();
    });
    connect(corpse_, &QLineEdit::editingFinished, this,
            [this] { corpse_->setText(toEditable(said(*corpse_))); });
}

std::string StackForm::said(const QLineEdit& line) const {
    const std::string text = line.text().toStdString();
    return &line == corpse_ ? nethack::polypile::spelledMonster(text) : text;
}

bool StackForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn && !isReturn(*static_cast<QFocusEvent*>(event))) {
        before_ = stack();
    }
    if (event->type() != QEvent::KeyPress || !place_ ||
        !std::holds_alternative<StackPosition>(*place_)) {
        return QWidget::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Escape && key != Qt::Key_Return && key != Qt::Key_Enter) {
        return QWidget::eventFilter(watched, event);
    }
    auto* number = qobject_cast<NumberField*>(watched);
    if (key == Qt::Key_Escape) {
        takeBack(*static_cast<QWidget*>(watched));
        if (number != nullptr) {
            number->drop();
        }
    } else if (number != nullptr) {
        number->interpretText();
    }
    Q_EMIT ended();
    return true;
}

/// Of what was typed in the field; what was chosen or checked stays, as does all else of the stack.
void StackForm::takeBack(const QWidget& field) {
    const auto found = takeBacks_.find(&field);
    if (found != takeBacks_.end() && before_) {
        edit(field.objectName().toLatin1().constData(),
             [&](plan::Stack& stack) { found->second(stack, *before_); });
    }
}

void StackForm::identify(ObjectIndex object) {
    const auto known = stack();
    if (!known) {
        return;
    }
    const ObjectTable& table = *document_.table();
    document_.edit(
        tr("Identify %1 as %2")
            .arg(toQString(table[known->object].name), toQString(table[object].name)),
        [this, object](PlanDocument::Draft& draft) {
            if (auto* stack = stackAmong(draft.polypile.line, draft.inventory, *place_)) {
                plan::identify(draft.plan, *stack, object, document_.game(),
                               document_.catalogues());
            }
        });
    focusFirst();
}

void StackForm::addErosion() {
    erosion_ = new QComboBox(this);
    erosion_->setObjectName("stackErosion");
    erosion_->setAccessibleName(tr("Erosion"));
    erosion_->setToolTip(tr("How far it is rusty, burnt, corroded or rotted."));
    for (int degree = limits::erosion.least; degree <= limits::erosion.most; ++degree) {
        erosion_->addItem(QString());
    }
    layout()->addWidget(labelledField(tr("erosion"), erosion_, this));
    connect(erosion_, &QComboBox::activated, this, [this](int degree) {
        edit("stackErosion", [degree](plan::Stack& stack) { stack.erosion = degree; });
    });
}

void StackForm::addArtifact() {
    artifact_ = new QComboBox(this);
    artifact_->setObjectName("stackArtifact");
    artifact_->setAccessibleName(tr("Artifact"));
    artifact_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    artifact_->setToolTip(
        tr("An artifact resists being changed nearly always (zap.c obj_resists())."));
    layout()->addWidget(labelledField(tr("artifact"), artifact_, this));
    connect(artifact_, &QComboBox::activated, this, [this](int row) {
        const std::string name = artifact_->itemData(row).toString().toStdString();
        edit("stackArtifact", [&name](plan::Stack& stack) { stack.artifact = name; });
    });
}

void StackForm::addRemembered() {
    remembered_ = new PlainLine(this);
    remembered_->setObjectName("stackRemembered");
    remembered_->setAccessibleName(tr("hazy, will be again"));
    remembered_->setToolTip(
        tr("What it was before it was changed. It turns back into that after a while, unless it is "
           "dipped into restore ability (timeout.c obj_timeout_unpoly()). Empty: it is not hazy."));
    remembered_->setFixedWidth(18 * fontMetrics().averageCharWidth());
    layout()->addWidget(labelledField(tr("hazy, was"), remembered_, this));
    connect(remembered_, &QLineEdit::textEdited, this, &StackForm::takeRemembered);
    connect(remembered_, &QLineEdit::editingFinished, this, [this] {
        if (remembered_->mayDrop()) {
            remembered_->drop();
        }
    });
    takeBacks_[remembered_] = [](plan::Stack& stack, const plan::Stack& before) {
        stack.hazyRemembering = before.hazyRemembering;
    };
}

/// Half a name leaves what was there, until it is whole or the field is left.
void StackForm::takeRemembered(const QString& typed) {
    const auto shown = stack();
    const ObjectTable* table = document_.table();
    if (!shown || table == nullptr) {
        return;
    }
    const std::string name = typed.trimmed().toStdString();
    const auto object = table->find(name);
    if (!name.empty() && !object) {
        const auto& now = shown->hazyRemembering;
        remembered_->setDropsTo(now ? toQString((*table)[*now].name) : QString());
        return;
    }
    remembered_->setDropsTo({});
    edit("stackRemembered", [&object](plan::Stack& stack) { stack.hazyRemembering = object; });
}

/// Offers what the object may have been: what is of its class.
void StackForm::showRemembered(const plan::Stack& shown) {
    const ObjectTable& table = *document_.table();
    QStringList names;
    for (const ObjectType& type : table.ofClass(table[shown.object].objectClass)) {
        names.append(toQString(type.name));
    }
    if (names != rememberable_) {
        rememberable_ = names;
        auto* suggestions = new WordSuggestions(names, *remembered_);
        remembered_->setCompleter(suggestions);
        connect(suggestions, &WordSuggestions::taken, this,
                [this] { takeRemembered(remembered_->text()); });
    }
    if (!remembered_->mayDrop()) {
        remembered_->setText(shown.hazyRemembering ? toQString(table[*shown.hazyRemembering].name)
                                                   : QString());
    }
}

void StackForm::setPlace(std::optional<StackPlace> place) {
    const bool isOther = place != place_;
    place_ = place;
    follow();
    if (isOther) {
        before_ = stack();
    }
}

std::optional<plan::Stack> StackForm::stack() const {
    if (!place_) {
        return std::nullopt;
    }
    const std::vector<plan::Stack> inventory =
        std::holds_alternative<int>(*place_) ? document_.inventory() : std::vector<plan::Stack>();
    const plan::Stack* found = stackAmong(document_.polypile().line, inventory, *place_);
    return found == nullptr ? std::nullopt : std::optional(*found);
}

void StackForm::edit(const char* member, const Edit& change) {
    const auto changed = stack();
    if (!changed) {
        return;
    }
    const StackPlace place = *place_;
    const auto* step = std::ranges::find(stepNames, std::string_view(member), &StepName::field);
    document_.edit(
        tr(step->words).arg(wordsFor(document_, std::vector{*changed})),
        [&](PlanDocument::Draft& draft) {
            if (auto* stack = stackAmong(draft.polypile.line, draft.inventory, place)) {
                change(*stack);
            }
        },
        QLatin1String(member) + u' ' + keyOf(place));
}

void StackForm::follow() {
    const auto shown = stack();
    const ObjectTable* table = document_.table();
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(document_.game());
    setVisible(shown && table != nullptr && rules != nullptr);
    if (!shown || table == nullptr || rules == nullptr) {
        return;
    }
    kind_->show(*shown, std::holds_alternative<StackPosition>(*place_));
    const auto traits = traitsOf(shown->object, *table, *rules);
    rowOf(enchantment_)->setVisible(traits.enchantment || shown->enchantment != 0);
    rowOf(charges_)->setVisible(traits.charges || shown->charges != 0);
    rowOf(recharged_)->setVisible(traits.charges || shown->recharged != 0);
    rowOf(timesRead_)->setVisible(traits.timesRead || shown->timesRead != 0);
    rowOf(erosion_)->setVisible(traits.erosion || shown->erosion != 0);
    rowOf(erodeproof_)->setVisible(traits.erosion || shown->erodeproof);
    rowOf(poisoned_)->setVisible(traits.poisoned || shown->poisoned);
    rowOf(artifact_)->setVisible(!traits.artifacts.empty() || !shown->artifact.empty());
    rowOf(corpse_)->setVisible(traits.corpse || !shown->corpse.empty());
    rowOf(remembered_)->setVisible(rules->changesRevert || shown->hazyRemembering);
    rowOf(degraded_)->setVisible(traits.degraded || shown->degraded);
    rowOf(laidByHero_)->setVisible(traits.laidByHero || shown->laidByHero);

    bool isOther = false;  ///< the field that has the keys shows what was not typed into it
    const std::pair<QSpinBox*, int> numbers[] = {{enchantment_, shown->enchantment},
                                                 {charges_, shown->charges},
                                                 {recharged_, shown->recharged},
                                                 {timesRead_, shown->timesRead}};
    for (const auto& [box, value] : numbers) {
        isOther = isOther || (box->hasFocus() && box->value() != value);
        showNumber(box, value);
    }
    showCheck(erodeproof_, shown->erodeproof);
    showCheck(poisoned_, shown->poisoned);
    showCheck(degraded_, shown->degraded);
    showCheck(laidByHero_, shown->laidByHero);
    for (int degree = limits::erosion.least; degree <= limits::erosion.most; ++degree) {
        const std::string words =
            plan::game_text::erosionText(degree, (*table)[shown->object].material);
        erosion_->setItemText(degree, words.empty() ? tr("none") : toQString(words));
    }
    erosion_->setCurrentIndex(shown->erosion);
    showArtifacts(traits.artifacts, shown->artifact);
    corpse_->setToolTip(monsterHelp(*shown, traits.corpse));
    const std::pair<QLineEdit*, std::string> lines[] = {
        {corpse_, nethack::polypile::spelledMonster(shown->corpse)}, {name_, shown->name}};
    for (const auto& [line, text] : lines) {
        if (said(*line) != text) {
            isOther = isOther || line->hasFocus();
            line->setText(toEditable(text));
        }
    }
    showRemembered(*shown);
    before_ = isOther ? shown : before_;
}

void StackForm::showArtifacts(const std::vector<std::string_view>& names,
                              const std::string& chosen) {
    artifact_->clear();
    artifact_->addItem(tr("none"), QString());
    for (const std::string_view name : names) {
        artifact_->addItem(toQString(name), toQString(name));
    }
    int row = artifact_->findData(toQString(chosen));
    if (row < 0) {
        artifact_->addItem(toQString(chosen), toQString(chosen));
        row = artifact_->count() - 1;
    }
    artifact_->setCurrentIndex(row);
}

void StackForm::focusFirst() {
    for (QWidget* field :
         std::initializer_list<QWidget*>{kind_->button(), enchantment_, charges_, timesRead_,
                                         artifact_, corpse_, erosion_, name_}) {
        if (!rowOf(field)->isHidden()) {
            field->setFocus(Qt::OtherFocusReason);
            selectText(*field);
            return;
        }
    }
}

}  // namespace polyplan::ui
