#pragma once

#include <QObject>

#include "ui/document/document_file.h"
#include "ui/document/file_claim.h"

class QMainWindow;
class QMenu;

namespace polyplan::ui {

class PlanDocument;
struct PlanTemplate;
struct RecoveredPlan;

/// What the File menu does with the plan of a window. Keeps the window's title and its mark for
/// unsaved changes.
class FileCommands : public QObject {
    Q_OBJECT

  public:
    FileCommands(PlanDocument& document, QMainWindow& window);

    void addTo(QMenu& menu);

    /// Each asks about unsaved changes first. @returns whether the plan is open now.
    bool startNew(const PlanTemplate& wanted);
    bool open(const QString& path);
    void askAndOpen();
    /// The plan that was opened or saved last, if it is still there and in no other window.
    bool openLast();

    /// @returns whether the plan is saved now.
    bool save();
    bool saveAs();

    /// Asks what to do with unsaved changes, if there are any.
    /// @returns whether the plan may be given up.
    bool mayClose();
    /// Nothing more is asked about what is not saved.
    void giveUpChanges();

    bool isSaved() const;
    /// The plan's own file; empty if it has none.
    const QString& path() const { return file_.path(); }
    const DocumentFile& documentFile() const { return file_; }

    /// Opens what was recovered after a crash, as unsaved changes to the plan's own file as it was
    /// then; if that is gone or open in another window, as a plan without a file.
    void restore(const RecoveredPlan& recovered);

    /// Where a file with the plan's name and this ending (".png") would go.
    QString suggestedPath(const QString& ending) const;

  Q_SIGNALS:
    /// Whether the plan is saved, or its name, has changed.
    void stateChanged();
    /// Another plan has taken the place of the one that was open.
    void planReplaced();
    /// A new plan was begun from a template.
    void templateOpened();
    /// What the file does not have though it is saved, or has though nobody knows it; for the
    /// status bar.
    void message(const QString& text);

  private:
    /// What to do about a file that another window has.
    enum class Shared { Leave, Copy, Share };
    Shared askAboutShared(const QString& path);
    bool askAboutOverwriting(const QString& path);
    bool saveTo(const QString& path);
    /// Fields that show what can't stand in a plan, by name; empty where there are none.
    QString fieldsNotTaken() const;
    void tellOfWhatIsNotTaken();
    /// Asks whether that is given up where all else is saved.
    bool mayLose(const QString& fields);
    /// Of members of the file just opened that are not known; takes them.
    void tellOfUnknown(FaultList& unknown);
    void remember(const QString& path);
    /// The plan's name, for people.
    QString shownName() const;
    void fillRecent(QMenu& menu);
    void showState();

    PlanDocument& document_;
    QMainWindow& window_;
    DocumentFile file_;
    FileClaim claim_;
};

}  // namespace polyplan::ui
