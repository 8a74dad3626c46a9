#include "ui/parts/empty_remark.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QVBoxLayout>

namespace polyplan::ui {

QLabel* sayWhenEmpty(QAbstractItemView& view, const QString& text, const char* objectName) {
    auto* remark = new QLabel(text, view.viewport());
    remark->setObjectName(QLatin1StringView(objectName));
    remark->setForegroundRole(QPalette::PlaceholderText);
    remark->setWordWrap(true);
    auto* inside = new QVBoxLayout(view.viewport());
    inside->addWidget(remark, 0, Qt::AlignTop);
    const QAbstractItemModel* model = view.model();
    const auto follow = [model, remark] {
        remark->setVisible(model->columnCount() > 0 && model->rowCount() == 0);
    };
    QObject::connect(model, &QAbstractItemModel::modelReset, remark, follow);
    // A filter that sorts anew tells of no rows.
    QObject::connect(model, &QAbstractItemModel::layoutChanged, remark, follow);
    QObject::connect(model, &QAbstractItemModel::rowsInserted, remark, follow);
    QObject::connect(model, &QAbstractItemModel::rowsRemoved, remark, follow);
    follow();
    return remark;
}

}  // namespace polyplan::ui
