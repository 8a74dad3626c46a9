#include "ui/theft/theft_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/parts/form.h"
#include "ui/parts/number_field.h"

namespace polyplan::ui {

namespace {

using nethack::theft::HeroInTower;

/// Where armor classes of games that are played lie; the spin box takes all.
constexpr Range usualArmorClasses = {-60, 10};
constexpr int middlingHeroLevel = 14;

/// What stands for the level where it is left out.
QString levelWorkedOut() {
    return TheftForm::tr("worked out");
}

QString levelOfItsKind() {
    return TheftForm::tr("its kind's");
}

QString labelOf(const MemberFacts& facts) {
    return toQString(facts.member.label);
}

/// With the letter of its shortcut.
QString labelOf(const MemberFacts& facts, QChar key) {
    QString label = labelOf(facts);
    return label.insert(label.indexOf(key), u'&');
}

/// The states that the version asks for, each by the check in the place of its word.
template <typename Word, std::size_t count>
void showKnown(const std::vector<QCheckBox*>& checks, const Words<Word, count>& words,
               const nethack::theft::Rules& rules) {
    for (std::size_t i = 0; i < count; ++i) {
        checks[i]->setVisible(nethack::theft::knows(rules, words[i].second));
    }
}

}  // namespace

TheftForm::TheftForm(TheftEditor& editor, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      fields_(this, [&editor](const QString& title, const auto& change, const QString& mergeKey) {
          const bool isState = mergeKey.isEmpty();
          editor.edit((isState ? tr("Set “%1”") : tr("Set %1")).arg(title), change, mergeKey);
      }) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    layout->addWidget(buildHero());
    layout->addWidget(buildThief());
    layout->addWidget(buildPlace());
    tabAsRead(*this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&editor_, &TheftEditor::changed, this, &TheftForm::showRequest);
    showRequest();
}

template <auto member>
NumberField* TheftForm::number(const QString& leftOut) {
    constexpr MemberFacts facts = memberOf<member>();
    return fields_.number<member>(QStringLiteral("theft ") + toQString(facts.member.name),
                                  labelOf(facts), leftOut);
}

QCheckBox* TheftForm::check(const QString& name, const QString& toolTip,
                            const FieldAccess<Request>& access) {
    return fields_.check(QStringLiteral("theft ") + name, name, toolTip, access);
}

template <typename Word, std::size_t count>
std::vector<QCheckBox*> TheftForm::addStates(const Words<Word, count>& words,
                                             std::set<Word> Request::*states,
                                             std::vector<QWidget*>& fields) {
    std::vector<QCheckBox*> boxes;
    for (const auto& [word, state] : words) {
        const auto get = [states, state = state](const Request& request) {
            return (request.*states).contains(state) ? 1 : 0;
        };
        const auto set = [states, state = state](Request& request, int isOn) {
            if (isOn != 0) {
                nethack::theft::addState(request.*states, state);
            } else {
                (request.*states).erase(state);
            }
        };
        boxes.push_back(check(toQString(word), toQString(theft::stateRule(state)), {get, set}));
        fields.push_back(boxes.back());
    }
    return boxes;
}

QWidget* TheftForm::buildHero() {
    armorClass_ = number<&Request::armorClass>();
    armorSlider_ = new QSlider(Qt::Horizontal, this);
    armorSlider_->setObjectName("theft armor slider");
    armorSlider_->setAccessibleName(labelOf(memberOf<&Request::armorClass>()));
    armorSlider_->setToolTip(
        tr("%1 Below 0 only a roll of 1 to |AC| counts, once a round; further left is better.")
            .arg(helpOf(memberOf<&Request::armorClass>().member)));
    armorSlider_->setRange(usualArmorClasses.least, usualArmorClasses.most);
    armorSlider_->setFixedWidth(30 * fontMetrics().averageCharWidth());
    connect(armorSlider_, &QSlider::valueChanged, armorClass_, &QSpinBox::setValue);
    QWidget* armor = onOneLine(
        {labelledField(labelOf(memberOf<&Request::armorClass>(), u'a'), armorClass_), armorSlider_},
        this);

    const MemberFacts turns = memberOf<&Request::turns>();
    horizon_ = new NumberField(this);
    horizon_->setObjectName("theft horizon");
    horizon_->setAccessibleName(tr("How long"));
    horizon_->setToolTip(helpOf(turns.member));
    horizon_->setRange(turns.range.least, turns.range.most);
    horizonUnit_ = new QComboBox(this);
    horizonUnit_->setObjectName("theft unit");
    horizonUnit_->setAccessibleName(tr("Turns or hits"));
    horizonUnit_->setToolTip(tr("Turns beside the thief, or hits of its theft attack."));
    horizonUnit_->addItems(
        {labelOf(memberOf<&Request::turns>()), labelOf(memberOf<&Request::hits>())});
    connect(horizon_, &QSpinBox::valueChanged, this, [this](int value) {
        setHorizon(value, horizonUnit_->currentIndex() == 1, QStringLiteral("horizon"));
    });
    connect(horizonUnit_, &QComboBox::activated, this,
            [this](int row) { setHorizon(horizon_->value(), row == 1, {}); });
    QWidget* time = onOneLine({labelledField(tr("f&or"), horizon_), horizonUnit_}, this);

    std::vector<QWidget*> fields = {armor, time};
    heroStates_ = addStates(nethack::theft::heroConditionWords, &Request::conditions, fields);
    return formRow(tr("You"), fields, this);
}

QWidget* TheftForm::buildThief() {
    level_ = number<&Request::monsterLevel>(levelWorkedOut());
    level_->reserve({levelWorkedOut(), levelOfItsKind()});
    workedOut_ = new QCheckBox(tr("from where it was made"), this);
    workedOut_->setObjectName("theft worked out");
    workedOut_->setAccessibleName(workedOut_->text());
    workedOut_->setToolTip(
        tr("Works the level out from the depth and your level when it was made; without, it is "
           "that of the table (makemon.c adj_lev())."));
    connect(workedOut_, &QCheckBox::toggled, this, &TheftForm::setWorkedOut);
    QSpinBox* difficulty = number<&Request::levelDifficulty>();
    QSpinBox* heroLevel = number<&Request::heroLevel>();
    levelFields_ = new QWidget(this);
    auto* both = new QHBoxLayout(levelFields_);
    both->setContentsMargins(0, 0, 0, 0);
    difficulty->setParent(levelFields_);
    heroLevel->setParent(levelFields_);
    both->addWidget(
        labelledField(labelOf(memberOf<&Request::levelDifficulty>(), u'u'), difficulty));
    both->addWidget(labelledField(labelOf(memberOf<&Request::heroLevel>(), u'r'), heroLevel));
    QSpinBox* killed = number<&Request::wizardsKilled>();
    killedField_ = labelledField(labelOf(memberOf<&Request::wizardsKilled>(), u'k'), killed);
    speed_ = number<&Request::monsterSpeed>(tr("its own"));
    QSpinBox* toHitBonus = number<&Request::toHitBonus>();
    std::vector<QWidget*> fields = {
        labelledField(tr("&its level"), level_),
        workedOut_,
        levelFields_,
        killedField_,
        labelledField(labelOf(memberOf<&Request::monsterSpeed>(), u'p'), speed_),
        labelledField(labelOf(memberOf<&Request::toHitBonus>(), u't'), toHitBonus)};
    thiefStates_ =
        addStates(nethack::theft::thiefConditionWords, &Request::monsterConditions, fields);
    return formRow(tr("Thief"), fields, this);
}

QWidget* TheftForm::buildPlace() {
    const MemberFacts forbids = memberOf<&Request::levelForbidsTeleport>();
    QCheckBox* noTeleport = check(labelOf(forbids), helpOf(forbids.member),
                                  memberAccess<Request, &Request::levelForbidsTeleport>());
    const MemberFacts inTower = memberOf<&Request::heroInTower>();
    tower_ = new QComboBox(this);
    tower_->setObjectName("theft tower");
    tower_->setAccessibleName(labelOf(inTower));
    tower_->setToolTip(helpOf(inTower.member));
    tower_->addItem(tr("you are outside"), static_cast<int>(HeroInTower::No));
    tower_->addItem(tr("you are inside"), static_cast<int>(HeroInTower::Yes));
    tower_->addItem(tr("you are on its lowest level"), static_cast<int>(HeroInTower::Bottom));
    connect(tower_, &QComboBox::activated, this, [this](int row) {
        const auto where = static_cast<HeroInTower>(tower_->itemData(row).toInt());
        editor_.edit(tr("Set where you are"),
                     [where](Request& request) { request.heroInTower = where; });
    });
    towerField_ = labelledField(labelOf(inTower, u'W'), tower_);
    return formRow(tr("Place"), {noTeleport, towerField_}, this);
}

void TheftForm::setHorizon(int value, bool byHits, const QString& mergeKey) {
    editor_.edit(
        tr("Set how long"),
        [=](Request& request) {
            request.turns = byHits ? std::nullopt : std::optional(value);
            request.hits = byHits ? std::optional(value) : std::nullopt;
        },
        mergeKey);
}

void TheftForm::setWorkedOut(bool isOn) {
    const plan::Settings settings = editor_.document().settings();
    editor_.edit(tr("Set how the level comes about"), [&](Request& request) {
        request.levelDifficulty = isOn ? std::optional(settings.ledgerLevel) : std::nullopt;
        request.heroLevel =
            isOn ? std::optional(settings.hero.level.value_or(middlingHeroLevel)) : std::nullopt;
        if (isOn) {
            request.monsterLevel.reset();
        }
    });
}

/// What is set for a thief that sees the invisible can still be taken back.
void TheftForm::showWhetherUnseen() const {
    auto& invisible = *findChild<QCheckBox*>("theft invisible");
    const std::string& monster = editor_.request().monster;
    const bool isSeen = nethack::theft::habitsOf(monster).seesInvisible;
    invisible.setEnabled(!isSeen || invisible.isChecked());
    invisible.setToolTip(
        isSeen ? tr("%1 sees the invisible (monst.c M1_SEE_INVIS): it does nothing.")
                     .arg(toQString(monster))
               : toQString(nethack::theft::stateRule(nethack::theft::HeroCondition::Invisible)));
}

void TheftForm::showRequest() {
    const Request& request = editor_.request();
    const nethack::theft::Rules* rules = nethack::theft::rulesOf(editor_.game());
    fields_.show(request);
    const QSignalBlocker quietSlider(armorSlider_);
    armorSlider_->setValue(request.armorClass);
    showNumber(horizon_, request.hits ? *request.hits : request.turns.value_or(1));
    horizonUnit_->setCurrentIndex(request.hits ? 1 : 0);
    setEnabled(rules != nullptr);
    if (rules == nullptr) {
        return;
    }
    const bool isWizard = nethack::theft::habitsOf(request.monster).isWizard;
    const bool adjusts = rules->adjustsLevel && !isWizard;
    level_->setSpecialValueText(request.levelDifficulty || isWizard ? levelWorkedOut()
                                                                    : levelOfItsKind());
    level_->setMeant(editor_.levelLeftOut());
    speed_->setMeant(editor_.thief()->speed);
    showCheck(workedOut_, request.levelDifficulty.has_value());
    workedOut_->setVisible(adjusts);
    levelFields_->setVisible(adjusts && request.levelDifficulty);
    killedField_->setVisible(rules->adjustsLevel && isWizard);
    showKnown(heroStates_, nethack::theft::heroConditionWords, *rules);
    showKnown(thiefStates_, nethack::theft::thiefConditionWords, *rules);
    showWhetherUnseen();
    tower_->setCurrentIndex(tower_->findData(static_cast<int>(request.heroInTower)));
    towerField_->setVisible(isWizard);
}

}  // namespace polyplan::ui
