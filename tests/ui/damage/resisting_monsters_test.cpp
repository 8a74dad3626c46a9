#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollBar>
#include <QStyleOptionSlider>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/damage/monsters_dialog.h"
#include "ui/damage/resistance_counts_dialog.h"
#include "ui/look/text.h"
#include "ui/models/damage/found_monsters_model.h"
#include "ui/models/damage/monster_search.h"
#include "ui/models/damage/monsters_model.h"
#include "ui/models/damage/resistance_counts_model.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/damage/types_model.h"

namespace polyplan::ui {
namespace {

using oangband::Flag;
using oangband::Monster;

/// Which monsters resist a damage type: from Help, from the type's row, and by searching.
class ResistingMonstersTest : public test::DamageFixture {
    Q_OBJECT

  private Q_SLOTS:
    void helpListsTheMonstersOfARow() {
        QTest::keyClick(&on_.window(), Qt::Key_H, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_R);
        auto* help = on_.window().findChild<ResistanceCountsDialog*>();
        QVERIFY(help != nullptr);
        auto* counts = help->findChild<QTableView*>(QStringLiteral("resistanceCounts"));
        auto* which = help->findChild<QPushButton*>(QStringLiteral("listMonsters"));
        QVERIFY(!which->isEnabled());
        const int row = test::DamageWindow::rowOf(counts->model(), QStringLiteral("both IM_FIRE"),
                                                  ResistanceCountsModel::Condition);
        counts->setFocus();
        counts->setCurrentIndex(counts->model()->index(row, 0));
        QTest::keyClick(counts, Qt::Key_Return);
        auto* list = dialog();
        QVERIFY(list != nullptr && list->isVisible());
        QCOMPARE(rows(*list).size(), 46);
        for (const Monster* monster : rows(*list)) {
            QVERIFY(monster->flags.has(Flag::ImFire) && monster->flags.has(Flag::ImElec));
        }
        QVERIFY(list->findChild<QLabel*>(QStringLiteral("foundCount"))
                    ->text()
                    .startsWith(QStringLiteral("46 of the 601")));
        QTest::keyClick(list, Qt::Key_Escape);
        QTRY_VERIFY(dialog() == nullptr);
        on_.click(which);
        QTRY_VERIFY(dialog() != nullptr);
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(dialog() == nullptr);
        on_.click(counts, counts->currentIndex());
        QTest::mouseDClick(counts->viewport(), Qt::LeftButton, {},
                           counts->visualRect(counts->currentIndex()).center());
        QTRY_VERIFY(dialog() != nullptr);
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTest::keyClick(help, Qt::Key_Escape);
    }

    void listsFitTheScreen() {
        const auto back =
            qScopeGuard([before = QApplication::font()] { QApplication::setFont(before); });
        QFont large = QApplication::font();
        large.setPixelSize(48);
        QApplication::setFont(large);
        const QSize room = on_.window().screen()->availableSize();
        const auto fits = [&](const QWidget& list) {
            return list.isVisible() && list.width() < room.width() && list.height() < room.height();
        };
        ResistanceCountsDialog counts(monsters(), &on_.window());
        counts.show();
        QVERIFY(QTest::qWaitForWindowExposed(&counts));
        QVERIFY(fits(counts));
        MonstersDialog::showFound(monsters(), QStringLiteral("dragon"), {}, &on_.window());
        QVERIFY(QTest::qWaitForWindowExposed(dialog()));
        QVERIFY(fits(*dialog()));
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(dialog() == nullptr);
    }

    void everyCountIsTheLengthOfItsList() {
        const auto& table = monsters();
        for (const oangband::ResistanceCount& count : oangband::resistanceCounts(table)) {
            const MonsterSearch search(searchForCondition(count.type, count.condition));
            QCOMPARE(std::ranges::count_if(
                         table.monsters(),
                         [&](const Monster& monster) { return search.finds(monster); }),
                     count.counted);
        }
    }

    void typesRowListsWhoResistsIt() {
        auto* types = on_.child<QTableView>("types");
        const int row = test::DamageWindow::rowOf(types->model(), QStringLiteral("PLASMA"));
        types->setFocus();
        types->setCurrentIndex(types->model()->index(row, 0));
        on_.press(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(dialog() != nullptr);
        QCOMPARE(rows(*dialog()).size(), 6 + 46 + 98);
        const auto* model = foundTable(*dialog())->model();
        QVERIFY(!model->index(0, FoundMonstersModel::Reason).data().toString().isEmpty());
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(dialog() == nullptr);

        QTimer::singleShot(100, this,
                           [] { QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_R); });
        const QPoint place = types->visualRect(types->currentIndex()).center();
        QContextMenuEvent menu(QContextMenuEvent::Mouse, place,
                               types->viewport()->mapToGlobal(place));
        QApplication::sendEvent(types->viewport(), &menu);
        QTRY_VERIFY(dialog() != nullptr);
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(dialog() == nullptr);
        on_.click(on_.child<QToolButton>("whichResist"));
        QTRY_VERIFY(dialog() != nullptr);
        QCOMPARE(on_.steps(), 0);
    }

    void listIsSearchedSortedAndCopied() {
        on_.click(on_.child<QToolButton>("whichResist"));
        auto* list = dialog();
        QVERIFY(list != nullptr);
        auto* field = list->findChild<QLineEdit*>(QStringLiteral("foundSearch"));
        QCOMPARE(field->text(), QStringLiteral("resists FIRE"));
        on_.type(field, QStringLiteral("dragon immune to cold"));
        for (const Monster* monster : rows(*list)) {
            QVERIFY(monster->flags.has(Flag::ImCold));
        }
        const auto all = rows(*list);
        QVERIFY(all.size() > 3);
        auto* table = foundTable(*list);
        auto* header = table->horizontalHeader();
        const int flags = FoundMonstersModel::Flags;
        QTRY_VERIFY(header->sectionSize(flags) >= header->sectionSizeHint(flags));
        const auto clickHeading = [&](int column) {
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                              QPoint(header->sectionViewportPosition(column) + 8, 8));
        };
        clickHeading(FoundMonstersModel::HitPoints);
        const bool rises = rows(*list).front()->usualHp() < rows(*list).back()->usualHp();
        clickHeading(FoundMonstersModel::HitPoints);
        QCOMPARE(rows(*list).front()->usualHp() > rows(*list).back()->usualHp(), rises);
        QVERIFY(QTest::qWaitForWindowExposed(list));
        list->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), list);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QApplication::clipboard()->text().trimmed().split('\n');
        QCOMPARE(lines.size(), 1 + all.size());
        QVERIFY(lines[0].startsWith(QStringLiteral("Monster,Symbol,Level,Hit points")));
        on_.type(field, QStringLiteral("resists mana"));
        QVERIFY(list->findChild<QLabel*>(QStringLiteral("foundCount"))
                    ->text()
                    .startsWith(QStringLiteral("None")));
    }

    /// The flags of some monsters are wider than all of the list.
    void listIsReadToItsRightEnd() {
        on_.click(on_.child<QToolButton>("whichResist"));
        auto* list = dialog();
        QVERIFY(QTest::qWaitForWindowExposed(list));
        list->resize(900, 500);
        auto* table = foundTable(*list);
        const auto* header = table->horizontalHeader();
        const int flags = FoundMonstersModel::Flags;
        QTRY_VERIFY(header->sectionSize(flags) > table->viewport()->width());
        auto* bar = table->horizontalScrollBar();
        QTRY_VERIFY(bar->isVisible());
        QStyleOptionSlider option;
        option.initFrom(bar);
        option.maximum = bar->maximum();
        option.pageStep = bar->pageStep();
        option.orientation = Qt::Horizontal;
        option.subControls = QStyle::SC_All;
        option.state |= QStyle::State_Horizontal;
        const QPoint slider =
            bar->style()
                ->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, bar)
                .center();
        QTest::mousePress(bar, Qt::LeftButton, {}, slider);
        QTest::mouseMove(bar, slider + QPoint(bar->width(), 0));
        QTest::mouseRelease(bar, Qt::LeftButton, {}, slider + QPoint(bar->width(), 0));
        QCOMPARE(bar->value(), bar->maximum());
        QCOMPARE(header->sectionViewportPosition(flags) + header->sectionSize(flags),
                 table->viewport()->width());
    }

    void whatASearchFindsIsNotCut_data() {
        QTest::addColumn<QString>("search");
        QTest::newRow("few") << QStringLiteral("resists FIRE undead");
        QTest::newRow("dragons") << QStringLiteral("dragon");
    }
    void whatASearchFindsIsNotCut() {
        QFETCH(QString, search);
        on_.click(on_.child<QToolButton>("whichResist"));
        auto* list = dialog();
        QVERIFY(QTest::qWaitForWindowExposed(list));
        auto* table = foundTable(*list);
        auto* field = list->findChild<QLineEdit*>("foundSearch");
        table->scrollToBottom();
        const auto isCut = [table] {
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                QStyleOptionViewItem option;
                option.initFrom(table);
                for (int row = 0; row < table->model()->rowCount(); ++row) {
                    const QModelIndex index = table->model()->index(row, column);
                    if (table->itemDelegate()->sizeHint(option, index).width() >
                        table->columnWidth(column)) {
                        return true;
                    }
                }
            }
            return false;
        };
        for (const QString& each : {QStringLiteral("morgoth"), search}) {
            field->selectAll();
            QTest::keyClicks(field, each, Qt::NoModifier, 20);
            QTRY_VERIFY2(!isCut(), qPrintable(each));
        }
    }

    void pickerFindsByFlag_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("found");
        QTest::newRow("flag") << "IM_FIRE" << 118;
        QTest::newRow("small letters") << "im_fire" << 118;
        QTest::newRow("immune") << "immune to fire" << 118;
        QTest::newRow("in brief") << "immune fire" << 118;
        QTest::newRow("to anything") << "immune" << immuneToAnything();
        QTest::newRow("a question") << "all that are immune to fire" << 118;
        QTest::newRow("its meaning") << "immune to poison" << 237;
        QTest::newRow("resist") << "resist plasma" << 150;
        QTest::newRow("which") << "Which monsters resist PLASMA" << 150;
        QTest::newRow("two") << "immune to fire and lightning" << 51;
        QTest::newRow("undead") << "undead" << 78;
        QTest::newRow("no such type") << "immune to custard" << 0;
        QTest::newRow("spared by a flag") << "immune to nether" << 78;
        QTest::newRow("hurt") << "hurt by light" << 77;
        QTest::newRow("hurt by its own type") << "hurt by weak light" << 77;
        QTest::newRow("vulnerable") << "vulnerable to lite" << 77;
        QTest::newRow("hurt by a flag's word") << "all that are hurt by rock" << 16;
        QTest::newRow("hurt by two") << "hurt by light and rock" << 4;
        QTest::newRow("hurt by nothing such") << "hurt by fire" << 0;
    }
    static int immuneToAnything() {
        using oangband::Flag;
        const auto& monsters = test::catalogues().oangband().monsters.monsters();
        return int(std::ranges::count_if(monsters, [](const oangband::Monster& monster) {
            return monster.flags.has(Flag::ImAcid) || monster.flags.has(Flag::ImElec) ||
                   monster.flags.has(Flag::ImFire) || monster.flags.has(Flag::ImCold) ||
                   monster.flags.has(Flag::ImPois);
        }));
    }
    void pickerFindsByFlag() {
        QFETCH(const QString, typed);
        QFETCH(const int, found);
        auto* list = on_.child<QListView>("monsters");
        on_.type(on_.child<QLineEdit>("monsterSearch"), typed);
        QCOMPARE(list->model()->rowCount(), found);
        on_.openTable(QStringLiteral("Monsters"));
        on_.type(on_.child<QLineEdit>("rankingSearch"), typed);
        QCOMPARE(on_.child<QTableView>("ranking")->model()->rowCount(), found);
    }

    void whatCanBeAskedIsSaidWhereNothingFits() {
        on_.type(on_.child<QLineEdit>("monsterSearch"), QStringLiteral("evil unique level 40"));
        const auto* words = on_.child<QListView>("monsters")->findChild<QLabel*>("nothingFits");
        QVERIFY(words->isVisible());
        QVERIFY(words->text().contains(QStringLiteral("immune to fire")));
        QVERIFY(words->text().contains(QStringLiteral("Level")));
    }

    void letterAmongWordsIsTheSymbol_data() {
        QTest::addColumn<QString>("typed");
        QTest::newRow("first") << "V unique";
        QTest::newRow("last") << "unique V";
        QTest::newRow("before what is asked for") << "V unique immune to cold";
    }
    void letterAmongWordsIsTheSymbol() {
        QFETCH(const QString, typed);
        on_.openTable(QStringLiteral("Monsters"));
        on_.type(on_.child<QLineEdit>("rankingSearch"), typed);
        const auto* found = on_.child<QTableView>("ranking")->model();
        QVERIFY(found->rowCount() > 0);
        for (int row = 0; row < found->rowCount(); ++row) {
            const auto* monster =
                monsters().byId(found->index(row, 0).data(MonstersModel::IdRole).toInt());
            QCOMPARE(monster->symbol, 'V');
            QVERIFY(monster->flags.has(Flag::Unique));
        }
        on_.type(on_.child<QLineEdit>("rankingSearch"), QStringLiteral("v unique"));
        QCOMPARE(found->rowCount(), 0);
    }

    void rowOfTheListBecomesTheTarget() {
        on_.click(on_.child<QToolButton>("whichResist"));
        auto* list = dialog();
        QVERIFY(QTest::qWaitForWindowActive(list));
        auto* table = foundTable(*list);
        QVERIFY(table->toolTip().contains(QStringLiteral("makes a monster the target")));
        const auto nameOf = [table](int row) {
            return table->model()->index(row, FoundMonstersModel::Name).data().toString();
        };
        on_.click(table, table->model()->index(2, 0));
        QCOMPARE(on_.steps(), 0);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {},
                           table->visualRect(table->model()->index(2, 0)).center());
        on_.settle();
        QCOMPARE(toQString(on_.answer().monster.name), nameOf(2));
        const auto* count = list->findChild<QLabel*>(QStringLiteral("foundCount"));
        QVERIFY(count->text().endsWith(QStringLiteral("The target is %1.").arg(nameOf(2))));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Return);
        on_.settle();
        QCOMPARE(toQString(on_.answer().monster.name), nameOf(3));
        QVERIFY(list->isVisible());
    }

    /// Names are found by their words alone: few that look for an orc want a sorcerer's force.
    void namesAreFoundAsBefore() {
        auto* list = on_.child<QListView>("monsters");
        on_.type(on_.child<QLineEdit>("monsterSearch"), QStringLiteral("fire"));
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            QVERIFY(list->model()->index(row, 0).data().toString().contains(QStringLiteral("fire"),
                                                                            Qt::CaseInsensitive));
        }
        on_.typeAndEnter(on_.child<QLineEdit>("monsterSearch"),
                         QStringLiteral("dragon immune to fire ancient red"));
        QCOMPARE(on_.answer().monster.name, std::string("Ancient red dragon"));
    }

  private:
    MonstersDialog* dialog() {
        const auto all = on_.window().findChildren<MonstersDialog*>();
        return all.isEmpty() ? nullptr : all.front();
    }
    static QTableView* foundTable(const QWidget& dialog) {
        return dialog.findChild<QTableView*>(QStringLiteral("foundMonsters"));
    }
    const oangband::MonsterTable& monsters() { return damageTables(on_.document()).monsters; }
    QList<const Monster*> rows(const QWidget& dialog) {
        QList<const Monster*> all;
        const auto* model = foundTable(dialog)->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            all.append(
                monsters().byId(model->index(row, 0).data(FoundMonstersModel::IdRole).toInt()));
        }
        return all;
    }
};

POLYPLAN_UI_TEST(ResistingMonstersTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "resisting_monsters_test.moc"
