#include "ui/document/recovery.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>
#include <new>

#include "core/plan/json.h"
#include "tests/ui/support/next_question.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/file_claim.h"
#include "ui/document/plan_document.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/perspective_stack.h"
#include "ui/shell/plan_templates.h"

namespace polyplan::ui {
namespace {

using test::catalogues;
using test::NextQuestion;
using test::smallPlan;

/// A program in which the user has changed the plan; tells where the change is kept.
int editUntilKilled(const QStringList& arguments) {
    QStandardPaths::setTestModeEnabled(true);
    MainWindow window(catalogues());
    window.show();
    window.file().open(arguments.front());
    window.document().edit("Luck", [](PlanDocument::Draft& draft) { draft.plan.hero.luck = 7; });
    if (!QTest::qWaitFor([&] { return QFile::exists(window.recovery().path()); }, 10'000)) {
        return 1;
    }
    std::puts(qPrintable(window.recovery().path()));
    std::fflush(stdout);
    return QCoreApplication::exec();
}

class RecoveryTest : public test::WindowFixture {
    Q_OBJECT

    void start() override {
        for (const RecoveredPlan& left : plansLeftBehind()) {
            Recovery::discard(left);
        }
        QSettings().clear();
        folder_ = std::make_unique<QTemporaryDir>();
        plan_ = folder_->filePath("plan.polyplan");
        write(plan_, QByteArray::fromStdString(plan::writeDocument(smallPlan(), catalogues())));
        QVERIFY(window_->file().open(plan_));
    }

  private Q_SLOTS:

    void changesAreKeptWithinTwoSeconds() {
        QVERIFY(!QFile::exists(kept()));
        change();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(kept()), 2000);
        QCOMPARE(contents(plan_),
                 QByteArray::fromStdString(plan::writeDocument(smallPlan(), catalogues())));
    }

    void savingMakesTheFileNeedless() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!QFile::exists(kept()));
    }

    void undoingEverythingMakesTheFileNeedless() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        window_->document().undoStack().undo();
        QVERIFY(!QFile::exists(kept()));
    }

    void whatALivingProgramKeepsIsNotOffered() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        QVERIFY(plansLeftBehind().empty());
    }

    void closingLeavesNothingBehind() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        const QString path = kept();
        const NextQuestion question("Discard");
        QVERIFY(window_->close());
        QVERIFY(!question.text().isEmpty());
        window_.reset();
        QVERIFY(!QFile::exists(path));
        QVERIFY(plansLeftBehind().empty());
    }

    void aWindowThatGoesUnaskedLosesNothing() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        const plan::Document changed = document().plan();
        try {
            const std::unique_ptr<MainWindow> unwound = std::move(window_);
            throw std::bad_alloc();
        } catch (const std::bad_alloc&) {
            QVERIFY(window_ == nullptr);
        }
        const std::vector<RecoveredPlan> left = plansLeftBehind();
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY(left.front().plan == changed);
        Recovery::discard(left.front());
    }

    void whatIsTooLargeToBeSavedIsKept() {
        const auto draw = [this](int drawings) {
            document().edit("Draw", [drawings](PlanDocument::Draft& draft) {
                for (int i = 0; i < drawings; ++i) {
                    draft.plan.unknown["drawing " + std::to_string(i)] =
                        '"' + std::string(1'800'000, 'x') + '"';
                }
            });
        };
        draw(4);
        QTRY_VERIFY(QFile::exists(kept()));
        const plan::Document changed = document().plan();
        QSignalSpy failed(&window_->recovery(), &Recovery::failed);
        draw(14);
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 30'000);
        QVERIFY(failed.front().front().toString().startsWith("the plan takes 25,2"));
        const RecoveredPlan left = leave();
        QVERIFY(left.plan == changed);
        Recovery::discard(left);
    }

    void onlyTheOwnerMayReadIt() {
        const QString folder = QFileInfo(kept()).path();
        // As an older version left them.
        QVERIFY(QFile::setPermissions(folder, QFile::permissions(folder) | QFile::ReadOther));
        write(kept(), "old");
        QVERIFY(QFile::setPermissions(kept(), QFile::permissions(kept()) | QFile::ReadOther));
        change();
        QTRY_VERIFY(contents(kept()).startsWith("{"));
        QCOMPARE(modeOf(kept()), mode_t{0600});
        QCOMPARE(modeOf(folder), mode_t{0700});
    }

    void whereNothingCanBeKeptTheWindowSaysSo() {
        const QString folder = QFileInfo(kept()).path();
        QVERIFY(QDir().rename(folder, folder + "-elsewhere"));
        write(folder, "in the way");
        change();
        QLabel* state = nullptr;
        const auto says = [&](const char* words) {
            for (QLabel* each : window_->statusBar()->findChildren<QLabel*>()) {
                state = each->text().contains(words) ? each : nullptr;
                if (state != nullptr) {
                    return true;
                }
            }
            return false;
        };
        QTRY_VERIFY(says("a crash would lose it"));
        QVERIFY(QFile::remove(folder));
        QVERIFY(QDir().rename(folder + "-elsewhere", folder));
        change();
        QTRY_VERIFY(!says("a crash would lose it"));
        QVERIFY(QFile::exists(kept()));
    }

    void aRelativeNameIsKeptAsAbsolute() {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder_->path()));
        QVERIFY(window_->file().open("plan.polyplan"));
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(leave().path, plan_);
    }

    void aFileChangedMeanwhileIsNotOverwrittenUnasked() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        const RecoveredPlan left = leave();
        write(plan_, "changed by another");
        MainWindow other(catalogues());
        other.file().restore(left);
        other.recovery().adopt(left);
        QCOMPARE(other.file().path(), plan_);
        const NextQuestion question("Cancel");
        QVERIFY(!other.file().save());
        QVERIFY(question.text().contains("changed by another program"));
        QCOMPARE(contents(plan_), QByteArray("changed by another"));
        other.recovery().giveUp();
    }

    void aFileThatStayedTheSameIsSavedUnasked() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        const RecoveredPlan left = leave();
        MainWindow other(catalogues());
        other.file().restore(left);
        QVERIFY(other.file().save());
        QVERIFY(contents(plan_).contains("\"luck\": 1"));
    }

    void aPlanWhoseFileIsGoneKeepsItsName() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        const RecoveredPlan left = leave();
        QVERIFY(QFile::remove(plan_));
        MainWindow other(catalogues());
        other.file().restore(left);
        QVERIFY(other.file().path().isEmpty());
        QCOMPARE(other.windowTitle(), QFileInfo(plan_).completeBaseName() + "[*]");
        QVERIFY(!other.file().isSaved());
    }

    void whatANewerPlanReplacesIsForgotten() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        const RecoveredPlan left = leave();
        MainWindow other(catalogues());
        other.file().restore(left);
        other.recovery().adopt(left);
        const NextQuestion question("Discard");
        QVERIFY(other.file().startNew(planTemplates().back()));
        QVERIFY(other.file().isSaved());
        QVERIFY(!QFile::exists(other.recovery().path()));
    }

    void whatWasLeftBehindComesBackUnsaved() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        // As a program leaves it that was killed: the file is there, nobody holds its lock.
        QVERIFY(QFile::copy(kept(), QFileInfo(kept()).dir().filePath("killed.polyplan")));
        const std::vector<RecoveredPlan> left = plansLeftBehind();
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left.front().path, plan_);

        const plan::Document changed = document().plan();
        document().undoStack().setClean();
        window_.reset();
        MainWindow other(catalogues());
        other.file().restore(left.front());
        other.recovery().adopt(left.front());
        QCOMPARE(other.document().plan(), changed);
        QVERIFY(!other.file().isSaved());
        QCOMPARE(other.file().path(), plan_);
        QVERIFY(QFile::exists(other.recovery().path()));
        QVERIFY(plansLeftBehind().empty());
        other.document().undoStack().setClean();
    }

    void aPlanWithoutAFileKeepsItsName() {
        QVERIFY(window_->file().startNew(planTemplates().back()));
        const QString title = window_->windowTitle();
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        const RecoveredPlan left = leave();
        QCOMPARE(left.path, QString());
        MainWindow other(catalogues());
        other.file().restore(left);
        QCOMPARE(other.windowTitle(), title);
        QVERIFY(!other.document().plan().unknown.contains("recovered_name"));
        other.recovery().adopt(left);
        other.recovery().giveUp();
    }

    void itComesBackWhereOpeningItLeads() {
        const auto shown = [](const MainWindow& window) {
            return window.findChild<PerspectiveStack*>()->currentHelp();
        };
        QVERIFY(QFile::remove(plan_));
        QVERIFY(QFile::copy(":/examples/starving-wizard.polyplan", plan_));
        QVERIFY(window_->file().open(plan_));
        const QString opened = shown(*window_);
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        const RecoveredPlan left = leave();
        MainWindow other(catalogues());
        QVERIFY(shown(other) != opened);
        other.file().restore(left);
        QCOMPARE(shown(other), opened);
        other.recovery().adopt(left);
        other.recovery().giveUp();
    }

    void itComesBackWhereItsWindowWas() {
        QVERIFY(QFile::remove(plan_));
        QVERIFY(QFile::copy(":/examples/starving-wizard.polyplan", plan_));
        QVERIFY(window_->file().open(plan_));
        key(Qt::Key_PageDown, Qt::ControlModifier);
        key(Qt::Key_2, Qt::ControlModifier);
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        const plan::Document changed = document().plan();
        const RecoveredPlan left = leave();
        MainWindow other(catalogues());
        other.restore(left);
        QCOMPARE(other.findChild<PerspectiveStack*>()->currentHelp(), QString("compare"));
        QCOMPARE(other.document().strategyIndex(), 1);
        QCOMPARE(other.document().plan(), changed);
        other.recovery().giveUp();
    }

    void aKilledProgramLosesNothing() {
        document().undoStack().setClean();
        window_.reset();
        QProcess program;
        test::startOtherProgram(program, {plan_});
        QVERIFY(program.waitForReadyRead(20'000));
        const QString kept = QString::fromLocal8Bit(program.readAll()).trimmed();
        program.kill();
        program.waitForFinished();
        const std::vector<RecoveredPlan> left = plansLeftBehind();
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left.front().recoveryPath, kept);
        QCOMPARE(left.front().path, plan_);
        QCOMPARE(left.front().plan.hero.luck, 7);
        MainWindow next(catalogues());
        next.file().restore(left.front());
        QCOMPARE(next.file().path(), plan_);
        QVERIFY(!next.file().isSaved());
        QVERIFY(contents(plan_).indexOf("\"luck\": 7") < 0);
        next.document().undoStack().setClean();
    }

    void garbageIsPutAsideAndTold() {
        const QDir folder = QFileInfo(kept()).dir();
        write(folder.filePath("garbage.polyplan"), "{ not a plan");
        const LeftBehind left = Recovery::leftBehind(catalogues());
        QVERIFY(left.plans.empty());
        QCOMPARE(left.unreadable.size(), std::size_t{1});
        QVERIFY(left.unreadable.front().summary.contains(folder.filePath("garbage.unreadable")));
        QVERIFY(!left.unreadable.front().details.isEmpty());
        QCOMPARE(contents(folder.filePath("garbage.unreadable")), QByteArray("{ not a plan"));
        QVERIFY(Recovery::leftBehind(catalogues()).unreadable.empty());
        QFile::remove(folder.filePath("garbage.unreadable"));
    }

    void locksOfKilledProgramsAreRemoved() {
        const QDir folder = QFileInfo(kept()).dir();
        const QString another = folder_->filePath("another.polyplan");
        QVERIFY(QFile::copy(plan_, another));
        QProcess program;
        test::startOtherProgram(program, {another});
        QVERIFY(program.waitForReadyRead(20'000));
        const QStringList locks = folder.entryList({"*.lock"}, QDir::Files);
        program.kill();
        program.waitForFinished();
        QVERIFY(folder.entryList({"*.lock"}, QDir::Files).size() == locks.size());
        for (const RecoveredPlan& left : plansLeftBehind()) {
            Recovery::discard(left);
        }
        QCOMPARE(folder.entryList({"*.lock"}, QDir::Files).size(), locks.size() - 1);
        QDir claims(folder.filePath("../open"));
        const qsizetype claimed = claims.entryList({"*.lock"}, QDir::Files).size();
        window_.reset();
        FileClaim::removeLeftBehind();
        QVERIFY(claims.entryList({"*.lock"}, QDir::Files).isEmpty());
        QVERIFY(claimed > 0);
    }

  private:
    static std::vector<RecoveredPlan> plansLeftBehind() {
        return Recovery::leftBehind(catalogues()).plans;
    }
    /// What is left of the window once its program was killed.
    RecoveredPlan leave() {
        window_.reset();
        const std::vector<RecoveredPlan> left = plansLeftBehind();
        return left.empty() ? RecoveredPlan{} : left.front();
    }
    static mode_t modeOf(const QString& path) {
        struct stat status {};
        return ::stat(qPrintable(path), &status) == 0 ? status.st_mode & mode_t{0777} : mode_t{0};
    }
    QString kept() const { return window_->recovery().path(); }
    void change() {
        window_->document().edit("Luck",
                                 [](PlanDocument::Draft& draft) { ++draft.plan.hero.luck; });
    }
    static void write(const QString& path, const QByteArray& contents) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(contents);
    }
    static QByteArray contents(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString plan_;
};

POLYPLAN_UI_TEST(RecoveryTest, Display, editUntilKilled);

}  // namespace
}  // namespace polyplan::ui

#include "recovery_test.moc"
