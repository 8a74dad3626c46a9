#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <variant>

#include "ui/document/document_file.h"
#include "ui/export/picture_source.h"

class QAction;
class QMenu;
class QWidget;

namespace polyplan::ui {

class FileCommands;
class PlanDocument;

/// Shows the current strategy as a picture: as a file or on the clipboard. Pictures are made off
/// the UI thread, with a way to give up.
class ImageCommands : public QObject {
    Q_OBJECT

  public:
    ImageCommands(PlanDocument& document, FileCommands& file, QWidget& window);

    void addTo(QMenu& menu);

    /// What pictures are made of in place of the strategy that is shown; it may give nothing.
    using OtherSource = std::function<std::shared_ptr<const PictureSource>()>;
    void setOtherSource(OtherSource source);
    /// The id of the perspective that is shown: its page is the first to be offered.
    void setPerspective(const QString& id) { perspective_ = id; }
    QAction* exportAction() { return exportAction_; }

    /// Asks what the picture shows and where it goes.
    void askAndExport();
    /// Writes a picture, as a whole or not at all; what fails is told in a dialog.
    void exportTo(const QString& path, PictureFormat format, const PictureOptions& options);
    /// Puts a PNG with the plan inside on the clipboard.
    void copy();

  Q_SIGNALS:
    /// A picture is written or on the clipboard; for the status bar.
    void done(const QString& text);

  private:
    using Use = std::function<void(const QByteArray& picture)>;

    void showWhetherReady();
    std::shared_ptr<const PictureSource> source() const;
    void make(std::shared_ptr<const PictureSource> source, PictureFormat format,
              const PictureOptions& options, Use use);
    void write(const std::shared_ptr<const PictureSource>& source, const QString& path,
               PictureFormat format, const PictureOptions& options);

    PlanDocument& document_;
    FileCommands& file_;
    QWidget& window_;
    OtherSource other_;
    QString perspective_;
    QAction* exportAction_;
    QAction* copyAction_;
};

}  // namespace polyplan::ui
