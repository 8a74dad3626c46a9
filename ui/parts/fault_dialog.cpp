#include "ui/parts/fault_dialog.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/document/document_file.h"
#include "ui/parts/opening_size.h"

namespace polyplan::ui {

bool showFault(const FileFault& fault, QWidget* window, const QString& remedy) {
    QDialog dialog(window);
    dialog.setWindowTitle(QObject::tr("Polyplan"));
    auto* layout = new QVBoxLayout(&dialog);
    auto* summary = new QLabel(fault.summary, &dialog);
    summary->setWordWrap(true);
    summary->setTextFormat(Qt::PlainText);
    QFont bold = summary->font();
    bold.setBold(true);
    summary->setFont(bold);
    layout->addWidget(summary);
    if (fault.details.size() > 1) {
        layout->addWidget(new QLabel(QObject::tr("%1 faults:").arg(fault.details.size()), &dialog));
    }
    auto* details = new QPlainTextEdit(fault.details.join('\n'), &dialog);
    details->setReadOnly(true);
    details->setAccessibleName(QObject::tr("Faults"));
    layout->addWidget(details, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    if (!remedy.isEmpty()) {
        buttons->addButton(remedy, QDialogButtonBox::AcceptRole)->setDefault(true);
    }
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    layout->addWidget(buttons);
    setOpeningSize(dialog, {dialog.fontMetrics().averageCharWidth() * 80,
                            dialog.fontMetrics().height() * (fault.details.size() > 3 ? 20 : 11)});
    return dialog.exec() == QDialog::Accepted;
}

}  // namespace polyplan::ui
