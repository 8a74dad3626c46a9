#pragma once

#include <QDialog>
#include <QTimer>
#include <memory>

#include "ui/document/worker.h"
#include "ui/models/import_preview.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;

namespace polyplan::ui {

class GameTextEdit;
class ImportModel;
class ImportTable;
class PlanDocument;
class StaleVeil;

/// Where a text that the game printed is read into the plan: it shows line by line, while one
/// types, what is understood and what comes of it, and becomes one undo step.
class ImportDialog : public QDialog {
    Q_OBJECT

  public:
    /// What it begins with.
    struct Start {
        QString text;
        plan::ImportPlace place;  ///< that is offered first
        bool isTakenUp = false;   ///< it is what an import had that was given up
    };

    ImportDialog(PlanDocument& document, const Start& start, QWidget* parent);
    ~ImportDialog() override;

    /// What the next one may begin with if this is given up.
    Start givenUp() const;

  public Q_SLOTS:
    void accept() override;

  Q_SIGNALS:
    /// What came of it, for the status bar.
    void message(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void buildText();
    QWidget* buildChoices();
    QWidget* buildFoot();
    void addPlaces(plan::ImportPlace wanted);
    plan::ImportPlace chosenPlace() const;
    /// In place of all that is there.
    void pasteAnew();
    void openFile(const QString& path);
    void askForFile();
    /// Reads once the typing rests.
    void readSoon();
    void mend(const std::string& line, int column, int value);
    void read();
    void show(std::shared_ptr<const ImportPreview> preview);
    void fitTable();
    void showStory();
    void goToUnread();
    /// Shows what a row is of, to be mended there.
    void leadToText(int row);
    void say(const QString& words);
    void import();

    PlanDocument& document_;
    ImportQuestion question_;
    std::shared_ptr<const ImportPreview> preview_;
    bool isCurrent_ = false;       ///< the preview belongs to what is there
    bool isAcceptedSoon_ = false;  ///< import as soon as it does
    bool isSplitByHand_ = false;
    QTimer rest_;
    QTimer fit_;
    ImportModel* model_;
    GameTextEdit* text_ = nullptr;
    QComboBox* place_ = nullptr;
    QPushButton* switchGame_ = nullptr;  ///< shown where the text is of another game
    ImportTable* table_ = nullptr;
    QSplitter* rows_ = nullptr;  ///< the text above the table
    QLabel* story_ = nullptr;
    QLabel* summary_ = nullptr;
    QPushButton* nextUnread_ = nullptr;  ///< shown where a line is not understood
    QPushButton* import_ = nullptr;
    StaleVeil* veil_ = nullptr;  ///< over what is told of a text that has changed
    std::unique_ptr<Errand> errand_;
};

}  // namespace polyplan::ui
