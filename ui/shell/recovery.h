#pragma once

#include <QLockFile>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"

namespace polyplan::ui {

class FileCommands;
class PlanDocument;

/// A plan whose changes were not saved when its program ended.
struct RecoveredPlan {
    QString recoveryPath;  ///< the file it was found in
    plan::Document plan;
    QString path;  ///< of the plan's own file; empty if it had none
};

/// Keeps the unsaved changes of a window in a file of its own, so that a crash loses two seconds of
/// work at most. The plan's own file is never touched. The file is gone once the changes are saved
/// or given up.
class Recovery : public QObject {
    Q_OBJECT

  public:
    Recovery(PlanDocument& document, const FileCommands& file, QObject* parent);
    ~Recovery() override;

    /// Where this window's changes are kept.
    const QString& path() const { return path_; }

    /// Takes over the file of a plan that was left behind and is open in this window now.
    void adopt(const RecoveredPlan& recovered);

    /// Plans that programs left behind which are no longer running. Files that hold no plan are
    /// passed over.
    static std::vector<RecoveredPlan> leftBehind(const plan::Catalogues& catalogues);
    /// Gives up a plan that was left behind.
    static void discard(const RecoveredPlan& recovered);

  private:
    void follow();
    void write();

    PlanDocument& document_;
    const FileCommands& file_;
    QString path_;
    std::unique_ptr<QLockFile> lock_;
    QTimer timer_;
};

}  // namespace polyplan::ui
