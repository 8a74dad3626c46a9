#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTreeView>

#include "tests/ui/engraving/engraving_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/models/engraving/stylus_tree_model.h"

namespace polyplan::ui {
namespace {

/// What is found to write with by what a player calls it.
class StylusSearchTest : public test::EngravingFixture {
    Q_OBJECT

  private Q_SLOTS:
    void artifactsAreFoundByTheirName();
    void artifactThatBurnsIsOneOfItsVersion();

  private:
    void search(const char* typed) {
        settle();
        auto* field = child<QLineEdit>("stylusSearch");
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, typed);
    }
    void enter() {
        QTest::keyClick(child<QLineEdit>("stylusSearch"), Qt::Key_Return);
        settle();
    }
    QStringList found() {
        QStringList titles;
        const auto* model = child<QTreeView>("styluses")->model();
        for (int group = 0; group < model->rowCount(); ++group) {
            const QModelIndex parent = model->index(group, 0);
            for (int row = 0; row < model->rowCount(parent); ++row) {
                titles.append(model->index(row, StylusTreeModel::Title, parent).data().toString());
            }
        }
        return titles;
    }
};

void StylusSearchTest::artifactsAreFoundByTheirName() {
    const auto* note = child<QLabel>("stylusSearchNote");
    search("magicbane");
    QCOMPARE(found(), QStringList("athame +0"));
    QVERIFY(note->isVisible());
    QCOMPARE(note->text(), QString("Magicbane writes like any athame."));
    enter();
    QCOMPARE(engraving().stylus, std::string("athame"));
    search("Excalibur");
    QCOMPARE(found(), QStringList("long sword"));
    QCOMPARE(note->text(), QString("Excalibur writes like any long sword."));
    enter();
    QCOMPARE(engraving().stylus, std::string("long sword"));
    search("Orb of Fate");
    QCOMPARE(found(), QStringList("crystal ball"));
    QCOMPARE(note->text(), QString("The Orb of Fate writes like any crystal ball."));
}

void StylusSearchTest::artifactThatBurnsIsOneOfItsVersion() {
    const auto* note = child<QLabel>("stylusSearchNote");
    search("Fire Brand");
    QCOMPARE(found(), QStringList("long sword"));
    QCOMPARE(note->text(), QString("Fire Brand writes like any long sword."));
    auto* game = child<QComboBox>("engravingGame");
    game->setFocus();
    QTest::keyClick(game, Qt::Key_Down);
    QCOMPARE(game->currentText(), QString("NetHack 3.7"));
    settle();
    QCOMPARE(found(), QStringList("Fire Brand"));
    QVERIFY(!note->isVisible());
    enter();
    QCOMPARE(engraving().stylus, std::string("Fire Brand"));
}

POLYPLAN_UI_TEST(StylusSearchTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "stylus_search_test.moc"
