#include "ui/polypile/stack_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/look/metrics.h"
#include "ui/models/stack_words.h"
#include "ui/parts/opening_size.h"

namespace polyplan::ui {

StackDialog::StackDialog(PlanDocument& document, int row, QWidget* parent) : QDialog(parent) {
    const Metrics metrics(font());
    setObjectName("stackDialog");
    setWindowTitle(tr("What it is"));
    setAccessibleName(windowTitle());
    auto* title = new QLabel(this);
    title->setFont(metrics.strong);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    auto* form = new StackForm(document, this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(title);
    rows->addWidget(form, 1);
    rows->addWidget(buttons);
    setOpeningSize(*this, {60 * fontMetrics().averageCharWidth(), 12 * metrics.line});
    const auto showTitle = [this, &document, title, row] {
        const std::vector<plan::Stack> inventory = document.inventory();
        if (row < std::ssize(inventory) && document.table() != nullptr) {
            title->setText(
                markedTitle(inventory[static_cast<std::size_t>(row)], *document.table()));
        } else {
            reject();
        }
    };
    connect(&document, &PlanDocument::planChanged, this, showTitle);
    form->setPlace(row);
    showTitle();
    form->focusFirst();
}

}  // namespace polyplan::ui
