#include "ui/polypile/inspector_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/nethack/polypile/beam.h"
#include "ui/document/plan_document.h"
#include "ui/look/ink.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/estimate_text.h"
#include "ui/models/fates_model.h"
#include "ui/models/odds_service.h"
#include "ui/models/outcomes_model.h"
#include "ui/models/stack_words.h"
#include "ui/models/use_words.h"
#include "ui/parts/badge.h"
#include "ui/parts/copy_button.h"
#include "ui/parts/heading_label.h"
#include "ui/parts/search_line.h"
#include "ui/parts/wrapped_rows.h"
#include "ui/polypile/figure_delegate.h"
#include "ui/polypile/figure_links.h"
#include "ui/polypile/outcomes_chart.h"
#include "ui/polypile/stack_form.h"
#include "ui/polypile/state_panel.h"
#include "ui/polypile/zaps_panel.h"

namespace polyplan::ui {

namespace {

constexpr int leastOutcomeRows = 5;
constexpr int leastLabelCharacters = 14;
constexpr int leastNameCharacters = 22;
constexpr int leastBarCharacters = 4;
constexpr int mostBarCharacters = 10;

void makeCalm(QTableView& table, int rowHeight) {
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(rowHeight);
    table.verticalHeader()->setMinimumSectionSize(rowHeight);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QString pileName(const plan::Pile& pile) {
    return pile.distance == 0 ? QObject::tr("Own square")
                              : QObject::tr("Pile %1").arg(pile.distance);
}

}  // namespace

InspectorPanel::InspectorPanel(PlanDocument& document, OddsService& odds, QWidget* parent)
    : QWidget(parent),
      document_(document),
      odds_(odds),
      fatesModel_(new FatesModel(document, odds, this)),
      outcomesModel_(new OutcomesModel(document, odds, this)),
      place_(new SectionLabel({}, this)),
      shown_(new QSortFilterProxyModel(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 3 * metrics.step, 2 * metrics.step, 0);
    layout->setSpacing(metrics.step);
    layout->addWidget(place_);
    layout->addWidget(buildHeader());
    layout->addWidget(form_ = new StackForm(document, this));
    layout->addWidget(zaps_ = new ZapsPanel(document, odds, this));
    layout->addWidget(firstZap_ = new SectionLabel({}, this));
    layout->addWidget(fates_ = buildFates());
    layout->addSpacing(metrics.step);
    layout->addWidget(chartTitle_ = new SectionLabel({}, this));
    chartTitle_->setObjectName("outcomesTitle");
    layout->addWidget(chart_ = new OutcomesChart(*outcomesModel_, this));
    layout->addWidget(nothing_ = new QLabel(tr("Nothing: it never changes."), this));
    layout->addWidget(new StatePanel(document, odds, this));
    outcomes_ = buildOutcomes();
    layout->addWidget(tableHeader_ = buildTableHeader());
    layout->addWidget(filter_ = buildFilter());
    layout->addWidget(outcomes_);
    setTabOrder(filter_, outcomes_);
    layout->addStretch();
    firstZap_->setObjectName("firstZap");
    nothing_->setForegroundRole(QPalette::PlaceholderText);

    connect(form_, &StackForm::ended, this, &InspectorPanel::stackEdited);
    connect(fatesModel_, &QAbstractItemModel::modelReset, this, &InspectorPanel::fitTables);
    connect(fatesModel_, &QAbstractItemModel::dataChanged, this, &InspectorPanel::fitBars);
    connect(outcomesModel_, &QAbstractItemModel::modelReset, this, &InspectorPanel::fitTables);
    connect(&document_, &PlanDocument::selectionChanged, this, &InspectorPanel::showSubject);
    connect(&document_, &PlanDocument::planChanged, this, &InspectorPanel::showSubject);
    connect(&document_, &PlanDocument::planChanged, this, &InspectorPanel::fitTables);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &InspectorPanel::showSubject);
    connect(&document_, &PlanDocument::selectionChanged, this, &InspectorPanel::showProvenance);
    connect(&odds_, &OddsService::oddsChanged, this, &InspectorPanel::showProvenance);
    connect(&odds_, &OddsService::seriesChanged, this, &InspectorPanel::showProvenance);
    showSubject();
    showProvenance();
    fitTables();
}

QWidget* InspectorPanel::buildHeader() {
    const Metrics metrics(font());
    auto* header = new QWidget(this);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    glyph_ = new QLabel(header);
    glyph_->setFont(scaled(metrics.glyph, 1.25));
    glyph_->setTextFormat(Qt::PlainText);
    glyph_->setObjectName("subjectGlyph");
    glyphInk_ = new Ink(*glyph_, &Theme::text);
    title_ = new HeadingLabel(header);
    title_->setObjectName("subjectTitle");
    title_->setFont(scaled(metrics.strong, 1.15));
    badge_ = new Badge(header);
    badge_->setObjectName("subjectBadge");
    layout->addWidget(glyph_);
    layout->addWidget(title_, 1);
    layout->addWidget(badge_, 0, Qt::AlignTop);
    return header;
}

QTableView* InspectorPanel::buildFates() {
    auto* table = new QTableView(this);
    table->setModel(fatesModel_);
    table->setItemDelegate(new FigureDelegate(table));
    table->setObjectName("fates");
    table->setAccessibleName(tr("Fates"));
    table->setToolTip(
        tr("What happens to the selection; each line's tooltip is its rule. A click "
           "on a number, or Enter, shows how it comes about."));
    auto* header = table->horizontalHeader();
    header->hide();
    header->setMinimumSectionSize(fontMetrics().averageCharWidth() * leastBarCharacters);
    header->moveSection(header->visualIndex(FatesModel::Bar), FatesModel::Value);
    header->setSectionResizeMode(QHeaderView::Fixed);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setTabKeyNavigation(false);
    makeCalm(*table, qRound(fontMetrics().height() * 1.35));
    table->setWordWrap(true);
    table->viewport()->installEventFilter(this);
    keepRowsSeen(*table);
    giveCopyKeys(*table, *copyMenu(*fatesModel_, {FatesModel::Label, FatesModel::Value}, table));
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(new FigureLinks(*table), &FigureLinks::asked, this, &InspectorPanel::derivationAsked);
    return table;
}

QWidget* InspectorPanel::buildTableHeader() {
    auto* header = new QWidget(this);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new SectionLabel(tr("All outcomes"), header), 1);
    auto* copy = new CopyButton(*outcomes_, header);
    copy->setObjectName("copyOutcomes");
    copy->setToolTip(tr("Copies the table as CSV or Markdown, as it is shown."));
    copy->takeKeysOf(*outcomes_);
    layout->addWidget(copy);
    return header;
}

QLineEdit* InspectorPanel::buildFilter() {
    auto* filter = new SearchLine(this);
    filter->setObjectName("outcomeFilter");
    filter->setPlaceholderText(tr("Filter: lamp …"));
    filter->setAccessibleName(tr("Filter the outcomes"));
    filter->setToolTip(tr("Shows only objects with this in their name. Esc shows all again."));
    connect(filter, &SearchLine::textChanged, this, [this](const QString& text) {
        shown_->setFilterFixedString(text.simplified());
        fitOutcomes();
    });
    return filter;
}

QTableView* InspectorPanel::buildOutcomes() {
    shown_->setSourceModel(outcomesModel_);
    shown_->setSortRole(OutcomesModel::ValueRole);
    shown_->setSortCaseSensitivity(Qt::CaseInsensitive);
    shown_->setFilterKeyColumn(OutcomesModel::Object);
    shown_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto* table = new QTableView(this);
    table->setModel(shown_);
    table->setItemDelegate(new FigureDelegate(table));
    table->setObjectName("outcomes");
    table->setAccessibleName(tr("All outcomes"));
    table->setToolTip(
        tr("Everything that may come of the selection. A click on a heading sorts, "
           "on a number shows how it comes about."));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSortingEnabled(true);
    table->sortByColumn(OutcomesModel::Becomes, Qt::DescendingOrder);
    table->setTabKeyNavigation(false);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    makeCalm(*table, qRound(fontMetrics().height() * 1.3));
    table->horizontalHeader()->setHighlightSections(false);
    keepRowsSeen(*table);
    table->viewport()->installEventFilter(this);
    connect(new FigureLinks(*table), &FigureLinks::asked, this, &InspectorPanel::derivationAsked);
    return table;
}

/// The tables have their width after the panel if they are out of sight as it changes.
bool InspectorPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && fates_ != nullptr && watched == fates_->viewport()) {
        fitBars();
    } else if (event->type() == QEvent::Resize && outcomes_ != nullptr &&
               watched == outcomes_->viewport()) {
        fitFigures();
    }
    return QWidget::eventFilter(watched, event);
}

void InspectorPanel::showSubject() {
    const Subject subject = subjectOf(document_);
    const plan::Polypile& polypile = document_.polypile();
    const ObjectTable* table = document_.table();
    glyph_->setVisible(subject.isStack());
    form_->setPlace(subject.isStack()
                        ? std::optional<StackPlace>(StackPosition{subject.pile, subject.stack})
                        : std::nullopt);
    zaps_->setVisible(subject.isLine() && polypile.zaps > 1 && table != nullptr);
    firstZap_->setVisible(polypile.zaps > 1 && table != nullptr);
    firstZap_->setText(tr("By the first %1").arg(oneUse(polypile)));
    if (subject.isLine() || table == nullptr) {
        place_->setText(tr("The whole line"));
        title_->setHeading(toQString(document_.strategy().name));
        return;
    }
    const plan::Pile& pile = polypile.line[static_cast<std::size_t>(subject.pile)];
    if (!subject.isStack()) {
        place_->setText(pileName(pile));
        title_->setHeading(!pile.label.empty()       ? toQString(pile.label)
                           : pile.stacks.size() == 1 ? tr("1 stack")
                                                     : tr("%1 stacks").arg(pile.stacks.size()));
        return;
    }
    const plan::Stack& stack = pile.stacks[static_cast<std::size_t>(subject.stack)];
    const ObjectType& type = (*table)[stack.object];
    place_->setText(pileName(pile) + " · " +
                    (subject.stack == 0 ? tr("top stack")
                                        : tr("stack %1 from the top").arg(subject.stack + 1)));
    title_->setHeading(markedTitle(stack, *table));
    if (stack.chargesAssumed) {
        title_->setToolTip(title_->text() + u'\n' + assumedCharges(stack));
    }
    glyph_->setText(QChar::fromLatin1(type.symbol));
    glyphInk_->setColor([color = type.color](const Theme& theme) { return theme.glyph(color); });
}

void InspectorPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitTables();
    }
}

void InspectorPanel::showProvenance() {
    showBadge();
    zaps_->leaveOutBadge(badge_->text());
}

void InspectorPanel::showBadge() {
    const auto answer = odds_.answer();
    if (!answer) {
        badge_->show(odds_.isComplete() ? tr("no odds") : tr("computing"), Badge::Tone::Muted);
        return;
    }
    const Subject subject = subjectOf(document_);
    const SubjectOdds odds = oddsOf(subject, *answer);
    // The figures of all zaps stand beside those of the first, but only for the line.
    const auto ofAllZaps = subject.isLine() ? odds_.sampledAfterExact() : std::nullopt;
    const auto provenance = ofAllZaps              ? *ofAllZaps
                            : odds.pile == nullptr ? answer->provenance
                                                   : odds.pile->provenance;
    const bool isExact = provenance.method == Method::Exact;
    badge_->show(toText(provenance), isExact ? Badge::Tone::Good : Badge::Tone::Warning);
    badge_->setToolTip(
        isExact
            ? tr("Computed in closed form, not sampled.")
            : tr("Sampled with seed %1; figures carry their standard error.").arg(provenance.seed));
}

void InspectorPanel::fitTables() {
    const auto column = outcomesModel_->mainColumn();
    const plan::Polypile& polypile = document_.polypile();
    const QString afterOne = tr(", after one %1").arg(oneUse(polypile));
    chartTitle_->setText(
        column == OutcomesModel::Becomes ? tr("Becomes") + afterOne
        : outcomesModel_->subject().isPile()
            ? tr("Mean number left") + (isBeam(polypile.source) ? tr(", if reached") : afterOne)
            : tr("Mean number left on the line") + (polypile.zaps > 1 ? afterOne : QString()));
    const bool isEmpty =
        (odds_.answer() || odds_.isComplete()) && outcomesModel_->outcomes().empty();
    const bool isStackThatStays = isEmpty && outcomesModel_->subject().isStack();
    nothing_->setVisible(isStackThatStays);
    chartTitle_->setVisible(!isEmpty || isStackThatStays);
    for (QWidget* widget : {static_cast<QWidget*>(chart_), tableHeader_,
                            static_cast<QWidget*>(filter_), static_cast<QWidget*>(outcomes_)}) {
        widget->setVisible(!isEmpty);
    }
    fitBars();
    auto* header = outcomes_->horizontalHeader();
    fitOutcomes();
    for (int each = 0; each < OutcomesModel::ColumnCount; ++each) {
        outcomes_->setColumnHidden(
            each, !outcomesModel_->hasColumn(static_cast<OutcomesModel::Column>(each)));
        header->setSectionResizeMode(
            each, each == OutcomesModel::Object ? QHeaderView::Stretch : QHeaderView::Fixed);
    }
    // Measured once a question: a header that fits itself measures some thousand cells again at
    // each layout.
    wholeFigures_ = 0;
    fitFigures();
    if (outcomes_->isColumnHidden(header->sortIndicatorSection())) {
        outcomes_->sortByColumn(column, Qt::DescendingOrder);
    }
    showProvenance();
}

void InspectorPanel::fitFigures() {
    const auto measured = [this](bool isBrief) {
        outcomesModel_->setBrief(isBrief);
        int width = 0;
        for (int each = OutcomesModel::Object + 1; each < OutcomesModel::ColumnCount; ++each) {
            outcomes_->resizeColumnToContents(each);
            width += outcomes_->columnWidth(each);
        }
        return width;
    };
    if (wholeFigures_ == 0) {
        wholeFigures_ = measured(false);
    }
    const int name = leastNameCharacters * fontMetrics().averageCharWidth();
    const bool isBrief = outcomes_->viewport()->width() - wholeFigures_ < name;
    if (isBrief != outcomesModel_->isBrief()) {
        measured(isBrief);
    }
}

void InspectorPanel::fitOutcomes() {
    const int rows = std::max(leastOutcomeRows, shown_->rowCount());
    outcomes_->setFixedHeight(outcomes_->horizontalHeader()->sizeHint().height() +
                              2 * outcomes_->frameWidth() +
                              rows * outcomes_->verticalHeader()->defaultSectionSize());
}

void InspectorPanel::editStack() {
    if (!form_->isVisible()) {
        return;
    }
    form_->focusFirst();
    if (QScrollArea* area = areaAround()) {
        area->ensureWidgetVisible(window()->focusWidget());
    }
}

/// The tables are as high as their rows: it is the area around the panel that scrolls.
QScrollArea* InspectorPanel::areaAround() const {
    return qobject_cast<QScrollArea*>(parentWidget()->parentWidget());
}

void InspectorPanel::fitBars() {
    const int character = fontMetrics().averageCharWidth();
    const int margins = textMarginsIn(*fates_) + 1;
    const QFontMetrics words(fates_->font());
    int label = 0;
    int value = 0;
    bool hasBars = false;
    for (int row = 0; row < fatesModel_->rowCount(); ++row) {
        const auto cell = [&](int column) { return fatesModel_->index(row, column); };
        const auto width = [&](int column) {
            return words.horizontalAdvance(cell(column).data().toString()) + margins;
        };
        label = std::max(label, width(FatesModel::Label));
        value = std::max(value, width(FatesModel::Value));
        hasBars = hasBars || cell(FatesModel::Bar).data(FatesModel::ShareRole).isValid();
    }
    const int whole = fates_->viewport()->width();
    value = std::clamp(whole - leastLabelCharacters * character - margins, 0, value);
    const int room = whole - label - value;
    const int bar = hasBars && room >= leastBarCharacters * character
                        ? std::min(room, mostBarCharacters * character)
                        : 0;
    QHeaderView* header = fates_->horizontalHeader();
    fates_->setColumnHidden(FatesModel::Bar, bar == 0);
    header->resizeSection(FatesModel::Label, whole - value - bar);
    header->resizeSection(FatesModel::Value, value);
    header->resizeSection(FatesModel::Bar, bar);
    fitRows(*fates_);
    fates_->setFixedHeight(fates_->verticalHeader()->length() + 2 * fates_->frameWidth());
}

void InspectorPanel::keepRowsSeen(QTableView& table) {
    connect(table.selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this, &table](const QModelIndex& current) {
                QScrollArea* area = areaAround();
                if (area == nullptr || !table.hasFocus() || !current.isValid()) {
                    return;
                }
                const QRect row(table.viewport()->mapTo(this, table.visualRect(current).topLeft()),
                                table.visualRect(current).size());
                area->ensureVisible(row.left(), row.top(), 0, row.height());
                area->ensureVisible(row.left(), row.bottom(), 0, row.height());
            });
}

}  // namespace polyplan::ui
