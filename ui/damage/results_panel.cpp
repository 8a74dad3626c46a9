#include "ui/damage/results_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/glyph_color.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/report_model.h"
#include "ui/models/steps_model.h"
#include "ui/parts/badge.h"
#include "ui/parts/figure_list.h"

namespace polyplan::ui {

namespace {

constexpr double figuresShare = 0.6;  ///< of the panel's height, at the most

}  // namespace

ResultsPanel::ResultsPanel(AttackEditor& editor, DamageService& service, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      service_(service),
      figuresModel_(new ReportModel(this)),
      stepsModel_(new StepsModel(this)) {
    const Metrics metrics(font());
    figures_ = new FigureList(figuresModel_, this);
    figures_->setObjectName("damageFigures");
    figures_->setAccessibleName(tr("What it does"));
    figures_->setToolTip(
        tr("Each figure's tooltip is its rule. ≠ marks where the known text on "
           "damage types says otherwise than the game does."));
    auto* steps = new FigureList(stepsModel_, this);
    steps->setObjectName("steps");
    steps->setAccessibleName(tr("Step by step"));
    steps->setToolTip(
        tr("How the figures come about, in the game's order, with the rule and "
           "where it stands in the game's source."));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 3 * metrics.step, 2 * metrics.step, 0);
    layout->setSpacing(metrics.step);
    layout->addWidget(buildHeader());
    layout->addWidget(figures_);
    layout->addSpacing(metrics.step);
    layout->addWidget(new SectionLabel(tr("Step by step"), this));
    layout->addWidget(steps, 1);

    connect(&editor_, &AttackEditor::changed, this, &ResultsPanel::showTarget);
    connect(&service_, &DamageService::answersChanged, this, &ResultsPanel::showState);
    connect(figuresModel_, &QAbstractItemModel::modelReset, this, &ResultsPanel::fitFigures);
    showTarget();
    showState();
    fitFigures();
}

QWidget* ResultsPanel::buildHeader() {
    const Metrics metrics(font());
    auto* header = new QWidget(this);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    glyph_ = new QLabel(header);
    glyph_->setFont(scaled(metrics.glyph, 1.25));
    glyph_->setTextFormat(Qt::PlainText);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    title_ = new QLabel(header);
    title_->setObjectName("targetTitle");
    title_->setFont(scaled(metrics.strong, 1.15));
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    about_ = new QLabel(header);
    about_->setFont(metrics.small);
    about_->setForegroundRole(QPalette::PlaceholderText);
    about_->setTextFormat(Qt::PlainText);
    about_->setWordWrap(true);
    words->addWidget(title_);
    words->addWidget(about_);
    badge_ = new Badge(header);
    layout->addWidget(glyph_, 0, Qt::AlignTop);
    layout->addLayout(words, 1);
    layout->addWidget(badge_, 0, Qt::AlignTop);
    return header;
}

void ResultsPanel::showTarget() {
    const plan::Attack& attack = editor_.attack();
    const oangband::Tables& tables = damageTables(editor_.document());
    const oangband::Monster* monster = monsterOf(attack.monster, tables);
    title_->setText(
        tr("%1 on %2").arg(targetName(attack.monster, tables), toQString(attack.terrain)));
    const char symbol = monster != nullptr ? monster->symbol : attack.monster.symbol.value_or('?');
    glyph_->setText(QChar::fromLatin1(symbol));
    const Theme& theme = Theme::of(palette());
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText,
                    monster != nullptr ? theme.glyph(glyphColorOf(monster->color)) : theme.text);
    glyph_->setPalette(colors);
    const int level = monster != nullptr ? monster->level : attack.monster.level.value_or(0);
    const int armour =
        monster != nullptr ? monster->armourClass : attack.monster.armourClass.value_or(0);
    QStringList about = {tr("level %1").arg(level), tr("armour class %1").arg(armour)};
    if (monster != nullptr && monster->flags.has(oangband::Flag::Unique)) {
        about.append(tr("unique"));
    }
    if (monster != nullptr) {
        about.append(tr("id %1").arg(monster->id));
    }
    about_->setText(about.join(QStringLiteral(" · ")));
}

void ResultsPanel::showState() {
    const auto answers = service_.answers();
    const bool isCurrent = answers && service_.isCurrent();
    if (isCurrent) {
        Report report = service_.report();
        std::erase_if(report.remarks,
                      [](const Remark& remark) { return remark.kind == RemarkKind::Differs; });
        stepsModel_->show(report.steps);
        figuresModel_->show(std::move(report));
    }
    if (!isCurrent) {
        badge_->show(tr("computing"), Badge::Tone::Muted);
    } else if (answers->current().answer) {
        badge_->show(tr("exact"), Badge::Tone::Good);
    } else {
        badge_->show(tr("no answer"), Badge::Tone::Warning);
    }
    badge_->setToolTip(
        tr("Every figure is reckoned from all ways in which the dice may fall; "
           "nothing is sampled."));
}

void ResultsPanel::fitFigures() {
    const int most = std::max(fontMetrics().height(), qRound(height() * figuresShare));
    figures_->setFixedHeight(std::min(figures_->wantedHeight(), most));
}

void ResultsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitFigures();
}

void ResultsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && badge_ != nullptr) {
        showTarget();
        showState();
    }
}

}  // namespace polyplan::ui
