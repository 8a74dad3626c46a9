#pragma once

#include <QPlainTextEdit>

namespace polyplan::ui {

/// A text of several lines that takes nothing but text from the clipboard and from drags.
class PlainText : public QPlainTextEdit {
    Q_OBJECT

  public:
    using QPlainTextEdit::QPlainTextEdit;

  protected:
    bool canInsertFromMimeData(const QMimeData* source) const override;
    /// That of Qt 6.4 looks at the first format of what has none and crashes on an empty clipboard.
    void insertFromMimeData(const QMimeData* source) override;
};

}  // namespace polyplan::ui
