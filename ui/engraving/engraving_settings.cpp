#include "ui/engraving/engraving_settings.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include "core/nethack/engraving/answer.h"
#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/parts/form.h"
#include "ui/parts/game_switch.h"

namespace polyplan::ui {

EngravingSettings::EngravingSettings(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      game_(new QComboBox(this)),
      dexterity_(numberField(
          "engravingDexterity", tr("Dexterity"),
          tr("Standing on a text wears it at the end of a turn with 1 in 40 + 3 × Dexterity "
             "(allmain.c moveloop())."),
          plan::limits::dexterity, this)),
      partial_(new QLabel(tr("rules known in part"), this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 7, 12, 7);
    layout->setSpacing(8);
    game_->setObjectName("engravingGame");
    game_->setAccessibleName(tr("Game version"));
    game_->setToolTip(tr("The version of the game whose rules and objects the plan goes by."));
    layout->addWidget(labelledField(tr("Ga&me"), game_));
    layout->addSpacing(10);
    connect(game_, &QComboBox::activated, this, [this](int row) {
        choose(static_cast<nethack::Game>(game_->itemData(row).toInt()));
        showPlan();
    });
    partial_->setForegroundRole(QPalette::PlaceholderText);
    partial_->setToolTip(
        tr("SLASH'EM Extended has rules for single items and days that are not worked out here."));
    partial_->setObjectName("engravingPartial");
    layout->addWidget(partial_);
    layout->addWidget(labelledField(tr("De&xterity"), dexterity_));
    connect(dexterity_, &QSpinBox::valueChanged, this, [this](int value) {
        engraving_edits::edit(
            document_, tr("Set Dexterity"),
            [value](plan::Engraving& each) { each.dexterity = value; },
            QStringLiteral("engraving dexterity"));
    });
    layout->addStretch(1);
    connect(&document_, &PlanDocument::planChanged, this, &EngravingSettings::showPlan);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &EngravingSettings::showPlan);
    showPlan();
}

void EngravingSettings::choose(nethack::Game game) {
    const nethack::Game before = document_.game();
    const bool hasLine = !document_.polypile().line.empty();
    if (switchEngravingGame(document_, game, this) && document_.game() != before && hasLine) {
        Q_EMIT message(
            tr("The line of Polypile goes by %1 too.").arg(toQString(nethack::title(game))));
    }
}

void EngravingSettings::showPlan() {
    const nethack::Game shown = engravingGame(document_);
    game_->clear();
    for (const nethack::Game game : nethack::allGames) {
        if (nethack::engraving::knowsEngraving(game) || game == shown) {
            game_->addItem(toQString(nethack::title(game)), static_cast<int>(game));
        }
    }
    game_->setCurrentIndex(game_->findData(static_cast<int>(shown)));
    partial_->setVisible(nethack::engraving::isPartial(shown));
    showNumber(dexterity_, plan::engravingRequest(document_.settings(), engravingOf(document_))
                               .dexterity.value_or(nethack::engraving::usualDexterity));
}

}  // namespace polyplan::ui
