#include "ui/parts/titled.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/look/metrics.h"
#include "ui/look/section_label.h"

namespace polyplan::ui {

QWidget* titled(const QString& title, QWidget* content, const QString& toolTip, QWidget* parent,
                QWidget* beside) {
    const Metrics metrics(parent->font());
    auto* panel = new QWidget(parent);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(3 * metrics.step, 2 * metrics.step, 2 * metrics.step, metrics.step);
    layout->setSpacing(metrics.step);
    auto* label = new SectionLabel(title, panel);
    label->setToolTip(toolTip);
    auto* head = new QHBoxLayout;
    head->addWidget(label, 1);
    if (beside != nullptr) {
        head->addWidget(beside, 0, Qt::AlignRight);
    }
    layout->addLayout(head);
    layout->addWidget(content, 1);
    content->setAccessibleName(title);
    content->setToolTip(toolTip);
    return panel;
}

}  // namespace polyplan::ui
