#include "ui/polypile/catalogue_panel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/calculator/json_values.h"
#include "core/catalogue/likely_object.h"
#include "core/nethack/polypile/stack_traits.h"
#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/look/broken_lines.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/catalogue_model.h"
#include "ui/polypile/catalogue_delegate.h"
#include "ui/polypile/drop_edits.h"
#include "ui/polypile/search_row.h"

namespace polyplan::ui {

CataloguePanel::CataloguePanel(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      model_(new CatalogueModel(document, this)),
      filter_(new CatalogueFilter(this)),
      search_(new SearchRow(*filter_, QStringLiteral("catalogue"), this)),
      list_(new QListView(this)),
      nothing_(new QLabel(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * metrics.step, 3 * metrics.step, metrics.step, 0);
    layout->setSpacing(metrics.step);
    layout->addWidget(new SectionLabel(tr("Catalogue"), this));
    layout->addWidget(search_);
    layout->addWidget(nothing_);
    layout->addWidget(list_, 1);
    filter_->readStacksOf(*model_);
    search_->field().setPlaceholderText(tr("Search: tool, wand iron …"));
    search_->field().setToolTip(
        tr("Finds objects by name, appearance, class and material, of which every word must be "
           "found, and by what they are called for short: BoH, /oD, GDSM. Enter adds the first "
           "one, of “2 blessed booze” two blessed ones, of “holy water” a blessed one, of “wand of "
           "sleep (0:4)” one with four charges, of “newt corpse” that of a newt, of “rock named "
           "bob” one of that name."));
    search_->field().installEventFilter(this);
    nothing_->setObjectName("catalogueNothing");
    // However long a word is typed, the column keeps its width.
    nothing_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    nothing_->hide();
    connect(&search_->field(), &QLineEdit::textChanged, this, &CataloguePanel::followSearch);
    connect(filter_, &QAbstractItemModel::modelReset, this, &CataloguePanel::showWhetherFound);
    connect(&search_->field(), &QLineEdit::returnPressed, this, &CataloguePanel::addChosen);

    list_->setModel(filter_);
    list_->setItemDelegate(new CatalogueDelegate(list_));
    list_->setObjectName("catalogue");
    list_->setAccessibleName(tr("Catalogue"));
    list_->setToolTip(
        tr("All objects of this game version (objects.c). Drag onto the line, or "
           "press Enter; Shift+Enter puts them into the inventory. The space bar sets the star of "
           "a goal."));
    list_->installEventFilter(this);
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setDragEnabled(true);
    list_->setDragDropMode(QAbstractItemView::DragOnly);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QListView::activated, this, &CataloguePanel::addChosen);
}

void CataloguePanel::startSearch() {
    search_->field().setFocus(Qt::ShortcutFocusReason);
    search_->field().selectAll();
}

void CataloguePanel::clearSearch() {
    search_->field().clear();
}

void CataloguePanel::followSearch() {
    // What was chosen before is not what is looked for now.
    list_->clearSelection();
    list_->scrollToTop();
    showWhetherFound();
}

void CataloguePanel::showWhetherFound() {
    constexpr int mostOfTyped = 2;
    constexpr int mostOfLikely = 5;
    const QStringList sentences = nothingFound();
    QStringList lines;
    for (const QString& sentence : sentences) {
        lines << brokenIntoLines(sentence, nothing_->font(), search_->width(),
                                 lines.isEmpty() ? mostOfTyped : mostOfLikely);
    }
    nothing_->setText(lines.join(u'\n'));
    nothing_->setVisible(!lines.isEmpty());
    const QString why = sentences.join(u' ');
    if (!told_.isEmpty() && told_ != why) {
        told_.clear();
        Q_EMIT message({});
    }
}

QStringList CataloguePanel::nothingFound() const {
    const QString searched = search_->field().text().simplified();
    if (filter_->rowCount() > 0 || searched.isEmpty()) {
        return {};
    }
    QStringList sentences = {tr("Nothing is called “%1”.").arg(searched)};
    QStringList likely;
    if (const ObjectTable* table = document_.table()) {
        for (const std::string_view name : likelyNames(*table, filter_->search().toStdString())) {
            likely << QStringLiteral("“%1”").arg(toQString(name));
        }
    }
    if (!likely.isEmpty()) {
        sentences << tr("Did you mean %1?").arg(likely.join(tr(" or ")));
    }
    return sentences;
}

void CataloguePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showWhetherFound();
}

QModelIndexList CataloguePanel::chosenRows() const {
    const QModelIndexList chosen = list_->selectionModel()->selectedIndexes();
    return chosen.isEmpty() && filter_->rowCount() > 0 ? QModelIndexList{filter_->index(0, 0)}
                                                       : chosen;
}

std::vector<plan::Stack> CataloguePanel::chosenStacks() {
    if (const QString why = refusal(); !why.isEmpty()) {
        Q_EMIT message(why);
        return {};
    }
    const QModelIndexList chosen = chosenRows();
    std::vector<plan::Stack> one = model_->stacksOf(chosen);
    std::vector<plan::Stack> stacks;
    for (qsizetype i = 0; i < chosen.size(); ++i) {
        plan::Stack& stack = one[static_cast<std::size_t>(i)];
        const ObjectType& type = (*document_.table())[stack.object];
        if (nethack::polypile::hasBuc(type)) {
            stack.buc = filter_->bucSaidOf(chosen[i]).value_or(stack.buc);
        }
        takeSaid(stack);
        if (filter_->saysMonsterOf(chosen[i])) {
            stack.corpse = filter_->said().monster;
        }
        const auto named = model_->artifactCalled(toQString(stack.name));
        const bool isNamedSo = named && named->object == stack.object;
        if (isNamedSo || filter_->saysArtifactOf(chosen[i])) {
            stack.artifact = isNamedSo ? named->name : filter_->said().artifact->name;
            stack.name = isNamedSo ? std::string() : stack.name;
            stack.quantity = 1;
        }
        const bool isSingle = !type.stacks;
        const int copies = isSingle ? filter_->said().quantity.value_or(1) : 1;
        stacks.insert(stacks.end(), static_cast<std::size_t>(copies), stack);
    }
    return stacks;
}

QString CataloguePanel::refusal() const {
    const auto beyond = [](const std::optional<int>& said, const Range& range) {
        return said && !range.contains(*said);
    };
    const SaidOfStack& said = filter_->said();
    if (beyond(said.quantity, plan::limits::quantity)) {
        return tr("A stack has at least %1 and at most %2 of an object.")
            .arg(decimal(plan::limits::quantity.least), decimal(plan::limits::quantity.most));
    }
    if (beyond(said.enchantment, plan::limits::enchantment)) {
        return tr("An enchantment is at least %1 and at most %2.")
            .arg(decimal(plan::limits::enchantment.least), decimal(plan::limits::enchantment.most));
    }
    if (beyond(said.charges, plan::limits::charges)) {
        return tr("Charges are at least %1 and at most %2.")
            .arg(decimal(plan::limits::charges.least), decimal(plan::limits::charges.most));
    }
    if (beyond(said.recharged, plan::limits::recharged)) {
        return tr("Recharges are at least %1 and at most %2.")
            .arg(decimal(plan::limits::recharged.least), decimal(plan::limits::recharged.most));
    }
    if (std::max(characterCount(said.name), characterCount(said.called)) >
        plan::limits::nameCharacters) {
        return tr("A name has at most %1 characters.").arg(plan::limits::nameCharacters);
    }
    const QModelIndexList chosen = chosenRows();
    const bool isSingle = std::ranges::any_of(chosen, [this](const QModelIndex& row) {
        const auto object = static_cast<ObjectIndex>(row.data(CatalogueModel::ObjectRole).toUInt());
        return !(*document_.table())[object].stacks;
    });
    return isSingle && said.quantity.value_or(1) > plan::limits::copies
               ? tr("It makes no stack: at most %1 are added at once.").arg(plan::limits::copies)
               : QString();
}

void CataloguePanel::takeSaid(plan::Stack& stack) const {
    const SaidOfStack& said = filter_->said();
    const ObjectTable& table = *document_.table();
    stack.quantity = table[stack.object].stacks ? said.quantity.value_or(1) : 1;
    stack.name = said.name;
    if (table[stack.object].isLook()) {
        stack.called = said.called;
    }
    const auto* rules = nethack::polypile::rulesOf(document_.game());
    if (rules == nullptr) {
        return;
    }
    const auto traits = nethack::polypile::traitsOf(stack.object, table, *rules);
    stack.poisoned = traits.poisoned && said.poisoned;
    if (traits.enchantment) {
        stack.enchantment = said.enchantment.value_or(0);
    }
    if (traits.charges && said.charges) {
        stack.charges = *said.charges;
        stack.recharged = said.recharged.value_or(0);
        stack.chargesAssumed = false;
    }
    if (traits.erosion) {
        stack.erosion = said.erosion;
        stack.erodeproof = said.erodeproof;
    }
}

void CataloguePanel::addChosen() {
    const std::vector<plan::Stack> stacks = chosenStacks();
    if (stacks.empty()) {
        told_ = nothingFound().join(u' ');
        if (!told_.isEmpty()) {
            Q_EMIT message(told_);
        }
        return;
    }
    const QString what = wordsFor(document_, stacks);
    const LinePlace place = topOfSelectedPile(document_);
    const Done done = carryOut(
        document_,
        {tr("Add %1").arg(what),
         [&](PlanDocument::Draft& draft) { return plan::line_edits::insert(draft, stacks, place); },
         true});
    if (!done.remark.isEmpty()) {
        Q_EMIT message(done.remark);
    }
    // What undo takes back now is what was added, not what was typed for it.
    QLineEdit& field = search_->field();
    field.setText(field.text());
}

bool CataloguePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto* pressed = static_cast<QKeyEvent*>(event);
    const bool isEnter = pressed->key() == Qt::Key_Return || pressed->key() == Qt::Key_Enter;
    if (isEnter && pressed->modifiers().testFlag(Qt::ShiftModifier)) {
        if (const auto stacks = chosenStacks(); !stacks.empty()) {
            Q_EMIT inventoryWanted(stacks);
        }
        return true;
    }
    if (watched == &search_->field() && pressed->key() == Qt::Key_Down && filter_->rowCount() > 0) {
        list_->setFocus(Qt::TabFocusReason);
        list_->setCurrentIndex(filter_->index(0, 0));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
