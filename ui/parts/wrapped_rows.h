#pragma once

#include <QObject>
#include <QTimer>

class QModelIndex;
class QSize;
class QStyleOptionViewItem;
class QTableView;

namespace polyplan::ui {

/// What the style keeps free beside the text of a table's cells, in pixels.
int textMarginsIn(const QTableView& table);

/// A cell's text, broken at the width of its columns in the table that the option is for: at its
/// words, and within one that is longer than a line.
QString wrappedText(const QStyleOptionViewItem& option, const QModelIndex& index);

/// Of a cell with that text: as high as its lines, and as wide as needs none broken, with what is
/// kept free around them.
QSize wrappedSize(const QStyleOptionViewItem& option, const QModelIndex& index);

/// Gives each row the height of its cells. A hidden heading asks for none.
void fitRows(QTableView& table);

/// Breaks the texts of a column, whoever shares the width out, in rows as high as they take.
void breakTexts(QTableView& table, int column);

/// Breaks the words of a table's last column, which has the room that the others leave, in rows as
/// high as what is in sight takes. Where that is too little, the first column yields to it and is
/// broken too, at every word if need be, at last within one. Belongs to the table.
class WrappedRows : public QObject {
    Q_OBJECT

  public:
    /// @param leastCharacters that the last column has room for, else the table scrolls
    /// @param wantedCharacters up to which the first column yields to it
    WrappedRows(QTableView& table, int leastCharacters, int wantedCharacters);

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fit();

    QTableView& table_;
    int leastCharacters_;
    int wantedCharacters_;
    QTimer soon_;
};

}  // namespace polyplan::ui
