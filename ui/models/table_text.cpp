#include "ui/models/table_text.h"

#include <QAbstractItemModel>

namespace polyplan::ui {

namespace {

QString csvField(QString text) {
    const bool needsQuotes = text.contains(',') || text.contains('"') || text.contains('\n');
    return needsQuotes ? '"' + text.replace('"', "\"\"") + '"' : text;
}

QString heading(const QAbstractItemModel& table, int column) {
    return table.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

bool isNumeric(const QAbstractItemModel& table, int column) {
    const auto alignment = table.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
    return alignment.value<Qt::Alignment>().testFlag(Qt::AlignRight);
}

}  // namespace

QString asCsv(const QAbstractItemModel& table, const std::vector<int>& columns, int role) {
    QStringList lines;
    QStringList fields;
    for (const int column : columns) {
        fields.append(csvField(heading(table, column)));
    }
    lines.append(fields.join(','));
    for (int row = 0; row < table.rowCount(); ++row) {
        fields.clear();
        for (const int column : columns) {
            fields.append(csvField(table.index(row, column).data(role).toString()));
        }
        lines.append(fields.join(','));
    }
    return lines.join("\r\n") + "\r\n";
}

QString asMarkdown(const QAbstractItemModel& table, const std::vector<int>& columns) {
    QString headings = QStringLiteral("|");
    QString rule = QStringLiteral("|");
    for (const int column : columns) {
        headings += ' ' + heading(table, column) + " |";
        rule += isNumeric(table, column) ? "---:|" : "---|";
    }
    QStringList lines = {headings, rule};
    for (int row = 0; row < table.rowCount(); ++row) {
        QString line = QStringLiteral("|");
        for (const int column : columns) {
            line += ' ' + table.index(row, column).data().toString().replace('|', "\\|") + " |";
        }
        lines.append(line);
    }
    return lines.join('\n') + '\n';
}

}  // namespace polyplan::ui
