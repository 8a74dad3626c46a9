#include "ui/engraving/scenario_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "core/nethack/engraving/answer.h"
#include "core/nethack/engraving/attacks.h"
#include "core/nethack/engraving/elbereth.h"
#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/engraving_words.h"
#include "ui/models/engraving/scenario_model.h"
#include "ui/models/moved_rows.h"
#include "ui/parts/buttons.h"
#include "ui/parts/field_delegate.h"
#include "ui/parts/number_field.h"
#include "ui/parts/shared_columns.h"

namespace polyplan::ui {

using nethack::engraving::Cause;
using nethack::engraving::Event;

namespace {

/// Spin boxes within what a scenario allows.
class TimesDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override {
        auto* box = new NumberField(parent);
        if (index.column() == ScenarioModel::Times) {
            const int most =
                static_cast<const ScenarioModel*>(index.model())->mostTimes(index.row());
            box->setRange(1, most);
            box->setAccessibleName(tr("How often"));
            box->setToolTip(tr("1 to %1: there are at most %2 single events in all.")
                                .arg(decimal(most), decimal(engraving_edits::mostEvents())));
        } else {
            box->setRange(plan::limits::dexterity.least, plan::limits::dexterity.most);
            box->setAccessibleName(tr("Dexterity"));
        }
        box->setFrame(false);
        return box;
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override {
        static_cast<NumberField*>(editor)->interpretText();
        QStyledItemDelegate::setModelData(editor, model, index);
    }

    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex&) const override {
        keepWhole(*editor, option.rect);
    }
};

/// Alone, whichever keys are held, as those of an undo.
void chooseRow(QTableView& table, int row) {
    table.selectionModel()->setCurrentIndex(
        table.model()->index(row, ScenarioModel::Cause),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

/// Whether it may be an Elbereth, which attacks delete from 3.6.1 on: the text, the old one where
/// that stays, or both.
bool mayCount(const plan::Engraving& engraving, nethack::Game game) {
    const std::string old = engraving.existing ? engraving.existing->text : std::string();
    const std::array<std::string, 3> texts = {engraving.text, old, old + engraving.text};
    return std::ranges::any_of(texts, [game](const std::string& text) {
        return nethack::engraving::readsElbereth(text, nethack::engraving::Type::Dust, game);
    });
}

/// What of a scenario of the user's own does not count in a version as it stands.
QString warningOf(const plan::Engraving& engraving, nethack::Game game) {
    const auto& events = engraving.events;
    QStringList idle;
    const auto has = [&](Cause cause) {
        return std::ranges::find(events, cause, &Event::cause) != events.end();
    };
    for (const Cause cause : nethack::engraving::offeredCauses()) {
        if (has(cause) && !doesAnything(cause, game)) {
            idle.append(
                ScenarioPanel::tr("“%1” does nothing in %2.")
                    .arg(engraving_words::cause(cause).name, toQString(nethack::title(game))));
        }
    }
    if (attacksWearAsMoves(game) && has(Cause::Melee) && !has(Cause::Move)) {
        idle.append(ScenarioPanel::tr("Attacks by moving wear as moves too: add “%1” as often "
                                      "(hack.c domove()).")
                        .arg(engraving_words::cause(Cause::Move).name));
    }
    if (nethack::engraving::isDeletionLate(events, game) && mayCount(engraving, game)) {
        idle.append(ScenarioPanel::tr("The first attack deletes Elbereth: put “%1” after it, and "
                                      "further attacks below (mon.c setmangry()).")
                        .arg(engraving_words::cause(Cause::AttackedWhileStanding).name));
    }
    return idle.join(' ');
}

}  // namespace

ScenarioPanel::ScenarioPanel(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      model_(new ScenarioModel(document, this)),
      table_(new QTableView(this)),
      total_(new QLabel(this)),
      rule_(new QLabel(this)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step,
                               2 * metrics.step);
    layout->setSpacing(metrics.step);
    layout->addWidget(buildHeader());
    layout->addWidget(table_, 1);
    for (QLabel* line : {total_, rule_}) {
        layout->addWidget(line);
        line->setForegroundRole(QPalette::PlaceholderText);
        line->setFont(metrics.small);
        line->setWordWrap(true);
    }
    rule_->setObjectName("scenarioRule");
    buildTable();
    connect(&document_, &PlanDocument::planChanged, this, &ScenarioPanel::follow);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &ScenarioPanel::follow);
    connect(&document_, &PlanDocument::restored, this, &ScenarioPanel::chooseWhatCameBack);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ScenarioPanel::showRule);
    connect(model_, &ScenarioModel::attacksWentBelow, this, [this] {
        tell(
            tr("The first attack on what fears it deletes Elbereth, so further attacks stand "
               "below (mon.c setmangry())."));
    });
    follow();
}

QWidget* ScenarioPanel::buildHeader() {
    auto* header = new QWidget(this);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new SectionLabel(tr("What happens"), header), 1);
    layout->addStretch();  // in its place where a tab says it
    auto* add = menuButton({"addEvent", tr("Add"), tr("Add an event"),
                            tr("Adds an event below the one that is chosen.")},
                           header);
    layout->addWidget(add);
    QMenu* causes = add->menu();
    causes->setToolTipsVisible(true);
    connect(causes, &QMenu::aboutToShow, this, [this, causes] {
        causes->clear();
        for (const Cause cause : nethack::engraving::offeredCauses()) {
            if (!nethack::engraving::knowsEngraving(engravingGame(document_)) ||
                !doesAnything(cause, engravingGame(document_))) {
                continue;
            }
            const auto [name, rule] = engraving_words::cause(cause);
            causes->addAction(name, this, [this, cause] { addEvent(cause); })->setToolTip(rule);
        }
    });
    auto* presetButton = menuButton({"scenarioPreset", tr("Preset"), tr("Take a preset"),
                                     tr("Puts usual events in place of those that are there.")},
                                    header);
    layout->addWidget(presetButton);
    QMenu* presets = presetButton->menu();
    presets->setToolTipsVisible(true);
    connect(presets, &QMenu::aboutToShow, this, [this, presets] {
        presets->clear();
        if (!nethack::engraving::knowsEngraving(engravingGame(document_))) {
            return;
        }
        for (const ScenarioPreset& preset : scenarioPresets(engravingGame(document_))) {
            QAction* action =
                presets->addAction(preset.name, this, [this, preset] { take(preset); });
            action->setToolTip(preset.rule);
        }
    });
    remove_ = toolButton(
        {"removeEvent", QStringLiteral("−"), tr("Remove event"), tr("Removes what is chosen.")},
        header);
    layout->addWidget(remove_);
    connect(remove_, &QToolButton::clicked, this, &ScenarioPanel::removeChosen);
    return header;
}

void ScenarioPanel::buildTable() {
    table_->setModel(model_);
    table_->setItemDelegate(new TimesDelegate(table_));
    table_->setObjectName("scenario");
    table_->setAccessibleName(tr("What happens to the engraving"));
    table_->setToolTip(
        tr("Events in order. Drag one, or Alt+Up and Alt+Down, to move it; + and −, a number, "
           "Enter or a double click change how often; Del removes it. Each event's tooltip is its "
           "rule."));
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->horizontalHeader()->hide();
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(qRound(fontMetrics().height() * 1.5));
    table_->horizontalHeader()->setMinimumSectionSize(1);
    new SharedColumns(*table_, ScenarioModel::Cause, 8);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setDragEnabled(true);
    table_->setAcceptDrops(true);
    table_->setDragDropMode(QAbstractItemView::InternalMove);
    table_->setDragDropOverwriteMode(false);
    table_->setDropIndicatorShown(true);
    table_->setMinimumHeight(4 * qRound(fontMetrics().height() * 1.5));
    table_->installEventFilter(this);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table_, &QWidget::customContextMenuRequested, this, &ScenarioPanel::showMenu);
}

void ScenarioPanel::showMenu(const QPoint& position) {
    const auto rows = chosenRows();
    if (rows.empty()) {
        return;
    }
    QMenu menu(this);
    menu.addAction(tr("How &often"), this, &ScenarioPanel::editCount);
    const auto addMove = [&](const QString& words, int by) {
        menu.addAction(words, this, [this, by] { moveChosen(by); })->setEnabled(mayMove(rows, by));
    };
    addMove(tr("Move &up"), -1);
    addMove(tr("Move &down"), 1);
    menu.addAction(tr("Re&move"), this, &ScenarioPanel::removeChosen);
    menu.exec(table_->viewport()->mapToGlobal(position));
}

void ScenarioPanel::take(const ScenarioPreset& preset) {
    using nethack::engraving::Condition;
    using nethack::engraving::RidingSkill;
    const auto before = engravingOf(document_).conditions;
    const auto presetBefore = presetOf(engravingOf(document_).events, engravingGame(document_));
    engraving_edits::replaceEvents(document_, preset.events, preset.conditions,
                                   presetBefore ? presetBefore->conditions : std::set<Condition>(),
                                   tr("Events: %1").arg(preset.name));
    const plan::Engraving engraving = engravingOf(document_);
    if (preset.conditions.contains(Condition::Riding) && !before.contains(Condition::Riding)) {
        Q_EMIT message(engraving.ridingSkill < RidingSkill::Basic
                           ? tr("You are riding now. Below Basic skill the floor is out of reach: "
                                "choose the skill beside “riding” (engrave.c can_reach_floor()).")
                           : tr("You are riding now, as these events ask."));
    }
}

void ScenarioPanel::addEvent(Cause cause) {
    const auto rows = chosenRows();
    const auto before = engravingOf(document_).events;
    const std::size_t count = before.size();
    const auto deletes = [](const Event& each) {
        return each.cause == Cause::AttackedWhileStanding;
    };
    std::size_t at = rows.empty() ? count : rows.back() + 1;
    const auto game = engravingGame(document_);
    const bool attacks = isAttack(cause, game);
    if (attacks && at < count && deletes(before[at])) {
        ++at;  // what the attack above it deletes stands below that attack
    }
    std::vector<Event> added = {Event{cause, 1, {}}};
    const auto earlier = std::span(before).first(at);
    if (attacks && nethack::engraving::attacksDelete(game) &&
        std::ranges::none_of(earlier, deletes)) {
        added.push_back({Cause::AttackedWhileStanding, 1, {}});
    }
    if (count + added.size() > engraving_edits::mostLines) {
        tell(tr("At most %1 lines of events have room; repeat one instead.")
                 .arg(engraving_edits::mostLines));
        return;
    }
    if (engraving_edits::roomIn(before) < engraving_edits::countOf(added)) {
        tellOfNoRoom();
        return;
    }
    engraving_edits::insertEvents(document_, at, added,
                                  tr("Add event: %1").arg(engraving_words::cause(cause).name));
    table_->setCurrentIndex(model_->index(static_cast<int>(at), ScenarioModel::Times));
    table_->setFocus();
    if (added.size() > 1) {
        tell(
            tr("The first attack on what fears it deletes Elbereth, so that was added with it "
               "(mon.c setmangry()); put further attacks below."));
    } else if (cause == Cause::Melee && attacksWearAsMoves(game)) {
        tell(tr("An attack by moving wears as a move too: add “%1” as often "
                "(hack.c domove()).")
                 .arg(engraving_words::cause(Cause::Move).name));
    }
}

void ScenarioPanel::tellOfNoRoom() {
    tell(tr("There are at most %1 single events in all; repeat another line less often.")
             .arg(decimal(engraving_edits::mostEvents())));
}

void ScenarioPanel::tell(const QString& what) {
    Q_EMIT message(what);
    hasTold_ = true;
}

void ScenarioPanel::follow() {
    const std::vector<Event> before = std::exchange(shown_, engravingOf(document_).events);
    const int chosen = table_->currentIndex().row();
    if (const int row = rowAfterMove(before, shown_, chosen); row != chosen) {
        chooseRow(*table_, row);
    }
    showTotal();
    if (std::exchange(hasTold_, false)) {
        Q_EMIT message({});
    }
}

void ScenarioPanel::chooseWhatCameBack(const QStringList& /*parts*/, const plan::Strategy& before) {
    const std::vector<int> places = placesOfAdded(engravingOf(before).events, shown_);
    if (places.empty()) {
        return;
    }
    chooseRow(*table_, places.front());
    for (const int place : places) {
        table_->selectionModel()->select(model_->index(place, ScenarioModel::Cause),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
}

void ScenarioPanel::showTotal() {
    const QString events = engraving_words::counted(model_->total(), "%1 event", "%1 events");
    total_->setText(model_->rowCount() == 0
                        ? tr("Nothing happens to it. Add events, or take a preset.")
                    : model_->total() < engraving_edits::mostEvents()
                        ? tr("%1 in all, in this order.").arg(events)
                        : tr("%1 in all, in this order: there is no room for more.").arg(events));
    showRule();
}

/// Of the event that is chosen, else of the preset that these events are, if the hero is in the
/// conditions that it tells of; and what of them does not count as it stands.
void ScenarioPanel::showRule() {
    QStringList lines;
    const nethack::Game game = engravingGame(document_);
    const plan::Engraving engraving = engravingOf(document_);
    const auto& events = engraving.events;
    const auto preset = presetOf(events, game);
    if (const auto rows = chosenRows(); rows.size() == 1 && rows.front() < events.size()) {
        lines.append(engraving_words::cause(events[rows.front()].cause).rule);
    } else if (preset && std::ranges::includes(engraving.conditions, preset->conditions)) {
        lines.append(preset->rule);
    }
    if (nethack::engraving::knowsEngraving(game) && !preset) {
        lines.append(warningOf(engraving, game));
    }
    lines.removeAll(QString());
    rule_->setText(lines.join(' '));
    rule_->setVisible(!lines.isEmpty());
    remove_->setEnabled(!chosenRows().empty());
}

std::vector<std::size_t> ScenarioPanel::chosenRows() const {
    std::vector<std::size_t> rows;
    for (const QModelIndex& index : table_->selectionModel()->selectedRows()) {
        rows.push_back(static_cast<std::size_t>(index.row()));
    }
    std::ranges::sort(rows);
    return rows;
}

void ScenarioPanel::removeChosen() {
    const auto rows = chosenRows();
    if (rows.empty()) {
        return;
    }
    const auto game = engravingGame(document_);
    const auto all = nethack::engraving::knowsEngraving(game)
                         ? withDeletionsOf(engravingOf(document_).events, rows, game)
                         : rows;
    engraving_edits::removeEvents(document_, all);
    if (all.size() > rows.size()) {
        tell(tr("“%1” went with the attack above it, as no other precedes it.")
                 .arg(engraving_words::cause(Cause::AttackedWhileStanding).name));
    }
    if (model_->rowCount() > 0) {
        chooseRow(*table_, std::min(static_cast<int>(rows.front()), model_->rowCount() - 1));
    }
}

bool ScenarioPanel::mayMove(const std::vector<std::size_t>& rows, int by) const {
    const int to = rows.size() == 1 ? static_cast<int>(rows.front()) + by : -1;
    return to >= 0 && to < model_->rowCount();
}

void ScenarioPanel::moveChosen(int by) {
    const auto rows = chosenRows();
    if (!mayMove(rows, by)) {
        return;
    }
    const int to = static_cast<int>(rows.front()) + by;
    engraving_edits::moveEvent(document_, rows.front(), static_cast<std::size_t>(to));
    chooseRow(*table_, to);
}

void ScenarioPanel::changeTimes(int by) {
    for (const std::size_t row : chosenRows()) {
        const auto events = engravingOf(document_).events;
        if (row >= events.size()) {
            continue;
        }
        if (by > engraving_edits::roomIn(events)) {
            tellOfNoRoom();
        }
        model_->setData(model_->index(static_cast<int>(row), ScenarioModel::Times),
                        events[row].times + by, Qt::EditRole);
    }
}

bool ScenarioPanel::editCount() {
    const QModelIndex at = table_->currentIndex();
    if (!at.isValid() || !table_->hasFocus()) {  // the keys are those of a field
        return false;
    }
    if (!at.flags().testFlag(Qt::ItemIsEditable)) {
        table_->setCurrentIndex(at.siblingAtColumn(ScenarioModel::Times));
    }
    table_->edit(table_->currentIndex());
    return true;
}

bool ScenarioPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched != table_ || event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isAlt = key->modifiers().testFlag(Qt::AltModifier);
    const QString typed = key->text();
    if (typed.size() == 1 && typed.front().isDigit() && table_->hasFocus() &&
        table_->currentIndex().isValid() &&
        !table_->currentIndex().flags().testFlag(Qt::ItemIsEditable)) {
        table_->setCurrentIndex(table_->currentIndex().siblingAtColumn(ScenarioModel::Times));
        return false;  // with which it begins to be typed
    }
    switch (key->key()) {
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            removeChosen();
            return true;
        case Qt::Key_Up:
        case Qt::Key_Down:
            if (!isAlt) {
                return false;
            }
            moveChosen(key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_F2:
            return editCount();
        case Qt::Key_Plus:
            changeTimes(1);
            return true;
        case Qt::Key_Minus:
            changeTimes(-1);
            return true;
        default:
            return false;
    }
}

}  // namespace polyplan::ui
