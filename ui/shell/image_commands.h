#pragma once

#include <QObject>
#include <optional>

#include "ui/shell/document_file.h"

class QAction;
class QMenu;
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
    QAction* exportAction() { return exportAction_; }

    void askAndExport();
    /// Writes a PNG file, as a whole or not at all.
    std::optional<FileFault> exportTo(const QString& path);
    void copy();

  private:
    void showWhetherReady();
    std::variant<QByteArray, FileFault> picture();

    PlanDocument& document_;
    OddsService& odds_;
    FileCommands& file_;
    QWidget& window_;
    QAction* exportAction_;
    QAction* copyAction_;
};

}  // namespace polyplan::ui
