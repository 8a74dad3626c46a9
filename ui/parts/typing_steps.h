#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <chrono>

class QKeyEvent;
class QWidget;

namespace polyplan::ui {

class PlanDocument;

/// Says where an undo step begins while a text is typed whose edits have one merge key: after a
/// pause, with the next word after a few, where typing turns into deleting or back, with what is
/// pasted, cut or dropped and after it, and whenever the field was left or clicked into.
class TypingSteps : public QObject {
    Q_OBJECT

  public:
    /// Longer than it takes to find a key or a word, shorter than it takes to think of what to say
    /// next: what lies between is what one means to take back.
    static constexpr std::chrono::milliseconds pause{2000};
    /// Who writes without a pause takes back a few words at a time, not all.
    static constexpr qsizetype fewWords = 24;  ///< characters

    /// @param field of text, on one line or many; its parent
    TypingSteps(QWidget& field, PlanDocument& document);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    enum class Input { None, Typing, Deleting, Other };
    static Input inputBy(const QKeyEvent& key);
    static Input inputBy(const QEvent& event);
    /// What an event of typing adds.
    static QString typedBy(const QEvent& event);
    bool beginsStep(Input input, const QString& typed) const;

    PlanDocument& document_;
    Input last_ = Input::Other;  ///< never none
    QElapsedTimer sinceLast_;
    qsizetype length_ = 0;         ///< of what was typed in this step
    bool isBetweenWords_ = false;  ///< at its end
};

}  // namespace polyplan::ui
