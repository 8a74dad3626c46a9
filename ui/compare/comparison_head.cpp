#include "ui/compare/comparison_head.h"

#include <QStyleOptionHeader>
#include <algorithm>

#include "ui/look/broken_lines.h"
#include "ui/models/column_name.h"

namespace polyplan::ui {

namespace {

constexpr int marginCharacters = 4;  ///< that the style keeps free beside a name, at the most
constexpr int leastFileCharacters = 5;
constexpr int mostLines = 4;

/// A file in brackets; of one that is too long the suffix is left out first, then the middle.
/// Empty where nothing of it could be read.
QString shortFile(const ColumnName& name, const QFontMetrics& letters, int room) {
    QString whole = name.fileInBrackets();
    if (letters.horizontalAdvance(whole) <= room) {
        return whole;
    }
    const int left = room - letters.horizontalAdvance(QStringLiteral("()"));
    if (left < leastFileCharacters * letters.averageCharWidth()) {
        return {};
    }
    const QString base = name.file.left(name.file.lastIndexOf(u'.'));
    return u'(' + letters.elidedText(base, Qt::ElideMiddle, left) + u')';
}

}  // namespace

ComparisonHead::ComparisonHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

ColumnName ComparisonHead::nameOf(int section) const {
    return model()->headerData(section, orientation(), columnNameRole).value<ColumnName>();
}

/// The strategy's name comes first: of the file there is as much as is left beside the marks.
QString ComparisonHead::shownName(int section) const {
    if (section == 0) {
        return model()->headerData(section, orientation(), Qt::DisplayRole).toString();
    }
    const ColumnName name = nameOf(section);
    const QFontMetrics letters = fontMetrics();
    const int room = sectionSize(section) - marginCharacters * letters.averageCharWidth();
    if (letters.horizontalAdvance(name.whole()) <= room) {
        return name.whole();
    }
    const QString marks = letters.elidedText(name.marks, Qt::ElideLeft, room);
    const QString file = shortFile(name, letters, room - letters.horizontalAdvance(marks + u' '));
    const QString behind = (file + u' ' + marks).trimmed();
    QStringList lines =
        brokenIntoLines(name.strategy, font(), room, behind.isEmpty() ? mostLines : mostLines - 1);
    if (letters.horizontalAdvance(lines.back() + u' ' + behind) <= room) {
        lines.back() += u' ' + behind;
    } else if (!behind.isEmpty()) {
        lines.append(behind);
    }
    return lines.join(u'\n');
}

int ComparisonHead::wholeWidth(int section) const {
    const QString name = nameOf(section).whole();
    const QFontMetrics letters = fontMetrics();
    int least = letters.horizontalAdvance(name);
    for (qsizetype space = name.indexOf(u' '); space >= 0; space = name.indexOf(u' ', space + 1)) {
        least = std::min(least, std::max(letters.horizontalAdvance(name.left(space)),
                                         letters.horizontalAdvance(name.mid(space + 1))));
    }
    return least + marginCharacters * letters.averageCharWidth();
}

QSize ComparisonHead::sizeHint() const {
    qsizetype further = 0;
    for (int section = 0; section < count(); ++section) {
        further = std::max(further, shownName(section).count(u'\n'));
    }
    return QHeaderView::sizeHint().grownBy(
        {0, 0, 0, static_cast<int>(further) * fontMetrics().lineSpacing()});
}

void ComparisonHead::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const {
    QHeaderView::initStyleOptionForIndex(option, section);
    option->text = shownName(section);
}

}  // namespace polyplan::ui
