#include "ui/theft/theft_settings.h"

#include <QComboBox>
#include <QHBoxLayout>

#include "core/nethack/theft/members.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/form.h"

namespace polyplan::ui {

TheftSettings::TheftSettings(TheftEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), game_(new QComboBox(this)), remark_(new ElidedLabel(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 7, 12, 7);
    layout->setSpacing(8);
    game_->setObjectName("theftGame");
    game_->setAccessibleName(tr("Game version"));
    game_->setSizeAdjustPolicy(
        QComboBox::AdjustToContents);  // a version may come that was not there
    game_->setToolTip(
        tr("Whose rules the thief goes by: the plan's, or those of another version of its own."));
    connect(game_, &QComboBox::activated, this, [this](int row) {
        editor_.setGame(static_cast<nethack::Game>(game_->itemData(row).toInt()));
        follow();
    });
    remark_->setObjectName("theftGameRemark");
    remark_->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(labelledField(tr("Ga&me"), game_));
    layout->addWidget(remark_);
    layout->addStretch(1);
    connect(&editor_, &TheftEditor::changed, this, &TheftSettings::follow);
    follow();
}

void TheftSettings::follow() {
    const nethack::Game shown = editor_.game();
    game_->clear();
    for (const nethack::Game game : nethack::allGames) {
        if (theft::knowsTheft(game) || game == shown) {
            game_->addItem(toQString(nethack::title(game)), static_cast<int>(game));
        }
    }
    game_->setCurrentIndex(game_->findData(static_cast<int>(shown)));
    const nethack::Game ofPlan = editor_.document().game();
    if (!editor_.hasRules()) {
        remark_->setLine(tr("has no rules of theft here; choose another version"));
    } else if (shown != ofPlan) {
        remark_->setLine(
            tr("for this theft alone; the plan is for %1").arg(toQString(nethack::title(ofPlan))));
    } else {
        remark_->setLine({});
    }
}

}  // namespace polyplan::ui
