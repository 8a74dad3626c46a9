#include "ui/models/table_text.h"

#include <QAbstractItemModel>
#include <QRegularExpression>

#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

QString csvField(QString text) {
    const bool needsQuotes = text.contains(',') || text.contains('"') || text.contains('\n');
    return needsQuotes ? '"' + text.replace('"', "\"\"") + '"' : text;
}

constexpr int csvDigits = 15;  ///< as many as a double holds of any decimal number

/// As a table of numbers takes it: a double without the noise behind its last digit.
QString bareText(const QVariant& value) {
    return value.typeId() == QMetaType::Double ? QString::number(value.toDouble(), 'g', csvDigits)
                                               : value.toString();
}

/// As it is spoken, which is in full, else as it is shown.
QString heading(const QAbstractItemModel& table, int column) {
    const QVariant full = table.headerData(column, Qt::Horizontal, Qt::AccessibleTextRole);
    return (full.isValid() ? full : table.headerData(column, Qt::Horizontal)).toString();
}

/// A text as it stands in a cell of a table, which is one line between two bars.
QString markdownCell(QString text) {
    static const QRegularExpression breaks(QStringLiteral("\\s*[\\r\\n]+\\s*"));
    return text.replace('\\', "\\\\").replace('|', "\\|").replace(breaks, " ");
}

bool isNumeric(const QAbstractItemModel& table, int column) {
    const auto alignment = table.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
    return alignment.value<Qt::Alignment>().testFlag(Qt::AlignRight);
}

}  // namespace

QString nameWithUnit(const QString& name, Unit unit) {
    const QString word = toQString(polyplan::name(unit));
    const bool isSaid = word.isEmpty() || name.compare(word, Qt::CaseInsensitive) == 0;
    if (unit == Unit::Probability) {
        return name + (isSaid ? QObject::tr(" (0 to 1)") : QObject::tr(" (probability 0 to 1)"));
    }
    return isSaid ? name : name + QStringLiteral(" (") + word + u')';
}

QString asCsv(const QAbstractItemModel& table, const std::vector<int>& columns) {
    QStringList lines;
    QStringList fields;
    for (const int column : columns) {
        const QVariant head = table.headerData(column, Qt::Horizontal, csvRole);
        fields.append(csvField(head.isValid() ? head.toString() : heading(table, column)));
    }
    lines.append(fields.join(','));
    for (int row = 0; row < table.rowCount(); ++row) {
        fields.clear();
        for (const int column : columns) {
            const QModelIndex cell = table.index(row, column);
            const QVariant bare = cell.data(csvRole);
            fields.append(csvField(bareText(bare.isValid() ? bare : cell.data())));
        }
        lines.append(fields.join(','));
    }
    return lines.join("\r\n") + "\r\n";
}

QString asMarkdown(const QAbstractItemModel& table, const std::vector<int>& columns) {
    QString headings = QStringLiteral("|");
    QString rule = QStringLiteral("|");
    for (const int column : columns) {
        headings += ' ' + markdownCell(heading(table, column)) + " |";
        rule += isNumeric(table, column) ? "---:|" : "---|";
    }
    QStringList lines = {headings, rule};
    for (int row = 0; row < table.rowCount(); ++row) {
        QString line = QStringLiteral("|");
        for (const int column : columns) {
            const QModelIndex cell = table.index(row, column);
            const QVariant full = cell.data(markdownRole);
            line += ' ' + markdownCell((full.isValid() ? full : cell.data()).toString()) + " |";
        }
        lines.append(line);
    }
    return lines.join('\n') + '\n';
}

}  // namespace polyplan::ui
