#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPointer>
#include <QSet>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

#include "core/plan/json.h"
#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/models/odds_service.h"
#include "ui/parts/number_field.h"
#include "ui/polypile/line_board.h"

namespace polyplan::ui {
namespace {

/// Whatever is done to whatever editor of the window, by keys: what comes of it is a plan that can
/// be saved and opened again, and undo leads all the way back.
class EveryEditorTest : public test::WindowFixture {
    Q_OBJECT

    plan::Document before_;
    int edits_ = 0;
    QTimer dialogs_;

    plan::Document plan() override {
        plan::Document plan = test::smallPlan();
        plan.inventory = {test::stack("rock", 15), test::named("Sting"),
                          test::stack("magic marker"), test::stack("scroll of mail", 2)};
        return plan;
    }

    void start() override {
        before_ = document().plan();
        edits_ = 0;
        // What asks is told no: a question is no edit.
        dialogs_.disconnect();
        connect(&dialogs_, &QTimer::timeout, this, [] {
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                QTest::keyClick(dialog, Qt::Key_Escape);
            }
        });
        dialogs_.start(50);
    }

    static QString nameOf(const QWidget& widget) {
        return QString::fromLatin1(widget.metaObject()->className()) + ' ' + widget.objectName() +
               ' ' + widget.accessibleName();
    }

    /// Fields by themselves: those that are parts of others, and those of a table's cell, are not.
    static bool isEditor(const QWidget& widget) {
        const bool isPart =
            qobject_cast<const QAbstractSpinBox*>(widget.parentWidget()) != nullptr ||
            qobject_cast<const QComboBox*>(widget.parentWidget()) != nullptr ||
            widget.objectName().startsWith("qt_");
        const bool isOfKind = qobject_cast<const QSpinBox*>(&widget) != nullptr ||
                              qobject_cast<const QComboBox*>(&widget) != nullptr ||
                              qobject_cast<const QSlider*>(&widget) != nullptr ||
                              qobject_cast<const QCheckBox*>(&widget) != nullptr ||
                              qobject_cast<const QLineEdit*>(&widget) != nullptr;
        return isOfKind && !isPart && widget.isVisible() && widget.isEnabled();
    }

    void isSound(const QString& after) {
        ++edits_;
        const plan::Catalogues& catalogues = test::catalogues();
        const auto read =
            plan::readDocument(plan::writeDocument(document().plan(), catalogues), catalogues);
        if (const auto* faults = std::get_if<std::vector<Fault>>(&read)) {
            QFAIL(qPrintable(after + ": " + QString::fromStdString(faults->front().pointer) + ' ' +
                             QString::fromStdString(faults->front().message)));
        }
        QVERIFY2(std::get<plan::Document>(read) == document().plan(), qPrintable(after));
    }

    static void type(QWidget* field, const QString& text) {
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }

    /// Whether it is no field of a number, or one that loses no digit of it without a word.
    static bool takesEveryDigit(const QWidget& editor) {
        return qobject_cast<const QAbstractSpinBox*>(&editor) == nullptr ||
               qobject_cast<const NumberField*>(&editor) != nullptr;
    }

    /// Whether it is no line of text, or one that shows all that is in it.
    static bool isOneLineOfWholeCharacters(const QWidget& editor) {
        const auto* line = qobject_cast<const QLineEdit*>(&editor);
        const QString text = line == nullptr ? QString() : line->text();
        return !text.contains(u'\n') && text == QString::fromUtf8(text.toUtf8());
    }

    /// By keys, to its ends and beyond.
    void push(QWidget* widget) {
        const QString name = nameOf(*widget);
        const QPointer<QWidget> field(widget);
        const auto each = [&](const QString& what, const auto& act) {
            if (field != nullptr && field->isVisible() && field->isEnabled()) {
                act();
                isSound(name + ": " + what);
            }
        };
        const auto press = [&](Qt::Key key) {
            each(QKeySequence(key).toString(), [&] { QTest::keyClick(field, key); });
        };
        if (qobject_cast<QSpinBox*>(widget) != nullptr) {
            QVERIFY2(takesEveryDigit(*widget), qPrintable(name));
            for (const char* text : {"999999999999", "-999999999999", "", "7"}) {
                each(text, [&] {
                    type(field, text);
                    QTest::keyClick(field, Qt::Key_Return);
                });
            }
            press(Qt::Key_PageUp);
            press(Qt::Key_Down);
        } else if (qobject_cast<QSlider*>(widget) != nullptr ||
                   qobject_cast<QComboBox*>(widget) != nullptr) {
            for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Down, Qt::Key_Down, Qt::Key_End,
                                      Qt::Key_Up, Qt::Key_Home}) {
                press(key);
            }
        } else if (qobject_cast<QCheckBox*>(widget) != nullptr) {
            press(Qt::Key_Space);
        } else {
            for (const QString& text :
                 {QString(2'000, u'x'), u'x' + QStringLiteral("\U0001F600").repeated(1'000),
                  QStringLiteral("1000000d1000000"), QStringLiteral("50d"),
                  QStringLiteral("a\nb\x1b\u202e\U0001F600"), QString()}) {
                each(text.left(20), [&] {
                    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
                    QApplication::clipboard()->setText(text);
                    QTest::keyClick(field, text.isEmpty() ? Qt::Key_Delete : Qt::Key_V,
                                    text.isEmpty() ? Qt::NoModifier : Qt::ControlModifier);
                    QVERIFY2(isOneLineOfWholeCharacters(*widget), qPrintable(name));
                    QTest::keyClick(field, Qt::Key_Return);
                });
            }
        }
    }

    /// The editors that a perspective has, and those that editing brings up.
    void pushAll(QSet<QString>& pushed) {
        for (QWidget* next = window_.get(); next != nullptr;) {
            next = nullptr;
            for (QWidget* widget : window_->findChildren<QWidget*>()) {
                if (isEditor(*widget) && !pushed.contains(nameOf(*widget))) {
                    next = widget;
                    pushed.insert(nameOf(*widget));
                    push(widget);
                    break;
                }
            }
        }
    }

    /// The cells that can be edited in place, in the first rows of each list.
    void pushCells() {
        constexpr int rows = 3;
        for (QAbstractItemView* view : window_->findChildren<QAbstractItemView*>()) {
            if (!view->isVisible() || !view->isEnabled() || view->model() == nullptr) {
                continue;
            }
            const QAbstractItemModel& model = *view->model();
            for (int cell = 0; cell < rows * model.columnCount(); ++cell) {
                const QModelIndex index =
                    model.index(cell / model.columnCount(), cell % model.columnCount());
                if (!(model.flags(index) & Qt::ItemIsEditable)) {
                    continue;
                }
                for (const char* text : {"999999999999", "-999999999999", "x", "3"}) {
                    view->setFocus();
                    view->setCurrentIndex(index);
                    QTest::keyClick(view, Qt::Key_F2);
                    QWidget* editor = QApplication::focusWidget();
                    if (editor == nullptr || !view->isAncestorOf(editor) || editor == view) {
                        break;
                    }
                    QVERIFY2(takesEveryDigit(*editor), qPrintable(nameOf(*view)));
                    type(editor, text);
                    QTest::keyClick(editor, Qt::Key_Return);
                    isSound(nameOf(*view) + ": " + text);
                }
            }
        }
    }

    /// The lists that are seen, which may be empty: first where nothing is chosen in them.
    void pressInLists(QSet<QString>& pressed) {
        const std::pair<Qt::Key, Qt::KeyboardModifiers> keys[] = {{Qt::Key_Delete, {}},
                                                                  {Qt::Key_Backspace, {}},
                                                                  {Qt::Key_Plus, {}},
                                                                  {Qt::Key_Minus, {}},
                                                                  {Qt::Key_Space, {}},
                                                                  {Qt::Key_Return, {}},
                                                                  {Qt::Key_F2, {}},
                                                                  {Qt::Key_Escape, {}},
                                                                  {Qt::Key_F, {}},
                                                                  {Qt::Key_P, {}},
                                                                  {Qt::Key_Up, Qt::AltModifier},
                                                                  {Qt::Key_Down, Qt::AltModifier},
                                                                  {Qt::Key_C, Qt::ControlModifier},
                                                                  {Qt::Key_X, Qt::ControlModifier},
                                                                  {Qt::Key_V, Qt::ControlModifier}};
        for (QAbstractItemView* each : window_->findChildren<QAbstractItemView*>()) {
            const QPointer<QAbstractItemView> view(each);
            if (!view->isVisible() || !view->isEnabled() || view->model() == nullptr ||
                pressed.contains(nameOf(*view))) {
                continue;
            }
            pressed.insert(nameOf(*view));
            for (const bool isChosen : {false, true}) {
                for (const auto& [key, modifiers] : keys) {
                    if (view == nullptr || !view->isVisible()) {
                        break;
                    }
                    view->setFocus();
                    view->setCurrentIndex(isChosen ? view->model()->index(0, 0) : QModelIndex());
                    QTest::keyClick(view, key, modifiers);
                    isSound(nameOf(*each) + ": " + QKeySequence(key | modifiers).toString());
                }
            }
        }
    }

    void undoesAll() {
        dialogs_.stop();
        while (document().undoStack().canUndo()) {
            document().undoStack().undo();
        }
        QVERIFY(document().plan() == before_);
    }

  private Q_SLOTS:
    void editorsOfAllPerspectives_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("least");
        QTest::newRow("Polypile") << int(Qt::Key_1) << 40;
        QTest::newRow("Compare") << int(Qt::Key_2) << 1;
        QTest::newRow("Engraving") << int(Qt::Key_3) << 60;
        QTest::newRow("Damage") << int(Qt::Key_4) << 60;
        QTest::newRow("Theft") << int(Qt::Key_5) << 40;
        QTest::newRow("Heartbeat") << int(Qt::Key_6) << 60;
    }
    void editorsOfAllPerspectives() {
        QFETCH(const int, key);
        QFETCH(const int, least);
        document().setSelection({{0, 0}});
        QTest::keyClick(window_.get(), static_cast<Qt::Key>(key), Qt::ControlModifier);
        QSet<QString> pushed;
        pushAll(pushed);
        pushCells();
        QVERIFY2(edits_ >= least, qPrintable(QString::number(edits_)));
        undoesAll();
    }

    void keysInListsOfAllPerspectives_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("lists");
        QTest::newRow("Polypile") << int(Qt::Key_1) << 5;
        QTest::newRow("Compare") << int(Qt::Key_2) << 1;
        QTest::newRow("Engraving") << int(Qt::Key_3) << 4;
        QTest::newRow("Damage") << int(Qt::Key_4) << 8;
        QTest::newRow("Theft") << int(Qt::Key_5) << 5;
        QTest::newRow("Heartbeat") << int(Qt::Key_6) << 6;
    }
    void keysInListsOfAllPerspectives() {
        QFETCH(const int, key);
        QFETCH(const int, lists);
        QTest::keyClick(window_.get(), static_cast<Qt::Key>(key), Qt::ControlModifier);
        QSet<QString> pressed;
        pressInLists(pressed);
        const auto pressInTabs = [&] {
            for (QTabWidget* tabs : window_->findChildren<QTabWidget*>()) {
                for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab) {
                    tabs->setCurrentIndex(tab);
                    pressInLists(pressed);
                }
            }
        };
        pressInTabs();
        for (QTabBar* folded : window_->findChildren<QTabBar*>("foldedPanels")) {
            for (int tab = 0; folded->isVisible() && tab < folded->count(); ++tab) {
                folded->setCurrentIndex(tab);
                pressInLists(pressed);
                pressInTabs();
            }
        }
        QVERIFY2(pressed.size() >= lists, qPrintable(QString::number(pressed.size())));
        undoesAll();
    }
};

}  // namespace

POLYPLAN_UI_TEST(EveryEditorTest, Display);

}  // namespace polyplan::ui

#include "every_editor_test.moc"
