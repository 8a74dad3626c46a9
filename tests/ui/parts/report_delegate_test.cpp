#include "ui/parts/report_delegate.h"

#include <QGuiApplication>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTest>

#include "tests/ui/support/test_entry.h"
#include "ui/models/report_model.h"

namespace polyplan::ui {
namespace {

class ReportDelegateTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void valuesOfOneLongWordAreBroken() {
        const int oneLine = heightFor(QStringLiteral("“Elbereth”"));
        QCOMPARE(heightFor(QStringLiteral("“%1”").arg(QStringLiteral("e ").repeated(4))), oneLine);
        QVERIFY(heightFor(QStringLiteral("“%1”").arg(QStringLiteral("Elbereth").repeated(8))) >=
                3 * oneLine);
    }

  private:
    static int heightFor(const QString& value) {
        QStandardItemModel model(1, 1);
        const QModelIndex line = model.index(0, 0);
        model.setData(line, QStringLiteral("label"), Qt::DisplayRole);
        model.setData(line, static_cast<int>(ReportModel::Kind::Figure), ReportModel::KindRole);
        model.setData(line, value, ReportModel::ValueRole);
        QStyleOptionViewItem option;
        option.font = QGuiApplication::font();
        option.rect = QRect(0, 0, 240, 1);
        return ReportDelegate().sizeHint(option, line).height();
    }
};

POLYPLAN_UI_TEST(ReportDelegateTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "report_delegate_test.moc"
