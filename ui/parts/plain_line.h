#pragma once

#include <QLineEdit>
#include <optional>
#include <utility>

namespace polyplan::ui {

/// Lets a line of text hold no ends of lines, which nobody sees in it: those behind a pasted text
/// go, those within become blanks. Nor half of a character that its greatest length has cut.
void keepOnOneLine(QLineEdit& line);

/// Such a line that leaves undo and redo to the document. Only what the document does not take
/// is the line's own: undo drops that first. It leaves the window its keys besides.
class PlainLine : public QLineEdit {
    Q_OBJECT

  public:
    explicit PlainLine(QWidget* parent = nullptr);

    /// @param taken the text that the document has in place of what is typed; nothing: it has that
    void setDropsTo(std::optional<QString> taken) { taken_ = std::move(taken); }
    bool mayDrop() const { return taken_.has_value(); }
    /// Shows what the document has, as if that had been typed.
    void drop();

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    std::optional<QString> taken_;
};

}  // namespace polyplan::ui
