#include "ui/shell/image_commands.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressDialog>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <functional>
#include <sstream>

#include "app/command_line.h"
#include "core/plan/json.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/file_commands.h"

namespace polyplan::ui {
namespace {

using test::catalogues;
using test::smallPlan;

class ImageCommandsTest : public test::WindowFixture {
    Q_OBJECT

    void start() override { folder_ = std::make_unique<QTemporaryDir>(); }

  private Q_SLOTS:
    void everyFormatIsWritten_data();
    void everyFormatIsWritten();
    void theNameSaysWhatIsWritten();
    void whoNamesNoPlaceChoosesAgain();
    void pictureIsTheCommandLines();
    void previewShowsThePicture();
    void pageOfThePerspectiveComesFirst_data();
    void pageOfThePerspectiveComesFirst();
    void everyFieldLeavesTheKey_data();
    void everyFieldLeavesTheKey();
    void keyEntersWhatIsTypedFirst();
    void faultIsTold();
    void pictureWithoutAPlanIsTold();
    void noStrategyIsTakenOutOfAPicture();
    void copiedPictureOpensAgain();

  private:
    QString path(const QString& name) const { return folder_->filePath(name); }

    /// Answers the dialogs of an export as they come up: what to show, and where to write it.
    void answer(const std::function<void(ExportDialog&)>& choose, const QString& file) {
        auto* watch = new QTimer(this);
        connect(watch, &QTimer::timeout, this, [watch, choose, file] {
            QWidget* modal = QApplication::activeModalWidget();
            if (auto* dialog = qobject_cast<ExportDialog*>(modal)) {
                choose(*dialog);
                QTest::keyClick(dialog, Qt::Key_Return);
            } else if (auto* files = qobject_cast<QFileDialog*>(modal)) {
                watch->stop();
                watch->deleteLater();
                files->findChild<QLineEdit*>("fileNameEdit")->setText(file);
                static_cast<QDialog*>(files)->done(QDialog::Accepted);
            }
        });
        watch->start(20);
    }
    /// Without a window manager a dialog that closes may give nobody the keys.
    void pressExport() {
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier);
    }
    void exportByKeys(const std::function<void(ExportDialog&)>& choose, const QString& file) {
        QSignalSpy done(&window_->image(), &ImageCommands::done);
        answer(choose, file);
        pressExport();
        QVERIFY(!done.isEmpty() || done.wait());
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void ImageCommandsTest::everyFormatIsWritten_data() {
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("carriesThePlan");
    QTest::newRow("PNG") << Qt::Key_Home << "picture.png" << true;
    QTest::newRow("SVG") << Qt::Key_S << "picture.svg" << true;
}

void ImageCommandsTest::everyFormatIsWritten() {
    QFETCH(const Qt::Key, key);
    QFETCH(const QString, file);
    QFETCH(const bool, carriesThePlan);
    exportByKeys(
        [key](ExportDialog& dialog) {
            QTest::keyClick(dialog.findChild<QComboBox*>("format"), key);
        },
        path(file));
    window_->document().reset(test::documentOf({}));
    QCOMPARE(window_->file().open(path(file)), carriesThePlan);
    QVERIFY(window_->document().plan() == smallPlan());
}

void ImageCommandsTest::theNameSaysWhatIsWritten() {
    exportByKeys(
        [](ExportDialog& dialog) {
            QTest::keyClick(dialog.findChild<QComboBox*>("format"), Qt::Key_Home);
        },
        path("picture.svg"));
    QFile svg(path("picture.svg"));
    QVERIFY(svg.open(QIODevice::ReadOnly));
    QVERIFY(svg.readAll().contains("<svg"));

    exportByKeys([](ExportDialog& /*dialog*/) {}, path("line v1.2"));
    QVERIFY(!QFile::exists(path("line v1.2")));
    QFile png(path("line v1.2.png"));
    QVERIFY(png.open(QIODevice::ReadOnly));
    QVERIFY(png.read(4).endsWith("PNG"));
}

void ImageCommandsTest::whoNamesNoPlaceChoosesAgain() {
    QStringList seen;
    auto* watch = new QTimer(this);
    connect(watch, &QTimer::timeout, this, [watch, &seen] {
        QWidget* modal = QApplication::activeModalWidget();
        if (auto* dialog = qobject_cast<ExportDialog*>(modal)) {
            auto* format = dialog->findChild<QComboBox*>("format");
            if (seen.isEmpty()) {
                QTest::keyClick(format, Qt::Key_S);
            }
            seen.append(format->currentText());
            QTest::keyClick(dialog, seen.size() == 1 ? Qt::Key_Return : Qt::Key_Escape);
            if (seen.size() > 1) {
                watch->stop();
            }
        } else if (auto* files = qobject_cast<QFileDialog*>(modal)) {
            QTest::keyClick(files, Qt::Key_Escape);
        }
    });
    watch->start(20);
    pressExport();
    QCOMPARE(seen.size(), 2);
    QVERIFY(seen[0].startsWith("SVG"));
    QCOMPARE(seen[1], seen[0]);
}

void ImageCommandsTest::pictureIsTheCommandLines() {
    exportByKeys(
        [](ExportDialog& dialog) {
            QTest::keyClick(dialog.findChild<QComboBox*>("parts"), Qt::Key_T);
            QTest::keyClick(dialog.findChild<QComboBox*>("format"), Qt::Key_End);
            QTest::keyClick(dialog.findChild<QComboBox*>("theme"), Qt::Key_D);
            auto* scale = dialog.findChild<QSpinBox*>("scale");
            scale->setFocus();
            scale->selectAll();
            QTest::keyClicks(scale, "150");
        },
        path("window.pdf"));
    QFile plan(path("plan.polyplan"));
    QVERIFY(plan.open(QIODevice::WriteOnly));
    plan.write(QByteArray::fromStdString(plan::writeDocument(smallPlan(), catalogues())));
    plan.close();
    std::ostringstream out;
    app::Console console{out, out};
    const auto status = app::runCommandLine(
        {"export", plan.fileName().toStdString(), "-o", path("line.pdf").toStdString(), "--page",
         "line", "--theme", "dark", "--scale", "1.5"},
        console);
    QCOMPARE(std::get<int>(status), app::done);
    QFile fromWindow(path("window.pdf"));
    QFile fromLine(path("line.pdf"));
    QVERIFY(fromWindow.open(QIODevice::ReadOnly) && fromLine.open(QIODevice::ReadOnly));
    QCOMPARE(fromWindow.readAll(), fromLine.readAll());
}

void ImageCommandsTest::previewShowsThePicture() {
    const auto source = std::make_shared<const PictureSource>(smallPlan(), 0, catalogues());
    ExportDialog dialog(source, ThemeMode::Light);
    dialog.show();
    auto* preview = dialog.findChild<QLabel*>("preview");
    QTRY_VERIFY(!preview->pixmap().isNull());
    const QColor light = preview->pixmap().toImage().pixelColor(1, 1);
    QTest::keyClick(dialog.findChild<QComboBox*>("theme"), Qt::Key_D);
    QTRY_VERIFY(!preview->pixmap().isNull() &&
                preview->pixmap().toImage().pixelColor(1, 1).lightness() < light.lightness() / 2);
}

void ImageCommandsTest::pageOfThePerspectiveComesFirst_data() {
    QTest::addColumn<Qt::Key>("perspective");
    QTest::addColumn<QStringList>("offered");
    QTest::addColumn<std::vector<PagePart>>("chosen");
    QTest::addColumn<QString>("missing");
    const QString line = "The line";
    const QString charts = "Goals and charts";
    const QString theft = "The theft";
    const QString all = "Everything";
    QTest::newRow("Polypile") << Qt::Key_1
                              << QStringList{line + " · " + charts, line, charts, theft, all}
                              << std::vector{PagePart::Line, PagePart::Charts} << QString();
    QTest::newRow("Compare") << Qt::Key_2 << QStringList{"The comparison"}
                             << std::vector{PagePart::Comparison} << QString();
    QTest::newRow("Theft") << Qt::Key_5 << QStringList{theft, line, charts, all}
                           << std::vector{PagePart::Theft} << QString();
    QTest::newRow("no text to engrave")
        << Qt::Key_3 << QStringList{line, charts, theft, all} << std::vector<PagePart>{}
        << "There is no engraving to show yet.";
    QTest::newRow("nothing asked")
        << Qt::Key_6 << QStringList{line, charts, theft, all} << std::vector<PagePart>{}
        << "There is no heartbeat to show yet.";
}

void ImageCommandsTest::pageOfThePerspectiveComesFirst() {
    QFETCH(const Qt::Key, perspective);
    QFETCH(const QStringList, offered);
    QFETCH(const std::vector<PagePart>, chosen);
    QFETCH(const QString, missing);
    plan::Document plan = smallPlan();
    nethack::theft::Request& asked = plan.strategies.front().theft.emplace();
    asked.monster = "Wizard of Yendor";
    asked.turns = 10;
    asked.inventory = {{.kind = nethack::theft::Kind::Amulet, .name = ""}};
    plan.strategies.push_back(plan.strategies.front());
    plan.strategies.back().name = "other";
    window_->document().reset(plan);
    QTest::keyClick(window_.get(), perspective, Qt::ControlModifier);
    QStringList names;
    PictureOptions options;
    QString told;
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr) {
            const auto* parts = dialog->findChild<QComboBox*>("parts");
            names.clear();
            for (int i = 0; i < parts->count(); ++i) {
                names.append(parts->itemText(i));
            }
            options = dialog->options();
            const auto* remark = dialog->findChild<QLabel*>("missingPart");
            told = remark->isVisible() ? remark->text() : QString();
            QTest::keyClick(dialog, Qt::Key_Escape);
        }
    });
    watch.start(20);
    pressExport();
    QCOMPARE(names, offered);
    QVERIFY(options.parts == chosen);
    QVERIFY2(missing.isEmpty() ? told.isEmpty() : told.startsWith(missing), qPrintable(told));
}

void ImageCommandsTest::everyFieldLeavesTheKey_data() {
    QTest::addColumn<Qt::Key>("perspective");
    QTest::addColumn<QString>("field");
    QTest::newRow("search") << Qt::Key_1 << "catalogueSearch";
    QTest::newRow("typed damage") << Qt::Key_4 << "damage";
    QTest::newRow("number") << Qt::Key_4 << "hp";
    QTest::newRow("editable box") << Qt::Key_4 << "damageType";
    QTest::newRow("target") << Qt::Key_4 << "monsterSearch";
    QTest::newRow("line") << Qt::Key_3 << "engravingText";
    QTest::newRow("text of several lines") << Qt::Key_4 << "strategyNotes";
}

void ImageCommandsTest::everyFieldLeavesTheKey() {
    QFETCH(const Qt::Key, perspective);
    QFETCH(const QString, field);
    QTest::keyClick(window_.get(), perspective, Qt::ControlModifier);
    if (field == "strategyNotes") {
        QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    }
    QWidget* widget = nullptr;
    for (QWidget* each : window_->findChildren<QWidget*>(field)) {
        widget = each->isVisible() ? each : widget;
    }
    QVERIFY(widget != nullptr);
    widget->setFocus();
    QVERIFY(QApplication::focusWidget() != nullptr);
    int asked = 0;
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&asked] {
        if (auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget())) {
            ++asked;
            QTest::keyClick(dialog, Qt::Key_Escape);
        }
    });
    watch.start(20);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(asked, 1);
}

void ImageCommandsTest::keyEntersWhatIsTypedFirst() {
    QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
    auto* damage = child<QLineEdit>("damage");
    damage->setFocus();
    damage->selectAll();
    QTest::keyClicks(damage, "77");
    std::string entered;
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&] {
        if (auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget())) {
            entered = document().strategy().damage.at(0).damage;
            QTest::keyClick(dialog, Qt::Key_Escape);
        }
    });
    watch.start(20);
    QTest::keyClick(damage, Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(entered, std::string("77"));
}

void ImageCommandsTest::faultIsTold() {
    QString told;
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&told] {
        auto* dialog = QApplication::activeModalWidget();
        if (dialog != nullptr && dialog->findChild<QPlainTextEdit*>() != nullptr) {
            told = dialog->findChild<QLabel*>()->text();
            QTest::keyClick(dialog, Qt::Key_Escape);
        }
    });
    watch.start(20);
    window_->image().exportTo(path("no/folder.png"), PictureFormat::Png, {});
    QTRY_VERIFY(told.contains("folder.png"));
}

void ImageCommandsTest::pictureWithoutAPlanIsTold() {
    plan::Document knows = smallPlan();
    knows.discoveries = {test::object("potion of booze")};
    const std::vector<plan::Contender> contenders = {
        {std::make_shared<const plan::Document>(smallPlan()), 0, "a", "a"},
        {std::make_shared<const plan::Document>(knows), 0, "b", "b"}};
    window_->image().setOtherSource([&contenders] {
        return std::make_shared<const PictureSource>(*plan::compared(contenders, 0, catalogues()),
                                                     std::vector<int>(), catalogues());
    });
    QSignalSpy done(&window_->image(), &ImageCommands::done);
    const auto said = [&done] { return done.takeLast().first().toString(); };
    window_->image().exportTo(path("both.png"), PictureFormat::Png, {});
    QVERIFY(done.wait());
    QVERIFY(said().startsWith("both.png is written. It carries no plan: the plans know"));
    window_->image().exportTo(path("both.pdf"), PictureFormat::Pdf, {});
    QVERIFY(done.wait());
    QCOMPARE(said(), "both.pdf is written.");
}

void ImageCommandsTest::noStrategyIsTakenOutOfAPicture() {
    plan::Document plan = smallPlan();
    plan.strategies.resize(1);
    plan.strategies.front().name = "a";
    plan.strategies.resize(3, plan.strategies.front());
    plan.strategies[1].name = "b";
    plan.strategies[2].name = "c";
    window_->document().reset(plan);
    QSignalSpy done(&window_->image(), &ImageCommands::done);
    const auto exported = [&](const char* file) {
        done.clear();
        window_->image().exportTo(path(file), PictureFormat::Png, {});
        return !done.isEmpty() || done.wait();
    };
    QVERIFY(exported("plan.png"));
    const auto shared = std::make_shared<const plan::Document>(plan);
    std::vector<plan::Contender> contenders = {{shared, 0, "", "a"}, {shared, 2, "", "c"}};
    window_->image().setOtherSource([&contenders] {
        return std::make_shared<const PictureSource>(*plan::compared(contenders, 0, catalogues()),
                                                     std::vector<int>(), catalogues());
    });
    QFile file(path("plan.png"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    file.close();
    QString told;
    bool isProgressToCome = false;
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&] {
        auto* dialog = QApplication::activeModalWidget();
        const auto* details = dialog == nullptr ? nullptr : dialog->findChild<QPlainTextEdit*>();
        if (details != nullptr) {
            for (const QProgressDialog* each : window_->findChildren<QProgressDialog*>()) {
                isProgressToCome =
                    isProgressToCome || each->isVisible() ||
                    std::ranges::any_of(each->findChildren<QTimer*>(), &QTimer::isActive);
            }
            told = details->toPlainText();
            QTest::keyClick(dialog, Qt::Key_Escape);
        }
    });
    watch.start(20);
    window_->image().exportTo(path("plan.png"), PictureFormat::Png, {});
    QTRY_VERIFY2(told.contains("would be lost: b. Choose another name."), qPrintable(told));
    QVERIFY(!isProgressToCome);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll() == before);
    file.close();

    QVERIFY(exported("plan compared.png"));
    QVERIFY2(exported("plan compared.png"), "over its own picture");
    contenders.insert(contenders.begin() + 1, {shared, 1, "", "b"});
    QVERIFY(exported("plan.png"));
}

void ImageCommandsTest::copiedPictureOpensAgain() {
    QSignalSpy done(&window_->image(), &ImageCommands::done);
    window_->image().copy();
    QVERIFY(done.wait());
    QVERIFY(QApplication::clipboard()->image().width() > 500);
}

POLYPLAN_UI_TEST(ImageCommandsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "image_commands_test.moc"
