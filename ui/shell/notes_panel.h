#pragma once

#include <QWidget>
#include <cstddef>
#include <map>
#include <string>

class QLabel;
class QLineEdit;

namespace polyplan::ui {

class PlainText;
class PlanDocument;

/// The title of the plan and what its author has to say of the strategy that is shown. Notes that
/// are longer than a plan may have them stay as they were typed, with what is wrong, and the plan
/// keeps those before until they are shorter.
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

  private:
    /// Notes that the plan does not take.
    struct Refused {
        std::string kept;  ///< by the plan in their place
        QString typed;
    };

    void follow();
    /// The strategy that is shown may have another name.
    void followName();
    void showNotes();
    void showFault();
    /// Of the title, while nobody writes it.
    void showBeginning();
    void keepTitle();
    void keepNotes();

    PlanDocument& document_;
    QLineEdit* title_;
    PlainText* notes_;
    QLabel* fault_;
    std::map<std::string, Refused> refused_;  ///< by the strategy's name
    std::string shown_;                       ///< whose notes stand there
    std::size_t strategies_ = 0;
};

}  // namespace polyplan::ui
