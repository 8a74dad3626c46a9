#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <cstdio>

#include "core/plan/json.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/file_claim.h"
#include "ui/document/plan_document.h"
#include "ui/document/recovery.h"
#include "ui/shell/file_commands.h"

namespace polyplan::ui {
namespace {

/// What another program does that has the file open.
int hold(const QStringList& arguments) {
    QStandardPaths::setTestModeEnabled(true);
    FileClaim claim;
    std::puts(claim.take(arguments.front()) ? "held" : "refused");
    std::fflush(stdout);
    QThread::sleep(60);
    return 0;
}

/// The second window on a file is warned, whoever has the first.
class TwoWindowsTest : public test::WindowFixture {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
    QString asked_;
    std::unique_ptr<QProcess> other_;

    void start() override {
        QSettings().clear();
        other_.reset();
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath("plan.polyplan");
        write(path_, test::smallPlan());
    }
    static void write(const QString& path, const plan::Document& plan) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(plan::writeDocument(plan, test::catalogues())));
    }
    /// Opens the file in the window, and clicks the button of that text if a question comes.
    bool open(const QString& button, const QString& path) {
        answer(button);
        return window_->file().open(path);
    }
    void answer(const QString& button) {
        asked_.clear();
        QTimer::singleShot(100, this, [this, button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) {
                return;
            }
            asked_ = box->text();
            for (QAbstractButton* each : box->buttons()) {
                if (each->text().remove('&') == button) {
                    QTest::mouseClick(each, Qt::LeftButton);
                    return;
                }
            }
            box->reject();
        });
    }
    /// Whether no question came.
    bool isQuiet() {
        QTest::qWait(150);
        return asked_.isEmpty();
    }
    void openElsewhere() {
        other_ = std::make_unique<QProcess>();
        test::startOtherProgram(*other_, {path_});
        QVERIFY(other_->waitForReadyRead(10'000));
        QCOMPARE(other_->readAll().trimmed(), "held");
    }
    void kill() {
        other_->kill();
        other_->waitForFinished();
    }
    void change() {
        document().edit("Luck", [](PlanDocument::Draft& draft) { ++draft.plan.hero.luck; });
    }

  private Q_SLOTS:
    void anotherWindowIsWarned() {
        MainWindow first(test::catalogues());
        QVERIFY(first.file().open(path_));
        QVERIFY(!open("Cancel", path_));
        QVERIFY2(asked_.contains("plan.polyplan is open in another window"), qPrintable(asked_));
        QVERIFY(window_->file().path().isEmpty());
    }

    void anotherProgramIsWarned() {
        openElsewhere();
        QVERIFY(!open("Cancel", path_));
        QVERIFY(!asked_.isEmpty());
        kill();
    }

    void aCopyHasAFileOfItsOwn() {
        openElsewhere();
        QVERIFY(open("Open a copy", path_));
        QVERIFY(document().plan() == test::smallPlan());
        QVERIFY(window_->file().path().isEmpty());
        QCOMPARE(window_->windowTitle(), "plan (copy)[*]");
        kill();
    }

    void itMayBeOpenedAnyway() {
        openElsewhere();
        QVERIFY(open("Open anyway", path_));
        QCOMPARE(window_->file().path(), path_);
        change();
        QVERIFY(window_->file().save());
        kill();
    }

    void whoIsLeftWithASharedFileHasIt() {
        openElsewhere();
        QVERIFY(open("Open anyway", path_));
        kill();
        QWidget another;
        another.show();
        QVERIFY(QTest::qWaitForWindowExposed(&another));
        for (QWidget* window : {&another, static_cast<QWidget*>(window_.get())}) {
            window->activateWindow();
            QTRY_COMPARE(QApplication::activeWindow(), window);
        }
        QVERIFY(FileClaim().isTakenElsewhere(path_));
    }

    void aLinkLeadsToTheSameFile() {
        openElsewhere();
        const QString link = folder_->filePath("link.polyplan");
        QVERIFY(QFile::link(path_, link));
        QVERIFY(!open("Cancel", link));
        QVERIFY(!asked_.isEmpty());
        kill();
    }

    void aKilledProgramBothersNobody() {
        openElsewhere();
        kill();
        QVERIFY(open("Cancel", path_));
        QVERIFY(isQuiet());
    }

    void aClosedWindowBothersNobody() {
        auto first = std::make_unique<MainWindow>(test::catalogues());
        QVERIFY(first->file().open(path_));
        first.reset();
        QVERIFY(open("Cancel", path_));
        QVERIFY(isQuiet());
    }

    void aWindowThatWentOnBothersNobody() {
        MainWindow first(test::catalogues());
        QVERIFY(first.file().open(path_));
        const QString other = folder_->filePath("other.polyplan");
        write(other, test::smallPlan());
        QVERIFY(first.file().open(other));
        QVERIFY(open("Cancel", path_));
        QVERIFY(isQuiet());
        QVERIFY(!open("Cancel", other));
        QVERIFY(!asked_.isEmpty());
    }

    void theSameWindowMayOpenItAgain() {
        QVERIFY(open("Cancel", path_));
        QVERIFY(open("Cancel", path_));
        QVERIFY(isQuiet());
    }

    void savingOverTheFileOfAnotherWindowIsAskedAbout() {
        MainWindow first(test::catalogues());
        QVERIFY(first.file().open(path_));
        change();
        const auto saveAs = [this](const QString& button) {
            QTimer::singleShot(100, this, [this, button] {
                auto* dialog = QApplication::activeModalWidget();
                answer(button);
                dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path_);
                static_cast<QDialog*>(dialog)->done(QDialog::Accepted);
            });
            return window_->file().saveAs();
        };
        QVERIFY(!saveAs("Cancel"));
        QVERIFY(asked_.contains("is open in another window"));
        QVERIFY(!first.file().path().isEmpty());
        QVERIFY(saveAs("Overwrite"));
        QCOMPARE(window_->file().path(), path_);
    }

    void whatIsRecoveredLeavesAnOpenFileAlone() {
        MainWindow first(test::catalogues());
        QVERIFY(first.file().open(path_));
        window_->file().restore({.recoveryPath = {},
                                 .plan = test::smallPlan(),
                                 .path = path_,
                                 .name = {},
                                 .fingerprint = {}});
        QVERIFY(window_->file().path().isEmpty());
        QCOMPARE(window_->windowTitle(), QFileInfo(path_).completeBaseName() + " (recovered)[*]");
    }
};

POLYPLAN_UI_TEST(TwoWindowsTest, Display, hold);

}  // namespace
}  // namespace polyplan::ui

#include "two_windows_test.moc"
