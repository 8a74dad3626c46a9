#include "ui/shell/recovery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/plan/json.h"
#include "tests/ui/support/plans.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/plan_document.h"

using polyplan::test::catalogues;
using polyplan::test::smallPlan;
using polyplan::ui::MainWindow;
using polyplan::ui::PlanDocument;
using polyplan::ui::RecoveredPlan;
using polyplan::ui::Recovery;

class RecoveryTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        QSettings().clear();
        folder_ = std::make_unique<QTemporaryDir>();
        plan_ = folder_->filePath("plan.polyplan");
        write(plan_,
              QByteArray::fromStdString(polyplan::plan::writeDocument(smallPlan(), catalogues())));
        window_ = std::make_unique<MainWindow>(catalogues());
        QVERIFY(window_->file().open(plan_));
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanup() {
        for (const RecoveredPlan& left : Recovery::leftBehind(catalogues())) {
            Recovery::discard(left);
        }
        if (window_) {
            window_->document().undoStack().setClean();
        }
        window_.reset();
    }

    void changesAreKeptWithinTwoSeconds() {
        QVERIFY(!QFile::exists(kept()));
        change();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(kept()), 2000);
        QCOMPARE(contents(plan_), QByteArray::fromStdString(
                                      polyplan::plan::writeDocument(smallPlan(), catalogues())));
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

        MainWindow other(catalogues());
        other.file().restore(left.front());
        other.recovery().adopt(left.front());
        QCOMPARE(other.document().plan(), window_->document().plan());
        QVERIFY(!other.file().isSaved());
        QCOMPARE(other.file().path(), plan_);
        QVERIFY(QFile::exists(other.recovery().path()));
        QVERIFY(Recovery::leftBehind(catalogues()).empty());
        other.document().undoStack().setClean();
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
    std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(RecoveryTest)
#include "recovery_test.moc"
