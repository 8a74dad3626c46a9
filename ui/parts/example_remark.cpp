#include "ui/parts/example_remark.h"

#include <QLabel>

#include "ui/look/metrics.h"

namespace polyplan::ui {

QLabel* exampleRemark(const QString& what, const char* objectName, QWidget* parent) {
    auto* remark = new QLabel(parent);
    remark->setObjectName(QLatin1StringView(objectName));
    remark->setFont(Metrics(parent->font()).small);
    remark->setForegroundRole(QPalette::PlaceholderText);
    remark->setWordWrap(true);
    remark->setText(QObject::tr("The strategy has no %1 yet: this is an example, which becomes its "
                                "own as soon as you change it.")
                        .arg(what));
    return remark;
}

}  // namespace polyplan::ui
