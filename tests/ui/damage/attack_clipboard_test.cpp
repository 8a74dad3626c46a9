#include <QClipboard>
#include <QListView>
#include <QMimeData>
#include <QStatusBar>

#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/polypile/import_dialog.h"
#include "ui/polypile/stack_clipboard.h"

namespace polyplan::ui {
namespace {

/// Attacks are cut, copied and pasted as attacks.
class AttackClipboardTest : public test::DamageFixture {
    Q_OBJECT

    void start() override {
        DamageFixture::start();
        list_ = on_.child<QListView>("attacks");
        on_.view().editor().edit(QStringLiteral("test"), [](plan::Attack& attack) {
            attack.type = oangband::DamageType::HolyOrb;
            attack.damage = "12d8+20";
            attack.monster.afraidBefore = 7;
        });
        on_.settle();
        on_.click(list_, list_->model()->index(0, 0));
    }

  private Q_SLOTS:
    void attackIsCopiedAndPasted() {
        const plan::Attack attack = on_.attack();
        const int steps = on_.steps();
        on_.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), list_->model()->index(0, 0).data().toString());
        on_.press(Qt::Key_V, Qt::ControlModifier);
        on_.settle();
        QCOMPARE(on_.view().editor().attacks().size(), 2U);
        QCOMPARE(on_.view().editor().index(), 1);
        QVERIFY(on_.attack() == attack);
        QCOMPARE(on_.steps(), steps + 1);
        QCOMPARE(on_.document().undoStack().undoText(), QStringLiteral("Paste attack"));
        on_.press(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(on_.view().editor().attacks().size(), 1U);
        QCOMPARE(on_.document().undoStack().undoText(), QStringLiteral("Cut attack"));
    }

    /// A strategy without attacks shows one that it does not have: it makes room.
    void attackGoesIntoAnotherStrategy() {
        const plan::Attack attack = on_.attack();
        on_.press(Qt::Key_X, Qt::ControlModifier);
        QVERIFY(on_.document().strategy().damage.empty());
        on_.press(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(on_.document().strategyIndex(), 1);
        list_->setFocus();
        on_.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(on_.document().plan().strategies[1].damage, std::vector{attack});
        QVERIFY(on_.document().plan().strategies[0].damage.empty());
        on_.settle();
    }

    void editMenuActsOnTheAttack() {
        list_->setFocus();
        const auto actions = on_.window().findChild<StackClipboard*>()->actions();
        QVERIFY(actions.front()->isEnabled());
        actions.front()->trigger();
        QVERIFY(on_.document().strategy().damage.empty());
        actions.back()->trigger();
        QCOMPARE(on_.document().strategy().damage.size(), 1U);
        on_.settle();
    }

    void whatIsNoAttackIsRefused_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QString>("why");
        const QString own = QStringLiteral("application/x-polyplan-attacks");
        QTest::newRow("text") << "text/plain" << QByteArray("FIRE 12d8+20") << "none was copied";
        QTest::newRow("no JSON") << own << QByteArray("{") << "no attacks that fit";
        QTest::newRow("bytes") << own << QByteArray("\xff\0\xfe", 3) << "no attacks that fit";
        QTest::newRow("none") << own << QByteArray(R"({"attacks": []})") << "no attacks that fit";
        QTest::newRow("other type")
            << own << QByteArray(R"({"attacks": [{"damage_type": "SPAM", "damage": 1}]})")
            << "damage_type";
    }
    void whatIsNoAttackIsRefused() {
        QFETCH(const QString, type);
        QFETCH(const QByteArray, data);
        QFETCH(const QString, why);
        const plan::Document before = on_.document().plan();
        auto* mime = new QMimeData;
        mime->setData(type, data);
        QApplication::clipboard()->setMimeData(mime);
        on_.press(Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY2(on_.window().statusBar()->currentMessage().contains(why),
                     qPrintable(on_.window().statusBar()->currentMessage()));
        QVERIFY(on_.document().plan() == before);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
    }

    /// As everywhere in the window.
    void linesOfTheGameAreImported() {
        QApplication::clipboard()->setText("a - 3 cursed scrolls of identify\nb - a +1 dagger\n");
        on_.press(Qt::Key_V, Qt::ControlModifier);
        const auto dialog = [this] { return on_.window().findChild<ImportDialog*>(); };
        QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(dialog() == nullptr || !dialog()->isVisible());
    }

    void noMoreArePastedThanThereMayBe() {
        on_.press(Qt::Key_C, Qt::ControlModifier);
        while (on_.view().editor().mayAdd()) {
            on_.view().editor().duplicate();
        }
        const std::size_t count = on_.view().editor().attacks().size();
        list_->setFocus();
        on_.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(on_.view().editor().attacks().size(), count);
        QVERIFY(on_.window().statusBar()->currentMessage().contains(QString::number(count)));
    }

  private:
    QListView* list_ = nullptr;
};

POLYPLAN_UI_TEST(AttackClipboardTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "attack_clipboard_test.moc"
