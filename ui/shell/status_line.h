#pragma once

#include <QObject>
#include <QRect>
#include <QString>

class QLabel;
class QStatusBar;

namespace polyplan::ui {

class FileCommands;
class Legend;
class OddsService;
class PlanDocument;

/// What the status bar says: how much lies on the line, what the colors mean, how sure the figures
/// are and whether the plan is saved.
class StatusLine : public QObject {
    Q_OBJECT

  public:
    StatusLine(PlanDocument& document, OddsService& odds, FileCommands& file, QStatusBar& bar);

    /// Whether it speaks of the line, or only of the plan as a whole.
    void setTellsOfLine(bool tells);
    /// Why a crash would lose the changes; empty if it would not.
    void setUnprotected(const QString& why);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// Shows what there is room for: the state first, then counts, reach and legend.
    void fit();
    /// Where a message stands, before the state.
    QRect messageRoom() const;
    bool isMessageCut() const;
    void paintCutMessage();
    void showFates();
    void showCounts();
    void showOdds();
    void showState();
    /// A message stays with the step that brought it and goes with the next.
    void endMessage();

    PlanDocument& document_;
    OddsService& odds_;
    FileCommands& file_;
    QStatusBar& bar_;
    QLabel* counts_;
    QLabel* reach_;
    Legend* legend_;
    QLabel* state_;
    bool tellsOfLine_ = true;
    bool isMessageNew_ = false;  ///< the step that brought it may still be under way
    QString unprotected_;
};

}  // namespace polyplan::ui
