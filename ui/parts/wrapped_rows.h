#pragma once

#include <QObject>
#include <QTimer>

class QModelIndex;
class QStyleOptionViewItem;
class QTableView;

namespace polyplan::ui {

/// What the style keeps free beside a cell's text, in pixels.
inline constexpr int textMargins = 18;

/// How high a cell is when its text is broken at the width of its columns, with what is kept free
/// around it.
int wrappedHeight(const QStyleOptionViewItem& option, const QModelIndex& index);

/// Gives each row the height of its cells. A hidden heading asks for none.
void fitRows(QTableView& table);

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
