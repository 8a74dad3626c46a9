#pragma once

#include <QObject>
#include <QString>

namespace polyplan::test {

/// Answers the next question that a window asks, by a click on one of its buttons.
class NextQuestion : public QObject {
    Q_OBJECT

  public:
    /// @param button what its text begins with, without mnemonic
    explicit NextQuestion(const QString& button);

    /// What was asked; empty as long as nothing was.
    const QString& text() const { return text_; }
    /// What Enter would have answered, without mnemonic.
    const QString& defaultButton() const { return defaultButton_; }

  private:
    void answerSoon();
    void answer();

    QString button_;
    QString text_;
    QString defaultButton_;
};

}  // namespace polyplan::test
