#pragma once

#include <QPlainTextEdit>

class QMimeData;

namespace polyplan::ui {

/// Where a text of the game is pasted, typed or dropped. It takes no more than can be read.
class GameTextEdit : public QPlainTextEdit {
    Q_OBJECT

  public:
    explicit GameTextEdit(QWidget* parent = nullptr);

    /// Goes to the line, counted from 0, and selects it.
    void showLine(int line);

  Q_SIGNALS:
    void fileDropped(const QString& path);
    /// Something could not be taken.
    void refused(const QString& why);

  protected:
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;
};

}  // namespace polyplan::ui
