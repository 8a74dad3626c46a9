#pragma once

#include <QMainWindow>

#include "core/plan/catalogues.h"

namespace polyplan::ui {

class FileCommands;
class HelpCommands;
class ImageCommands;
class OddsService;
class PerspectiveStack;
class PlanDocument;
class PolypileView;
class Recovery;
struct RecoveredPlan;

/// The window of one plan: assembles document, odds and panels, and holds the menus.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(const plan::Catalogues& catalogues, QWidget* parent = nullptr);
    ~MainWindow() override;

    PlanDocument& document() { return *document_; }
    OddsService& odds() { return *odds_; }
    FileCommands& file() { return *file_; }
    ImageCommands& image() { return *image_; }
    Recovery& recovery() { return *recovery_; }
    HelpCommands& help() { return *help_; }

    /// Opens a plan, or offers to take over what a text of the game says.
    bool take(const QString& path);
    /// Shows again what was left behind, where its window was.
    void restore(const RecoveredPlan& recovered);
    /// Shows the perspective in which the last window was closed.
    void goWhereLeft();

  Q_SIGNALS:
    /// One more file was dropped than the window can show.
    void windowWanted(const QString& path);
    /// All windows are to be closed.
    void quitWanted();

  protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void buildCentre();
    void sayCopied();
    void showOnlySeenCommands();
    void buildFileMenu();
    void buildEditMenu();
    void buildLineMenu();
    void buildStrategyMenu();
    void buildViewMenu();
    void buildHelpMenu();

    PlanDocument* document_;
    OddsService* odds_;
    FileCommands* file_;
    ImageCommands* image_;
    Recovery* recovery_;
    PerspectiveStack* perspectives_ = nullptr;
    PolypileView* polypile_ = nullptr;
    HelpCommands* help_ = nullptr;
};

}  // namespace polyplan::ui
