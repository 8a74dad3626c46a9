#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace polyplan::ui {

/// Paints a row by the roles of `RowRole`, as a field suggests them while one types in it: its
/// glyph, its name, bold where it is the chosen one, and at the right what tells it from others of
/// that name, where that is to be seen: on a second line if it has no room beside the name and rows
/// may differ in height.
class SuggestionDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    enum class Shows { Name, NameAndFigure };
    explicit SuggestionDelegate(QObject* parent = nullptr, Shows shows = Shows::NameAndFigure)
        : QStyledItemDelegate(parent), shows_(shows) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

  private:
    QString figureOf(const QModelIndex& index) const;
    bool isFigureBelow(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    Shows shows_;
};

/// Makes a list that pops up below a field look so, with a frame that sets it off.
void showSuggestionsIn(QAbstractItemView& popup);

}  // namespace polyplan::ui
