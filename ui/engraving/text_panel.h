#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace polyplan::ui {

class BestPanel;
class EngravingService;
class PlainLine;
class PlanDocument;
class TextCells;

/// What is to be written: typed in, letter by letter with its risk, and what speaks against it.
class TextPanel : public QWidget {
    Q_OBJECT

  public:
    TextPanel(PlanDocument& document, EngravingService& service, QWidget* parent = nullptr);

    void startTyping();

    /// With a text of one line, a short reason and two of the best styluses, whatever there is now.
    int usualHeight() const;
    /// Leaves cells of long texts to be scrolled to where they would take more.
    void setMostHeight(int height);

  Q_SIGNALS:
    void message(const QString& text);

  protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildHeader();
    void typed(const QString& text);
    void follow();
    void showText();
    void showState();
    void showAnswer();
    void showCount();
    void showFault(const QString& fault);
    void fitCells();
    void fillPiles();
    /// @param before what stands there; may be empty
    void putOnPile(int distance, const QString& before);

    PlanDocument& document_;
    EngravingService& service_;
    PlainLine* line_;
    QLabel* count_ = nullptr;
    int kept_ = 0;  ///< characters of the old text that it is added to
    QLabel* fault_;
    QScrollArea* scroll_;
    TextCells* cells_;
    BestPanel* best_ = nullptr;
    QWidget* header_ = nullptr;
    int mostHeight_ = QWIDGETSIZE_MAX;
    QToolButton* put_ = nullptr;
    QString shown_;  ///< of the plan; what is typed differs from it while it can't stand there
};

}  // namespace polyplan::ui
