#include "ui/parts/page_columns.h"

#include <QSplitterHandle>
#include <QTest>
#include <memory>

#include "tests/ui/support/test_entry.h"

namespace polyplan::ui {
namespace {

class PageColumnsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        columns_ = std::make_unique<PageColumns>();
        for (const int least : {100, 300, 100}) {
            auto* column = new QWidget(columns_.get());
            column->setMinimumWidth(least);
            columns_->addWidget(column);
        }
        columns_->setWanted({200, 600, 300});
        columns_->resize(1102, 400);
        columns_->show();
    }

    void haveWhatTheyWant() { QTRY_COMPARE(beside(), (QList<int>{200, 300})); }

    void middleYieldsMost() {
        columns_->resize(882, 400);
        QTRY_VERIFY(columns_->sizes().front() < 200);
        const QList<int> sizes = columns_->sizes();
        QVERIFY(sizes.front() > 160 && sizes.back() > 240 && sizes[1] < 480);
        // What was squeezed together is as it was before.
        columns_->resize(600, 400);
        columns_->resize(1102, 400);
        QTRY_COMPARE(beside(), (QList<int>{200, 300}));
    }

    void growWithTheWindow() {
        columns_->resize(1322, 400);
        QTRY_VERIFY(qAbs(columns_->sizes().front() - 240) <= 1);
        QVERIFY(qAbs(columns_->sizes().back() - 360) <= 1);
        columns_->resize(3000, 400);
        QTRY_COMPARE(columns_->sizes().front(), 300);
        QCOMPARE(columns_->sizes().back(), 450);
    }

    void keepWhatAHandGaveThem() {
        QSplitterHandle* handle = columns_->handle(1);
        const QPoint place = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, place);
        QTest::mouseMove(handle, place + QPoint(50, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, place + QPoint(50, 0));
        QVERIFY(columns_->isByHand());
        const QList<int> sizes = columns_->sizes();
        QVERIFY(sizes.front() > 230);
        columns_->resize(1402, 400);
        QTRY_COMPARE(columns_->sizes(), (QList<int>{sizes[0], sizes[1] + 300, sizes[2]}));
    }

  private:
    /// The widths of the outer columns.
    QList<int> beside() const { return {columns_->sizes().front(), columns_->sizes().back()}; }

    std::unique_ptr<PageColumns> columns_;
};

POLYPLAN_UI_TEST(PageColumnsTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "page_columns_test.moc"
