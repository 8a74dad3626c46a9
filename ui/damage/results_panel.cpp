#include "ui/damage/results_panel.h"

#include <QStringList>

#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/glyph_color.h"
#include "ui/models/damage/target_words.h"
#include "ui/parts/work_line.h"

namespace polyplan::ui {

ResultsPanel::ResultsPanel(AttackEditor& editor, DamageService& service, QWidget* parent)
    : ReportPanel({.titleObject = "targetTitle",
                   .figuresObject = "damageFigures",
                   .stepsObject = "steps",
                   .figures = tr("What it does"),
                   .glyphObject = "targetSymbol"},
                  parent),
      editor_(editor),
      service_(service),
      work_(new WorkLine(this)) {
    putAboveFigures(work_);
    connect(work_, &WorkLine::stopAsked, &service_, &DamageService::stop);
    connect(work_, &WorkLine::resumeAsked, &service_, &DamageService::resume);
    connect(&service_, &DamageService::progressed, this, &ResultsPanel::showWork);
    connect(&editor_, &AttackEditor::changed, this, &ResultsPanel::showTarget);
    connect(&service_, &DamageService::answersChanged, this, &ResultsPanel::showState);
    showTarget();
    showState();
}

void ResultsPanel::showTarget() {
    const plan::Attack& attack = editor_.attack();
    const oangband::Tables& tables = damageTables(editor_.document());
    const oangband::Monster* monster = monsterOf(attack.monster, tables);
    const char symbol = monster != nullptr ? monster->symbol : attack.monster.symbol.value_or('?');
    setGlyph(QChar::fromLatin1(symbol), [monster](const Theme& theme) {
        return monster != nullptr ? theme.glyph(glyphColorOf(monster->color)) : theme.text;
    });
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
    showWork();
    const bool isAnswered = isCurrent && answers->current().answer != nullptr;
    if (editor_.isTyped()) {
        setState(tr("not entered"), Badge::Tone::Muted,
                 tr("What is typed counts with Enter, or once the field is left. Until then the "
                    "figures are those of %1.")
                     .arg(toQString(editor_.attack().damage)));
        return;
    }
    const bool isStopped = !isCurrent && service_.isStopped();
    setState(isStopped    ? tr("stopped")
             : !isCurrent ? tr("computing")
             : isAnswered ? tr("exact")
                          : tr("no answer"),
             isStopped    ? Badge::Tone::Warning
             : !isCurrent ? Badge::Tone::Muted
             : isAnswered ? Badge::Tone::Good
                          : Badge::Tone::Warning,
             tr("Every figure is reckoned from all ways in which the dice may fall; "
                "nothing is sampled."));
}

void ResultsPanel::showWork() {
    if (service_.isComplete() || editor_.isTyped()) {
        work_->setState(WorkLine::State::Idle, {});
        return;
    }
    const bool isOnTables = service_.isCurrent();
    if (service_.isStopped()) {
        work_->setState(WorkLine::State::Stopped,
                        isOnTables           ? tr("Stopped: the tables are of the attack before.")
                        : service_.answers() ? tr("Stopped: the figures are of the attack before.")
                                             : tr("Stopped before there were figures."));
        return;
    }
    const QString words = isOnTables ? tr("Computing the tables …") : tr("Computing …");
    const auto progress = service_.progress();
    constexpr int hundred = 100;
    work_->setState(
        WorkLine::State::AtWork,
        progress ? tr("%1 %2 %").arg(words).arg(static_cast<int>(hundred * *progress)) : words);
}

}  // namespace polyplan::ui
