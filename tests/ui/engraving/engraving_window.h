#pragma once

#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "tests/ui/support/plans.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/document/plan_document.h"
#include "ui/engraving/engraving_view.h"
#include "ui/models/engraving/engraving_service.h"

namespace polyplan::test {

/// A test of the Engraving perspective in the real window.
class EngravingFixture : public WindowFixture {
  protected:
    using WindowFixture::WindowFixture;

    plan::Document plan() override {
        plan::Document plan = smallPlan();
        plan.inventory = {stack("athame"), stack("scroll of light", 2)};
        return plan;
    }
    void start() override {
        QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
        view_ = child<ui::EngravingView>();
        QVERIFY(view_ != nullptr && view_->isVisible());
    }

    const plan::Engraving& engraving() { return *document().strategy().engraving; }
    void settle() { QTRY_VERIFY(view_->service().isCurrent() && view_->service().answer()); }
    void writeElbereth() {
        QTest::mouseClick(child<QPushButton>("elberethPreset"), Qt::LeftButton);
        settle();
    }
    /// The place of a stylus in the table as it is sorted; −1 if it is not there.
    int rowOf(const QString& stylus) {
        const auto* model = child<QTableView>("stylusTable")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString() == stylus) {
                return row;
            }
        }
        return -1;
    }

    ui::EngravingView* view_ = nullptr;
};

}  // namespace polyplan::test
