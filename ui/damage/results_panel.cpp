#include "ui/damage/results_panel.h"

#include <QEvent>
#include <QStringList>

#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/glyph_color.h"
#include "ui/models/damage/target_words.h"

namespace polyplan::ui {

ResultsPanel::ResultsPanel(AttackEditor& editor, DamageService& service, QWidget* parent)
    : ReportPanel({.titleObject = "targetTitle",
                   .figuresObject = "damageFigures",
                   .stepsObject = "steps",
                   .figures = tr("What it does"),
                   .figuresToolTip = tr("Each figure's tooltip is its rule. ≠ marks where the "
                                        "known text on damage types says otherwise than the game "
                                        "does.")},
                  parent),
      editor_(editor),
      service_(service) {
    connect(&editor_, &AttackEditor::changed, this, &ResultsPanel::showTarget);
    connect(&service_, &DamageService::answersChanged, this, &ResultsPanel::showState);
    showTarget();
    showState();
    isBuilt_ = true;
}

void ResultsPanel::showTarget() {
    const plan::Attack& attack = editor_.attack();
    const oangband::Tables& tables = damageTables(editor_.document());
    const oangband::Monster* monster = monsterOf(attack.monster, tables);
    const char symbol = monster != nullptr ? monster->symbol : attack.monster.symbol.value_or('?');
    const Theme& theme = Theme::of(palette());
    setGlyph(QChar::fromLatin1(symbol),
             monster != nullptr ? theme.glyph(glyphColorOf(monster->color)) : theme.text);
    const int level = monster != nullptr ? monster->level : attack.monster.level.value_or(0);
    const int armour =
        monster != nullptr ? monster->armourClass : attack.monster.armourClass.value_or(0);
    QStringList about = {tr("level %1").arg(level), tr("armor class %1").arg(armour)};
    if (monster != nullptr && monster->flags.has(oangband::Flag::Unique)) {
        about.append(tr("unique"));
    }
    if (monster != nullptr) {
        about.append(tr("id %1").arg(monster->id));
    }
    setTitle(tr("%1 on %2").arg(targetName(attack.monster, tables), toQString(attack.terrain)),
             about.join(QStringLiteral(" · ")));
}

void ResultsPanel::showState() {
    const auto answers = service_.answers();
    const bool isCurrent = answers && service_.isCurrent();
    if (isCurrent) {
        showReport(service_.report());
    }
    const bool isAnswered = isCurrent && answers->current().answer != nullptr;
    if (editor_.isTyped()) {
        setState(tr("not entered"), Badge::Tone::Muted,
                 tr("What is typed counts with Enter, or once the field is left. Until then the "
                    "figures are those of %1.")
                     .arg(toQString(editor_.attack().damage)));
        return;
    }
    setState(!isCurrent   ? tr("computing")
             : isAnswered ? tr("exact")
                          : tr("no answer"),
             !isCurrent   ? Badge::Tone::Muted
             : isAnswered ? Badge::Tone::Good
                          : Badge::Tone::Warning,
             tr("Every figure is reckoned from all ways in which the dice may fall; "
                "nothing is sampled."));
}

void ResultsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isBuilt_) {
        showTarget();
        showState();
    }
}

}  // namespace polyplan::ui
