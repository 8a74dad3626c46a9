#pragma once

#include <QMetaType>
#include <QString>

namespace polyplan::ui {

/// Of a heading that is the name of a strategy: its `ColumnName`.
inline constexpr int columnNameRole = Qt::UserRole + 100;

/// What a compared strategy is called, in the parts that a heading shortens each by itself.
struct ColumnName {
    QString strategy;
    QString file = {};   ///< of a further plan
    QString marks = {};  ///< "· Luck 10 (baseline)"

    QString fileInBrackets() const { return file.isEmpty() ? file : u'(' + file + u')'; }
    /// "lucky (other.polyplan) · Luck 10 (baseline)"
    QString whole() const;
};

}  // namespace polyplan::ui
