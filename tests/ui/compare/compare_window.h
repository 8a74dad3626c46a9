#pragma once

#include <QFile>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <optional>
#include <utility>

#include "core/calculator/comparison.h"
#include "core/plan/json.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/compare/compare_view.h"
#include "ui/document/plan_document.h"
#include "ui/look/broken_lines.h"
#include "ui/models/comparison_model.h"
#include "ui/models/comparison_service.h"

namespace polyplan::ui {

/// A test of the Compare perspective in the real window.
class CompareFixture : public test::WindowFixture {
  protected:
    plan::Document plan() override { return test::unluckyAndLucky(); }

    void start() override {
        QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
        view_ = child<CompareView>();
        QVERIFY(view_ != nullptr && view_->isVisible());
        QTRY_VERIFY(service().isComplete());
        QTRY_VERIFY(service().differences());
    }

    ComparisonService& service() { return view_->service(); }
    QTableView* table() { return child<QTableView>("comparison"); }
    const ComparisonModel& model() {
        return *qobject_cast<const ComparisonModel*>(table()->model());
    }
    void click(const QString& button) {
        // Chips are made anew with every change.
        QTRY_VERIFY2(child<QToolButton>(button) && child<QToolButton>(button)->isVisible(),
                     qPrintable(button));
        QTest::mouseClick(child<QToolButton>(button), Qt::LeftButton);
        QTRY_VERIFY(service().isComplete());
    }
    /// What the table says of a figure.
    QString cell(const QString& id, int column, int role = Qt::DisplayRole) {
        for (int row = 0; row < model().rowCount(); ++row) {
            if (model().index(row, 0).data(ComparisonModel::IdRole) == id) {
                return model().index(row, column).data(role).toString();
            }
        }
        return {};
    }
    Verdict verdict(const QString& id, int column) {
        return static_cast<Verdict>(cell(id, column, ComparisonModel::VerdictRole).toInt());
    }

    static void write(const QString& path, const plan::Document& plan) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(plan::writeDocument(plan, test::catalogues())));
    }

    /// Two strategies' values of one figure.
    static Comparison comparisonOf(double baseline, double other, Unit unit,
                                   Better better = Better::Higher) {
        std::vector<Report> reports(2);
        for (Report& report : reports) {
            const double value = &report == &reports.front() ? baseline : other;
            report.groups = {"Group"};
            report.figures = {{.id = "figure",
                               .group = "Group",
                               .label = "Figure",
                               .value = {.value = value},
                               .unit = unit,
                               .better = better}};
        }
        return compare(reports, 0);
    }
    /// Four that ask of three calculators.
    static plan::Document longNamed() {
        plan::Document document = test::smallPlan();
        plan::Strategy asked = document.strategies.front();
        asked.heartbeat.emplace().creature.maxHp = 30;
        asked.heartbeat->heartbeats = 20;
        nethack::theft::Request& theft = asked.theft.emplace();
        theft.monster = "Wizard of Yendor";
        theft.turns = 50;
        theft.inventory = {{.kind = nethack::theft::Kind::QuestArtifact, .name = ""},
                           {.kind = nethack::theft::Kind::Amulet, .name = ""}};
        document.strategies.clear();
        for (int i = 1; i <= 4; ++i) {
            asked.name = std::to_string(i) + " of those whose names are forty letters.";
            asked.hero.luck = 3 * i;
            asked.theft->armorClass = -5 * i;
            asked.theft->inventory.front().inContainer = i == 4;
            asked.heartbeat->creature.hp = 7 * i;
            document.strategies.push_back(asked);
        }
        return document;
    }
    QStringList headings() {
        QStringList texts;
        for (int column = 1; column < model().columnCount(); ++column) {
            texts.append(model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        }
        return texts;
    }
    void compareInASmallWindow(const plan::Document& four) {
        document().reset(four);
        window_->resize(1024, 700);
        QTRY_COMPARE(window_->size(), QSize(1024, 700));
        QTRY_COMPARE(model().columnCount(), 5);
        QTRY_VERIFY_WITH_TIMEOUT(service().isComplete(), 20'000);
    }
    /// What is carried beside Rodney, so many turns or hits.
    static plan::Strategy theftOf(const char* name, std::optional<int> turns,
                                  std::optional<int> hits) {
        plan::Strategy strategy;
        strategy.name = name;
        nethack::theft::Request& theft = strategy.theft.emplace();
        theft.monster = "Wizard of Yendor";
        theft.turns = turns;
        theft.hits = hits;
        theft.armorClass = -20;
        theft.inventory = {{.kind = nethack::theft::Kind::QuestArtifact, .name = ""},
                           {.kind = nethack::theft::Kind::Amulet, .name = ""}};
        return strategy;
    }
    static plan::Document thefts(std::vector<plan::Strategy> strategies) {
        plan::Document document = test::smallPlan();
        document.strategies = std::move(strategies);
        return document;
    }
    /// Whether a text stands on lines that fit a cell.
    static bool isWhole(const QString& text, const QFont& font, int width, bool mayBreak) {
        const QStringList lines =
            mayBreak ? brokenIntoLines(text, font, width, 99) : QStringList{text};
        return std::ranges::all_of(lines, [&](const QString& line) {
            return QFontMetrics(font).horizontalAdvance(line) <= width;
        });
    }

    CompareView* view_ = nullptr;
};

}  // namespace polyplan::ui
