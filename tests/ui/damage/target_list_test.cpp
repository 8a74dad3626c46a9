#include <QIdentityProxyModel>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QSet>
#include <QStyledItemDelegate>
#include <QTableView>
#include <algorithm>

#include "tests/ui/damage/damage_window.h"
#include "tests/ui/support/test_entry.h"
#include "ui/models/damage/monsters_model.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {
namespace {

/// Rows with other figures, as wide as their own.
class OtherFigures : public QIdentityProxyModel {
  public:
    QVariant data(const QModelIndex& index, int role) const override {
        QVariant told = QIdentityProxyModel::data(index, role);
        if (role != RowFigure) {
            return told;
        }
        QString text = told.toString();
        std::ranges::reverse(text);
        return text;
    }
};

/// The list of targets: what a search shows, what Enter takes, and which row is the target.
class TargetListTest : public test::DamageFixture {
    Q_OBJECT

    void start() override {
        DamageFixture::start();
        list_ = on_.child<QListView>("monsters");
        search_ = on_.child<QLineEdit>("monsterSearch");
    }

  private Q_SLOTS:
    void searchStandsAtItsFirstHit() {
        on_.typeAndEnter(search_, QStringLiteral("gothmog"));
        on_.type(search_, QString());
        QCOMPARE(list_->currentIndex(), chosenRow());
        on_.type(search_, QStringLiteral("immune to fire"));
        QVERIFY(list_->model()->rowCount() > 20);
        const QModelIndex first = list_->model()->index(0, 0);
        QCOMPARE(list_->currentIndex(), first);
        QVERIFY(isSeen(first));
        const int id = first.data(MonstersModel::IdRole).toInt();
        on_.press(Qt::Key_Return);
        on_.settle();
        QCOMPARE(on_.answer().monster.id, id);
        QCOMPARE(chosenRow(), list_->model()->index(0, 0));
    }

    /// What is called just so goes before the first.
    void searchStandsAtWhatEnterTakes() {
        on_.type(search_, QStringLiteral("priest"));
        QCOMPARE(list_->currentIndex().data().toString(), QStringLiteral("Priest"));
        QVERIFY(list_->currentIndex().row() > 0);
        QVERIFY(isSeen(list_->currentIndex()));
        on_.press(Qt::Key_Return);
        on_.settle();
        QCOMPARE(on_.answer().monster.name, std::string("Priest"));
    }

    void singleLetterIsTheSymbolFirst() {
        on_.type(search_, QStringLiteral("D"));
        expectDragonsFirst(*list_->model());
        QCOMPARE(list_->currentIndex(), list_->model()->index(0, 0));
        on_.press(Qt::Key_Return);
        on_.settle();
        QCOMPARE(on_.answer().monster.name, std::string("Ancient blue dragon"));
        // Capitals count, and a second letter makes it a word.
        on_.type(search_, QStringLiteral("d"));
        QCOMPARE(symbolAt(*list_->model(), 0), 'd');
        QTest::keyClicks(search_, QStringLiteral("r"));
        int last = 0;
        for (int row = 0; row < list_->model()->rowCount(); ++row) {
            const int id = list_->model()->index(row, 0).data(MonstersModel::IdRole).toInt();
            QVERIFY(id > last);
            last = id;
        }
    }

    void singleLetterGoesBeforeTheOrderOfTheTable() {
        on_.openTable(QStringLiteral("Monsters"));
        auto* ranking = on_.child<QTableView>("ranking");
        on_.type(on_.child<QLineEdit>("rankingSearch"), QStringLiteral("D"));
        expectDragonsFirst(*ranking->model());
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            ranking->sortByColumn(MonstersModel::Level, order);
            expectDragonsFirst(*ranking->model());
            const auto level = [ranking](int row) {
                return ranking->model()->index(row, MonstersModel::Level).data().toInt();
            };
            QVERIFY(order == Qt::AscendingOrder ? level(0) < level(dragons - 1)
                                                : level(0) > level(dragons - 1));
        }
    }

    void nothingFitsOnlyWhileNothingDoes() {
        const auto* remark = list_->findChild<QLabel*>("nothingFits");
        for (const QString& typed : {QStringLiteral("D"), QStringLiteral("dragon")}) {
            on_.type(search_, QStringLiteral("zzzz"));
            QVERIFY(remark->isVisible());
            QTest::keyClick(search_, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(search_, typed);
            QVERIFY(list_->model()->rowCount() > 0);
            QVERIFY(!remark->isVisible());
        }
    }

    /// Beside the name, else on a line below it.
    void levelAndHitPointsAreSeenOfEveryMonster_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024 x 700") << QSize(1024, 700);
        QTest::newRow("1280 x 780") << QSize(1280, 780);
    }
    void levelAndHitPointsAreSeenOfEveryMonster() {
        QFETCH(const QSize, size);
        on_.window().resize(size);
        QTRY_COMPARE(on_.window().size(), size);
        on_.type(search_, QStringLiteral("dragon"));
        OtherFigures others;
        others.setSourceModel(list_->model());
        for (int row = 0; row < list_->model()->rowCount(); ++row) {
            const QModelIndex index = list_->model()->index(row, 0);
            QVERIFY2(paintedRow(index) != paintedRow(others.mapFromSource(index)),
                     qPrintable(index.data().toString()));
        }
        // Only what has no room beside a long name stands below it.
        const auto heightOf = [this](const QString& name) {
            on_.type(search_, name);
            return list_->visualRect(list_->currentIndex()).height();
        };
        QVERIFY(heightOf(QStringLiteral("Imp")) <
                heightOf(QStringLiteral("Ancient multi-hued dragon")));
    }

    /// Where both have no room, a name goes before its figures.
    void namesAreSeenInFull() {
        on_.window().resize(1280, 780);
        on_.type(search_, QStringLiteral("Great Wyrm"));
        QVERIFY(list_->model()->rowCount() >= 4);
        QSet<QByteArray> pictures;
        for (int row = 0; row < list_->model()->rowCount(); ++row) {
            const QModelIndex index = list_->model()->index(row, 0);
            list_->scrollTo(index);
            list_->setCurrentIndex({});
            const QRect place = list_->visualRect(index);
            const int icon = 2 * place.height();
            const QImage picture = list_->viewport()->grab(place.adjusted(icon, 0, 0, 0)).toImage();
            pictures.insert(QByteArray(reinterpret_cast<const char*>(picture.constBits()),
                                       picture.sizeInBytes()));
        }
        QCOMPARE(pictures.size(), list_->model()->rowCount());
    }

    void clearedSearchShowsTheTarget() {
        on_.type(search_, QStringLiteral("gothmog"));
        QCOMPARE(chosenRow(), QModelIndex());
        on_.type(search_, QString());
        QCOMPARE(list_->currentIndex(), chosenRow());
        QVERIFY(isSeen(chosenRow()));
    }

    void targetIsMarkedApartFromTheCursor() {
        const QModelIndex target = chosenRow();
        QCOMPARE(target.data(MonstersModel::IdRole).toInt(), 361);
        QVERIFY(target.data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("chosen")));
        list_->setFocus();
        on_.press(Qt::Key_Down);
        QVERIFY(list_->currentIndex() != target);
        QCOMPARE(chosenRow(), target);
        QCOMPARE(on_.steps(), 0);
        // It is drawn otherwise than as the row of any monster.
        const auto pictureOf = [this](const QModelIndex& row) {
            return list_->viewport()->grab(list_->visualRect(row)).toImage();
        };
        const QImage asTarget = pictureOf(target);
        on_.press(Qt::Key_Return);
        on_.settle();
        QVERIFY(chosenRow() != target);
        QVERIFY(pictureOf(target) != asTarget);
    }

    void cursorReturnsOnceTheListIsLeft() {
        const QModelIndex target = chosenRow();
        list_->setFocus();
        on_.press(Qt::Key_End);
        QVERIFY(list_->currentIndex() != target);
        on_.click(on_.child<QLineEdit>("damage"));
        QCOMPARE(list_->currentIndex(), target);
        QVERIFY(list_->selectionModel()->isSelected(target));
        QVERIFY(isSeen(target));
    }

  private:
    QImage paintedRow(const QModelIndex& index) const {
        QStyleOptionViewItem option;
        option.initFrom(list_);
        option.widget = list_;
        option.rect =
            QRect(QPoint(), list_->visualRect(list_->model()->index(index.row(), 0)).size());
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        list_->itemDelegate()->paint(&painter, option, index);
        return image;
    }

    static constexpr int dragons = 26;  ///< of the symbol D

    char symbolAt(const QAbstractItemModel& model, int row) {
        const int id = model.index(row, 0).data(MonstersModel::IdRole).toInt();
        return damageTables(on_.document()).monsters.byId(id)->symbol;
    }
    void expectDragonsFirst(const QAbstractItemModel& model) {
        QVERIFY(model.rowCount() > dragons);
        for (int row = 0; row < dragons; ++row) {
            QCOMPARE(symbolAt(model, row), 'D');
        }
        QVERIFY(symbolAt(model, dragons) != 'D');
        QVERIFY(model.index(dragons, 0).data().toString().startsWith(u'D', Qt::CaseInsensitive));
    }
    QModelIndex chosenRow() const {
        const auto* model = list_->model();
        return model->match(model->index(0, 0), RowChosen, true, 1, Qt::MatchExactly).value(0);
    }
    bool isSeen(const QModelIndex& row) const {
        const QRect place = list_->visualRect(row);
        return place.top() >= 0 && place.bottom() < list_->viewport()->height();
    }

    QListView* list_ = nullptr;
    QLineEdit* search_ = nullptr;
};

POLYPLAN_UI_TEST(TargetListTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "target_list_test.moc"
