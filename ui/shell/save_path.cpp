#include "ui/shell/save_path.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

#include "ui/look/text.h"
#include "ui/parts/ask.h"

namespace polyplan::ui {

namespace {

bool endsInOneOf(const QString& path, const QStringList& endings) {
    return std::ranges::any_of(endings, [&path](const QString& ending) {
        return path.endsWith(ending, Qt::CaseInsensitive);
    });
}

/// The dialog asks by the name that was typed, which an ending has come to since.
bool askAboutReplacing(const QString& path, const QString& title, QWidget& window) {
    QMessageBox question(
        QMessageBox::Warning, title,
        QObject::tr("%1 already exists.").arg(withoutTurns(QFileInfo(path).fileName())),
        QMessageBox::Cancel, &window);
    const QPushButton* replace =
        question.addButton(QObject::tr("&Replace"), QMessageBox::DestructiveRole);
    question.setDefaultButton(QMessageBox::Cancel);
    return ask(question) == replace;
}

}  // namespace

QString askForSavePath(const SaveQuestion& question, QWidget& window) {
    QString selected = question.suggested;
    while (true) {
        QFileDialog dialog(&window, question.title, question.suggested, question.filter);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setDefaultSuffix(question.endings.front().mid(1));
        dialog.selectFile(selected);
        if (dialog.exec() != QDialog::Accepted) {
            return {};
        }
        selected = dialog.selectedFiles().value(0);
        if (endsInOneOf(selected, question.endings)) {
            return selected;
        }
        selected += question.endings.front();
        if (!QFileInfo::exists(selected) || askAboutReplacing(selected, question.title, window)) {
            return selected;
        }
    }
}

}  // namespace polyplan::ui
