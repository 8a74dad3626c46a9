#include "ui/shell/file_commands.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QWindow>
#include <algorithm>

#include "ui/document/plan_document.h"
#include "ui/document/recovery.h"
#include "ui/look/figures.h"
#include "ui/look/mnemonic.h"
#include "ui/look/text.h"
#include "ui/parts/ask.h"
#include "ui/parts/fault_dialog.h"
#include "ui/parts/plain_line.h"
#include "ui/parts/plain_text.h"
#include "ui/parts/typed_first.h"
#include "ui/shell/plan_templates.h"
#include "ui/shell/save_path.h"

namespace polyplan::ui {

namespace {

constexpr auto recentKey = "file/recent";
constexpr int recentAtMost = 8;
constexpr auto planEnding = ".polyplan";

QStringList recentFiles() {
    return QSettings().value(recentKey).toStringList();
}

void forget(const QString& path) {
    QStringList recent = recentFiles();
    recent.removeAll(path);
    QSettings().setValue(recentKey, recent);
}

/// With its folder where another file has the same name.
QString recentName(const QString& path) {
    const QFileInfo file(path);
    const QStringList all = recentFiles();
    const QString name = withoutTurns(file.fileName());
    const bool isAmbiguous = std::ranges::any_of(all, [&](const QString& each) {
        return each != path && QFileInfo(each).fileName() == file.fileName();
    });
    return isAmbiguous ? FileCommands::tr("%1 in %2").arg(name, pathToShow(file.absolutePath()))
                       : name;
}

}  // namespace

FileCommands::FileCommands(PlanDocument& document, QMainWindow& window)
    : QObject(&window), document_(document), window_(window), file_(document.catalogues()) {
    connect(&document_.undoStack(), &QUndoStack::cleanChanged, this, &FileCommands::showState);
    // The other window of a file that was opened anyway may have gone.
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this,
            [this] { claim_.take(file_.path()); });
    showState();
}

void FileCommands::addTo(QMenu& menu) {
    QMenu* fresh = menu.addMenu(tr("&New"));
    for (const PlanTemplate& each : planTemplates()) {
        QAction* action = fresh->addAction(tr(each.name), this, [this, &each] { startNew(each); });
        if (&each == &planTemplates().back()) {
            action->setShortcut(QKeySequence::New);
        }
    }
    menu.addAction(tr("&Open…"), QKeySequence::Open, this, &FileCommands::askAndOpen);
    QMenu* recent = menu.addMenu(tr("Open &recent"));
    connect(&menu, &QMenu::aboutToShow, recent, [this, recent] { fillRecent(*recent); });
    menu.addSeparator();
    menu.addAction(tr("&Save"), QKeySequence::Save, this, &FileCommands::save);
    menu.addAction(tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), this,
                   &FileCommands::saveAs);
}

bool FileCommands::startNew(const PlanTemplate& wanted) {
    if (!mayClose()) {
        return false;
    }
    file_.startNew(tr(wanted.name));
    claim_.take({});
    document_.reset(loadTemplate(wanted, document_.catalogues()));
    showState();
    Q_EMIT planReplaced();
    Q_EMIT templateOpened();
    return true;
}

bool FileCommands::open(const QString& path) {
    enterTyped(window_.focusWidget());
    if (!isSaved() || !fieldsNotTaken().isEmpty() || claim_.isTakenElsewhere(path)) {
        // What can't be opened is no reason to ask. The answer may change what the file holds.
        const auto tried = DocumentFile(document_.catalogues()).load(path);
        if (const auto* fault = std::get_if<FileFault>(&tried)) {
            showFault(*fault, &window_);
            return false;
        }
    }
    if (!mayClose()) {
        return false;
    }
    const Shared shared = claim_.isTakenElsewhere(path) ? askAboutShared(path) : Shared::Share;
    if (shared == Shared::Leave) {
        return false;
    }
    FaultList unknown;
    auto result = file_.load(path, &unknown);
    if (const auto* fault = std::get_if<FileFault>(&result)) {
        showFault(*fault, &window_);
        return false;
    }
    if (shared == Shared::Copy) {
        file_.startNew(tr("%1 (copy)").arg(file_.name()), QString(file_.folder()));
    }
    claim_.take(file_.path());
    document_.reset(std::get<plan::Document>(std::move(result)));
    remember(path);
    showState();
    Q_EMIT planReplaced();
    if (!unknown.empty()) {
        tellOfUnknown(unknown);
    }
    return true;
}

void FileCommands::tellOfUnknown(FaultList& unknown) {
    const std::size_t count = unknown.count();
    const QString first = toQString(printable(unknown.take().front().pointer));
    Q_EMIT message(
        count == 1
            ? tr("1 member of the file is not known and is kept without effect: %1").arg(first)
            : tr("%1 members of the file are not known and are kept without effect, such as %2")
                  .arg(decimal(static_cast<double>(count)), first));
}

bool FileCommands::openLast() {
    const QString last = recentFiles().value(0);
    return !last.isEmpty() && QFileInfo(last).isFile() && !claim_.isTakenElsewhere(last) &&
           open(last);
}

void FileCommands::restore(const RecoveredPlan& recovered) {
    const QFileInfo file(recovered.path);
    if (recovered.path.isEmpty()) {
        file_.startNew(recovered.name.isEmpty() ? tr("Recovered plan") : recovered.name);
    } else if (!file.exists()) {
        file_.startNew(file.completeBaseName(), file.absolutePath());
    } else if (claim_.isTakenElsewhere(recovered.path)) {
        file_.startNew(tr("%1 (recovered)").arg(file.completeBaseName()), file.absolutePath());
    } else {
        file_.resume(recovered.path, recovered.fingerprint);
    }
    claim_.take(file_.path());
    document_.reset(recovered.plan);
    document_.setStrategyIndex(recovered.strategy);
    document_.undoStack().resetClean();
    showState();
    Q_EMIT planReplaced();
}

void FileCommands::askAndOpen() {
    const QString path = QFileDialog::getOpenFileName(
        &window_, tr("Open a plan"), file_.folder(),
        tr("Plans and pictures with a plan (*.polyplan *.png *.svg);;All files (*)"));
    if (!path.isEmpty()) {
        open(path);
    }
}

bool FileCommands::save() {
    enterTyped(window_.focusWidget());
    if (file_.path().isEmpty()) {
        return saveAs();
    }
    if (file_.hasChangedOnDisk()) {
        QMessageBox question(QMessageBox::Warning, tr("Save"),
                             tr("%1 has been changed by another program since it was opened here.")
                                 .arg(pathToShow(file_.path())),
                             QMessageBox::Cancel, &window_);
        QPushButton* overwrite = question.addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
        QPushButton* elsewhere = question.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
        question.setDefaultButton(elsewhere);
        const QAbstractButton* chosen = ask(question);
        if (chosen == elsewhere) {
            return saveAs();
        }
        if (chosen != overwrite) {
            return false;
        }
    }
    return saveTo(file_.path());
}

bool FileCommands::saveAs() {
    enterTyped(window_.focusWidget());
    const QString path = askForSavePath({.title = tr("Save the plan"),
                                         .suggested = suggestedPath(planEnding),
                                         .filter = tr("Plans (*%1)").arg(planEnding),
                                         .endings = {planEnding}},
                                        window_);
    return !path.isEmpty() && saveTo(path);
}

FileCommands::Shared FileCommands::askAboutShared(const QString& path) {
    QMessageBox question(QMessageBox::Warning, tr("Open a plan"),
                         tr("%1 is open in another window.").arg(pathToShow(path)),
                         QMessageBox::Cancel, &window_);
    question.setInformativeText(
        tr("Of two windows with the same plan, the one that is saved last overwrites the other's "
           "changes. A copy has a file of its own once it is saved."));
    QPushButton* copy = question.addButton(tr("Open a &copy"), QMessageBox::AcceptRole);
    QPushButton* share = question.addButton(tr("Open &anyway"), QMessageBox::DestructiveRole);
    question.setDefaultButton(copy);
    const QAbstractButton* chosen = ask(question);
    if (chosen == copy) {
        return Shared::Copy;
    }
    return chosen == share ? Shared::Share : Shared::Leave;
}

bool FileCommands::askAboutOverwriting(const QString& path) {
    QMessageBox question(QMessageBox::Warning, tr("Save"),
                         tr("%1 is open in another window.").arg(pathToShow(path)),
                         QMessageBox::Cancel, &window_);
    question.setInformativeText(tr("Saving this plan there overwrites that window's file."));
    const QPushButton* overwrite =
        question.addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
    question.setDefaultButton(QMessageBox::Cancel);
    return ask(question) == overwrite;
}

bool FileCommands::saveTo(const QString& path) {
    const bool isNewPlace = path != file_.path();
    if (isNewPlace && claim_.isTakenElsewhere(path) && !askAboutOverwriting(path)) {
        return false;
    }
    if (const auto fault = file_.save(document_.plan(), path)) {
        return showFault(*fault, &window_, tr("Save &as…")) && saveAs();
    }
    claim_.take(path);
    document_.undoStack().setClean();
    remember(path);
    showState();
    tellOfWhatIsNotTaken();
    return true;
}

QString FileCommands::fieldsNotTaken() const {
    QStringList fields;
    const auto addThoseOf = [&fields](const auto& texts) {
        for (const auto* text : texts) {
            if (text->mayDrop()) {
                fields.append(tr("“%1”").arg(text->accessibleName()));
            }
        }
    };
    addThoseOf(window_.findChildren<PlainLine*>());
    addThoseOf(window_.findChildren<PlainText*>());
    return fields.join(QStringLiteral(", "));
}

void FileCommands::tellOfWhatIsNotTaken() {
    if (const QString fields = fieldsNotTaken(); !fields.isEmpty()) {
        Q_EMIT message(tr("Saved without what stands in %1, which a plan can't have; the file "
                          "keeps what was there before.")
                           .arg(fields));
    }
}

bool FileCommands::isSaved() const {
    return document_.undoStack().isClean();
}

bool FileCommands::mayClose() {
    enterTyped(window_.focusWidget());
    const QString notTaken = fieldsNotTaken();
    const bool isFileGone = !file_.path().isEmpty() && !QFileInfo(file_.path()).isFile();
    if (isSaved() && !isFileGone) {
        return notTaken.isEmpty() || mayLose(notTaken);
    }
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
                         isFileGone ? tr("Save “%1”? Its file is gone.").arg(shownName())
                                    : tr("Save the changes to “%1”?").arg(shownName()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    if (!notTaken.isEmpty()) {
        question.setInformativeText(
            tr("What stands in %1 can't be saved: a plan can't have it.").arg(notTaken));
    }
    question.setDefaultButton(QMessageBox::Save);
    const QAbstractButton* chosen = ask(question);
    return chosen == question.button(QMessageBox::Discard) ||
           (chosen == question.button(QMessageBox::Save) && save());
}

bool FileCommands::mayLose(const QString& fields) {
    QMessageBox question(QMessageBox::Question, tr("What can't be saved"),
                         tr("Close “%1” without what stands in %2?").arg(shownName(), fields),
                         QMessageBox::Discard | QMessageBox::Cancel, &window_);
    question.setInformativeText(tr("A plan can't have it; the rest is saved."));
    question.setDefaultButton(QMessageBox::Cancel);
    return ask(question) == question.button(QMessageBox::Discard);
}

void FileCommands::giveUpChanges() {
    const auto dropAll = [](const auto& texts) {
        for (auto* text : texts) {
            text->drop();
        }
    };
    dropAll(window_.findChildren<PlainLine*>());
    dropAll(window_.findChildren<PlainText*>());
    document_.undoStack().setClean();
}

void FileCommands::remember(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    forget(absolute);
    QStringList recent = recentFiles();
    recent.prepend(absolute);
    QSettings().setValue(recentKey, recent.mid(0, recentAtMost));
}

void FileCommands::fillRecent(QMenu& menu) {
    menu.clear();
    for (const QString& path : recentFiles()) {
        QAction* action = menu.addAction(withoutMnemonic(recentName(path)), this, [this, path] {
            if (!open(path) && !QFileInfo::exists(path)) {
                forget(path);
            }
        });
        action->setToolTip(pathToShow(path));
    }
    menu.setToolTipsVisible(true);
    menu.setEnabled(!menu.isEmpty());
}

void FileCommands::showState() {
    window_.setWindowTitle(shownName() + "[*]");
    window_.setWindowModified(!isSaved());
    Q_EMIT stateChanged();
}

QString FileCommands::shownName() const {
    return withoutTurns(file_.name());
}

QString FileCommands::suggestedPath(const QString& ending) const {
    const QString name = file_.name() + ending;
    return file_.folder().isEmpty() ? name : QDir(file_.folder()).filePath(name);
}

}  // namespace polyplan::ui
