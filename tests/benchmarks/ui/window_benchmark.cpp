#include <benchmark/benchmark.h>

#include <QAbstractScrollArea>
#include <QApplication>
#include <QDrag>
#include <QElapsedTimer>
#include <QFile>
#include <QScrollBar>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <memory>
#include <stdexcept>

#include "core/plan/json.h"
#include "resources/embedded_data.h"
#include "tests/benchmarks/ui/hold_probe.h"
#include "tests/ui/support/drag.h"
#include "ui/document/plan_document.h"
#include "ui/models/odds_service.h"
#include "ui/parts/perspective.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/perspective_stack.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::benchmarks {
namespace {

constexpr int mostMilliseconds = 60'000;

/// The application without the user's settings.
class Application {
  public:
    Application() : application_(argc_, argv_) {
        QStandardPaths::setTestModeEnabled(true);
        ui::applyTheme(ui::ThemeChoice::Light);
    }

  private:
    int argc_ = 1;
    char name_[20] = "polyplan_benchmarks";
    char* argv_[2] = {name_, nullptr};
    QApplication application_;
};

bool canDrag(benchmark::State& state) {
    if (qEnvironmentVariableIsEmpty("DISPLAY")) {
        state.SkipWithError("needs a display: run under xvfb-run");
        return false;
    }
    return true;
}

void tell(benchmark::State& state, const std::string& name, const HoldProbe& probe) {
    state.counters[name + "_held_ms"] = probe.longest().wall * 1e3;
    state.counters[name + "_computed_ms"] = probe.longest().cpu * 1e3;
}

void waitFor(const std::function<bool()>& isReady) {
    if (!QTest::qWaitFor(isReady, mostMilliseconds)) {
        throw std::runtime_error("the window was not ready in time");
    }
}

/// A window with a plan, shown, with all its odds.
std::unique_ptr<ui::MainWindow> shown(const plan::Catalogues& catalogues, const QString& path) {
    auto window = std::make_unique<ui::MainWindow>(catalogues);
    window->show();
    window->activateWindow();
    window->file().open(path);
    waitFor([&] { return window->odds().hasWholeLine(); });
    QTest::qWait(200);
    return window;
}

/// Drags a card over every pile of a line, up and down, without pause.
void dragOverTheLine(benchmark::State& state) {
    if (!canDrag(state)) {
        return;
    }
    const Application application;
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const auto window =
        shown(catalogues, POLYPLAN_SOURCE_DIR "/tests/benchmarks/plans/line-7x60.polyplan");
    auto& board = *window->findChild<ui::LineBoard*>();
    QWidget& viewport = *board.viewport();
    const ui::LineGeometry& geometry = board.lineGeometry();
    const QPoint start = geometry.card({0, 1}).center();
    QWindow* handle = window->windowHandle();
    const auto pointAt = [&](QPoint point) {
        QTest::mouseEvent(QTest::MouseMove, handle, Qt::NoButton, {},
                          viewport.mapTo(window.get(), point));
        QTest::qWait(4);
    };
    HoldProbe probe;
    for ([[maybe_unused]] const auto _ : state) {
        test::drag(viewport, start, viewport, start,
                   {.meanwhile =
                        [&] {
                            probe.restart();
                            const QRect cards = geometry.cardsWindow();
                            for (int x = 2; x < viewport.width(); x += 24) {
                                for (int part = 1; part < 16; ++part) {
                                    const int share = x / 24 % 2 == 0 ? part : 16 - part;
                                    pointAt({x, cards.top() + cards.height() * share / 16});
                                }
                            }
                            QTest::qWait(200);
                            tell(state, "over", probe);
                            probe.restart();
                            test::dragOver(viewport, geometry.card({3, 4}).center());
                            QTest::mouseEvent(
                                QTest::MouseRelease, handle, Qt::LeftButton, {},
                                viewport.mapTo(window.get(), geometry.card({3, 4}).center()));
                        },
                    .letsGo = false});
        waitFor([&] { return window->odds().hasWholeLine(); });
        QTest::qWait(300);
        tell(state, "drop", probe);
        window->document().undoStack().undo();
        waitFor([&] { return window->odds().hasWholeLine(); });
    }
    window->document().undoStack().setClean();
}

/// A plan with one pile of as many stacks as there may be, of all kinds of objects.
QString largePile(const QString& folder, const plan::Catalogues& catalogues) {
    constexpr int stacks = 2000;
    const ObjectTable& table = *catalogues.objects(nethack::Game::NetHack367);
    plan::Document plan;
    plan.strategies.emplace_back().name = "One large pile";
    auto& polypile = plan.strategies.front().polypile.emplace();
    plan::Pile& pile = polypile.line.emplace_back();
    pile.distance = 1;
    for (int i = 0; i < stacks; ++i) {
        plan::Stack& stack = pile.stacks.emplace_back();
        stack.object = static_cast<ObjectIndex>(static_cast<std::size_t>(i) % table.size());
        stack.quantity = table[stack.object].stacks ? 1 + i % 6 : 1;
        stack.buc = static_cast<nethack::Buc>(i % 3);
    }
    const QString path = folder + QStringLiteral("/large.polyplan");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        throw std::runtime_error("no room for the plan");
    }
    file.write(QByteArray::fromStdString(plan::writeDocument(plan, catalogues)));
    return path;
}

/// Whether a widget has been painted since.
class PaintWatch : public QObject {
  public:
    explicit PaintWatch(QWidget& widget) { widget.installEventFilter(this); }
    bool isPainted = false;

  protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            // The frame is on the screen once this event has been handled.
            QMetaObject::invokeMethod(
                this, [this] { isPainted = true; }, Qt::QueuedConnection);
        }
        return false;
    }
};

/// From nothing to the frame that shows the cards of 2,000 stacks.
void openLargePile(benchmark::State& state) {
    const Application application;
    const QTemporaryDir folder;
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const QString path = largePile(folder.path(), catalogues);
    HoldProbe probe;
    for ([[maybe_unused]] const auto _ : state) {
        probe.restart();
        QElapsedTimer timer;
        timer.start();
        ui::MainWindow window(catalogues);
        window.show();
        window.file().open(path);
        PaintWatch watch(*window.findChild<ui::LineBoard*>()->viewport());
        waitFor([&] { return watch.isPainted; });
        state.SetIterationTime(static_cast<double>(timer.nsecsElapsed()) * 1e-9);
        tell(state, "open", probe);
        probe.restart();
        waitFor([&] { return window.odds().isCurrent(); });
        QTest::qWait(300);
        tell(state, "odds", probe);
    }
}

/// Turns the wheel from the top of 2,000 stacks to the bottom.
void scrollLargePile(benchmark::State& state) {
    const Application application;
    const QTemporaryDir folder;
    const plan::Catalogues catalogues = resources::loadCatalogues();
    const auto window = shown(catalogues, largePile(folder.path(), catalogues));
    auto& board = *window->findChild<ui::LineBoard*>();
    QWidget& viewport = *board.viewport();
    HoldProbe probe;
    for ([[maybe_unused]] const auto _ : state) {
        board.verticalScrollBar()->setValue(0);
        QTest::qWait(100);
        probe.restart();
        int frames = 0;
        while (board.verticalScrollBar()->value() < board.verticalScrollBar()->maximum()) {
            const QPoint at = viewport.rect().center();
            QWheelEvent turn(at, viewport.mapToGlobal(at), {}, {0, -360}, Qt::NoButton, {},
                             Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&viewport, &turn);
            QTest::qWait(4);
            ++frames;
        }
        state.counters["frames"] = frames;
        tell(state, "scroll", probe);
    }
}

/// From an edit to the frame that shows what comes of it, in a perspective that is shown; and what
/// showing it for the first time took.
/// @param number of the perspective, from 1 on
/// @param field a spin box of its form whose value is changed
void firstPicture(benchmark::State& state, const char* example, int number, const char* field,
                  const char* chart) {
    const Application application;
    const plan::Catalogues catalogues = resources::loadCatalogues();
    ui::MainWindow window(catalogues);
    window.show();
    window.file().open(QStringLiteral(POLYPLAN_SOURCE_DIR "/resources/examples/") + example);
    QTest::qWait(500);
    auto& stack = *window.findChild<ui::PerspectiveStack*>();
    HoldProbe probe;
    QElapsedTimer timer;
    timer.start();
    stack.setCurrent(number - 1);
    QWidget& picture =
        *stack.currentView()->findChild<QAbstractScrollArea*>(QLatin1StringView(chart))->viewport();
    PaintWatch first(picture);
    waitFor([&] { return first.isPainted; });
    state.counters["made_ms"] = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    QTest::qWait(500);
    auto* box = stack.currentView()->findChild<QSpinBox*>(QLatin1StringView(field));
    const int before = box->value();
    probe.restart();
    for ([[maybe_unused]] const auto _ : state) {
        PaintWatch watch(picture);
        timer.start();
        box->setValue(box->value() == before ? before + 1 : before);
        waitFor([&] { return watch.isPainted; });
        state.SetIterationTime(static_cast<double>(timer.nsecsElapsed()) * 1e-9);
        QTest::qWait(100);
    }
    tell(state, "edit", probe);
    window.document().undoStack().setClean();
}

BENCHMARK_CAPTURE(firstPicture, theft, "up-with-the-amulet.polyplan", 5, "theft armor_class",
                  "theftChart")
    ->UseManualTime()
    ->Iterations(10)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(firstPicture, heartbeat, "starving-wizard.polyplan", 6, "hp", "hpChart")
    ->UseManualTime()
    ->Iterations(10)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(dragOverTheLine)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(openLargePile)->UseManualTime()->Iterations(3)->Unit(benchmark::kMillisecond);
BENCHMARK(scrollLargePile)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace polyplan::benchmarks
