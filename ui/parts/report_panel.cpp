#include "ui/parts/report_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/theme.h"
#include "ui/models/report_model.h"
#include "ui/models/steps_model.h"
#include "ui/parts/figure_list.h"

namespace polyplan::ui {

namespace {

// Of the height for both, where the figures need as much.
constexpr int figuresShare = 3;
constexpr int stepsShare = 2;

}  // namespace

ReportPanel::ReportPanel(const Names& names, QWidget* parent)
    : QWidget(parent),
      figuresModel_(new ReportModel(this)),
      stepsModel_(new StepsModel(this)),
      figures_(new FigureList(figuresModel_, this)) {
    const Metrics metrics(font());
    figures_->setObjectName(QLatin1StringView(names.figuresObject));
    figures_->setAccessibleName(names.figures);
    figures_->setToolTip(
        tr("Each figure's tooltip is its rule. ≠ marks where the wiki says otherwise than the game "
           "does."));
    auto* steps = new FigureList(stepsModel_, this);
    steps->setObjectName(QLatin1StringView(names.stepsObject));
    const QString title = names.steps.isEmpty() ? tr(stepsTitle) : names.steps;
    steps->setAccessibleName(title);
    steps->setToolTip(names.stepsToolTip.isEmpty()
                          ? tr("How the figures come about, in the game's order, with the rule and "
                               "where it stands in the game's source.")
                          : names.stepsToolTip);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 3 * metrics.step, 2 * metrics.step, 0);
    layout->setSpacing(metrics.step);
    layout->addWidget(buildHeader(names));
    layout->addWidget(figures_, figuresShare);
    layout->addSpacing(metrics.step);
    stepsHead_ = new SectionLabel(title, this);
    layout->addWidget(stepsHead_);
    layout->addWidget(steps, stepsShare);
    connect(figuresModel_, &QAbstractItemModel::modelReset, this, &ReportPanel::fitFigures);
    fitFigures();
}

QWidget* ReportPanel::buildHeader(const Names& names) {
    const Metrics metrics(font());
    auto* header = new QWidget(this);
    auto* layout = new QVBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics.step / 2);
    glyph_ = new QLabel(header);
    glyph_->setFont(scaled(metrics.glyph, 1.25));
    // Bold letters are drawn beyond their width.
    glyph_->setContentsMargins(metrics.step / 2, 0, metrics.step / 2, 0);
    glyph_->setTextFormat(Qt::PlainText);
    glyph_->setObjectName(QLatin1StringView(names.glyphObject));
    glyphInk_ = new Ink(*glyph_, &Theme::text);
    glyph_->hide();
    const auto line = [&](const QFont& font) {
        auto* label = new QLabel(header);
        label->setFont(font);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        return label;
    };
    title_ = line(scaled(metrics.strong, 1.15));
    title_->setObjectName(QLatin1StringView(names.titleObject));
    about_ = line(metrics.small);
    about_->setForegroundRole(QPalette::PlaceholderText);
    badge_ = new Badge(header);
    QToolButton* copy = figures_->makeCopyButton(header);
    copy->setObjectName(QStringLiteral("copy ") + QLatin1StringView(names.figuresObject));
    auto* first = new QHBoxLayout;
    first->addWidget(glyph_, 0, Qt::AlignTop);
    first->addWidget(title_, 1);
    auto* second = new QHBoxLayout;
    second->addWidget(about_, 1);
    second->addStretch();
    second->addWidget(copy, 0, Qt::AlignTop);
    second->addWidget(badge_, 0, Qt::AlignTop);
    layout->addLayout(first);
    layout->addLayout(second);
    return header;
}

void ReportPanel::setTitle(const QString& title, const QString& about) {
    title_->setText(title);
    about_->setText(about);
    about_->setVisible(!about.isEmpty());
}

void ReportPanel::setGlyph(QChar glyph, Ink::Color color) {
    glyph_->setText(glyph);
    glyphInk_->setColor(std::move(color));
    glyph_->show();
}

void ReportPanel::setState(const QString& text, Badge::Tone tone, const QString& toolTip) {
    badge_->show(text, tone);
    badge_->setToolTip(toolTip);
}

void ReportPanel::showReport(Report report) {
    showSteps(std::move(report.steps));
    figuresModel_->show(std::move(report));
}

void ReportPanel::showSteps(std::vector<Step> steps) {
    stepsModel_->show(std::move(steps));
}

void ReportPanel::putAboveFigures(QWidget* widget) {
    auto* rows = static_cast<QVBoxLayout*>(layout());
    rows->insertWidget(rows->indexOf(figures_), widget);
}

void ReportPanel::setStepsHead(QWidget* head) {
    delete layout()->replaceWidget(stepsHead_, head);
    delete stepsHead_;
    stepsHead_ = head;
}

void ReportPanel::fitFigures() {
    figures_->setMaximumHeight(figures_->wantedHeight());
}

void ReportPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitFigures();
}

}  // namespace polyplan::ui
