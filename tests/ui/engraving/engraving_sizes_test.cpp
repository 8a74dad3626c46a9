#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QGraphicsSimpleTextItem>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <vector>

#include "tests/ui/engraving/engraving_window.h"
#include "tests/ui/support/menu.h"
#include "tests/ui/support/test_entry.h"
#include "ui/charts/curve_chart.h"
#include "ui/engraving/best_panel.h"
#include "ui/engraving/durability_panel.h"
#include "ui/engraving/figures_panel.h"
#include "ui/engraving/scenario_panel.h"
#include "ui/engraving/stylus_table_panel.h"
#include "ui/look/section_label.h"
#include "ui/models/engraving/scenario_model.h"
#include "ui/models/engraving/stylus_table_model.h"
#include "ui/parts/elided_button.h"

namespace polyplan::ui {
namespace {

/// The Engraving perspective in windows of many sizes: nothing of it is scrolled to.
class EngravingSizesTest : public test::EngravingFixture {
    Q_OBJECT

    plan::Document plan() override {
        plan::Document plan = test::smallPlan();
        plan.inventory = {test::stack("athame"), test::stack("long sword")};
        return plan;
    }
    void start() override {
        EngravingFixture::start();
        writeElbereth();
    }
    /// What stands below the text.
    std::vector<QWidget*> panels() {
        return {child<ScenarioPanel>(), child<DurabilityPanel>(), child<StylusTablePanel>()};
    }
    QTabBar* tabs() { return view_->findChild<QTabBar*>("foldedPanels"); }
    /// Columns are laid out anew once the window has its size and its answer.
    template <typename Places>
    bool isSettled(const Places& places) {
        if (!view_->service().isCurrent()) {
            return false;
        }
        const auto now = places();
        QTest::qWait(100);
        return places() == now;
    }
    static bool isSeen(const QWidget* panel) {
        return panel->isVisible() && panel->visibleRegion().boundingRect() == panel->rect();
    }
    static void addSizes() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 700), QSize(1280, 780), QSize(1600, 1000)}) {
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
        }
    }
    void resizeTo(QSize size) {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        QTest::qWait(50);
    }
    enum Panel { Scenario, Durability, Styluses };
    /// Picks its tab where the panels don't stand side by side.
    void look(Panel panel) {
        if (tabs()->isVisible()) {
            QTest::mouseClick(tabs(), Qt::LeftButton, {}, tabs()->tabRect(panel).center());
        }
        QTRY_VERIFY(isSeen(panels()[panel]));
    }
    void paste(const QString& text) {
        auto* line = child<QLineEdit>("engravingText");
        QTest::mouseClick(line, Qt::LeftButton);
        QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
        QApplication::clipboard()->setText(text);
        QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
        settle();
    }

  private Q_SLOTS:
    void everyPanelIsReachedWithoutScrolling_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("scale");
        QTest::addColumn<bool>("showsAll");
        QTest::newRow("1024 x 700") << QSize(1024, 700) << 1 << false;
        QTest::newRow("1280 x 780") << QSize(1280, 780) << 1 << false;
        QTest::newRow("1600 x 1000") << QSize(1600, 1000) << 1 << true;
        QTest::newRow("2560 x 1440") << QSize(2560, 1440) << 1 << true;
        QTest::newRow("1024 x 700 at 200 %") << QSize(1024, 700) << 2 << false;
        QTest::newRow("1280 x 780 at 200 %") << QSize(1280, 780) << 2 << false;
    }
    void everyPanelIsReachedWithoutScrolling() {
        QFETCH(const QSize, size);
        QFETCH(const int, scale);
        QFETCH(const bool, showsAll);
        const auto restore =
            qScopeGuard([before = QApplication::font()] { QApplication::setFont(before); });
        if (scale > 1) {
            document().undoStack().setClean();
            window_.reset();
            QFont font = QApplication::font();
            font.setPointSizeF(font.pointSizeF() * scale);
            QApplication::setFont(font);
            window_ = std::make_unique<MainWindow>(test::catalogues());
            document().reset(plan());
            QVERIFY(show(*window_));
            start();
        }
        resizeTo(size * scale);

        for (const QScrollArea* area : window_->findChildren<QScrollArea*>()) {
            if (area->isVisible()) {
                QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
                QTRY_VERIFY(area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff ||
                            area->horizontalScrollBar()->maximum() == 0);
            }
        }
        if (!tabs()->isVisible()) {
            for (const QWidget* panel : panels()) {
                QTRY_VERIFY(isSeen(panel));
            }
            return;
        }
        QVERIFY(!showsAll);
        QCOMPARE(tabs()->count(), static_cast<int>(panels().size()));
        for (int i = 0; i < tabs()->count(); ++i) {
            QTest::mouseClick(tabs(), Qt::LeftButton, {}, tabs()->tabRect(i).center());
            QTRY_VERIFY(isSeen(panels()[static_cast<std::size_t>(i)]));
        }
        child<QLineEdit>("engravingText")->setFocus(Qt::TabFocusReason);
        for (int steps = 0; steps < 20 && QApplication::focusWidget() != tabs(); ++steps) {
            key(Qt::Key_Tab);
        }
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(tabs()));
        for (int i = tabs()->count() - 1; i >= 0; --i) {
            QTRY_VERIFY(isSeen(panels()[static_cast<std::size_t>(i)]));
            key(Qt::Key_Left);
        }
    }

    void panelsComeAndGoWithTheRoom() {
        const auto seen = [this] {
            const auto all = panels();
            return std::ranges::count_if(all, &EngravingSizesTest::isSeen);
        };
        window_->resize(1600, 1000);
        QTRY_COMPARE(seen(), 3);
        window_->resize(1024, 700);
        QTRY_COMPARE(seen(), 1);
        QVERIFY(tabs()->isVisible());
        window_->resize(1600, 1000);
        QTRY_COMPARE(seen(), 3);
        QVERIFY(!tabs()->isVisible());
    }

    void layoutGoesByTheWindowAlone_data() { addSizes(); }
    void layoutGoesByTheWindowAlone() {
        QFETCH(const QSize, size);
        resizeTo(size);
        const bool isFolded = tabs()->isVisible();
        look(Durability);
        const auto* chart = child<CurveChart>("durability");
        const auto* note = child<QLabel>("durabilityNote");
        const auto isAsBefore = [&] {
            QTest::qWait(50);
            return tabs()->isVisible() == isFolded && isSeen(child<DurabilityPanel>()) &&
                   chart->height() >= 11 * chart->fontMetrics().height() &&
                   chart->geometry().bottom() < note->geometry().top();
        };
        QTRY_VERIFY(isAsBefore());
        for (const int characters : {9, 30, 80, 255}) {
            paste(QString(characters, 'W'));
            QTRY_VERIFY2(isAsBefore(), qPrintable(QString::number(characters)));
        }
        auto* levitating = child<QCheckBox>("condition levitating");  // a reason, and nothing best
        QTest::mouseClick(levitating, Qt::LeftButton, {}, QPoint(5, levitating->height() / 2));
        QTRY_VERIFY(child<QLabel>("engravingFault")->isVisible());
        QTRY_VERIFY(isAsBefore());
    }

    /// What is said of a part that is written is long.
    void notesAreWhole_data() { addSizes(); }
    void notesAreWhole() {
        QFETCH(const QSize, size);
        resizeTo(size);
        auto* search = child<QLineEdit>("stylusSearch");
        QTest::mouseClick(search, Qt::LeftButton);
        QTest::keyClicks(search, "magic marker");
        QTest::keyClick(search, Qt::Key_Return);
        auto* charges = child<QSpinBox>("stylusCharges");
        QTest::mouseClick(charges, Qt::LeftButton);
        QTest::keyClick(charges, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(charges, "20");
        paste(QString("Wo").repeated(127));
        look(Durability);
        const auto* chart = child<CurveChart>("durability");
        const auto* note = child<QLabel>("durabilityNote");
        QTRY_VERIFY(note->text().contains("is written"));
        for (const QLabel* each :
             {note, static_cast<const QLabel*>(child<QLabel>("remainsStart"))}) {
            QTRY_VERIFY2(each->height() >= each->heightForWidth(each->width()) && isSeen(each),
                         qPrintable(each->objectName()));
        }
        QTRY_VERIFY(chart->geometry().bottom() < note->geometry().top());
    }

    void axesOfTheChartAreReadBesideLongTexts_data() {
        QTest::addColumn<int>("characters");
        for (const int characters : {8, 30, 60, 100, 255}) {
            QTest::addRow("%d characters", characters) << characters;
        }
    }
    void axesOfTheChartAreReadBesideLongTexts() {
        QFETCH(const int, characters);
        paste(QString(characters, 'W'));
        resizeTo({1280, 780});
        look(Durability);
        const auto* chart = child<CurveChart>("durability");
        QTRY_VERIFY2(chart->height() >= 11 * chart->fontMetrics().height(),
                     qPrintable(QString::number(chart->height())));
    }

    void statesLeaveEverythingInPlace_data() { addSizes(); }
    void statesLeaveEverythingInPlace() {
        QFETCH(const QSize, size);
        resizeTo(size);
        const auto places = [this] {
            std::vector<QRect> all;
            for (const char* name :
                 {"stylusSearch", "styluses", "condition blind", "condition riding",
                  "moreConditions", "surface", "existingType", "engravingFigures"}) {
                const auto* widget = child<QWidget>(name);
                all.emplace_back(widget->mapTo(window_.get(), QPoint()), widget->size());
            }
            return all;
        };
        QTRY_VERIFY(isSettled(places));
        const auto tick = [this](const QString& state) {
            auto* box = child<QCheckBox>("condition " + state);
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(5, box->height() / 2));
            QVERIFY(box->isChecked());
            QTest::qWait(50);
        };
        const auto* effects = child<QLabel>("effectsOfConditions");
        const auto* room = child<QScrollArea>("roomOfEffects");
        const std::vector<QRect> before = places();
        QVERIFY(!effects->isVisible());
        tick("blind");
        QVERIFY(effects->isVisible() && effects->text().startsWith("blind: "));
        QVERIFY(places() == before);
        // Each is there in whole when it is ticked, the others in the tooltip.
        const auto isWhole = [&] {
            return room->verticalScrollBar()->maximum() == 0 &&
                   effects->height() >= effects->heightForWidth(effects->width()) &&
                   room->viewport()->height() >= effects->height();
        };
        QVERIFY(isWhole());
        for (const char* state : {"confused", "stunned", "hallucinating", "levitating", "riding"}) {
            tick(state);
            QVERIFY2(effects->text().startsWith(QString(state) + ": "),
                     qPrintable(effects->text()));
            QVERIFY(isWhole());
        }
        QVERIFY(effects->toolTip().startsWith("blind: ") &&
                effects->toolTip().contains("\nriding: "));
        QVERIFY(child<QComboBox>("ridingSkill")->isVisible());
        QVERIFY(places() == before);
        auto* riding = child<QCheckBox>("condition riding");
        QTest::mouseClick(riding, Qt::LeftButton, {}, QPoint(5, riding->height() / 2));
        QVERIFY(effects->text().startsWith("levitating: "));
    }

    void firstTextMovesNothing_data() { addSizes(); }
    void firstTextMovesNothing() {
        QFETCH(const QSize, size);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        auto* line = child<QLineEdit>("engravingText");
        QCOMPARE(line->text(), QString());
        resizeTo(size);
        const auto places = [this] {
            std::vector<QPoint> all;
            for (const char* name : {"engravingText", "best 0", "durability", "stylusTable"}) {
                all.push_back(child<QWidget>(name)->mapTo(window_.get(), QPoint()));
            }
            return all;
        };
        QTRY_VERIFY(isSettled(places));
        const auto before = places();
        line->setFocus();
        QTest::keyClicks(line, "E");
        QTRY_VERIFY(isSettled(places));
        QCOMPARE(places(), before);
    }

    void figuresOfAllStylusesAreInSight() {
        resizeTo({1280, 780});
        look(Styluses);
        const auto* table = child<QTableView>("stylusTable");
        QVERIFY(!table->isColumnHidden(StylusTableModel::Elbereth));
        QVERIFY(!table->isColumnHidden(StylusTableModel::Lasts));
        QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width());
        QVERIFY(table->columnWidth(StylusTableModel::Stylus) >=
                20 * table->fontMetrics().averageCharWidth());
    }

    void headsAreWholeInEveryVersion() {
        resizeTo({1024, 700});
        QTRY_VERIFY(tabs()->isVisible());
        look(Styluses);
        const auto* table = child<QTableView>("stylusTable");
        const auto* header = table->horizontalHeader();
        auto* game = child<QComboBox>("engravingGame");
        game->setFocus();
        for (const char* version : {"NetHack 3.7", "SLASH'EM Extended"}) {
            QTest::keyClick(game, Qt::Key_Down);
            QCOMPARE(game->currentText(), QString(version));
            settle();
            for (int column = StylusTableModel::Right; column <= StylusTableModel::Turns;
                 ++column) {
                const QString head = header->model()->headerData(column, Qt::Horizontal).toString();
                QTRY_VERIFY2(header->sectionSize(column) >
                                 header->fontMetrics().horizontalAdvance(head) + 12,
                             qPrintable(head));
                for (int row = 0; row < table->model()->rowCount(); ++row) {
                    const QModelIndex cell = table->model()->index(row, column);
                    QTRY_VERIFY2(
                        table->sizeHintForIndex(cell).width() <= table->columnWidth(column),
                        qPrintable(cell.data().toString()));
                }
            }
        }
    }

    void namesOfStylusesAreWhole() {
        resizeTo({1280, 780});
        look(Styluses);
        const auto* table = child<QTableView>("stylusTable");
        QVERIFY(!table->isColumnHidden(StylusTableModel::Lasts));
        QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width());
        int found = 0;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QModelIndex stylus = table->model()->index(row, StylusTableModel::Stylus);
            const QString name = stylus.data().toString();
            if (QStringList({"wand of fire", "wand of lightning", "wand of digging", "magic marker",
                             "battle-axe"})
                    .contains(name)) {
                ++found;
                QVERIFY2(table->sizeHintForIndex(stylus).width() <=
                             table->columnWidth(StylusTableModel::Stylus),
                         qPrintable(name));
            }
        }
        QVERIFY(found >= 5);
    }

    void figuresFarBelowHaveTheirRoomToo() {
        resizeTo({1280, 780});
        look(Styluses);
        const auto* table = child<QTableView>("stylusTable");
        const auto* model = table->model();
        const auto* header = table->horizontalHeader();
        const int costs = StylusTableModel::Wear;
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(costs) + 8, header->height() / 2));
        QCOMPARE(header->sortIndicatorSection(), costs);
        paste("Elbereth and Elbereth");  // at first there is what costs nothing, to one go
        const int last = model->rowCount() - 1;
        QVERIFY2(last > 200, qPrintable(QString::number(last)));
        QTRY_COMPARE(model->index(200, costs).data().toString(), QString("–"));
        QVERIFY(model->index(last, costs).data().toString().size() > 1);
        for (const int column : {costs, static_cast<int>(StylusTableModel::Goes)}) {
            QVERIFY(!table->isColumnHidden(column));
            for (int row = 0; row <= last; ++row) {
                const QModelIndex cell = model->index(row, column);
                QTRY_VERIFY2(table->sizeHintForIndex(cell).width() <= table->columnWidth(column),
                             qPrintable(cell.data().toString()));
            }
        }
    }

    void figuresAreInSightInASmallWindow() {
        resizeTo({1024, 700});
        QTRY_VERIFY(tabs()->isVisible());
        look(Styluses);
        const auto* table = child<QTableView>("stylusTable");
        const auto* header = table->horizontalHeader();
        QVERIFY(!table->isColumnHidden(StylusTableModel::Elbereth));
        QVERIFY(!table->isColumnHidden(StylusTableModel::Lasts));
        QTRY_VERIFY(header->sectionViewportPosition(StylusTableModel::Turns) +
                        header->sectionSize(StylusTableModel::Turns) <=
                    table->viewport()->width());
        for (int column = StylusTableModel::Right; column <= StylusTableModel::Turns; ++column) {
            const QString head = table->model()->headerData(column, Qt::Horizontal).toString();
            QVERIFY2(
                header->sectionSize(column) > header->fontMetrics().horizontalAdvance(head) + 12,
                qPrintable(head));
        }
    }

    void nothingScrollsSidewaysInASmallWindow() {
        resizeTo({1024, 700});
        look(Styluses);
        auto* table = child<QTableView>("stylusTable");
        QTRY_VERIFY(table->isColumnHidden(StylusTableModel::Writes));
        QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        // What has no column stands below the name.
        const QModelIndex stylus = table->model()->index(rowOf("long sword +0"), 0);
        const QString below = stylus.data(StylusTableModel::BelowRole).toString();
        QVERIFY2(below == "engraved · 3 points · 2 goes", qPrintable(below));
        table->scrollTo(stylus);
        const QRect cell = table->visualRect(stylus);
        QVERIFY(cell.height() >= 2 * table->fontMetrics().height());
        // The box takes its click where it is drawn, in the upper line.
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          cell.topLeft() + QPoint(12, table->fontMetrics().height() / 2 + 2));
        QTRY_COMPARE(stylus.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
        QCOMPARE(engraving().stylus.value_or("fingers"), std::string("fingers"));
        auto* refused = child<QCheckBox>("showRefused");
        QTest::mouseClick(refused, Qt::LeftButton, {}, QPoint(5, refused->height() / 2));
        QTRY_VERIFY(rowOf("towel") >= 0);
        QCOMPARE(table->columnSpan(rowOf("towel"), StylusTableModel::Stylus),
                 static_cast<int>(StylusTableModel::ColumnCount));
        QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        resizeTo({1600, 1000});
        QTRY_VERIFY(!table->isColumnHidden(StylusTableModel::Writes));
        QCOMPARE(table->columnSpan(rowOf("towel"), StylusTableModel::Stylus), 1);
    }

    void whatIsPutAwayIsCopiedAndSortsToo() {
        const auto copied = [this] {
            if (!test::pickFromMenu(*child<QToolButton>("copyStyluses"), "As CSV")) {
                return QString();
            }
            return QApplication::clipboard()->text().section("\r\n", 0, 0);
        };
        resizeTo({1600, 1000});
        const auto* table = child<QTableView>("stylusTable");
        QTRY_VERIFY(!table->isColumnHidden(StylusTableModel::Writes));
        const QString heads = copied();
        QVERIFY(heads.count(',') >= 5);
        resizeTo({1024, 700});
        look(Styluses);
        QTRY_VERIFY(table->isColumnHidden(StylusTableModel::Writes));
        QCOMPARE(copied(), heads);

        auto* header = table->horizontalHeader()->viewport();
        const auto sortBy = [header](const QString& entry) {
            const QPoint at = header->rect().center();
            return test::pickFromMenu(
                [&] {
                    QContextMenuEvent event(QContextMenuEvent::Mouse, at, header->mapToGlobal(at));
                    QApplication::sendEvent(header, &event);
                },
                entry);
        };
        const auto first = [table] {
            return table->model()->index(0, StylusTableModel::Goes).data().toString();
        };
        const auto* model = table->model();
        const QString goes = model->headerData(StylusTableModel::Goes, Qt::Horizontal).toString();
        QVERIFY(sortBy("Sort by " + goes));
        QCOMPARE(table->horizontalHeader()->sortIndicatorSection(),
                 static_cast<int>(StylusTableModel::Goes));
        const QString least = first();
        QVERIFY(sortBy("Sort by " + goes));
        QVERIFY2(first() != least, qPrintable(least));
    }

    void headingOfTheFiguresIsOnOneLine() {
        resizeTo({1024, 700});
        for (const SectionLabel* heading : child<FiguresPanel>()->findChildren<SectionLabel*>()) {
            QTRY_VERIFY2(heading->height() < 2 * heading->fontMetrics().height(),
                         qPrintable(heading->text()));
            QTRY_VERIFY(heading->width() >=
                        heading->fontMetrics().horizontalAdvance(heading->text()));
        }
    }

    void numbersStayWithTheirSigns() {
        resizeTo({1024, 700});
        const auto labels = child<BestPanel>()->findChildren<QLabel*>();
        const auto tells = [&](const QString& words) {
            return std::ranges::any_of(
                labels, [&](const QLabel* each) { return each->text().contains(words); });
        };
        QTRY_VERIFY(tells(QStringLiteral("\u00a0%")));
        QVERIFY(!tells(QStringLiteral(" %")));
    }

    void figuresOfTheBestTakeFewLines() {
        document().edit("Carry a wand", [](PlanDocument::Draft& draft) {
            plan::Stack wand = test::stack("wand of lightning");
            wand.charges = 5;
            draft.plan.inventory.push_back(wand);
        });
        settle();
        const auto* pick = child<QPushButton>("best 1");
        QTRY_VERIFY(pick->text().startsWith(QStringLiteral("wand of lightning")));
        const auto figures = [&] {
            const auto labels = child<BestPanel>()->findChildren<QLabel*>();
            return *std::ranges::find_if(labels, [](const QLabel* each) {
                return each->isVisible() && each->text().contains("charge");
            });
        };
        resizeTo({1024, 700});
        QTRY_VERIFY(figures()->height() < 3 * figures()->fontMetrics().height());
        QVERIFY(figures()->y() >= pick->geometry().bottom());
        resizeTo({1600, 1000});
        QTRY_VERIFY(figures()->y() < pick->geometry().bottom());
    }

    void longNameOfWhatIsCarriedIsCut() {
        document().edit("Carry an athame", [](PlanDocument::Draft& draft) {
            plan::Stack athame = test::stack("athame");
            athame.inUse = "alternate weapon; not wielded";
            athame.name = "Sting & Co";
            draft.plan.inventory = {athame};
        });
        settle();
        const QString whole = "athame +0 alternate weapon; not wielded “Sting & Co”";
        auto* pick = child<ElidedButton>("best 0");
        QTRY_VERIFY2(pick->accessibleName().contains(whole), qPrintable(pick->accessibleName()));
        resizeTo({1600, 1000});
        QTRY_COMPARE(pick->seenText(), whole);
        resizeTo({1024, 700});
        const auto* room = child<QScrollArea>("perspectiveRoom");
        QTRY_COMPARE(room->horizontalScrollBar()->maximum(), 0);
        QTRY_VERIFY(pick->seenText().endsWith(u'…'));
        QVERIFY2(pick->seenText().startsWith("athame +0"), qPrintable(pick->seenText()));

        const QPoint at = pick->rect().center();
        QHelpEvent help(QEvent::ToolTip, at, pick->mapToGlobal(at));
        QCoreApplication::sendEvent(pick, &help);
        QVERIFY2(QToolTip::text().startsWith(whole + "\nWrites with it."),
                 qPrintable(QToolTip::text()));
        QToolTip::hideText();
        QTest::mouseClick(pick, Qt::LeftButton);
        QCOMPARE(engraving().stylus, std::optional<std::string>("athame"));
    }

    void headingsStandOnOneLine() {
        resizeTo({1600, 1000});
        for (const SectionLabel* label : child<ScenarioPanel>()->findChildren<SectionLabel*>()) {
            QVERIFY(label->isVisible());
            QTRY_VERIFY2(label->heightForWidth(label->width()) < 2 * label->fontMetrics().height(),
                         qPrintable(label->text()));
        }
    }

    void stylusesAreToldApartInASmallWindow() {
        resizeTo({1024, 700});
        QTRY_VERIFY(tabs()->isVisible());
        look(Styluses);
        const auto* table = child<QTableView>("stylusTable");
        QTRY_VERIFY(table->columnWidth(StylusTableModel::Stylus) >=
                    20 * table->fontMetrics().averageCharWidth());
        int found = 0;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QModelIndex stylus = table->model()->index(row, StylusTableModel::Stylus);
            const QString name = stylus.data().toString();
            if (name == "wand of fire" || name == "magic marker" || name == "diamond ring") {
                ++found;
                QVERIFY2(table->sizeHintForIndex(stylus).width() <=
                             table->columnWidth(StylusTableModel::Stylus),
                         qPrintable(name));
            }
        }
        QCOMPARE(found, 3);
    }

    void sharedCurveIsNamedInBrief() {
        resizeTo({1280, 780});
        look(Styluses);
        auto* table = child<QTableView>("stylusTable");
        table->setFocus();
        for (const char* name : {"wand of fire", "wand of lightning"}) {
            const auto found =
                table->model()->match(table->model()->index(0, 0), Qt::DisplayRole, name);
            QCOMPARE(found.size(), 1);
            table->setCurrentIndex(found.front());
            key(Qt::Key_Space);
        }
        look(Durability);
        auto* chart = child<CurveChart>("durability");
        const auto isWritten = [chart](const QString& words) {
            const auto items = chart->chart()->childItems();
            return std::ranges::any_of(items, [&words](const QGraphicsItem* item) {
                const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
                return text != nullptr && text->text() == words;
            });
        };
        QTRY_VERIFY(isWritten("wand of fire\nand 1 alike,\nburned"));
        const QPoint at = chart->viewport()->rect().center();
        QHelpEvent help(QEvent::ToolTip, at, chart->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(chart->viewport(), &help);
        QVERIFY2(QToolTip::text().contains("wand of fire, wand of lightning, burned"),
                 qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    void eventsHaveTheRoomThatEmptyCellsLeave() {
        auto* table = child<QTableView>("scenario");
        table->setFocus();
        table->selectRow(0);
        key(Qt::Key_Delete);
        QVERIFY(test::pickFromMenu(*child<QToolButton>("addEvent"), "melee attack by you"));
        QCOMPARE(table->model()->rowCount(), 2);  // no turns, which alone go by Dexterity
        const QModelIndex times = table->model()->index(0, ScenarioModel::Times);
        QTRY_VERIFY(table->columnWidth(ScenarioModel::Times) >=
                    table->sizeHintForIndex(times).width());
        QTRY_VERIFY(table->columnWidth(ScenarioModel::Dexterity) <=
                    table->fontMetrics().horizontalAdvance("Dexterity"));
        QCOMPARE(table->horizontalHeader()->length(), table->viewport()->width());
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QModelIndex cause = table->model()->index(row, ScenarioModel::Cause);
            QVERIFY2(
                table->sizeHintForIndex(cause).width() <= table->columnWidth(ScenarioModel::Cause),
                qPrintable(cause.data().toString()));
        }

        const QPoint at = table->visualRect(times).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, at);
        const auto* field = table->findChild<QSpinBox*>();
        QVERIFY(field != nullptr);
        QVERIFY(field->width() >= field->sizeHint().width());
    }
};

POLYPLAN_UI_TEST(EngravingSizesTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "engraving_sizes_test.moc"
