#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Paints an object of the catalogue: its glyph in the game's color, its name, its star. The star
/// is set by a click on it or with the space bar.
class CatalogueDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    static QRect starRect(const QRect& row, const QFont& font);

  protected:
    /// What is left of a row between glyph and star.
    static QRect wordsRect(const QRect& row, const QFont& font);
    /// Paints what stands between glyph and star.
    virtual void paintWords(QPainter& painter, const QRect& room,
                            const QStyleOptionViewItem& option, const QModelIndex& index) const;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
};

}  // namespace polyplan::ui
