#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressDialog>
#include <QSettings>
#include <QTest>
#include <QTimer>
#include <QToolTip>
#include <QXmlStreamReader>
#include <algorithm>
#include <functional>

#include "core/json/text_direction.h"
#include "core/plan/json.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/trap.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/document/plan_picture.h"
#include "ui/export/picture_source.h"
#include "ui/models/odds_service.h"
#include "ui/parts/fault_dialog.h"
#include "ui/parts/game_switch.h"
#include "ui/polypile/appearances_dialog.h"
#include "ui/polypile/derivation_dialog.h"
#include "ui/polypile/own_square.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/image_commands.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {
namespace {

/// Texts that Qt would take for rich text stand everywhere where a plan or a file has a text: none
/// is taken for it.
class HostileTextsTest : public test::WindowFixture {
    Q_OBJECT

    test::Trap trap_;
    int shown_ = 0;  ///< tooltips

    plan::Document plan() override { return plan(trap_.lure().toStdString()); }

    static plan::Document plan(const std::string& text) {
        plan::Document document = test::smallPlan();
        document.title = text;
        plan::Strategy& strategy = document.strategies.front();
        strategy.name = text;
        strategy.notes = text;
        for (plan::Pile& pile : strategy.polypile->line) {
            pile.label = text;
            pile.engraving.text = text;
            for (plan::Stack& stack : pile.stacks) {
                name(stack, text);
            }
        }
        plan::Stack carried = test::stack("athame");
        name(carried, text);
        carried.artifact = text;
        document.inventory.push_back(carried);
        plan::Stack corpse = test::stack("corpse");
        corpse.corpse = text;
        document.inventory.push_back(corpse);
        strategy.engraving.emplace();
        strategy.engraving->text = text;
        strategy.engraving->stylusState.artifact = text;
        strategy.engraving->existing.emplace();
        strategy.engraving->existing->text = text;
        strategy.engraving->events.push_back(
            {.cause = nethack::engraving::Cause::Melee, .times = 5, .dexterity = {}});
        plan::Attack attack;
        attack.name = text;
        attack.source.kind = oangband::SourceKind::Monster;
        attack.source.name = text;
        attack.monster.name = text;
        attack.monster.flags = {{"EVIL"}};
        attack.monster.level = 10;
        attack.monster.maxHp = 100;
        attack.monster.hpBefore = 100;
        strategy.damage = {attack, attack};
        plan::Strategy other = strategy;
        other.name += '2';
        document.strategies.push_back(other);
        return document;
    }

    static void name(plan::Stack& stack, const std::string& text) { stack.name = text; }

    /// Whether a text holds what would turn figures around that stand behind it.
    static bool turns(const QString& text) {
        return std::ranges::any_of(text, [](QChar c) { return turnsText(c.unicode()); });
    }

    /// Points at every place of a window, so that all its tooltips are shown, and reads what it
    /// says to those who don't see it.
    void lookAt(QWidget& window) {
        constexpr int step = 18;
        for (int y = 2; y < window.height(); y += step) {
            for (int x = 2; x < window.width(); x += step) {
                QWidget* below = window.childAt(x, y);
                if (below == nullptr) {
                    continue;
                }
                const QPoint place = below->mapFrom(&window, QPoint(x, y));
                QHelpEvent event(QEvent::ToolTip, place, below->mapToGlobal(place));
                QCoreApplication::sendEvent(below, &event);
                readToolTip();
            }
        }
        QToolTip::hideText();
        window.grab();
        for (QLabel* label : window.findChildren<QLabel*>()) {
            if (label->isVisible()) {
                QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text()));
                QVERIFY2(label->textFormat() != Qt::RichText, qPrintable(label->text()));
                QVERIFY2(!turns(label->text()), qPrintable(label->text()));
            }
        }
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            if (QAccessibleInterface* said = QAccessible::queryAccessibleInterface(widget)) {
                said->text(QAccessible::Name);
                said->text(QAccessible::Description);
                said->text(QAccessible::Value);
            }
        }
        QVERIFY2(!trap_.wasOpened(), qPrintable(window.windowTitle()));
    }

    void readToolTip() {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            auto* tip = qobject_cast<QLabel*>(widget);
            if (tip != nullptr && tip->isVisible() && tip->inherits("QTipLabel")) {
                shown_ += tip->text().contains("<img") ? 1 : 0;
                tip->grab();
                QVERIFY2(!turns(tip->text()), qPrintable(tip->text()));
                QCOMPARE(tip->textFormat(), Qt::PlainText);
            }
        }
    }

    /// Looks at the dialog that `open` opens, and leaves it.
    void lookAtDialog(const std::function<void()>& open) {
        bool looked = false;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog != nullptr && qobject_cast<QProgressDialog*>(dialog) == nullptr) {
                timer.stop();
                looked = true;
                lookAt(*dialog);
                dialog->reject();
            }
        });
        timer.start(200);
        open();
        QVERIFY(looked);
    }

    static void write(const QString& path, const QByteArray& contents) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(contents);
    }

  private Q_SLOTS:
    void theTrapWorks() {
        QVERIFY(!trap_.wasOpened());
        QLabel rich;
        rich.setTextFormat(Qt::RichText);
        rich.setText(trap_.lure());
        rich.grab();
        QVERIFY(trap_.wasOpened());
    }

    void noPerspectiveTakesThemForRichText() {
        auto& perspectives = *child<PerspectiveStack>();
        shown_ = 0;
        for (int index = 0; index < perspectives.count(); ++index) {
            perspectives.setCurrent(index);
            QTRY_VERIFY_WITH_TIMEOUT(window_->odds().isComplete(), 30'000);
            QTest::qWait(500);
            lookAt(*window_);
        }
        QVERIFY(shown_ > 0);
    }

    /// What turns is shown as a mark, and stays in the plan as it is.
    void noneTurnsWhatStandsAroundIt() {
        const plan::Document turning = plan("x\u202Ey\u2067z\u200F1");
        document().reset(turning);
        auto& perspectives = *child<PerspectiveStack>();
        for (int index = 0; index < perspectives.count(); ++index) {
            perspectives.setCurrent(index);
            QTRY_VERIFY_WITH_TIMEOUT(window_->odds().isComplete(), 30'000);
            QTest::qWait(500);
            lookAt(*window_);
            for (const auto* view : window_->findChildren<QAbstractItemView*>()) {
                const QAbstractItemModel* model = view->model();
                for (int row = 0; model != nullptr && row < model->rowCount(); ++row) {
                    for (int column = 0; column < model->columnCount(); ++column) {
                        const QString text = model->index(row, column).data().toString();
                        QVERIFY2(!turns(text), qPrintable(text));
                    }
                }
            }
        }
        QVERIFY(document().plan() == turning);
        QVERIFY(document().undoStack().isClean());
    }

    void whatTurnsOutlivesAnEdit() {
        const std::string turning = "x\u202Ey";
        document().reset(plan(turning));
        board_->setFocus();
        board_->setCurrent({0, 0});
        key(Qt::Key_L);
        QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr);
        key(Qt::Key_End);
        QTest::keyClicks(QApplication::focusWidget(), "z");
        key(Qt::Key_Return);
        QCOMPARE(document().polypile().line.front().label, turning + "z");
        auto* notes = child<QPlainTextEdit>("strategyNotes");
        notes->moveCursor(QTextCursor::End);
        QTest::keyClicks(notes, "z");
        QCOMPARE(document().strategy().notes, turning + "z");
    }

    void noDerivationTakesThemForRichText() {
        QTRY_VERIFY_WITH_TIMEOUT(window_->odds().hasWholeLine(), 30'000);
        DerivationDialog dialog(document(), window_->odds(), window_.get());
        nethack::polypile::FigureName figure;
        figure.kind = nethack::polypile::FigureName::Kind::Resisted;
        dialog.open(figure, window_->geometry());
        QTest::qWait(500);
        lookAt(dialog);
        dialog.close();
    }

    void noDialogTakesThemForRichText() {
        // A name of a file that leads to the trap from the current folder.
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(trap_.folder()));
        const QString path = trap_.folder() + "/<img src=trap.png>.polyplan";
        write(path, QByteArray::fromStdString(
                        plan::writeDocument(test::smallPlan(), test::catalogues())));
        QVERIFY(window_->file().open(path));
        document().edit("All", [this](PlanDocument::Draft& draft) { draft.plan = plan(); });
        lookAtDialog([this] { window_->close(); });
        write(path, "changed by another");
        lookAtDialog([this] { window_->file().save(); });
        lookAtDialog([this] { showFault({trap_.lure(), {trap_.lure()}}, window_.get()); });
        lookAtDialog([this] {
            showFault({trap_.lure(), {trap_.lure(), trap_.lure()}}, window_.get());
        });
        lookAtDialog([this] { window_->image().askAndExport(); });
        lookAtDialog([this] { switchGame(document(), nethack::Game::NetHack343, window_.get()); });
        lookAtDialog([this] {
            setSource(document(), nethack::polypile::Source::SelfSquare, "down", window_.get());
        });
        lookAtDialog([this] { AppearancesDialog(document(), window_.get()).exec(); });
        lookAtDialog([this] {
            QMessageBox question(QMessageBox::Question, trap_.lure(), trap_.lure(),
                                 QMessageBox::Cancel, window_.get());
            question.setInformativeText(trap_.lure());
            question.setDetailedText(trap_.lure());
            question.exec();
        });
        QVERIFY(QDir::setCurrent(before));
    }

    void noPictureTakesThemForMarkup_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("tag") << trap_.lure();
        QTest::newRow("markup") << QString("<b>x</b> & &lt; ]]> <!-- <?x \" '");
        QTest::newRow("what XML forbids") << QString::fromUtf8(
            "a\x01"
            "b\xEF\xBF\xBE"
            "c\x0B");
    }

    void noPictureTakesThemForMarkup() {
        QFETCH(const QString, text);
        const PictureSource source(plan(text.toStdString()), 0, test::catalogues());
        const PageContent content = source.content({});
        for (const PictureFormat format :
             {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf}) {
            auto laidOut = layOut(content, format, {});
            const auto made = writePicture(std::get<LaidOutPicture>(laidOut));
            const auto& picture = std::get<QByteArray>(made);
            QVERIFY(!trap_.wasOpened());
            if (format == PictureFormat::Svg) {
                const auto carried = planTextOf(picture);
                const auto* why = std::get_if<QString>(&carried);
                QVERIFY2(why == nullptr, why == nullptr ? "" : qPrintable(*why));
                QXmlStreamReader xml(picture);
                while (!xml.atEnd()) {
                    xml.readNext();
                    QVERIFY(xml.name() != u"img" && xml.name() != u"b");
                }
                QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            }
        }
    }

    void questionsOfTheStartShowThemAsTheyAre() {
        // keepTextsPlain() holds for what has no window yet, too.
        QMessageBox question(QMessageBox::Question, "x", trap_.lure());
        question.show();
        lookAt(question);
    }
};

POLYPLAN_UI_TEST(HostileTextsTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "hostile_texts_test.moc"
