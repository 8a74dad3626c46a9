#include "ui/compare/comparison_head.h"

#include <QStyleOptionHeader>
#include <algorithm>

namespace polyplan::ui {

namespace {

constexpr int marginCharacters = 4;  ///< that the style keeps free beside a name, at the most

}  // namespace

ComparisonHead::ComparisonHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

QString ComparisonHead::shownName(int section) const {
    const QString name = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
    const QFontMetrics letters = fontMetrics();
    const int room = sectionSize(section) - marginCharacters * letters.averageCharWidth();
    if (letters.horizontalAdvance(name) <= room) {
        return name;
    }
    qsizetype end = -1;
    for (qsizetype space = name.indexOf(u' ');
         space >= 0 && letters.horizontalAdvance(name.left(space)) <= room;
         space = name.indexOf(u' ', space + 1)) {
        end = space;
    }
    if (end < 0) {
        return letters.elidedText(name, Qt::ElideMiddle, room);
    }
    return name.left(end) + u'\n' + letters.elidedText(name.mid(end + 1), Qt::ElideLeft, room);
}

int ComparisonHead::wholeWidth(int section) const {
    const QString name = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
    const QFontMetrics letters = fontMetrics();
    int least = letters.horizontalAdvance(name);
    for (qsizetype space = name.indexOf(u' '); space >= 0; space = name.indexOf(u' ', space + 1)) {
        least = std::min(least, std::max(letters.horizontalAdvance(name.left(space)),
                                         letters.horizontalAdvance(name.mid(space + 1))));
    }
    return least + marginCharacters * letters.averageCharWidth();
}

QSize ComparisonHead::sizeHint() const {
    QSize size = QHeaderView::sizeHint();
    for (int section = 0; section < count(); ++section) {
        if (shownName(section).contains(u'\n')) {
            return size.grownBy({0, 0, 0, fontMetrics().lineSpacing()});
        }
    }
    return size;
}

void ComparisonHead::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const {
    QHeaderView::initStyleOptionForIndex(option, section);
    option->text = shownName(section);
}

}  // namespace polyplan::ui
