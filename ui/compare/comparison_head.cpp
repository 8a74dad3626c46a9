#include "ui/compare/comparison_head.h"

#include <QStyleOptionHeader>
#include <algorithm>

#include "ui/models/comparison_model.h"

namespace polyplan::ui {

namespace {

constexpr int marginCharacters = 4;  ///< that the style keeps free beside a name, at the most
constexpr int leastFileCharacters = 5;

/// The last space up to which a name fits; −1 if there is none.
qsizetype breakWithin(const QString& name, const QFontMetrics& letters, int room) {
    qsizetype end = -1;
    for (qsizetype space = name.indexOf(u' ');
         space >= 0 && letters.horizontalAdvance(name.left(space)) <= room;
         space = name.indexOf(u' ', space + 1)) {
        end = space;
    }
    return end;
}

QString inBrackets(const QString& file) {
    return u'(' + file + u')';
}

/// A file in brackets; of one that is too long the suffix is left out first, then the middle.
/// Empty where nothing of it could be read.
QString shortFile(const QString& file, const QFontMetrics& letters, int room) {
    if (letters.horizontalAdvance(inBrackets(file)) <= room) {
        return inBrackets(file);
    }
    const int left = room - letters.horizontalAdvance(inBrackets({}));
    return left < leastFileCharacters * letters.averageCharWidth()
               ? QString()
               : inBrackets(
                     letters.elidedText(file.left(file.lastIndexOf(u'.')), Qt::ElideMiddle, left));
}

}  // namespace

ComparisonHead::ComparisonHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

QString ComparisonHead::nameOf(int section) const {
    return model()->headerData(section, orientation(), Qt::DisplayRole).toString();
}

bool ComparisonHead::isNameShared(int section, const QString& strategy) const {
    for (int other = 0; other < count(); ++other) {
        if (other != section && nameOf(other).startsWith(strategy)) {
            return true;
        }
    }
    return false;
}

/// The strategy's name, then as much of the file as is left. One that others have as well has a
/// line alone, so that the file has the other.
QString ComparisonHead::strategyFirst(int section, const QString& file, int room) const {
    const QFontMetrics letters = fontMetrics();
    const QString name = nameOf(section);
    const QString told = u' ' + inBrackets(file);
    const qsizetype at = name.lastIndexOf(told);
    const QString strategy = name.left(at);
    const QString marks = letters.elidedText(name.mid(at + told.size()), Qt::ElideLeft, room);
    const bool isWhole = letters.horizontalAdvance(strategy) <= room;
    const qsizetype end =
        isWhole || isNameShared(section, strategy) ? -1 : breakWithin(strategy, letters, room);
    const QString first =
        end < 0 ? letters.elidedText(strategy, Qt::ElideRight, room) : strategy.left(end);
    int left = std::max(0, room - letters.horizontalAdvance(marks));
    QString second;
    if (end >= 0) {
        second = letters.elidedText(strategy.mid(end + 1), Qt::ElideRight, left) + u' ';
        left -= letters.horizontalAdvance(second);
    }
    second += shortFile(file, letters, left);
    return first + u'\n' + (second.trimmed() + marks).trimmed();
}

QString ComparisonHead::shownName(int section) const {
    const QString name = nameOf(section);
    const QFontMetrics letters = fontMetrics();
    const int room = sectionSize(section) - marginCharacters * letters.averageCharWidth();
    if (letters.horizontalAdvance(name) <= room) {
        return name;
    }
    const qsizetype end = breakWithin(name, letters, room);
    const QString rest = name.mid(end + 1);
    const QString file =
        model()->headerData(section, orientation(), ComparisonModel::FileRole).toString();
    if (!file.isEmpty() && (end < 0 || letters.horizontalAdvance(rest) > room)) {
        return strategyFirst(section, file, room);
    }
    if (end < 0) {
        return letters.elidedText(name, Qt::ElideMiddle, room);
    }
    return name.left(end) + u'\n' + letters.elidedText(rest, Qt::ElideLeft, room);
}

int ComparisonHead::wholeWidth(int section) const {
    const QString name = nameOf(section);
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
