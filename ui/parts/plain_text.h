#pragma once

#include <QPlainTextEdit>
#include <optional>
#include <utility>

namespace polyplan::ui {

/// A text of several lines that takes nothing but text from the clipboard and from drags, and
/// leaves undo and redo to the document. Only what the document does not take is its own: undo
/// drops that first.
class PlainText : public QPlainTextEdit {
    Q_OBJECT

  public:
    explicit PlainText(QWidget* parent = nullptr);

    /// Shows another text, with the caret where it ceases to be other than the one before.
    void showText(const QString& text);
    /// @param taken the text that the document has in place of what is typed; nothing: it has that
    void setDropsTo(std::optional<QString> taken) { taken_ = std::move(taken); }
    bool mayDrop() const { return taken_.has_value(); }
    /// Shows what the document has, as if that had been typed.
    void drop();

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;
    /// That of Qt 6.4 looks at the first format of what has none and crashes on an empty clipboard.
    void insertFromMimeData(const QMimeData* source) override;

  private:
    std::optional<QString> taken_;
};

}  // namespace polyplan::ui
