#include "ui/polypile/settings_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QWheelEvent>

#include "core/nethack/polypile/rules.h"
#include "core/plan/edits/hero_edits.h"
#include "core/plan/limits.h"
#include "core/plan/own_settings.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/flow_layout.h"
#include "ui/look/text.h"
#include "ui/models/use_words.h"
#include "ui/parts/form.h"
#include "ui/parts/game_switch.h"
#include "ui/polypile/appearances_dialog.h"
#include "ui/polypile/own_square.h"

namespace polyplan::ui {

using nethack::polypile::Source;

namespace {

struct SourceRow {
    Source source;
    const char* name;
    const char* step;  ///< what the undo step is called
    const char* rule;
};

constexpr SourceRow sourceRows[] = {
    {Source::Wand, "wand", "Zap a wand along the line",
     "Zapped along the line: range 6 + 0…7 squares; a square costs 1, and 1 more if anything on it "
     "was affected (zap.c bhit())."},
    {Source::Spell, "spell", "Cast the spell along the line",
     "The spell reaches exactly as far as the wand (zap.c weffects())."},
    {Source::SelfSquare, "own square", "Zap down at your own square",
     "Zapped down: only the one pile on your own square. Of a line with several piles you choose "
     "one, or put them together (zap.c weffects())."},
    {Source::Potion, "potion", "Dip into potions",
     "Every stack is dipped by itself, one potion each: no shuddering, no golem "
     "(potion.c dodip())."},
};

/// Opens its list where another would step by arrows, and leaves the wheel alone: one of what it
/// would step over asks a question.
class OpenedCombo : public QComboBox {
  public:
    using QComboBox::QComboBox;

  protected:
    void keyPressEvent(QKeyEvent* event) override {
        const int key = event->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
            key == Qt::Key_PageDown) {
            showPopup();
        } else {
            QComboBox::keyPressEvent(event);
        }
    }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

QString signedNumber(int value) {
    return (value > 0 ? QStringLiteral("+") : QString()) + decimal(value);
}

}  // namespace

SettingsBar::SettingsBar(PlanDocument& document, QWidget* parent)
    : QWidget(parent), document_(document) {
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(12, 7, 12, 7);
    layout->setGaps(18, 5);
    buildGame();
    buildSource();
    buildZaps();
    buildLuck();
    buildLedgerLevel();
    buildHeroLevel();
    buildTurnsLater();
    buildAppearances();
    buildShare();
    connect(&document_, &PlanDocument::planChanged, this, &SettingsBar::showPlan);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &SettingsBar::showPlan);
    showPlan();
}

QWidget* SettingsBar::add(const QString& text, QWidget* field) {
    QWidget* labelled = labelledField(text, field, this);
    layout()->addWidget(labelled);
    return labelled;
}

void SettingsBar::editBy(QSpinBox* number, const QString& text,
                         void (*set)(PlanDocument::Draft&, int)) {
    connect(number, &QSpinBox::valueChanged, this, [this, number, text, set](int value) {
        document_.edit(
            text, [set, value](PlanDocument::Draft& draft) { set(draft, value); },
            number->objectName());
    });
}

void SettingsBar::buildGame() {
    game_ = new QComboBox(this);
    game_->setObjectName("game");
    game_->setAccessibleName(tr("Game version"));
    game_->setToolTip(tr("The version of the game whose rules and objects the plan goes by."));
    add(tr("Ga&me"), game_);
    connect(game_, &QComboBox::activated, this, &SettingsBar::chooseGame);
}

void SettingsBar::buildSource() {
    source_ = new OpenedCombo(this);
    source_->setObjectName("source");
    source_->setAccessibleName(tr("What polymorphs the piles"));
    source_->setToolTip(
        tr("How the polymorph is brought to the piles (zap.c weffects(), bhit(); potion.c "
           "dodip())."));
    for (const SourceRow& row : sourceRows) {
        source_->addItem(tr(row.name));
        source_->setItemData(source_->count() - 1, tr(row.rule), Qt::ToolTipRole);
    }
    add(tr("&Zap or dip"), source_);
    connect(source_, &QComboBox::activated, this, &SettingsBar::chooseSource);
}

void SettingsBar::buildZaps() {
    zaps_ = numberField("zaps", {}, {}, plan::limits::zaps, this);
    add(tr("&Times"), zaps_);
    connect(zaps_, &QSpinBox::valueChanged, this, [this](int zaps) {
        document_.edit(
            tr("Set number of %1").arg(severalUses(document_.polypile())),
            [zaps](PlanDocument::Draft& draft) { draft.polypile.zaps = zaps; },
            zaps_->objectName());
    });
    collectsGoals_ = new QCheckBox(tr("pick &up goals"), this);
    collectsGoals_->setObjectName("collectsGoals");
    layout()->addWidget(collectsGoals_);
    connect(collectsGoals_, &QCheckBox::clicked, this, [this](bool collects) {
        document_.edit(collects ? collectsGoals_->accessibleName() : tr("Leave goals to lie"),
                       [collects](PlanDocument::Draft& draft) {
                           draft.polypile.collectGoalsBetweenZaps = collects;
                       });
    });
}

void SettingsBar::buildLuck() {
    luck_ = new QSlider(Qt::Horizontal, this);
    luck_->setObjectName("luck");
    luck_->setAccessibleName(tr("Luck"));
    luck_->setRange(plan::limits::luck.least, plan::limits::luck.most);
    luck_->setPageStep(5);
    luck_->setFixedWidth(150);
    QWidget* labelled = add(tr("Luc&k"), luck_);
    luckValue_ = new QLabel(this);
    luckValue_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    luckValue_->setFixedWidth(fontMetrics().horizontalAdvance(signedNumber(-13)));
    labelled->layout()->addWidget(luckValue_);
    connect(luck_, &QSlider::valueChanged, this, [this](int luck) {
        document_.edit(
            tr("Set Luck"),
            [luck](PlanDocument::Draft& draft) { plan::hero_edits::setLuck(draft, luck); }, "luck");
    });
}

void SettingsBar::buildLedgerLevel() {
    ledgerLevel_ = numberField(
        "ledgerLevel", tr("Ledger level"),
        tr("The number of the level in the game's ledger: in the Dungeons of Doom its depth; "
           "Gehennom counts on, and the branches come after it. Below 27 the first gems of the "
           "table can't be made (o_init.c setgemprobs())."),
        plan::limits::ledgerLevel, this);
    add(tr("Led&ger level"), ledgerLevel_);
    editBy(ledgerLevel_, tr("Set level"), [](PlanDocument::Draft& draft, int level) {
        plan::setLedgerLevel(draft.plan, static_cast<std::size_t>(draft.strategyIndex), level);
    });
}

void SettingsBar::buildHeroLevel() {
    heroLevel_ = numberField(
        "heroLevel", tr("Hero level"),
        tr("Your experience level: it caps the enchantment that is rolled for what becomes a ring "
           "(mkobj.c rne()). As long as nothing is said, 14 is assumed."),
        plan::limits::heroLevel, this);
    add(tr("He&ro level"), heroLevel_);
    editBy(heroLevel_, tr("Set hero level"), [](PlanDocument::Draft& draft, int level) {
        plan::setHeroLevel(draft.plan, static_cast<std::size_t>(draft.strategyIndex), level);
    });
}

void SettingsBar::buildTurnsLater() {
    turnsLater_ = numberField("turnsLater", tr("Turns after which goals are counted once more"), {},
                              plan::limits::turnsLater, this);
    turnsLater_->setSingleStep(100);
    turnsLater_->setSpecialValueText(tr("never"));
    turnsLater_->setSuffix(tr(" turns later"));
    turnsLaterField_ = add(tr("Count &goals again"), turnsLater_);
    editBy(turnsLater_, tr("Set when goals are counted"),
           [](PlanDocument::Draft& draft, int turns) { draft.polypile.turnsLater = turns; });
}

void SettingsBar::buildShare() {
    share_ = new QPushButton(tr("For all strategies"), this);
    share_->setObjectName("shareSettings");
    share_->setToolTip(
        tr("The strategies differ in game version, Luck, level or what else is said of the hero. A "
           "click gives all of them what this one has."));
    layout()->addWidget(share_);
    connect(share_, &QPushButton::clicked, this,
            [this] { ui::shareSettings(document_, window()); });
}

void SettingsBar::buildAppearances() {
    appearances_ = new QPushButton(this);
    appearances_->setObjectName("appearancesButton");
    appearances_->setAccessibleName(tr("Appearances in this game"));
    appearances_->setToolTip(
        tr("What you know of this game's shuffle: what rings, wands and spellbooks are made of, "
           "and which objects you know by sight (o_init.c shuffle())."));
    add(tr("&Appearances"), appearances_);
    connect(appearances_, &QPushButton::clicked, this, &SettingsBar::showAppearances);
}

void SettingsBar::showWords() {
    const plan::Polypile& polypile = document_.polypile();
    const QString one = oneUse(polypile);
    const QString several = severalUses(polypile);
    zaps_->setAccessibleName(tr("Number of %1").arg(several));
    zaps_->setToolTip(
        isDipped(polypile.source)
            ? tr("How often each stack is dipped, each time into a potion of its own "
                 "(potion.c dodip()).")
            : tr("How often the same source is used from the same place, each time with a range of "
                 "its own. A golem that formed is out of the way with what it took; nothing else "
                 "moves (zap.c weffects(), bhit())."));
    collectsGoals_->setAccessibleName(tr("Pick up goals between %1").arg(several));
    collectsGoals_->setToolTip(
        (isDipped(polypile.source)
             ? tr("After each %1 everything that a goal names is picked up from all piles: it "
                  "counts from then on and is not dipped again.")
             : tr("After each %1 everything that a goal names is picked up from all piles: it "
                  "counts from then on and is not zapped again."))
            .arg(one) +
        tr(" Else a goal holds if enough of it lies on the line after the last %1.").arg(one));
    luck_->setToolTip(
        isDipped(polypile.source)
            ? tr("Luck, −13 to +13: of no consequence for a dip, in which nothing shudders "
                 "(potion.c dodip()).")
            : tr("Luck at the moment of the zap, −13 to +13. A shuddering stack sets the golem "
                 "flag with 1 in Luck + 45 for each of its items (zap.c do_osshock())."));
    turnsLater_->setToolTip(
        (tr("What changes turns back after 500 to 999 turns. Beside each goal stands how likely it "
            "is to hold still, so many turns after one %1 (timeout.c set_obj_poly()).") +
         (polypile.zaps > 1 ? tr(" Only for one %1: set Times to 1.") : QString()))
            .arg(one));
}

void SettingsBar::showPlan() {
    showWords();
    const plan::Settings settings = document_.settings();
    const QSignalBlocker quiet(luck_);
    game_->clear();
    for (const nethack::Game game : nethack::allGames) {
        const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(game);
        if (rules != nullptr || game == settings.game) {
            const QString title = toQString(nethack::title(game));
            const bool isDescribed = rules != nullptr && rules->restsOnDescription;
            game_->addItem(isDescribed ? tr("%1 (from a description)").arg(title) : title,
                           static_cast<int>(game));
        }
        if (rules != nullptr && rules->restsOnDescription) {
            game_->setItemData(game_->count() - 1,
                               tr("Its own code was not at hand: what it does otherwise than "
                                  "SLASH'EM is known from a description alone."),
                               Qt::ToolTipRole);
        }
    }
    game_->setCurrentIndex(game_->findData(static_cast<int>(settings.game)));

    const plan::Polypile& polypile = document_.polypile();
    for (int row = 0; row < source_->count(); ++row) {
        if (sourceRows[row].source == polypile.source) {
            source_->setCurrentIndex(row);
        }
    }
    showNumber(zaps_, polypile.zaps);
    collectsGoals_->setChecked(polypile.collectGoalsBetweenZaps);
    luck_->setValue(settings.hero.luck);
    luckValue_->setText(signedNumber(settings.hero.luck));
    showNumber(heroLevel_, settings.hero.level.value_or(plan::assumedHeroLevel));
    showNumber(ledgerLevel_, settings.ledgerLevel);
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(settings.game);
    turnsLaterField_->setVisible(rules != nullptr && rules->changesRevert);
    turnsLater_->setEnabled(polypile.zaps == 1);
    showNumber(turnsLater_, polypile.turnsLater);
    share_->setVisible(!plan::agreeInSettings(document_.plan()));
    const std::size_t known = settings.known.materials.size() + settings.known.discovered.size();
    appearances_->setText(known == 0 ? tr("none known …") : tr("%1 known …").arg(known));
}

void SettingsBar::chooseGame(int row) {
    const auto game = static_cast<nethack::Game>(game_->itemData(row).toInt());
    switchGame(document_, game, this);
    showPlan();
}

void SettingsBar::chooseSource(int row) {
    setSource(document_, sourceRows[row].source, tr(sourceRows[row].step), window());
    showPlan();
}

void SettingsBar::showAppearances() {
    if (appearancesDialog_ == nullptr) {
        appearancesDialog_ = new AppearancesDialog(document_, this);
    }
    appearancesDialog_->show();
    appearancesDialog_->raise();
    appearancesDialog_->activateWindow();
}

}  // namespace polyplan::ui
