#include "ui/shell/file_commands.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUrl>
#include <algorithm>
#include <string_view>

#include "core/plan/json.h"
#include "core/plan/limits.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/parts/game_switch.h"
#include "ui/polypile/line_board.h"
#include "ui/shell/image_commands.h"
#include "ui/shell/perspective_stack.h"
#include "ui/shell/plan_templates.h"

namespace polyplan::ui {
namespace {

using nethack::Game;
using test::catalogues;
using test::smallPlan;

class FileCommandsTest : public test::WindowFixture {
    Q_OBJECT

  private Q_SLOTS:
    void titleMarksUnsavedChanges();
    void keySavesTheFile();
    void whatIsTypedOnACardIsSaved();
    void whatIsTypedOnACardIsAskedAbout();
    void whatAPlanCantHaveIsAskedAbout();
    void unsavedChangesAreAskedAbout_data();
    void unsavedChangesAreAskedAbout();
    void lettersAnswerTheQuestion_data();
    void lettersAnswerTheQuestion();
    void changeOnDiskIsAskedAbout();
    void aPlanWhoseFileIsGoneIsAskedAbout();
    void faultsAreShownAndThePlanStays();
    void whatCantBeOpenedAsksNothing();
    void whatCantBeSavedIsSavedElsewhere();
    void aNameWithADotGetsTheEnding();
    void aNameWithQuotationMarksIsRefused();
    void membersThatAreNotKnownAreToldOf();
    void droppedFileIsOpened();
    void fileDroppedOnAFieldIsOpened();
    void linksDroppedWithFilesAreRefusedByName();
    void pictureDroppedOnTheLineIsOpened();
    void openedFilesAreRemembered();
    void rememberedFilesOfOneNameAreToldApart();
    void aMissingFileIsForgotten();
    void everyKindOfFileIsOffered();
    void newPlanComesFromATemplate();
    void planOpensWhereItAsksSomething();
    void gameSwitchAsksBeforeItRemoves_data();
    void gameSwitchAsksBeforeItRemoves();

  private:
    void start() override {
        QSettings().clear();
        folder_ = std::make_unique<QTemporaryDir>();
        write(path("plan.polyplan"), plan::writeDocument(smallPlan(), catalogues()));
        QVERIFY(window_->file().open(path("plan.polyplan")));
    }
    /// What File > Open recent lists.
    QList<QAction*> recentFiles() const {
        QMenu* fileMenu = window_->menuBar()->actions().front()->menu();
        Q_EMIT fileMenu->aboutToShow();
        for (const QAction* action : fileMenu->actions()) {
            if (action->menu() != nullptr && action->text().contains("recent")) {
                return action->menu()->actions();
            }
        }
        return {};
    }
    static QStringList textsOf(const QList<QAction*>& actions) {
        QStringList texts;
        for (const QAction* action : actions) {
            texts.append(action->text());
        }
        return texts;
    }
    QString path(const char* name) const { return folder_->filePath(QLatin1StringView(name)); }
    void write(const QString& to, const std::string& contents) {
        QFile file(to);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(contents));
    }
    void change() {
        document().edit("Luck", [](PlanDocument::Draft& draft) { ++draft.plan.hero.luck; });
    }
    plan::Document saved() {
        QFile file(path("plan.polyplan"));
        return file.open(QIODevice::ReadOnly) ? std::get<plan::Document>(plan::readDocument(
                                                    file.readAll().toStdString(), catalogues()))
                                              : plan::Document();
    }
    int savedLuck() { return saved().hero.luck; }
    /// Begins to type at the daggers' card, or at their pile.
    void typeAtDaggers(Qt::Key editor, const char* text) {
        board_->setFocus();
        board_->setCurrent({0, 2});
        key(editor);
        QTest::keyClicks(QApplication::focusWidget(), text);
    }
    /// Clicks the button of that text in the next question.
    void answer(const QString& button) {
        QTimer::singleShot(100, this, [this, button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) {
                return;
            }
            wasAsked_ = true;
            said_ = box->informativeText();
            for (QAbstractButton* each : box->buttons()) {
                if (each->text().remove('&').startsWith(button)) {
                    QTest::mouseClick(each, Qt::LeftButton);
                    return;
                }
            }
            box->reject();
        });
    }

    std::unique_ptr<QTemporaryDir> folder_;
    bool wasAsked_ = false;
    QString said_;  ///< what stands below the last question
};

void FileCommandsTest::titleMarksUnsavedChanges() {
    QCOMPARE(window_->windowTitle(), QString("plan[*]"));
    QVERIFY(!window_->isWindowModified());
    change();
    QVERIFY(window_->isWindowModified());
    document().undoStack().undo();
    QVERIFY(!window_->isWindowModified());
}

void FileCommandsTest::keySavesTheFile() {
    change();
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!window_->isWindowModified());
    QCOMPARE(savedLuck(), 1);
    document().undoStack().undo();
    QVERIFY(window_->isWindowModified());
}

void FileCommandsTest::whatIsTypedOnACardIsSaved() {
    typeAtDaggers(Qt::Key_F2, "8");
    key(Qt::Key_S, Qt::ControlModifier);
    typeAtDaggers(Qt::Key_L, "blades");
    key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!window_->isWindowModified());
    const plan::Document plan = saved();
    const plan::Pile& pile = plan.strategies.at(0).polypile->line.at(0);
    QCOMPARE(pile.stacks.at(2).quantity, 8);
    QCOMPARE(pile.label, "blades");
}

void FileCommandsTest::whatIsTypedOnACardIsAskedAbout() {
    typeAtDaggers(Qt::Key_F2, "8");
    answer("Save");
    QVERIFY(window_->close());
    QVERIFY(wasAsked_);
    QCOMPARE(saved().strategies.at(0).polypile->line.at(0).stacks.at(2).quantity, 8);
}

void FileCommandsTest::whatAPlanCantHaveIsAskedAbout() {
    key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    auto* notes = child<QPlainTextEdit>("strategyNotes");
    QApplication::clipboard()->setText(
        QString(static_cast<qsizetype>(plan::limits::noteCharacters) + 1, u'x'));
    QTest::keyClick(notes, Qt::Key_V, Qt::ControlModifier);
    QVERIFY(!window_->isWindowModified());
    answer("Cancel");
    QVERIFY(!window_->close());
    QVERIFY(wasAsked_);
    QCOMPARE(notes->toPlainText().size(), static_cast<qsizetype>(plan::limits::noteCharacters) + 1);
    change();
    answer("Cancel");
    QVERIFY(!window_->close());
    QVERIFY2(said_.contains("“Notes of the strategy” can't be saved"), qPrintable(said_));
    document().undoStack().undo();
    answer("Discard");
    QVERIFY(window_->close());
    QVERIFY2(said_.contains("the rest is saved"), qPrintable(said_));
    QCOMPARE(saved().strategies.at(0).notes, std::string());
}

void FileCommandsTest::unsavedChangesAreAskedAbout_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<int>("luckInFile");
    QTest::newRow("save") << "Save" << true << 1;
    QTest::newRow("discard") << "Discard" << true << 0;
    QTest::newRow("cancel") << "Cancel" << false << 0;
}

void FileCommandsTest::unsavedChangesAreAskedAbout() {
    QFETCH(const QString, button);
    QFETCH(const bool, closes);
    QFETCH(const int, luckInFile);
    change();
    answer(button);
    QCOMPARE(window_->close(), closes);
    QCOMPARE(savedLuck(), luckInFile);
}

void FileCommandsTest::lettersAnswerTheQuestion_data() {
    QTest::addColumn<Qt::Key>("letter");
    QTest::addColumn<Qt::KeyboardModifier>("modifier");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<int>("luckInFile");
    for (const auto modifier : {Qt::AltModifier, Qt::NoModifier}) {
        const auto row = [modifier](const char* name) -> QTestData& {
            return QTest::addRow("%s%s", modifier == Qt::AltModifier ? "Alt+" : "", name);
        };
        row("save") << Qt::Key_S << modifier << true << 1;
        row("discard") << Qt::Key_D << modifier << true << 0;
        row("cancel") << Qt::Key_C << modifier << false << 0;
    }
}

void FileCommandsTest::lettersAnswerTheQuestion() {
    QFETCH(const Qt::Key, letter);
    QFETCH(const Qt::KeyboardModifier, modifier);
    QFETCH(const bool, closes);
    QFETCH(const int, luckInFile);
    change();
    QStringList letters;
    QTimer::singleShot(100, this, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        for (const QAbstractButton* each : box->buttons()) {
            letters << QKeySequence::mnemonic(each->text()).toString();
        }
        QTRY_COMPARE(QApplication::activeWindow(), box);
        QTest::keyClick(box, letter, modifier);
    });
    QCOMPARE(window_->close(), closes);
    QCOMPARE(savedLuck(), luckInFile);
    letters.sort();
    QCOMPARE(letters, (QStringList{"Alt+C", "Alt+D", "Alt+S"}));
}

void FileCommandsTest::changeOnDiskIsAskedAbout() {
    write(path("plan.polyplan"), "changed by another");
    change();
    wasAsked_ = false;
    answer("Cancel");
    QVERIFY(!window_->file().save());
    QVERIFY(wasAsked_);
    QVERIFY(window_->isWindowModified());
    answer("Overwrite");
    QVERIFY(window_->file().save());
    QCOMPARE(savedLuck(), 1);
}

void FileCommandsTest::aPlanWhoseFileIsGoneIsAskedAbout() {
    QVERIFY(QFile::remove(path("plan.polyplan")));
    QVERIFY(!window_->isWindowModified());
    QString asked;
    QTimer::singleShot(100, this, [&asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        asked = box->text();
        QTRY_COMPARE(QApplication::activeWindow(), box);
        QTest::keyClick(box, Qt::Key_S, Qt::AltModifier);
    });
    QVERIFY(window_->close());
    QCOMPARE(asked, QString("Save “plan”? Its file is gone."));
    QCOMPARE(savedLuck(), 0);
}

void FileCommandsTest::faultsAreShownAndThePlanStays() {
    write(path("bad.polyplan"), R"({"format": "polyplan", "version": 1, "game": "rogue"})");
    QString shown;
    QTimer::singleShot(100, this, [&shown] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr) {
            shown = dialog->findChild<QPlainTextEdit*>()->toPlainText();
            dialog->reject();
        }
    });
    QVERIFY(!window_->file().open(path("bad.polyplan")));
    QVERIFY(shown.contains("rogue"));
    QVERIFY(document().plan() == smallPlan());
    QCOMPARE(window_->windowTitle(), QString("plan[*]"));
}

void FileCommandsTest::whatCantBeOpenedAsksNothing() {
    change();
    write(path("bad.polyplan"), "nothing of the kind");
    bool isToldOfFault = false;
    QTimer::singleShot(100, this, [&isToldOfFault] {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            isToldOfFault = dialog->findChild<QPlainTextEdit*>() != nullptr;
            dialog->reject();
        }
    });
    QVERIFY(!window_->file().open(path("bad.polyplan")));
    QVERIFY(isToldOfFault);
    QVERIFY(window_->isWindowModified());
}

void FileCommandsTest::whatCantBeSavedIsSavedElsewhere() {
    const QTemporaryDir elsewhere;
    const QString saved = elsewhere.filePath("kept.polyplan");
    QString told;
    QString offered;
    QTimer::singleShot(100, this, [&] {
        auto* fault = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        const auto buttons = fault->findChildren<QPushButton*>();
        const auto usual = std::ranges::find_if(buttons, &QPushButton::isDefault);
        told = fault->findChild<QLabel*>()->text();
        offered = (*usual)->text().remove('&');
        QTRY_COMPARE(QApplication::activeWindow(), fault);
        QTimer::singleShot(100, this, [&] {
            auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QTRY_COMPARE(QApplication::activeWindow(), files);
            auto* name = files->findChild<QLineEdit*>("fileNameEdit");
            name->selectAll();
            QTest::keyClicks(name, saved);
            QTest::keyClick(name, Qt::Key_Return);
        });
        QTest::keyClick(fault, Qt::Key_Return);
    });
    const QString lost = path("plan.polyplan");
    QVERIFY(folder_->remove());
    change();
    key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(told, lost + " can't be saved.");
    QCOMPARE(offered, QString("Save as…"));
    QTRY_VERIFY(QFile::exists(saved));
    QTRY_COMPARE(window_->windowTitle(), QString("kept[*]"));
    QVERIFY(!window_->isWindowModified());
}

void FileCommandsTest::aNameWithADotGetsTheEnding() {
    const QString saved = path("St. Elmo.polyplan");
    const QByteArray before = "of another program";
    write(saved, before.toStdString());
    const auto saveAs = [this](const QString& answer) {
        QTimer watch;
        bool isNamed = false;
        connect(&watch, &QTimer::timeout, this, [&] {
            QWidget* modal = QApplication::activeModalWidget();
            if (auto* question = qobject_cast<QMessageBox*>(modal)) {
                const auto buttons = question->buttons();
                QTest::mouseClick(*std::ranges::find(buttons, answer,
                                                     [](const auto* button) {
                                                         return button->text().remove('&');
                                                     }),
                                  Qt::LeftButton);
            } else if (auto* files = qobject_cast<QFileDialog*>(modal); files && isNamed) {
                QTest::keyClick(files, Qt::Key_Escape);
            } else if (files != nullptr) {
                isNamed = true;
                auto* name = files->findChild<QLineEdit*>("fileNameEdit");
                name->setText(path("St. Elmo"));
                QTest::keyClick(name, Qt::Key_Return);
            }
        });
        watch.start(50);
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    };
    const auto content = [&saved] {
        QFile file(saved);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    saveAs("Cancel");
    QCOMPARE(content(), before);
    saveAs("Replace");
    QTRY_COMPARE(window_->windowTitle(), QString("St. Elmo[*]"));
    QVERIFY(content() != before);
    QVERIFY(!QFile::exists(path("St. Elmo")));
}

void FileCommandsTest::aNameWithQuotationMarksIsRefused() {
    const QString small = path("a \"small\" plan.polyplan");
    QVERIFY(QFile::copy(path("plan.polyplan"), small));
    QVERIFY(window_->file().open(small));
    QString suggested;
    QString refused;
    QString kept;
    QTimer::singleShot(200, this, [&] {
        auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        auto* name = files->findChild<QLineEdit*>("fileNameEdit");
        suggested = name->text();
        name->selectAll();
        QTest::keyClicks(name, "my \"best\" plan");
        QTimer::singleShot(200, this, [&] {
            auto* refusal = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            refused = refusal->text();
            QTest::keyClick(refusal, Qt::Key_Return);
        });
        QTest::keyClick(name, Qt::Key_Return);
        kept = name->text();
        name->setText("my 'best' plan");
        QTest::keyClick(name, Qt::Key_Return);
    });
    key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(refused.contains("quotation marks"), qPrintable(refused));
    QCOMPARE(kept, QString("my \"best\" plan"));
    QCOMPARE(suggested, QString("a 'small' plan.polyplan"));
    QVERIFY(QFile::exists(path("my 'best' plan.polyplan")));
    QVERIFY(!QFile::exists(path("best.polyplan")));
}

void FileCommandsTest::membersThatAreNotKnownAreToldOf() {
    const auto told = [this] { return window_->statusBar()->currentMessage(); };
    QCOMPARE(told(), QString());
    plan::Document plan = smallPlan();
    plan.strategies.front().polypile->line.front().stacks.front().unknown["quanity"] = "3";
    const std::string one = plan::writeDocument(plan, catalogues());
    write(path("one.polyplan"), one);
    QVERIFY(window_->file().open(path("one.polyplan")));
    QCOMPARE(told(), QString("1 member of the file is not known and is kept without effect: "
                             "/strategies/0/polypile/line/0/stacks/0/quanity"));
    plan.unknown["tittle"] = "\"x\"";
    write(path("two.polyplan"), plan::writeDocument(plan, catalogues()));
    QVERIFY(window_->file().open(path("two.polyplan")));
    QVERIFY2(told().startsWith("2 members of the file are not known and are kept"),
             qPrintable(told()));

    change();
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QFile saved(path("two.polyplan"));
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY(saved.readAll().contains("\"quanity\": 3"));
    QVERIFY(window_->file().open(path("plan.polyplan")));
}

void FileCommandsTest::droppedFileIsOpened() {
    write(path("other.polyplan"), plan::writeDocument(test::documentOf({}), catalogues()));
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path("other.polyplan"))});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QApplication::sendEvent(window_.get(), &drop);
    QTRY_COMPARE(window_->windowTitle(), QString("other[*]"));
    QVERIFY(document().polypile().line.empty());
}

void FileCommandsTest::fileDroppedOnAFieldIsOpened() {
    write(path("other.polyplan"), plan::writeDocument(test::documentOf({}), catalogues()));
    auto* field = child<QLineEdit>("newGoal");
    QMimeData words;
    words.setText("scroll");
    QDragEnterEvent over({5, 5}, Qt::CopyAction, &words, Qt::LeftButton, {});
    QVERIFY(QApplication::sendEvent(field, &over) && over.isAccepted());
    QDropEvent typed({5, 5}, Qt::CopyAction, &words, Qt::LeftButton, {});
    QApplication::sendEvent(field, &typed);
    QCOMPARE(field->text(), QString("scroll"));
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path("other.polyplan"))});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QApplication::sendEvent(field, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({5, 5}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QApplication::sendEvent(field, &drop);
    QTRY_COMPARE(window_->windowTitle(), QString("other[*]"));
    QVERIFY(document().polypile().line.empty());
    QVERIFY2(!field->text().contains("file:"), qPrintable(field->text()));
}

void FileCommandsTest::linksDroppedWithFilesAreRefusedByName() {
    write(path("other.polyplan"), plan::writeDocument(test::documentOf({}), catalogues()));
    QMimeData mime;
    mime.setUrls({QUrl("https://nethackwiki.com/wiki/Polypiling"),
                  QUrl::fromLocalFile(path("other.polyplan"))});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QApplication::sendEvent(window_.get(), &drop);
    QTRY_COMPARE(window_->windowTitle(), QString("other[*]"));
    QTRY_COMPARE(window_->statusBar()->currentMessage(),
                 QString("Only files on this computer are opened, not "
                         "https://nethackwiki.com/wiki/Polypiling."));
}

void FileCommandsTest::pictureDroppedOnTheLineIsOpened() {
    QSignalSpy done(&window_->image(), &ImageCommands::done);
    window_->image().exportTo(path("shared.png"), PictureFormat::Png, {});
    QVERIFY(done.wait());
    document().reset(test::documentOf({}));
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path("shared.png"))});
    QWidget* line = board().viewport();
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QApplication::sendEvent(line, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QApplication::sendEvent(line, &drop);
    QTRY_COMPARE(window_->windowTitle(), QString("shared[*]"));
    QVERIFY(document().plan() == smallPlan());
    QVERIFY(window_->file().path().isEmpty());
    // Its plan would go beside it.
    QCOMPARE(window_->file().suggestedPath(".polyplan"), path("shared.polyplan"));
}

void FileCommandsTest::openedFilesAreRemembered() {
    write(path("other.polyplan"), plan::writeDocument(smallPlan(), catalogues()));
    QVERIFY(window_->file().open(path("other.polyplan")));
    QCOMPARE(textsOf(recentFiles()), (QStringList{"other.polyplan", "plan.polyplan"}));
}

void FileCommandsTest::rememberedFilesOfOneNameAreToldApart() {
    const QString folder = path("further");
    QVERIFY(QDir().mkpath(folder));
    write(folder + "/plan.polyplan", plan::writeDocument(smallPlan(), catalogues()));
    QVERIFY(window_->file().open(folder + "/plan.polyplan"));
    const QStringList names = textsOf(recentFiles());
    QCOMPARE(names.size(), 2);
    QCOMPARE(names.front(), "plan.polyplan in " + folder);
    QCOMPARE(names.back(), "plan.polyplan in " + QFileInfo(path("plan.polyplan")).path());
}

void FileCommandsTest::aMissingFileIsForgotten() {
    const QString gone = path("gone.polyplan");
    write(gone, plan::writeDocument(smallPlan(), catalogues()));
    QVERIFY(window_->file().open(gone));
    QVERIFY(QFile::remove(gone));
    bool isTold = false;
    QTimer::singleShot(100, this, [&isTold] {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            isTold = true;
            QTest::keyClick(dialog, Qt::Key_Escape);
        }
    });
    recentFiles().front()->trigger();
    QVERIFY(isTold);
    QCOMPARE(textsOf(recentFiles()), QStringList{"plan.polyplan"});
}

void FileCommandsTest::everyKindOfFileIsOffered() {
    QStringList filters;
    QTimer::singleShot(200, this, [&filters] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr) {
            filters = dialog->nameFilters();
            QTest::keyClick(dialog, Qt::Key_Escape);
        }
    });
    QTest::keyClick(window_.get(), Qt::Key_O, Qt::ControlModifier);
    QVERIFY(!filters.isEmpty());
    for (const char* ending : {"*.polyplan", "*.png", "*.svg"}) {
        QVERIFY2(filters.front().contains(QLatin1StringView(ending)), ending);
    }
}

void FileCommandsTest::newPlanComesFromATemplate() {
    const auto* state = window_->findChild<QLabel*>("state");
    QVERIFY2(state->text().endsWith("saved"), qPrintable(state->text()));
    QVERIFY(window_->file().startNew(planTemplates().front()));
    QVERIFY2(state->text().endsWith("unchanged"), qPrintable(state->text()));
    QCOMPARE(window_->windowTitle(), QString("Seven small piles[*]"));
    QVERIFY(!window_->isWindowModified());
    QCOMPARE(document().polypile().line.size(), 7u);
}

void FileCommandsTest::planOpensWhereItAsksSomething() {
    const auto* shown = window_->findChild<PerspectiveStack*>();
    const auto openIn = [&](const char* name) {
        const auto all = planTemplates();
        const auto wanted = std::ranges::find(all, std::string_view(name), &PlanTemplate::name);
        return window_->file().startNew(*wanted) ? shown->currentHelp() : QString();
    };
    QCOMPARE(openIn("Up with the Amulet"), QString("theft"));
    QCOMPARE(openIn("A starving wizard on lava"), QString("heartbeat"));
    QCOMPARE(openIn("Blank"), QString("polypile"));  // a line to begin with
    QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(openIn("Seven small piles or one large pile"), QString("compare"));
    QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(openIn("Seven small piles"), QString("polypile"));
}

void FileCommandsTest::gameSwitchAsksBeforeItRemoves_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("switches");
    QTest::newRow("consent") << "Set aside" << true;
    QTest::newRow("cancel") << "Cancel" << false;
}

void FileCommandsTest::gameSwitchAsksBeforeItRemoves() {
    QFETCH(const QString, button);
    QFETCH(const bool, switches);
    auto plan = smallPlan();
    plan.strategies.front().polypile->line.front().stacks.push_back(test::stack("novel"));
    document().reset(plan);
    answer(button);
    QCOMPARE(switchGame(document(), Game::NetHack343, window_.get()), switches);
    QCOMPARE(document().undoStack().count(), switches ? 1 : 0);
    QCOMPARE(document().polypile().line.front().stacks.size(), switches ? 3u : 4u);
    if (switches) {
        document().undoStack().undo();
    }
    QVERIFY(document().plan() == plan);
}

POLYPLAN_UI_TEST(FileCommandsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "file_commands_test.moc"
