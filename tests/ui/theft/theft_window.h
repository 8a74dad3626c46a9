#pragma once

#include <QApplication>
#include <QClipboard>
#include <QListView>
#include <QPushButton>
#include <QTest>
#include <algorithm>
#include <vector>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/models/report_model.h"
#include "ui/models/theft/remedies_model.h"
#include "ui/models/theft/theft_editor.h"
#include "ui/models/theft/theft_service.h"
#include "ui/parts/boxed_row_delegate.h"
#include "ui/polypile/import_dialog.h"
#include "ui/theft/theft_view.h"

namespace polyplan::ui {

/// A test of the Theft perspective in the real window.
class TheftFixture : public test::WindowFixture {
  public:
    TheftFixture() : WindowFixture(Needs::Drag) {}

  protected:
    plan::Document plan() override {
        plan::Document plan = test::smallPlan();
        theft::Request& theft = plan.strategies.front().theft.emplace();
        theft.monster = "Wizard of Yendor";
        theft.turns = 50;
        theft.armorClass = -20;
        for (const theft::Kind kind : {theft::Kind::QuestArtifact, theft::Kind::Amulet,
                                       theft::Kind::FakeAmulet, theft::Kind::BellOfOpening}) {
            theft.inventory.push_back({.kind = kind, .name = ""});
        }
        return plan;
    }
    void start() override {
        QTest::keyClick(window_.get(), Qt::Key_5, Qt::ControlModifier);
        view_ = child<TheftView>();
        QVERIFY(view_ != nullptr && view_->isVisible());
        settle();
    }

    void settle() { QTRY_VERIFY(view_->service().isComplete()); }
    const theft::Request& request() { return view_->editor().request(); }
    /// Pastes a text of the game, and takes it.
    void import(const QString& text) {
        QApplication::clipboard()->setText(text);
        list("openThings")->setFocus();
        key(Qt::Key_V, Qt::ControlModifier);
        const auto dialog = [this] { return child<ImportDialog>(); };
        QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
        auto* take = dialog()->findChild<QPushButton*>("importButton");
        QTRY_VERIFY(take->isEnabled());
        QTest::mouseClick(take, Qt::LeftButton);
        QTRY_VERIFY(dialog() == nullptr || !dialog()->isVisible());
    }
    std::vector<QString> names(const char* of) {
        std::vector<QString> all;
        for (int row = 0; row < list(of)->model()->rowCount(); ++row) {
            all.push_back(list(of)->model()->index(row, 0).data().toString());
        }
        return all;
    }
    int steps() { return document().undoStack().count(); }
    QListView* list(const char* name) { return child<QListView>(name); }
    QPoint middle(QListView* view, int row) {
        return view->visualRect(view->model()->index(row, 0)).center();
    }
    void click(QListView* view, int row) {
        view->scrollTo(view->model()->index(row, 0));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, middle(view, row));
    }
    /// The button of a remedy.
    void doRemedy(int row) {
        QListView* remedies = list("remedies");
        const QModelIndex index = remedies->model()->index(row, 0);
        remedies->scrollTo(index);
        QStyleOptionViewItem option;
        option.font = remedies->font();
        option.widget = remedies;
        option.rect = remedies->visualRect(index);
        QTest::mouseClick(remedies->viewport(), Qt::LeftButton, {},
                          BoxedRowDelegate::buttonRect(option, index).center());
    }
    void clickBox(QListView* view, int row) {
        const QRect rect = view->visualRect(view->model()->index(row, 0));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          BoxedRowDelegate::boxRect(rect, view->font()).center());
    }
    void clickToo(QListView* view, int row, Qt::KeyboardModifier modifier) {
        QTest::mouseClick(view->viewport(), Qt::LeftButton, modifier, middle(view, row));
    }
    static std::vector<int> chosenRows(const QListView* view) {
        std::vector<int> rows;
        for (const QModelIndex& index : view->selectionModel()->selectedIndexes()) {
            rows.push_back(index.row());
        }
        std::ranges::sort(rows);
        return rows;
    }
    QString figure(const char* id) {
        const auto* model = list("theftFigures")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, 0);
            if (index.data(ReportModel::IdRole).toString() == QLatin1StringView(id)) {
                return index.data(ReportModel::ValueRole).toString();
            }
        }
        return {};
    }
    int remedyRow(const char* id) {
        const auto* model = list("remedies")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data(RemediesModel::IdRole) == QLatin1StringView(id)) {
                return row;
            }
        }
        return -1;
    }
    std::vector<theft::Kind> kinds(bool inContainer) {
        std::vector<theft::Kind> result;
        for (const theft::Thing& thing : request().inventory) {
            if (thing.inContainer == inContainer) {
                result.push_back(thing.kind);
            }
        }
        return result;
    }

    TheftView* view_ = nullptr;
};

}  // namespace polyplan::ui
