#include "ui/shell/windows.h"

#include <QApplication>
#include <QDateTime>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QRegularExpression>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUrl>
#include <algorithm>
#include <memory>

#include "core/plan/json.h"
#include "tests/ui/support/next_question.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_document.h"
#include "ui/document/recovery.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

using test::catalogues;

/// The windows of the program, and what one start remembers of the last.
class WindowsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Windows> windows_;

    QString path(const char* name) const { return folder_->filePath(QLatin1StringView(name)); }
    void write(const char* name) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(plan::writeDocument(test::smallPlan(), catalogues())));
    }
    static void setTime(const QString& path, const QDateTime& time) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
    }
    static QList<MainWindow*> shown() {
        QList<MainWindow*> found;
        for (QWidget* each : QApplication::topLevelWidgets()) {
            auto* window = qobject_cast<MainWindow*>(each);
            if (window != nullptr && window->isVisible()) {
                found.append(window);
            }
        }
        return found;
    }
    static QStringList titles() {
        QStringList found;
        for (const MainWindow* window : shown()) {
            found.append(window->windowTitle());
        }
        found.sort();
        return found;
    }
    /// Closes what says why a file can't be opened, after noting down what.
    static std::unique_ptr<QTimer> closeFaults(QStringList& told) {
        auto timer = std::make_unique<QTimer>();
        connect(timer.get(), &QTimer::timeout, timer.get(), [&told] {
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                told.append(dialog->findChild<QLabel*>()->text());
                QTest::keyClick(dialog, Qt::Key_Escape);
            }
        });
        timer->start(20);
        return timer;
    }
    static void drop(MainWindow& window, const QStringList& files) {
        QMimeData mime;
        QList<QUrl> urls;
        for (const QString& file : files) {
            urls.append(QUrl::fromLocalFile(file));
        }
        mime.setUrls(urls);
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &drop);
    }
    static MainWindow* windowOf(const QString& title) {
        const QList<MainWindow*> all = shown();
        const auto found = std::ranges::find(all, title, &MainWindow::windowTitle);
        return found == all.end() ? nullptr : *found;
    }
    /// A key in the window of that title, which is active then.
    static void press(const QString& title, Qt::Key key, Qt::KeyboardModifiers more = {}) {
        MainWindow* window = windowOf(title);
        QVERIFY(window != nullptr);
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window));
        QTest::keyClick(window, key, Qt::ControlModifier | more);
    }
    static void change(const QString& title) {
        windowOf(title)->document().edit(
            "Luck", [](PlanDocument::Draft& draft) { draft.plan.hero.luck = 7; });
    }
    /// Ends the program and starts it again, without a file.
    MainWindow* startAgain() {
        for (MainWindow* window : shown()) {
            window->close();
        }
        windows_.reset();
        windows_ = std::make_unique<Windows>(catalogues());
        windows_->start({});
        MainWindow* window = shown().value(0);
        return window != nullptr && QTest::qWaitForWindowExposed(window) ? window : nullptr;
    }

  private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        QTest::failOnWarning(QRegularExpression(".*"));
        QSettings().clear();
        QSettings().setValue("tour/ended", true);
        folder_ = std::make_unique<QTemporaryDir>();
        for (const char* name : {"one.polyplan", "two.polyplan", "three.polyplan"}) {
            write(name);
        }
        windows_ = std::make_unique<Windows>(catalogues());
    }
    void cleanup() {
        windows_.reset();
        QSettings().clear();
    }

    void eachFileHasAWindow() {
        windows_->start({path("one.polyplan"), path("two.polyplan")});
        QCOMPARE(titles(), QStringList({"one[*]", "two[*]"}));
    }

    void filesThatCannotBeOpenedLeaveNoWindow_data() {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QStringList>("titles");
        QTest::newRow("before a good one")
            << QStringList{"bad", "worse", "one.polyplan"} << QStringList{"one[*]"};
        QTest::newRow("between good ones") << QStringList{"one.polyplan", "bad", "two.polyplan"}
                                           << QStringList{"one[*]", "two[*]"};
        QTest::newRow("behind a good one")
            << QStringList{"one.polyplan", "bad", "worse"} << QStringList{"one[*]"};
        QTest::newRow("alone") << QStringList{"bad", "worse"} << QStringList{"Blank[*]"};
        QTest::newRow("one that is open")
            << QStringList{"one.polyplan", "bad", "one.polyplan"} << QStringList{"one[*]"};
    }

    void filesThatCannotBeOpenedLeaveNoWindow() {
        QFETCH(const QStringList, files);
        QStringList paths;
        QStringList bad;
        for (const QString& file : files) {
            paths.append(folder_->filePath(file));
            if (!file.endsWith(".polyplan")) {
                bad.append(file);
                QFile empty(paths.back());
                QVERIFY(empty.open(QIODevice::WriteOnly));
            }
        }
        QStringList told;
        const auto faults = closeFaults(told);
        windows_->start(paths);
        QCOMPARE(told.size(), bad.size());
        for (qsizetype i = 0; i < bad.size(); ++i) {
            QVERIFY2(told[i].contains(bad[i]), qPrintable(told[i]));
        }
        QTEST(titles(), "titles");
        QTest::qWait(50);
        QTEST(titles(), "titles");
    }

    void oneIsClosedAloneOrAllByQuitting() {
        windows_->start({path("one.polyplan"), path("two.polyplan"), path("three.polyplan")});
        press("two[*]", Qt::Key_W);
        QTest::qWait(50);
        QCOMPARE(titles().size(), 3);
        press("two[*]", Qt::Key_W, Qt::ShiftModifier);
        QTRY_COMPARE(titles(), QStringList({"one[*]", "three[*]"}));
        press("one[*]", Qt::Key_Q);
        QTRY_COMPARE(titles(), QStringList());
    }

    void quittingAsksEachWindowAndIsStoppedByOne() {
        windows_->start({path("one.polyplan"), path("two.polyplan")});
        change("one[*]");
        {
            const test::NextQuestion question("Cancel");
            press("two[*]", Qt::Key_Q);
            QCOMPARE(question.text(), "Save the changes to “one”?");
        }
        QVERIFY(titles().contains("one[*]"));
        QVERIFY(windowOf("one[*]")->isWindowModified());

        windows_->start({path("two.polyplan"), path("three.polyplan")});
        const test::NextQuestion question("Discard");
        press("three[*]", Qt::Key_Q);
        QCOMPARE(question.text(), "Save the changes to “one”?");
        QTRY_COMPARE(titles(), QStringList());
    }

    void quittingClosesNoneBeforeAllHaveAgreed() {
        windows_->start({path("one.polyplan"), path("two.polyplan")});
        change("one[*]");
        change("two[*]");
        const auto answer = [this](const QStringList& buttons) {
            std::vector<std::unique_ptr<test::NextQuestion>> questions;
            QTimer next;
            connect(&next, &QTimer::timeout, &next, [&] {
                if (QApplication::activeModalWidget() != nullptr &&
                    std::ssize(questions) < buttons.size() &&
                    (questions.empty() || !questions.back()->text().isEmpty())) {
                    questions.push_back(
                        std::make_unique<test::NextQuestion>(buttons.at(std::ssize(questions))));
                }
            });
            next.start(20);
            press("one[*]", Qt::Key_Q);
            return std::ssize(questions);
        };
        QCOMPARE(answer({"Discard", "Cancel"}), 2);
        QTest::qWait(50);
        QCOMPARE(titles(), QStringList({"one[*]", "two[*]"}));
        QVERIFY(windowOf("one[*]")->isWindowModified());
        QCOMPARE(answer({"Discard", "Discard"}), 2);
        QTRY_COMPARE(titles(), QStringList());
    }

    void allFilesThatAreDroppedAreOpened() {
        windows_->start({});
        QCOMPARE(shown().size(), 1);
        drop(*shown().front(),
             {path("one.polyplan"), path("two.polyplan"), path("three.polyplan")});
        QTRY_COMPARE(titles(), QStringList({"one[*]", "three[*]", "two[*]"}));
        QFile empty(path("empty"));
        QVERIFY(empty.open(QIODevice::WriteOnly));
        QStringList told;
        const auto faults = closeFaults(told);
        drop(*windowOf("one[*]"), {path("one.polyplan"), path("empty")});
        QTRY_COMPARE(told.size(), 1);
        QTRY_COMPARE(titles(), QStringList({"one[*]", "three[*]", "two[*]"}));
    }

    void aFileThatIsRestoredHasOneWindowAndOneQuestion() {
        for (const RecoveredPlan& left : Recovery::leftBehind(catalogues()).plans) {
            Recovery::discard(left);
        }
        plan::Document changed;
        {
            MainWindow killed(catalogues());
            QVERIFY(killed.file().open(path("one.polyplan")));
            killed.document().edit("Luck",
                                   [](PlanDocument::Draft& draft) { draft.plan.hero.luck = 7; });
            changed = killed.document().plan();
            const QString kept = killed.recovery().path();
            QTRY_VERIFY(QFile::exists(kept));
            // As a program leaves it that was killed: the file is there, nobody holds its lock.
            QVERIFY(QFile::copy(kept, QFileInfo(kept).dir().filePath("killed.polyplan")));
            killed.document().undoStack().setClean();
        }
        const test::NextQuestion question("Restore");
        windows_->recover();
        QVERIFY2(question.text().contains(path("one.polyplan")), qPrintable(question.text()));
        const test::NextQuestion further("Cancel");
        windows_->start({path("one.polyplan"), path("two.polyplan")});
        QTest::qWait(200);
        QCOMPARE(further.text(), QString());
        QCOMPARE(titles(), QStringList({"one[*]", "two[*]"}));
        for (MainWindow* window : shown()) {
            const bool isRestored = window->windowTitle().startsWith("one");
            QCOMPARE(window->document().plan(), isRestored ? changed : test::smallPlan());
            QCOMPARE(window->isWindowModified(), isRestored);
            window->recovery().giveUp();
            window->document().undoStack().setClean();
        }
    }

    void aFileSavedLaterIsNotReplacedByEnter() {
        for (const RecoveredPlan& left : Recovery::leftBehind(catalogues()).plans) {
            Recovery::discard(left);
        }
        QString killed;
        {
            MainWindow window(catalogues());
            QVERIFY(window.file().open(path("one.polyplan")));
            window.document().edit("Luck",
                                   [](PlanDocument::Draft& draft) { draft.plan.hero.luck = 7; });
            const QString kept = window.recovery().path();
            QTRY_VERIFY(QFile::exists(kept));
            killed = QFileInfo(kept).dir().filePath("killed.polyplan");
            QVERIFY(QFile::copy(kept, killed));
            window.document().undoStack().setClean();
        }
        const QDateTime changed(QDate(2024, 5, 1), QTime(20, 15, 30));
        setTime(killed, changed);
        setTime(path("one.polyplan"), changed.addSecs(-60));
        {
            const test::NextQuestion question("Cancel");
            windows_->recover();
            QVERIFY2(question.text().contains("Changed last: 1 May 2024, 20:15:30"),
                     qPrintable(question.text()));
            QVERIFY(question.text().contains("File saved last: 1 May 2024, 20:14:30"));
            QVERIFY(!question.text().contains("saved later"));
            QCOMPARE(question.defaultButton(), "Restore");
        }
        setTime(path("one.polyplan"), changed.addSecs(60));
        const test::NextQuestion question("Cancel");
        windows_->recover();
        QVERIFY2(question.text().contains("File saved last: 1 May 2024, 20:16:30"),
                 qPrintable(question.text()));
        QVERIFY(question.text().contains("The file was saved later than that"));
        QCOMPARE(question.defaultButton(), "Cancel");
        QVERIFY(shown().isEmpty());
        QVERIFY(QFile::remove(killed));
    }

    void lastPlanIsOpenedAgain() {
        windows_->start({});
        QVERIFY(shown().front()->file().path().isEmpty());
        QVERIFY(shown().front()->file().open(path("two.polyplan")));
        MainWindow* window = startAgain();
        QVERIFY(window != nullptr);
        QCOMPARE(window->windowTitle(), QString("two[*]"));
        QVERIFY(window->document().plan() == test::smallPlan());
        QVERIFY(QFile::remove(path("two.polyplan")));
        const test::NextQuestion question("Discard");
        window = startAgain();
        QCOMPARE(question.text(), QString("Save “two”? Its file is gone."));
        QVERIFY(window != nullptr);
        QVERIFY(window->file().path().isEmpty());
    }

    void sizesAreKept() {
        MainWindow* window = startAgain();
        QVERIFY(window != nullptr);
        const QSize size(1400, 900);
        window->resize(size);
        QTRY_COMPARE(window->size(), size);
        const auto columns = [](const MainWindow& of) { return of.findChild<QSplitter*>(); };
        QTest::qWait(50);
        const int before = columns(*window)->sizes().front();
        QSplitterHandle* handle = columns(*window)->handle(1);
        const QPoint middle = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, middle);
        QTest::mouseMove(handle, middle + QPoint(40, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, middle + QPoint(40, 0));
        const QList<int> sizes = columns(*window)->sizes();
        QVERIFY(sizes.front() > before + 20);

        window = startAgain();
        QVERIFY(window != nullptr);
        QTRY_COMPARE(window->size(), size);
        QTRY_COMPARE(columns(*window)->sizes(), sizes);
    }

    void perspectiveIsKept() {
        const auto shown = [](const MainWindow& of) {
            return of.findChild<PerspectiveStack*>()->currentHelp();
        };
        MainWindow* window = startAgain();
        QVERIFY(window != nullptr);
        QCOMPARE(shown(*window), QString("polypile"));
        press(window->windowTitle(), Qt::Key_2);
        window = startAgain();
        QVERIFY(window != nullptr);
        QCOMPARE(shown(*window), QString("compare"));
        QVERIFY(window->file().open(path("one.polyplan")));
        window = startAgain();
        QVERIFY(window != nullptr);
        QCOMPARE(window->windowTitle(), QString("one[*]"));
        QCOMPARE(shown(*window), QString("compare"));
    }

    void perspectiveIsKeptWhereThePlanAsksNothing() {
        MainWindow* window = startAgain();
        QVERIFY(window != nullptr);
        QVERIFY(window->file().open(path("one.polyplan")));
        press("one[*]", Qt::Key_4);
        QCOMPARE(window->findChild<PerspectiveStack*>()->currentHelp(), QString("damage"));
        window = startAgain();
        QVERIFY(window != nullptr);
        QCOMPARE(window->windowTitle(), QString("one[*]"));
        QCOMPARE(window->findChild<PerspectiveStack*>()->currentHelp(), QString("damage"));
    }

    void nonsenseInTheSettingsIsPassedOver() {
        MainWindow* window = startAgain();
        QVERIFY(window != nullptr);
        QSettings().setValue("window/geometry", QByteArray("no geometry"));
        QSettings().setValue("window/perspective", "no perspective");
        QSettings().setValue("window/polypile/0h", QVariantList{10, -3, 7, 9, 100'000'000});
        windows_.reset();
        windows_ = std::make_unique<Windows>(catalogues());
        windows_->start({});
        QCOMPARE(shown().size(), 1);
        const QRect screen = shown().front()->screen()->availableGeometry();
        QVERIFY(shown().front()->width() <= screen.width());
        QVERIFY(shown().front()->height() <= screen.height());
    }
};

POLYPLAN_UI_TEST(WindowsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "windows_test.moc"
