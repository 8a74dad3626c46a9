#pragma once

#include <QWidget>

class QLineEdit;
class QPlainTextEdit;

namespace polyplan::ui {

class PlanDocument;

/// The title of the plan and what its author has to say of the strategy that is shown.
class NotesPanel : public QWidget {
    Q_OBJECT

  public:
    explicit NotesPanel(PlanDocument& document, QWidget* parent = nullptr);

    /// Gives the notes the focus, after what stands there.
    void startWriting();
    /// Takes fewer lines in a low window.
    void fitInto(int height);

  Q_SIGNALS:
    /// The user wants it away.
    void closed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void follow();
    /// Of the title, while nobody writes it.
    void showBeginning();
    void keepTitle();
    void keepNotes();

    PlanDocument& document_;
    QLineEdit* title_;
    QPlainTextEdit* notes_;
};

}  // namespace polyplan::ui
