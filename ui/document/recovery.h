#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "ui/document/whole_file.h"

namespace polyplan::ui {

class DocumentFile;
class PlanDocument;

/// A plan whose changes were not saved when its program ended.
struct RecoveredPlan {
    QString recoveryPath;  ///< the file it was found in
    plan::Document plan;
    QString path;  ///< absolute, of the plan's own file; empty if it had none
    QString name;  ///< then what it was called: after a template, a picture or an original
    QByteArray fingerprint;  ///< what that file held when the changes were made
    QDateTime changed{};     ///< when the last of them was kept
    int strategy = 0;        ///< whose tab was shown then
    QString perspective{};   ///< id of the one that was shown
};

/// What programs left behind that are no longer running.
struct LeftBehind {
    std::vector<RecoveredPlan> plans;
    /// Files that can't be read as plans: they have been put aside, under the name in the fault,
    /// and are not found again.
    std::vector<FileFault> unreadable;
};

/// Keeps the unsaved changes of a window in a file of its own that only this user may read, so that
/// a crash loses two seconds of work at most. The plan's own file is never touched. The file is
/// gone once the changes are saved or given up, and stays if the window goes in any other way.
class Recovery : public QObject {
    Q_OBJECT

  public:
    Recovery(PlanDocument& document, const DocumentFile& file, QObject* parent);
    ~Recovery() override;

    /// Where this window's changes are kept.
    const QString& path() const { return path_; }

    /// What is to be shown again with the changes. @param id of a perspective
    void setPerspective(const QString& id) { perspective_ = id; }
    /// Takes over the file of a plan that was left behind and is open in this window now.
    void adopt(const RecoveredPlan& recovered);
    /// The changes are not wanted any more.
    void giveUp();

    static LeftBehind leftBehind(const plan::Catalogues& catalogues);
    /// Gives up a plan that was left behind.
    static void discard(const RecoveredPlan& recovered);

  Q_SIGNALS:
    /// Why the changes can't be kept, for people; empty when they can be again.
    void failed(const QString& why);

  private:
    class Writer;
    void follow();
    void write();
    void showOutcome(const QString& why);

    PlanDocument& document_;
    const DocumentFile& file_;
    QString path_;
    QString perspective_;
    std::unique_ptr<QLockFile> lock_;
    QTimer timer_;
    QString why_;
    std::unique_ptr<Writer> writer_;
};

}  // namespace polyplan::ui
