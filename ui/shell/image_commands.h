#pragma once

#include <QObject>
#include <optional>

#include "ui/shell/document_file.h"

class QMenu;
class QMimeData;
class QWidget;

namespace polyplan::ui {

class FileCommands;
class OddsService;
class PlanDocument;

/// Shows the current strategy as a picture that carries the plan: as a file or on the clipboard.
class ImageCommands : public QObject {
    Q_OBJECT

  public:
    ImageCommands(PlanDocument& document, OddsService& odds, FileCommands& file, QWidget& window);

    void addTo(QMenu& menu);

    void askAndExport();
    /// Writes a PNG file, as a whole or not at all.
    std::optional<FileFault> exportTo(const QString& path);
    void copy();

  private:
    std::variant<QByteArray, FileFault> picture();

    PlanDocument& document_;
    OddsService& odds_;
    FileCommands& file_;
    QWidget& window_;
};

}  // namespace polyplan::ui
