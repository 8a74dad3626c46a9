#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/models/row_role.h"
#include "ui/parts/search_line.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

/// Keys and menus act on the perspective that is seen.
class FindingTest : public test::WindowFixture {
    Q_OBJECT

    void goTo(Qt::Key number) { QTest::keyClick(window_.get(), number, Qt::ControlModifier); }
    QMenu* menu(const QString& name) {
        for (const QAction* action : window_->menuBar()->actions()) {
            if (QString(action->text()).remove(u'&') == name) {
                return action->menu();
            }
        }
        return nullptr;
    }
    /// Opens the menu with Alt and the letter, presses a letter in it and closes it.
    void chooseByKeys(Qt::Key menu, Qt::Key entry) {
        QTest::keyClick(window_.get(), menu, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), entry);
        if (QApplication::activePopupWidget() != nullptr) {
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        }
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    }
    QAction* entry(const QString& menuName, const QString& name) {
        for (QAction* action : menu(menuName)->actions()) {
            if (QString(action->text()).remove(u'&') == name) {
                return action;
            }
        }
        return nullptr;
    }

  private Q_SLOTS:
    void theSearchOfThePerspectiveIsFound_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("field");
        QTest::newRow("Polypile") << int(Qt::Key_1) << "catalogueSearch";
        QTest::newRow("Engraving") << int(Qt::Key_3) << "stylusSearch";
        QTest::newRow("Damage") << int(Qt::Key_4) << "monsterSearch";
        QTest::newRow("Theft") << int(Qt::Key_5) << "thiefSearch";
    }
    void theSearchOfThePerspectiveIsFound() {
        QFETCH(const int, number);
        QFETCH(const QString, field);
        goTo(static_cast<Qt::Key>(number));
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(QApplication::focusWidget() != nullptr);
        QCOMPARE(QApplication::focusWidget()->objectName(), field);
        QVERIFY(QApplication::focusWidget()->isVisible());
    }

    void escapeEmptiesTheSearchesInSight() {
        for (const Qt::Key perspective : {Qt::Key_1, Qt::Key_3, Qt::Key_4, Qt::Key_5}) {
            goTo(perspective);
            int seen = 0;
            for (SearchLine* search : window_->findChildren<SearchLine*>()) {
                if (!search->isVisible()) {
                    continue;
                }
                ++seen;
                search->setFocus();
                QTest::keyClicks(search, QStringLiteral("zzz"));
                QCOMPARE(search->text(), QStringLiteral("zzz"));
                QTest::keyClick(search, Qt::Key_Escape);
                QVERIFY2(search->text().isEmpty(), qPrintable(search->objectName()));
                QVERIFY(search->hasFocus());
            }
            QVERIFY2(seen > 0, qPrintable(QString::number(perspective - Qt::Key_0)));
        }
    }

    void creaturesOfHeartbeatCanBeChosen() {
        goTo(Qt::Key_6);
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        auto* creature = child<QComboBox>("creature");
        QTRY_VERIFY(creature->view()->isVisible());
        QTest::keyClicks(creature->view(), "kobold");
        QTest::keyClick(creature->view(), Qt::Key_Return);
        QVERIFY2(creature->currentText().startsWith("kobold"), qPrintable(creature->currentText()));
    }

    void compareHasNothingToSearch() {
        goTo(Qt::Key_2);
        QWidget* before = QApplication::focusWidget();
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget(), before);
        QCOMPARE(child<PerspectiveStack>()->current(), 1);
    }

    void theLineIsLeftAloneWhileItIsHidden() {
        document().setSelection({{0, 0}});
        QVERIFY(entry("Line", "Remove")->isEnabled());
        goTo(Qt::Key_4);
        chooseByKeys(Qt::Key_L, Qt::Key_R);
        chooseByKeys(Qt::Key_E, Qt::Key_T);
        QVERIFY(document().plan() == test::smallPlan());
        for (const QAction* action : menu("Line")->actions()) {
            QVERIFY2(action->isSeparator() || !action->isEnabled(), qPrintable(action->text()));
        }
        goTo(Qt::Key_1);
        chooseByKeys(Qt::Key_L, Qt::Key_R);
        QCOMPARE(document().polypile().line.front().stacks.size(), 2u);
    }

    void textIsCopiedEverywhere() {
        goTo(Qt::Key_4);
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        auto* field = child<QLineEdit>("monsterSearch");
        QTest::keyClicks(field, "vampire");
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(field, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QString("vampire"));
        QTest::keyClick(field, Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(field->text(), QString());
        QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(field->text(), QString("vampire"));
        QVERIFY(entry("Edit", "Copy")->isEnabled());
    }

    /// Some names stand for two.
    void monstersOfOneNameAreToldApart() {
        goTo(Qt::Key_4);
        auto* field = child<QLineEdit>("matrixAdd");
        QMap<QString, QStringList> byName;
        const QAbstractItemModel* names = nullptr;
        for (const auto* filter : field->completer()->findChildren<QAbstractProxyModel*>()) {
            if (filter->sourceModel() != nullptr &&
                qobject_cast<const QAbstractProxyModel*>(filter->sourceModel()) == nullptr) {
                names = filter->sourceModel();
            }
        }
        QVERIFY(names != nullptr);
        for (int row = 0; row < names->rowCount(); ++row) {
            const QModelIndex index = names->index(row, 0);
            byName[index.data().toString()].append(index.data(RowGlyph).toString() + u' ' +
                                                   index.data(RowFigure).toString());
        }
        int twice = 0;
        for (auto it = byName.cbegin(); it != byName.cend(); ++it) {
            QStringList told = it.value();
            QCOMPARE(told.removeDuplicates(), 0);
            twice += told.size() > 1 ? 1 : 0;
        }
        QVERIFY(twice > 0);
    }
};

POLYPLAN_UI_TEST(FindingTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "finding_test.moc"
