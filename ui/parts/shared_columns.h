#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <utility>
#include <vector>

class QTableView;

namespace polyplan::ui {

/// Shares the width of a table among its columns by what they hold: each has the room that it needs
/// if all have it, else those of numbers and the narrow ones have it and the wide ones share the
/// rest, down to their heads and a least width, below which the table scrolls. What a cell that
/// spans others needs counts in the roomy column if it begins there, else in its last one. Ends
/// once somebody pulls a column by hand. Belongs to the table.
class SharedColumns : public QObject {
    Q_OBJECT

  public:
    /// @param roomy column that has what is left over
    /// @param keptCharacters of the roomy one, where it is to yield last: the others have less than
    /// they need before it has less than this, and it yields down to half of it, or to its head,
    /// before the table scrolls
    SharedColumns(QTableView& table, int roomy, int leastCharacters, int keptCharacters = 0);

    /// The roomy column yields down to so much, and not to half of what is kept of it.
    void yieldDownTo(int characters);
    /// A column that does not yield at all.
    void keepWhole(int column);
    /// How many columns a cell counts as spanning, where what it spans hangs on the widths.
    void measureSpans(std::function<int(int row, int column)> span);

    /// Columns that are put away where the table would scroll with them.
    void foldWhereNarrow(const std::vector<int>& columns);
    bool isPutAway(int column) const { return isFolded_ && isFoldable(column); }

    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Widths of columns that need so much, or can do with the least, in so much room.
    static std::vector<int> shares(const std::vector<int>& needs, const std::vector<int>& least,
                                   int room);

  Q_SIGNALS:
    void folded(bool areAway);

  private:
    bool isFoldable(int column) const;
    /// What the columns need, and the least that each can do with, those that may be put away too.
    std::pair<std::vector<int>, std::vector<int>> needsAndLeast() const;
    /// Puts columns away or brings them back.
    void fold(bool isNarrow);
    bool isOfNumbers(int column) const;
    int needOfHead(int column) const;
    int spanOf(int row, int column) const;
    int needOf(int column, int head) const;
    std::vector<int> withSpans(const std::vector<int>& needs) const;
    void fit();

    QTableView& table_;
    int roomy_;
    int leastCharacters_;
    int keptCharacters_;
    int leastKept_;  ///< characters that the roomy column yields down to
    int whole_ = -1;
    std::function<int(int, int)> span_;
    std::vector<int> foldable_;
    bool isFolded_ = false;
    bool isFitting_ = false;
    bool isHeaderHeld_ = false;  ///< by a mouse button
    bool isByHand_ = false;      ///< the user has set a width
    QTimer soon_;
};

/// Whether a table shows a column, or would if it had more room.
bool hasColumn(const QTableView& table, int column);

}  // namespace polyplan::ui
