#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <variant>

#include "core/json/fault_list.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "core/plan/limits.h"
#include "ui/document/whole_file.h"

namespace polyplan::ui {

/// The plan in a file's bytes, which may be a plan document or a picture that was exported with its
/// plan. Takes any bytes whatever.
/// @param name of the file, for the faults
/// @param unknown as in `plan::readDocument`
/// @param mostBytes that a plan document may have
std::variant<plan::Document, FileFault> readPlan(const QByteArray& contents, const QString& name,
                                                 const plan::Catalogues& catalogues,
                                                 FaultList* unknown = nullptr,
                                                 std::size_t mostBytes = plan::limits::fileBytes);

/// The file that a window's plan comes from and is saved to. It remembers what the file held, so
/// that a change made by others is noticed before it is overwritten.
class DocumentFile {
  public:
    explicit DocumentFile(const plan::Catalogues& catalogues) : catalogues_(catalogues) {}

    /// Absolute; empty as long as the plan has no file of its own: a new one, or one out of a
    /// picture.
    const QString& path() const { return path_; }
    /// The file's own name without its ending, or that of the picture or template; what is shown of
    /// it is shown `withoutTurns`.
    const QString& name() const { return name_; }

    /// Where the plan, or the picture that it is out of, was found; empty for a new one.
    const QString& folder() const { return folder_; }

    /// Reads a plan or a picture. After a fault all is as before.
    /// @param unknown as in `plan::readDocument`
    std::variant<plan::Document, FileFault> load(const QString& path, FaultList* unknown = nullptr);
    /// Forgets the file: the plan is new.
    void startNew(const QString& name, const QString& folder = {});

    /// What the file held when it was loaded or saved last; empty without a file.
    const QByteArray& fingerprint() const { return fingerprint_; }
    /// Takes up a file that another window had, which held what the fingerprint tells.
    void resume(const QString& path, const QByteArray& fingerprint);

    /// Whether the file at `path()` no longer holds what was loaded from it or saved to it last.
    bool hasChangedOnDisk() const;

    /// Writes the plan to `path` as a whole or, with a fault, not at all: then an older file there
    /// is still whole. What could not be opened again is a fault.
    std::optional<FileFault> save(const plan::Document& plan, const QString& path);

  private:
    const plan::Catalogues& catalogues_;
    QString path_;
    QString name_;
    QString folder_;
    QByteArray fingerprint_;
};

}  // namespace polyplan::ui
