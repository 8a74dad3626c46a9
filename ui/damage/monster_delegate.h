#pragma once

#include <QStyledItemDelegate>

namespace polyplan::ui {

/// Paints a monster of a list: its glyph in the game's color, its name, and at the right its level
/// and hit points. In a table the name's cell only, with the glyph.
class MonsterDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    enum class Shows { NameOnly, LevelAndHitPoints };
    explicit MonsterDelegate(Shows shows, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), shows_(shows) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

  private:
    Shows shows_;
};

}  // namespace polyplan::ui
