#pragma once

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "tests/ui/support/widgets.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/heartbeat/heartbeat_view.h"
#include "ui/models/heartbeat/heartbeat_editor.h"
#include "ui/models/heartbeat/heartbeat_service.h"
#include "ui/models/heartbeat/outfit_model.h"
#include "ui/models/report_model.h"
#include "ui/shell/perspective_stack.h"

namespace polyplan::ui {

/// A test of the Heartbeat perspective in the real window.
class HeartbeatFixture : public test::WindowFixture {
  protected:
    void start() override {
        auto* stack = window_->findChild<PerspectiveStack*>();
        const auto rail = window_->findChildren<QToolButton*>();
        const auto heart = std::ranges::find_if(rail, [](const QToolButton* button) {
            return button->accessibleName() == QStringLiteral("Heartbeat");
        });
        QVERIFY(stack != nullptr && heart != rail.end());
        QTest::mouseClick(*heart, Qt::LeftButton);
        view_ = window_->findChild<HeartbeatView*>();
        QVERIFY(view_ != nullptr && view_->isVisible());
        settle();
    }

    const plan::Heartbeat& heartbeat() { return view_->editor().heartbeat(); }
    HeartbeatService& service() { return view_->service(); }
    void settle() { QTRY_VERIFY(service().isComplete()); }
    template <typename T>
    T* part(const char* name) {
        return test::namedPart<T>(*view_, name);
    }
    void choose(const char* name, const QString& text) {
        test::chooseByKeys(*part<QComboBox>(name), text);
        settle();
    }
    void type(const char* name, int number) {
        auto* box = part<QSpinBox>(name);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::number(number));
        QTest::keyClick(box, Qt::Key_Return);
        settle();
    }
    void openTab(const QString& title) {
        auto* bar = part<QTabWidget>("conditions")->tabBar();
        for (int at = 0; at < bar->count(); ++at) {
            if (bar->tabText(at) == title) {
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(at).center());
                return;
            }
        }
        QFAIL("no such tab");
    }
    /// Opens the editor of a cell of a table, which has the focus then.
    void beginTyping(const char* name, int row, int column) {
        auto* table = part<QTableView>(name);
        const QModelIndex index = table->model()->index(row, column);
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
        QTest::keyClick(table, Qt::Key_F2);
        QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget() != table);
    }
    /// The list that pops up below a field; null if none does.
    static QAbstractItemView* shownSuggestions() {
        return qobject_cast<QAbstractItemView*>(QApplication::activePopupWidget());
    }
    void typeInto(const char* name, int row, int column, const QString& text) {
        beginTyping(name, row, column);
        QWidget* editor = QApplication::focusWidget();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents();
        settle();
    }
    QString figure(const QString& label) {
        const auto* model = part<QListView>("heartbeatFigures")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString().startsWith(label)) {
                return model->index(row, 0).data(ReportModel::ValueRole).toString();
            }
        }
        return {};
    }
    void wearRing() {
        typeInto("outfit", 2, OutfitModel::Item, QStringLiteral("ring of regeneration"));
    }

    HeartbeatView* view_ = nullptr;
};

}  // namespace polyplan::ui
