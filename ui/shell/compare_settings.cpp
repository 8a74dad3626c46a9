#include "ui/shell/compare_settings.h"

#include <QHBoxLayout>
#include <algorithm>

#include "core/plan/asked_games.h"
#include "ui/document/plan_document.h"
#include "ui/engraving/engraving_settings.h"
#include "ui/look/text.h"
#include "ui/models/comparison_service.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/polypile/settings_bar.h"
#include "ui/shell/game_bar.h"
#include "ui/theft/theft_settings.h"

namespace polyplan::ui {

namespace {

/// Each once, those of `known` left out.
QStringList gamesIn(const std::vector<plan::AskedGame>& asked, const QStringList& known) {
    QStringList games;
    for (const plan::AskedGame& each : asked) {
        const QString game = toQString(each.title);
        if (!known.contains(game) && !games.contains(game)) {
            games.append(game);
        }
    }
    return games;
}

}  // namespace

CompareSettings::CompareSettings(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      only_(new GameBar(tr("Game"), this)),
      others_(new GameBar(tr("Also"), this)) {
    auto* engraving = new EngravingSettings(document, this);
    connect(engraving, &EngravingSettings::message, this, &CompareSettings::message);
    auto* thefts = new TheftEditor(document, this);
    connect(thefts, &TheftEditor::refused, this, &CompareSettings::message);
    bars_ = {{"polypile", new SettingsBar(document, this)},
             {"engraving", engraving},
             {"theft", new TheftSettings(*thefts, this)}};
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (const Bar& each : bars_) {
        layout->addWidget(each.widget, 1);
    }
    layout->addWidget(only_, 1);
    layout->addWidget(others_, 0, Qt::AlignTop);
    others_->setToolTip(tr("Further games whose rules something of the comparison goes by."));
    connect(&document_, &PlanDocument::strategyIndexChanged, this,
            &CompareSettings::showGamesIfSeen);
    showGames();
}

void CompareSettings::follow(const ComparisonService& service) {
    connect(&service, &ComparisonService::picksChanged, this, [this, &service] {
        contenders_ = service.contenders();
        showGamesIfSeen();
    });
}

/// It takes the questions of all calculators: an edit in another perspective asks for none.
void CompareSettings::showGamesIfSeen() {
    if (isVisible()) {
        showGames();
    }
}

void CompareSettings::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showGames();
}

/// A strategy that asks nothing yet has the settings of the line that it may get.
void CompareSettings::showGames() {
    const plan::Catalogues& catalogues = document_.catalogues();
    std::vector<plan::AskedGame> asked =
        plan::askedGames(document_.plan(), document_.strategy(), catalogues);
    if (asked.empty()) {
        asked.push_back({bars_.front().calculator, nethack::title(document_.game())});
    }
    const auto shown = std::ranges::find_first_of(bars_, asked, {}, &Bar::calculator,
                                                  &plan::AskedGame::calculator);
    for (const Bar& each : bars_) {
        each.widget->setVisible(shown != bars_.end() && each.widget == shown->widget);
    }
    QStringList named = gamesIn(asked, {});
    only_->setVisible(shown == bars_.end());
    only_->setGame(named.join(QStringLiteral(", ")));
    QStringList others;
    if (shown != bars_.end()) {
        const auto own = std::ranges::find(asked, shown->calculator, &plan::AskedGame::calculator);
        named = {toQString(own->title)};
        others = gamesIn(asked, named);
    }
    for (const plan::Contender& each : contenders_) {
        others +=
            gamesIn(plan::askedGames(*each.document, each.asked(), catalogues), named + others);
    }
    others_->setVisible(!others.isEmpty());
    others_->setGame(others.join(QStringLiteral(", ")));
}

}  // namespace polyplan::ui
