#pragma once

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <variant>

#include "core/plan/json.h"
#include "tests/ui/support/widgets.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/damage/damage_view.h"
#include "ui/document/plan_document.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/report_model.h"
#include "ui/shell/main_window.h"

namespace polyplan::test {

/// The hands on a window's Damage perspective.
class DamageWindow {
  public:
    void open(ui::MainWindow& window) {
        window_ = &window;
        QTest::keyClick(window_, Qt::Key_4, Qt::ControlModifier);
        view_ = window_->findChild<ui::DamageView*>();
        QVERIFY(view_ != nullptr && view_->isVisible());
        settle();
    }

    ui::MainWindow& window() { return *window_; }
    ui::DamageView& view() { return *view_; }
    ui::PlanDocument& document() { return window_->document(); }
    const plan::Attack& attack() { return view_->editor().attack(); }
    const oangband::Answer& answer() { return *view_->service().answers()->current().answer; }
    int steps() { return document().undoStack().count(); }
    /// All types against a monster of thousands of hit points take a while under the sanitizers.
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(view_->service().isComplete(), 20'000); }

    template <typename T>
    T* child(const char* name) {
        return namedPart<T>(*view_, name);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void undo() {
        QTest::keyClick(window_, Qt::Key_Z, Qt::ControlModifier);
        settle();
    }
    void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
    /// A click into the middle of an item.
    void click(QAbstractItemView* view, const QModelIndex& index) {
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }
    /// Replaces the text of a field by typing.
    void type(QLineEdit* field, const QString& text) {
        click(field);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }
    void typeAndEnter(QLineEdit* field, const QString& text) {
        type(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        settle();
    }
    /// Chooses an entry of a box by the keyboard.
    void choose(QComboBox* box, const QString& text) {
        chooseByKeys(*box, text);
        settle();
    }
    void openTable(const QString& title) {
        auto* tabs = child<QTabWidget>("damageTables")->tabBar();
        for (int at = 0; at < tabs->count(); ++at) {
            if (tabs->tabText(at) == title) {
                QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(at).center());
                QCOMPARE(tabs->currentIndex(), at);
                return;
            }
        }
        QFAIL(qPrintable("no table " + title));
    }
    /// The first row of a model whose column begins with a text; −1 without one.
    static int rowOf(const QAbstractItemModel* model, const QString& text, int column = 0) {
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, column).data().toString().startsWith(text)) {
                return row;
            }
        }
        return -1;
    }

  private:
    ui::MainWindow* window_ = nullptr;
    ui::DamageView* view_ = nullptr;
};

/// A test of the Damage perspective in the real window.
class DamageFixture : public WindowFixture {
  protected:
    void start() override { on_.open(*window_); }

    QString figure(const QString& label) {
        const auto* model = on_.child<QListView>("damageFigures")->model();
        const int row = DamageWindow::rowOf(model, label);
        return row < 0 ? QString()
                       : model->index(row, 0).data(ui::ReportModel::ValueRole).toString();
    }
    QString detail(const QString& label) {
        const auto* model = on_.child<QListView>("damageFigures")->model();
        const int row = DamageWindow::rowOf(model, label);
        return row < 0 ? QString()
                       : model->index(row, 0).data(ui::ReportModel::DetailRole).toString();
    }
    /// What the window lets through is read again as it was.
    void expectReadAgain() {
        const auto read = plan::readDocument(
            plan::writeDocument(on_.document().plan(), catalogues()), catalogues());
        QVERIFY(std::holds_alternative<plan::Document>(read));
        QVERIFY(std::get<plan::Document>(read) == on_.document().plan());
    }
    QTableView* table(const char* name) { return on_.child<QTableView>(name); }
    /// Looks at the list of targets, 0, or at the one by hand, 1.
    void openTarget(int kind) {
        auto* kinds = on_.child<QTabBar>("targetKind");
        QTest::mouseClick(kinds, Qt::LeftButton, {}, kinds->tabRect(kind).center());
        QCOMPARE(kinds->currentIndex(), kind);
        on_.settle();
    }

    DamageWindow on_;
};

}  // namespace polyplan::test
