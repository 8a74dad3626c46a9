#include "ui/engraving/stylus_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QTreeView>
#include <QVBoxLayout>
#include <utility>

#include "core/nethack/engraving/stylus.h"
#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/engraving/ring_look_field.h"
#include "ui/engraving/stylus_delegate.h"
#include "ui/engraving/stylus_kind_field.h"
#include "ui/look/buc_mark.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/engraving/stylus_tree_model.h"
#include "ui/models/stack_words.h"
#include "ui/parts/form.h"
#include "ui/parts/left_choice.h"
#include "ui/parts/search_line.h"

namespace polyplan::ui {

using nethack::engraving::StylusState;

namespace {

/// The charges that mean "as many as it takes" in the field.
constexpr int enoughCharges = plan::limits::charges.least - 1;

/// The styluses whose text contains every word that is searched, with their groups.
class StylusFilter : public QSortFilterProxyModel {
  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setSearch(const QString& text) {
        words_ = text.simplified().split(' ', Qt::SkipEmptyParts);
        invalidateFilter();
        if (rowCount() > 0) {  // whose counts have changed
            Q_EMIT dataChanged(index(0, StylusTreeModel::Figure),
                               index(rowCount() - 1, StylusTreeModel::Figure));
        }
    }

    /// Beside a group stands how many of it are found.
    QVariant data(const QModelIndex& index, int role) const override {
        const bool isCount = role == Qt::DisplayRole && index.isValid() &&
                             !index.parent().isValid() && index.column() == StylusTreeModel::Figure;
        return isCount ? QVariant(rowCount(index.siblingAtColumn(StylusTreeModel::Title)))
                       : QSortFilterProxyModel::data(index, role);
    }

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        if (!parent.isValid()) {
            for (int i = 0; i < sourceModel()->rowCount(index); ++i) {
                if (filterAcceptsRow(i, index)) {
                    return true;
                }
            }
            return false;
        }
        const QString text = index.data(StylusTreeModel::SearchRole).toString();
        return std::ranges::all_of(
            words_, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    }

  private:
    QStringList words_;
};

/// Takes the room that the rest of the panel leaves, and asks for no more than it needs.
class StylusTree : public QTreeView {
  public:
    using QTreeView::QTreeView;

    QSize sizeHint() const override { return {QTreeView::sizeHint().width(), minimumHeight()}; }
};

}  // namespace

StylusPanel::StylusPanel(PlanDocument& document, EngravingService& service, QWidget* parent)
    : QWidget(parent),
      document_(document),
      service_(service),
      model_(new StylusTreeModel(document, service, this)),
      filter_(new StylusFilter(this)),
      search_(new SearchLine(this)),
      searchNote_(new QLabel(this)),
      tree_(new StylusTree(this)),
      expanded_({StylusTreeModel::carriedKey, 0, 1, 2}) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * metrics.step, 3 * metrics.step, metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    layout->addWidget(new SectionLabel(tr("Write with"), this));
    layout->addWidget(search_);
    layout->addWidget(searchNote_);
    searchNote_->setObjectName("stylusSearchNote");
    searchNote_->setForegroundRole(QPalette::PlaceholderText);
    searchNote_->setFont(metrics.small);
    searchNote_->setWordWrap(true);
    layout->addWidget(tree_, 1);
    layout->addWidget(buildState());
    search_->setObjectName("stylusSearch");
    search_->setPlaceholderText(tr("Search: athame, wand …"));
    search_->setAccessibleName(tr("Search what to write with"));
    search_->setToolTip(
        tr("Finds styluses by name or by an artifact's of their kind, and those that can't write "
           "by the reason; "
           "every word must be found. Enter picks the first one."));
    search_->installEventFilter(this);
    connect(search_, &SearchLine::textChanged, this, &StylusPanel::search);
    buildTree();
    connect(&service_, &EngravingService::answerChanged, this, &StylusPanel::showChosen);
    connect(&service_, &EngravingService::answerChanged, this, &StylusPanel::showNoteOnSearch);
    connect(&document_, &PlanDocument::planChanged, this, &StylusPanel::showState);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &StylusPanel::showState);
    showState();
    expandGroups();
}

void StylusPanel::buildTree() {
    filter_->setSourceModel(model_);
    // Before the selection, which forgets it.
    connect(filter_, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        if (tree_->currentIndex().isValid()) {
            wasInSight_ = isCurrentInSight();
        }
    });
    tree_->setModel(filter_);
    tree_->setItemDelegate(new StylusDelegate(tree_));
    tree_->setObjectName("styluses");
    tree_->setAccessibleName(tr("Styluses"));
    tree_->setToolTip(tr(
        "What can write here and now, by what it writes, with the chance that the text comes "
        "out right, or counts as Elbereth; behind “Why not” the others. A click or Enter picks it "
        "(engrave.c doengrave())."));
    tree_->setHeaderHidden(true);
    tree_->setUniformRowHeights(true);
    tree_->setIndentation(Metrics(font()).step * 3);
    tree_->setMouseTracking(true);
    tree_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree_->setExpandsOnDoubleClick(false);
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(StylusTreeModel::Title, QHeaderView::Stretch);
    tree_->header()->setMinimumSectionSize(1);
    tree_->header()->setSectionResizeMode(StylusTreeModel::Figure, QHeaderView::ResizeToContents);
    tree_->setMinimumHeight(6 * fontMetrics().height());
    tree_->installEventFilter(this);
    chooseByLeftButton(*tree_);
    connect(tree_, &QTreeView::clicked, this, &StylusPanel::pick);
    connect(tree_, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (!expands_) {
            expanded_.insert(index.data(StylusTreeModel::GroupKeyRole).toInt());
        }
    });
    connect(tree_, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (!expands_) {
            expanded_.remove(index.data(StylusTreeModel::GroupKeyRole).toInt());
        }
    });
    connect(filter_, &QAbstractItemModel::modelReset, this, &StylusPanel::expandGroups);
    connect(filter_, &QAbstractItemModel::modelReset, this, &StylusPanel::showNoteOnSearch);
    connect(filter_, &QAbstractItemModel::rowsInserted, this, &StylusPanel::showNoteOnSearch);
    connect(filter_, &QAbstractItemModel::rowsRemoved, this, &StylusPanel::showNoteOnSearch);
    showNoteOnSearch();
}

QWidget* StylusPanel::buildState() {
    auto* state = new QWidget(this);
    auto* grid = new QGridLayout(state);
    grid->setContentsMargins(0, 0, 0, 0);
    const Metrics metrics(font());
    grid->setHorizontalSpacing(2 * metrics.step);
    grid->setVerticalSpacing(metrics.step);
    name_ = new QLabel(state);
    name_->setObjectName("stylusInUse");
    name_->setFont(metrics.strong);
    name_->setTextFormat(Qt::PlainText);
    name_->setWordWrap(true);
    grid->addWidget(name_, 0, 0, 1, 4);

    buc_ = new QComboBox(state);
    buc_->setObjectName("stylusBuc");
    buc_->setAccessibleName(tr("Blessed, uncursed or cursed"));
    buc_->setToolTip(
        tr("A cursed athame is slow and dulls; a cursed wand may explode from 3.6 on "
           "(engrave.c doengrave())."));
    for (const auto buc : {nethack::Buc::Blessed, nethack::Buc::Uncursed, nethack::Buc::Cursed}) {
        buc_->addItem(bucWord(buc), static_cast<int>(buc));
    }
    connect(buc_, &QComboBox::activated, this, [this](int row) {
        const auto buc = static_cast<nethack::Buc>(buc_->itemData(row).toInt());
        editState(tr("Set status of the stylus"), [buc](StylusState& stylus) { stylus.buc = buc; });
    });
    grid->addWidget(buc_, 1, 0, 1, 2);

    const auto labelOf = [&](QSpinBox* box) {
        auto* label = new QLabel(box->accessibleName(), state);
        label->setForegroundRole(QPalette::PlaceholderText);
        label->setToolTip(box->toolTip());
        label->setBuddy(box);
        return label;
    };
    enchantment_ = numberField(
        "stylusEnchantment", tr("Enchantment"),
        tr("A blade dulls by a point for every two letters, down to −3; then it only writes in "
           "the dust (engrave.c doengrave())."),
        plan::limits::enchantment, state);
    enchantmentLabel_ = labelOf(enchantment_);
    connect(enchantment_, &QSpinBox::valueChanged, this, [this](int value) {
        editState(
            tr("Set enchantment of the stylus"),
            [value](StylusState& stylus) { stylus.enchantment = value; },
            QStringLiteral("stylus enchantment"));
    });
    charges_ = numberField(
        "stylusCharges", tr("Charges"),
        tr("A wand needs one a command, a marker one for two letters (3.7: five for ten) "
           "(engrave.c doengrave())."),
        plan::limits::charges, state, tr("enough"));
    chargesLabel_ = labelOf(charges_);
    connect(charges_, &QSpinBox::valueChanged, this, [this](int value) {
        editState(
            tr("Set charges of the stylus"),
            [value](StylusState& stylus) {
                stylus.charges = orNothing(value, plan::limits::charges);
            },
            QStringLiteral("stylus charges"));
    });
    grid->addWidget(enchantmentLabel_, 1, 2, Qt::AlignRight);
    grid->addWidget(enchantment_, 1, 3);
    grid->addWidget(chargesLabel_, 1, 2, Qt::AlignRight);
    grid->addWidget(charges_, 1, 3);

    const auto box = [&](QCheckBox*& check, const QString& name, const QString& objectName,
                         const QString& rule, bool StylusState::*member) {
        check = new QCheckBox(name, state);
        check->setObjectName(objectName);
        check->setToolTip(rule);
        connect(check, &QCheckBox::clicked, this, [this, name, member](bool isOn) {
            editState(tr("Set “%1”").arg(name),
                      [member, isOn](StylusState& stylus) { stylus.*member = isOn; });
        });
    };
    box(wielded_, tr("wielded"), "stylusWielded",
        tr("It is in the hand: it writes though no hand is free, and in 3.7 a blade welded to the "
           "hand only scratches in the dust (engrave.c doengrave())."),
        &StylusState::wielded);
    box(worn_, tr("worn"), "stylusWorn",
        tr("It is worn: it writes though no hand is free; a blindfold, lenses or towel over the "
           "eyes are refused (engrave.c doengrave())."),
        &StylusState::worn);
    box(identified_, tr("known kind"), "stylusIdentified",
        tr("The kind of wand is known already: engraving tells nothing new "
           "(engrave.c doengrave())."),
        &StylusState::identified);
    grid->addWidget(wielded_, 2, 0, 1, 2);
    grid->addWidget(worn_, 2, 2, 1, 2);
    grid->addWidget(identified_, 3, 0, 1, 4);
    grid->addWidget(new RingLookField(document_, state), 4, 0, 1, 4);
    grid->addWidget(new StylusKindField(document_, state), 5, 0, 1, 4);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    return state;
}

void StylusPanel::pick(const QModelIndex& index) {
    const StylusAnswer* stylus = model_->stylus(filter_->mapToSource(index));
    if (stylus == nullptr) {
        const QModelIndex group = index.siblingAtColumn(0);
        tree_->setExpanded(group, !tree_->isExpanded(group));
        return;
    }
    engraving_edits::chooseStylus(document_, stylus->choice);
}

void StylusPanel::startSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void StylusPanel::clearSearch() {
    search_->clear();
}

void StylusPanel::search(const QString& text) {
    static_cast<StylusFilter*>(filter_)->setSearch(text);
    expandGroups();
    showNoteOnSearch();
    showChosen();
}

QString StylusPanel::noteOnSearch() const {
    if (service_.isWithheld()) {
        return tr("Nothing is listed while the text that is typed is one that can't be written.");
    }
    if (filter_->rowCount() == 0 && model_->rowCount() > 0) {
        return tr("Nothing fits the search.");
    }
    return model_->noteOnArtifact(search_->text());
}

void StylusPanel::showNoteOnSearch() {
    searchNote_->setText(noteOnSearch());
    searchNote_->setVisible(!searchNote_->text().isEmpty());
}

void StylusPanel::expandGroups() {
    expands_ = true;
    for (int row = 0; row < filter_->rowCount(); ++row) {
        const QModelIndex group = filter_->index(row, 0);
        const int key = group.data(StylusTreeModel::GroupKeyRole).toInt();
        tree_->setExpanded(group, !search_->text().isEmpty() || expanded_.contains(key));
    }
    expands_ = false;
}

void StylusPanel::showChosen() {
    const QModelIndex chosen = filter_->mapFromSource(model_->chosen());
    const QSignalBlocker quiet(tree_->selectionModel());
    if (chosen.isValid()) {
        tree_->selectionModel()->setCurrentIndex(
            chosen, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        const std::pair place(model_->stylus(model_->chosen())->choice,
                              chosen.parent().data(StylusTreeModel::GroupKeyRole).toInt());
        if (std::exchange(wasInSight_, false) || shown_ != place) {
            shown_ = place;
            tree_->scrollTo(chosen);
        }
    } else {  // the search does not find it
        tree_->selectionModel()->clear();
    }
    tree_->viewport()->update();
}

void StylusPanel::showState() {
    const plan::Engraving engraving = engravingOf(document_);
    const auto& state = engraving.stylusState;
    const nethack::Game game = engravingGame(document_);
    const auto tables = document_.catalogues().engraving(game);
    const std::optional<std::string> stylus = engraving.askedStylus();
    const auto named =
        tables && stylus ? nethack::engraving::findStylus(*stylus, game, *tables) : std::nullopt;
    const ObjectType* type = !named                   ? nullptr
                             : named->look != nullptr ? named->look
                             : nethack::engraving::writesOtherwise(named->artifact, game)
                                 ? nullptr
                                 : named->object;
    const auto isClass = [&](ObjectClass each) { return type && type->objectClass == each; };
    const bool isWand = isClass(ObjectClass::Wand);
    const bool hasCharges = type != nullptr && nethack::polypile::hasCharges(*type);
    const bool hasEnchantment =
        !hasCharges && type != nullptr && nethack::polypile::hasEnchantment(*type);
    name_->setText(stylus ? toQString(*stylus) : tr("Nothing is picked: only how the text lasts."));
    name_->setVisible(type != nullptr || !stylus);
    buc_->setVisible(type != nullptr);
    enchantmentLabel_->setVisible(hasEnchantment);
    enchantment_->setVisible(hasEnchantment);
    chargesLabel_->setVisible(hasCharges);
    charges_->setVisible(hasCharges);
    // What a plan says all the same can be taken back.
    wielded_->setVisible(type != nullptr && (isClass(ObjectClass::Weapon) ||
                                             isClass(ObjectClass::Tool) || state.wielded));
    worn_->setVisible(type != nullptr && (nethack::engraving::isWearable(*type) || state.worn));
    identified_->setVisible(isWand && !type->isLook());

    buc_->setCurrentIndex(buc_->findData(static_cast<int>(state.buc)));
    showNumber(enchantment_, state.enchantment);
    showNumber(charges_, state.charges.value_or(enoughCharges));
    wielded_->setChecked(state.wielded);
    worn_->setChecked(state.worn);
    identified_->setChecked(state.identified);
}

void StylusPanel::editState(const QString& name, const std::function<void(StylusState&)>& change,
                            const QString& mergeKey) {
    engraving_edits::edit(
        document_, name, [&](plan::Engraving& engraving) { change(engraving.stylusState); },
        mergeKey);
}

bool StylusPanel::isCurrentInSight() const {
    return tree_->viewport()->rect().intersects(tree_->visualRect(tree_->currentIndex()));
}

/// The room below the list is taken by the state of what is chosen once it is.
void StylusPanel::keepCurrentInSight() {
    if (isCurrentInSight()) {
        QMetaObject::invokeMethod(
            this, [this] { tree_->scrollTo(tree_->currentIndex()); }, Qt::QueuedConnection);
    }
}

bool StylusPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == tree_ && event->type() == QEvent::Resize) {
        keepCurrentInSight();
    }
    if (event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == tree_ && (isEnter || key == Qt::Key_Space)) {
        pick(tree_->currentIndex());
        return true;
    }
    if (watched == search_ && (isEnter || key == Qt::Key_Down) && filter_->rowCount() > 0) {
        const QModelIndex first = filter_->index(0, 0, filter_->index(0, 0));
        if (isEnter) {
            pick(first);
        } else {
            tree_->setFocus(Qt::TabFocusReason);
            tree_->setCurrentIndex(first);
        }
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
