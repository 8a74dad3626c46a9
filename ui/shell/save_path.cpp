#include "ui/shell/save_path.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
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

/// Qt takes what stands between quotation marks for one name of several, and drops the rest.
class SaveDialog : public QFileDialog {
  public:
    SaveDialog(const SaveQuestion& question, QWidget& window)
        : QFileDialog(&window, question.title, question.suggested, question.filter) {
        setAcceptMode(AcceptSave);
        setDefaultSuffix(question.endings.front().mid(1));
    }

    void suggest(const QString& path) {
        const QFileInfo file(path);
        selectFile(file.dir().filePath(file.fileName().replace('"', '\'')));
    }

  protected:
    void accept() override {
        const auto* name = findChild<QLineEdit*>();
        if (name == nullptr || !name->text().contains('"')) {
            QFileDialog::accept();
            return;
        }
        QMessageBox refusal(QMessageBox::Warning, windowTitle(),
                            tr("A name can't be given here with quotation marks (\")."),
                            QMessageBox::Ok, this);
        refusal.setInformativeText(tr("Apostrophes (') do."));
        ask(refusal);
    }
};

}  // namespace

QString askForSavePath(const SaveQuestion& question, QWidget& window) {
    QString selected = question.suggested;
    while (true) {
        SaveDialog dialog(question, window);
        dialog.suggest(selected);
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
