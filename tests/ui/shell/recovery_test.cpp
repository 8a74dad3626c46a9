#include "ui/shell/recovery.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>

#include "core/plan/json.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/plan_document.h"

namespace polyplan::ui {
namespace {

using test::catalogues;
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
        for (const RecoveredPlan& left : Recovery::leftBehind(catalogues())) {
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
        QVERIFY(Recovery::leftBehind(catalogues()).empty());
    }

    void closingLeavesNothingBehind() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        const QString path = kept();
        window_.reset();
        QVERIFY(!QFile::exists(path));
    }

    void whatWasLeftBehindComesBackUnsaved() {
        change();
        QTRY_VERIFY(QFile::exists(kept()));
        // As a program leaves it that was killed: the file is there, nobody holds its lock.
        QVERIFY(QFile::copy(kept(), QFileInfo(kept()).dir().filePath("killed.polyplan")));
        const std::vector<RecoveredPlan> left = Recovery::leftBehind(catalogues());
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
        QVERIFY(Recovery::leftBehind(catalogues()).empty());
        other.document().undoStack().setClean();
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
        const std::vector<RecoveredPlan> left = Recovery::leftBehind(catalogues());
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

    void garbageIsPassedOver() {
        write(QFileInfo(kept()).dir().filePath("garbage.polyplan"), "{ not a plan");
        QVERIFY(Recovery::leftBehind(catalogues()).empty());
        QFile::remove(QFileInfo(kept()).dir().filePath("garbage.polyplan"));
    }

  private:
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
