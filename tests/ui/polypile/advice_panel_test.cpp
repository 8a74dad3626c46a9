#include "ui/polypile/advice_panel.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QListView>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

#include "core/plan/advice/hint.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/models/advice_model.h"
#include "ui/models/odds_service.h"
#include "ui/polypile/advice_delegate.h"
#include "ui/polypile/line_board.h"
#include "ui/polypile/outcomes_chart.h"

namespace polyplan::ui {
namespace {

using test::catalogues;
using test::object;
using test::stack;

using Stacks = std::vector<plan::Stack>;

plan::Stack cursed(std::string_view object, int quantity) {
    plan::Stack made = stack(object, quantity);
    made.buc = nethack::Buc::Cursed;
    return made;
}

plan::Stack read(std::string_view book, int times) {
    plan::Stack made = stack(book);
    made.timesRead = times;
    return made;
}

Stacks several(int count, const plan::Stack& each) {
    Stacks stacks(static_cast<std::size_t>(count), each);
    for (int i = 0; i < count; ++i) {
        if (catalogues().objects(plan::Document().game)->operator[](each.object).stacks) {
            stacks[static_cast<std::size_t>(i)].name = "n" + std::to_string(i);
        }
    }
    return stacks;
}

Stacks joined(Stacks above, const Stacks& below) {
    above.insert(above.end(), below.begin(), below.end());
    return above;
}

plan::Stack excalibur() {
    plan::Stack made = stack("long sword");
    made.artifact = "Excalibur";
    made.buc = nethack::Buc::Blessed;
    return made;
}

/// A plan that a hint applies to.
struct Advisable {
    const char* hint;
    std::vector<Stacks> piles;
    std::vector<std::string_view> goals = {};
    int luck = 0;
    int zaps = 1;
    int ledgerLevel = 27;
};

std::vector<Advisable> advisablePlans() {
    const Stacks horns = several(12, stack("unicorn horn"));
    const Stacks rocks = several(20, cursed("rock", 5));
    const Stacks dull = {stack("dagger"), stack("elven cloak")};
    std::vector<Stacks> behind(6, dull);
    behind.push_back(several(4, stack("unicorn horn")));
    std::vector<Stacks> apart(12);
    apart.front() = dull;
    apart.back() = several(4, stack("unicorn horn"));
    return {
        {"merging-stacks", {{stack("potion of water", 4), stack("potion of water", 4)}}},
        {"boulders", {{stack("elven cloak"), stack("boulder"), stack("unicorn horn")}}},
        {"unreachable-goals", {{stack("unicorn horn")}}, {"magic marker", "athame"}},
        {"collect-goals", {horns}, {"magic marker"}, 0, 5},
        {"wanted-first", behind, {"magic marker"}},
        {"gaps", apart, {"magic marker"}},
        {"large-stacks", {{stack("potion of booze", 12)}}, {"potion of gain level"}, 13},
        {"stacked-weapons", {{stack("dagger", 4)}}, {"long sword"}, 13},
        {"stones", {{stack("rock", 8)}}, {"ruby"}},
        {"blessing", {several(3, stack("unicorn horn"))}, {"magic marker"}},
        {"luck-up", {horns}, {"magic marker"}},
        {"luck-down",
         {joined(rocks, several(30, cursed("potion of booze", 4)))},
         {"potion of gain level"}},
        {"deeper-level", {{stack("agate stone", 4)}}, {"diamond"}, 0, 1, 3},
        {"decoys",
         {joined(several(30, cursed("potion of booze", 4)), {stack("rock", 100)})},
         {"potion of gain level"},
         -13},
        {"decoys-material", {joined(rocks, {stack("figurine")})}, {"tin opener"}},
        {"cheap-on-top",
         {joined(several(10, cursed("potion of booze", 4)),
                 several(20, cursed("scroll of light", 4)))},
         {"potion of gain level"},
         -13},
        {"mixed-materials",
         {horns, several(12, stack("dagger")), several(12, stack("elven cloak"))},
         {},
         -13},
        {"spread", {several(20, stack("unicorn horn"))}, {"magic marker"}, -13},
        {"artifacts", {joined({excalibur()}, several(8, stack("short sword")))}},
        {"wishing", {joined({stack("wand of wishing")}, several(8, stack("elven cloak")))}},
        {"polymorph-source",
         {joined({stack("potion of polymorph")}, several(8, stack("potion of booze", 4)))}},
        {"containers",
         {{stack("sack"), stack("scroll of blank paper", 2)}},
         {"scroll of genocide"}},
        {"wands",
         {joined(several(3, stack("wand of light")), {stack("unicorn horn")})},
         {"magic marker"}},
        {"worn-books",
         {{read("spellbook of light", 3), stack("spellbook of sleep"), stack("elven cloak")}},
         {"spellbook of dig"}},
        {"books-by-reads",
         {{stack("spellbook of sleep"), stack("spellbook of dig"), read("spellbook of light", 2)},
          {stack("elven cloak")}}},
    };
}

/// Advice in the real window, with real mouse and keys.
class AdvicePanelTest : public test::WindowFixture {
    Q_OBJECT

    /// A stack that is too large, on the second square.
    plan::Document plan() override {
        plan::Document plan =
            test::documentOf({{stack("elven cloak")}, {stack("potion of booze", 12)}});
        plan.hero.luck = 13;
        plan.strategies.front().polypile->goals.emplace_back().object =
            object("potion of gain level");
        return plan;
    }
    void start() override {
        window_->resize(1600, 1000);
        model_ = window_->findChild<AdviceModel*>();
        list_ = child<QListView>("advice");
        new QAbstractItemModelTester(model_, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     model_);
        QTRY_VERIFY(model_->isComplete());
    }

  private Q_SLOTS:
    void clickGoesThere() {
        const QModelIndex large = row("large-stacks");
        QVERIFY(large.isValid());
        QVERIFY(list_->isVisible());
        QTest::mouseClick(list_->viewport(), Qt::LeftButton, {}, titleOf(large));
        QCOMPARE(document().selection(), (Selection{{1, 0}}));
        QCOMPARE(document().undoStack().count(), 0);
    }

    void fixIsOneStepNamedByTheHint() {
        const plan::Document before = document().plan();
        const QModelIndex large = row("large-stacks");
        list_->scrollTo(large);
        const QRect visual = list_->visualRect(large);
        QTest::mouseClick(list_->viewport(), Qt::LeftButton, {},
                          AdviceDelegate::buttonRect(visual, list_->font()).center());
        QCOMPARE(document().undoStack().count(), 1);
        QCOMPARE(document().undoStack().undoText(), QString("Split large stacks"));
        const auto& stacks = document().polypile().line[1].stacks;
        QVERIFY(stacks.size() >= 3);
        for (const plan::Stack& each : stacks) {
            QVERIFY(each.quantity <= 4);
        }
        QTRY_VERIFY(model_->isComplete());
        QVERIFY(!row("large-stacks").isValid());
        board().setFocus();
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().plan() == before);
        QTRY_VERIFY(model_->isComplete() && row("large-stacks").isValid());
    }

    void keysGoThereAndFix() {
        list_->setFocus();
        list_->setCurrentIndex(row("large-stacks"));
        key(Qt::Key_Return);
        QCOMPARE(document().selection(), (Selection{{1, 0}}));
        key(Qt::Key_F);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(document().polypile().line[1].stacks.size() >= 3);
    }

    void tellsWhatComesOfIt() {
        const QModelIndex large = row("large-stacks");
        const QString effect = large.data(AdviceModel::EffectRole).toString();
        QVERIFY2(effect.contains("All goals") && effect.contains(u'→') && effect.contains(u'▲'),
                 qPrintable(effect));
        const QString spoken = large.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains("12 potions of booze") && spoken.contains(", better"),
                 qPrintable(spoken));
        const QString toolTip = large.data(Qt::ToolTipRole).toString();
        QVERIFY2(toolTip.contains("obj_shudders()"), qPrintable(toolTip));
    }

    void tellsHowManyItemsTheZapGetsTo() {
        document().edit("Horns", [](PlanDocument::Draft& draft) {
            draft.plan.hero.luck = -13;
            draft.polypile.line.resize(1);
            draft.polypile.line[0].stacks = several(40, stack("unicorn horn"));
            draft.polypile.goals.clear();
        });
        QTRY_VERIFY_WITH_TIMEOUT(model_->isComplete(), 60'000);
        const QModelIndex spread = row("spread");
        QVERIFY(spread.isValid());
        const QString effect = spread.data(AdviceModel::EffectRole).toString();
        static const QRegularExpression hit(" · items hit (≈ )?40[.0]* → [23][0-9.]+\u00a0▼$");
        QVERIFY2(hit.match(effect).hasMatch(), qPrintable(effect));
        static const QRegularExpression words(
            "The zap gets to [23][0-9.]+ items on average, to 40[.0]* items now: what it misses is "
            "not "
            "lost.$");
        for (const int role : {int(Qt::AccessibleTextRole), int(Qt::ToolTipRole)}) {
            const QString told = spread.data(role).toString();
            QVERIFY2(words.match(told).hasMatch(), qPrintable(told));
        }
    }

    void whatIsSampledIsToldAsSuch() {
        const auto effect = [this] {
            return row("large-stacks").data(AdviceModel::EffectRole).toString();
        };
        QVERIFY2(!effect().contains(u'≈'), qPrintable(effect()));
        document().edit("Kinds", [](PlanDocument::Draft& draft) {
            draft.polypile.line[0].stacks = {stack("wand of light"), stack("ring of hunger"),
                                             stack("wand of digging")};
            draft.polypile.line[1].stacks.push_back(stack("ring of adornment"));
            draft.polypile.line[1].stacks.push_back(stack("wand of sleep"));
        });
        QTRY_VERIFY_WITH_TIMEOUT(model_->isComplete(), 60'000);
        QVERIFY2(effect().contains("All goals ≈ "), qPrintable(effect()));
    }

    void whatDecoysLoseIsNoHarm() {
        document().edit("Decoys", [](PlanDocument::Draft& draft) {
            draft.plan.hero.luck = 0;
            draft.polypile.line.resize(1);
            draft.polypile.line[0].stacks =
                joined(Stacks(20, cursed("rock", 5)), several(10, cursed("potion of booze", 4)));
        });
        QTRY_VERIFY_WITH_TIMEOUT(model_->isComplete(), 60'000);
        const QModelIndex merging = row("merging-stacks");
        QVERIFY(merging.isValid());
        const QString effect = merging.data(AdviceModel::EffectRole).toString();
        QVERIFY2(effect.contains("lost, decoys aside ") && effect.endsWith(u'▼'),
                 qPrintable(effect));
        for (const int role : {int(Qt::AccessibleTextRole), int(Qt::ToolTipRole)}) {
            const QString words = merging.data(role).toString();
            QVERIFY2(words.contains("decoys aside") && !words.contains("worse"), qPrintable(words));
        }
    }

    void tellsACauseWhereGoalsAndLossAreSeenToStay() {
        document().edit("Horns", [](PlanDocument::Draft& draft) {
            draft.plan.hero.luck = 0;
            draft.polypile.line.resize(1);
            draft.polypile.line[0].stacks = several(7, stack("unicorn horn"));
            draft.polypile.goals.assign(1, {});
            draft.polypile.goals.front().object = object("magic marker");
        });
        QTRY_VERIFY_WITH_TIMEOUT(model_->isComplete(), 60'000);
        const QModelIndex luck = row("luck-up");
        QVERIFY(luck.isValid());
        const QString effect = luck.data(AdviceModel::EffectRole).toString();
        QVERIFY2(effect.startsWith("taken by golems 0.0") && effect.endsWith(u'▼'),
                 qPrintable(effect));
    }

    void rowsAreAsHighAsTheirWords() {
        document().edit("Kinds", [](PlanDocument::Draft& draft) {
            draft.polypile.line[1].stacks = {
                stack("potion of booze", 12), stack("potion of fruit juice", 11),
                stack("potion of see invisible", 10), stack("potion of sickness", 9)};
        });
        QTRY_VERIFY(model_->isComplete());
        const QModelIndex large = row("large-stacks");
        QVERIFY(large.isValid());
        const Metrics metrics(list_->font());
        const auto heightOf = [&](const QModelIndex& index, int role) {
            const QRect room(0, 0, list_->viewport()->width() - 3 * metrics.step, 0);
            return QFontMetrics(metrics.small)
                .boundingRect(room, Qt::TextWordWrap, index.data(role).toString())
                .height();
        };
        QVERIFY2(heightOf(large, RowSummary) >= 2 * metrics.smallLine,
                 qPrintable(large.data(RowSummary).toString()));
        for (int i = 0; i < model_->rowCount(); ++i) {
            const QModelIndex index = model_->index(i);
            const int needed = metrics.line + heightOf(index, RowSummary) +
                               heightOf(index, AdviceModel::EffectRole);
            QTRY_VERIFY2(list_->visualRect(index).height() >= needed,
                         qPrintable(index.data().toString()));
        }
        // What comes of it stands at the bottom of the row.
        list_->scrollTo(large, QAbstractItemView::PositionAtTop);
        const QRect visual = list_->visualRect(large);
        QVERIFY(list_->viewport()->rect().contains(visual));
        const QImage look = list_->viewport()->grab(visual).toImage();
        const int effect = look.height() - metrics.smallLine / 2 - 3 * metrics.step / 2;
        const QColor ground = look.pixelColor(look.width() - 1, effect);
        int inked = 0;
        for (int x = 0; x < look.width(); ++x) {
            inked += look.pixelColor(x, effect) != ground ? 1 : 0;
        }
        QVERIFY2(inked > 5, qPrintable(QString::number(inked)));
    }

    void isOutOfDateUntilThereIsNew() {
        document().edit("More", [](PlanDocument::Draft& draft) {
            draft.polypile.line[1].stacks[0].quantity = 20;
        });
        QVERIFY(!model_->isCurrent());
        QCOMPARE(model_->index(0).data(AdviceModel::IsCurrentRole).toBool(), false);
        QVERIFY(model_->index(0).data(Qt::AccessibleTextRole).toString().endsWith("out of date"));
        QVERIFY(model_->fix(0).isEmpty());
        QCOMPARE(document().undoStack().count(), 1);
        QTRY_VERIFY(model_->isComplete());
        QVERIFY(row("large-stacks").data(RowSummary).toString().contains("20 potions"));
    }

    void isTheSameAfterAnEditAndBack() {
        document().edit("Kinds", [](PlanDocument::Draft& draft) {
            draft.plan.hero.luck = 0;
            draft.polypile.line[0].stacks = {stack("wand of digging"), stack("ring of hunger"),
                                             stack("unicorn horn")};
            draft.polypile.line[1].stacks = {stack("arrow", 5), stack("wand of light"),
                                             stack("unicorn horn")};
            draft.polypile.goals.front().object = object("magic marker");
            draft.selection.clear();
        });
        const auto told = [this] {
            QStringList rows;
            for (int i = 0; i < model_->rowCount(); ++i) {
                const QModelIndex index = model_->index(i);
                for (const int role : {int(Qt::DisplayRole), int(RowSummary), int(Qt::ToolTipRole),
                                       int(AdviceModel::EffectRole)}) {
                    rows << index.data(role).toString();
                }
            }
            return rows;
        };
        const auto isAllThere = [this] {
            return model_->isComplete() && window_->findChild<OddsService*>()->hasWholeLine();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isAllThere(), 60'000);
        const QStringList fresh = told();
        QVERIFY(!fresh.isEmpty());
        const plan::Document before = document().plan();

        QTest::mouseClick(board().viewport(), Qt::LeftButton, {},
                          board().lineGeometry().card({1, 0}).center());
        QCOMPARE(document().selection(), (Selection{{1, 0}}));
        for (const Qt::Key typed : {Qt::Key_Minus, Qt::Key_Minus, Qt::Key_Plus, Qt::Key_Plus}) {
            board().setFocus();
            key(typed);
            QTRY_VERIFY_WITH_TIMEOUT(isAllThere(), 60'000);
        }
        QVERIFY(document().plan() == before);
        QCOMPARE(told(), fresh);
    }

    void isQuietWhereThereIsNothing() {
        document().edit("Fine", [](PlanDocument::Draft& draft) {
            draft.polypile.line.resize(1);
            draft.polypile.line[0].stacks = {stack("unicorn horn")};
            draft.polypile.line[0].stacks[0].buc = nethack::Buc::Blessed;
            draft.polypile.goals[0].object = object("magic marker");
        });
        QTRY_VERIFY(model_->isComplete());
        QCOMPARE(model_->rowCount(), 0);
        QVERIFY(!list_->isVisible());
        QCOMPARE(child<QLabel>("noAdvice")->text(), QString("Nothing to advise."));
        QVERIFY(child<QLabel>("noAdvice")->isVisible());
    }

    void folds() {
        auto* fold = child<QToolButton>("foldAdvice");
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(!list_->isVisible());
        QCOMPARE(fold->accessibleName(), QString("Unfold the advice"));
        const auto* title = child<QLabel>("adviceTitle");
        const QString count = QStringLiteral(" · %1").arg(model_->rowCount());
        QVERIFY2(title->text().endsWith(count), qPrintable(title->text()));
        document().edit("More", [](PlanDocument::Draft& draft) {
            draft.polypile.line[1].stacks[0].quantity = 20;
        });
        QVERIFY2(!title->text().contains(u'·'), "nobody looks at the new plan");
        document().undoStack().undo();
        QVERIFY2(title->text().endsWith(count), qPrintable(title->text()));
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(list_->isVisible());
    }

    void leavesRoomForWhatAStackBecomes() {
        document().reset(test::example("seven-small-piles"));
        window_->resize(1024, 700);
        document().edit("More", [](PlanDocument::Draft& draft) {
            draft.plan.hero.luck = 0;
            draft.polypile.goals.emplace_back().object = object("orcish arrow");
            draft.polypile.line[0].stacks[1].quantity = 8;
        });
        document().setSelection({{0, 2}});
        QTRY_VERIFY_WITH_TIMEOUT(model_->isComplete(), 60'000);
        QVERIFY2(model_->rowCount() >= 3, qPrintable(QString::number(model_->rowCount())));
        QVERIFY(list_->isVisible());
        const auto* chart = child<OutcomesChart>();
        const auto seen = [chart] {
            return chart->viewport()->visibleRegion().boundingRect().bottom();
        };
        QTRY_VERIFY2(seen() >= chart->barRect(2).bottom(), qPrintable(QString::number(seen())));
    }

    void everyHintIsFixedByAKeyInOneStep() {
        const std::vector<Advisable> plans = advisablePlans();
        QCOMPARE(plans.size(), plan::hints().size());
        for (const Advisable& each : plans) {
            document().edit("Another", [&](PlanDocument::Draft& draft) {
                draft.plan.hero.luck = each.luck;
                draft.plan.ledgerLevel = each.ledgerLevel;
                draft.polypile.zaps = each.zaps;
                draft.polypile.collectGoalsBetweenZaps = false;
                draft.polypile.line.clear();
                for (std::size_t i = 0; i < each.piles.size(); ++i) {
                    if (!each.piles[i].empty()) {
                        auto& pile = draft.polypile.line.emplace_back();
                        pile.distance = static_cast<int>(i) + 1;
                        pile.stacks = each.piles[i];
                    }
                }
                draft.polypile.goals.clear();
                for (const std::string_view goal : each.goals) {
                    draft.polypile.goals.emplace_back().object = object(goal);
                }
                draft.selection.clear();
            });
            const plan::Document before = document().plan();
            QTRY_VERIFY2_WITH_TIMEOUT(model_->isComplete(), each.hint, 60'000);
            const QModelIndex found = row(each.hint);
            QVERIFY2(found.isValid(), each.hint);
            const QString effect = found.data(AdviceModel::EffectRole).toString();
            static const QRegularExpression change("([0-9.,]+)(?: %)? → ([0-9.,]+)");
            for (auto told = change.globalMatch(effect); told.hasNext();) {
                const QRegularExpressionMatch figures = told.next();
                QVERIFY2(figures.captured(1) != figures.captured(2), qPrintable(effect));
            }
            const QString name = found.data().toString();
            const int steps = document().undoStack().count();
            list_->setFocus();
            list_->setCurrentIndex(found);
            key(Qt::Key_F);
            QVERIFY2(document().undoStack().count() == steps + 1, each.hint);
            QCOMPARE(document().undoStack().undoText(), name);
            QVERIFY2(document().plan() != before, each.hint);
            document().undoStack().undo();
            QVERIFY2(document().plan() == before, each.hint);
        }
    }

    void isWorkedOutOnlyWhileItIsSeen() {
        auto* fold = child<QToolButton>("foldAdvice");
        QTest::mouseClick(fold, Qt::LeftButton);
        document().edit("More", [](PlanDocument::Draft& draft) {
            draft.polypile.line[1].stacks[0].quantity = 20;
        });
        // Nothing was asked: what is there is still that of the older plan.
        QVERIFY(model_->isComplete());
        QVERIFY(row("large-stacks").data(RowSummary).toString().contains("12 potions"));
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(!model_->isCurrent());
        QTRY_VERIFY(model_->isComplete());
        QVERIFY(row("large-stacks").data(RowSummary).toString().contains("20 potions"));

        QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
        document().edit("Less", [](PlanDocument::Draft& draft) {
            draft.polypile.line[1].stacks[0].quantity = 15;
        });
        QVERIFY(model_->isComplete());
        QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(row("large-stacks").data(RowSummary).toString().contains("15 potions"));
    }

    void saysThatItJudgesTheFirstOfSeveralZaps() {
        const auto title = [this] { return child<QLabel>("adviceTitle")->text().toLower(); };
        QVERIFY2(title().startsWith("advice · "), qPrintable(title()));
        document().edit("Often", [](PlanDocument::Draft& draft) { draft.polypile.zaps = 5; });
        QTRY_VERIFY(model_->isComplete());
        QVERIFY2(title().startsWith("advice on the first zap · "), qPrintable(title()));
    }

  private:
    QModelIndex row(const QString& hint) const {
        const auto found =
            model_->match(model_->index(0), AdviceModel::HintRole, hint, 1, Qt::MatchExactly);
        return found.isEmpty() ? QModelIndex() : found.front();
    }
    QPoint titleOf(const QModelIndex& index) const {
        list_->scrollTo(index);
        return list_->visualRect(index).topLeft() + QPoint(20, 10);
    }

    AdviceModel* model_ = nullptr;
    QListView* list_ = nullptr;
};

POLYPLAN_UI_TEST(AdvicePanelTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "advice_panel_test.moc"
