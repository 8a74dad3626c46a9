#include "ui/models/column_name.h"

namespace polyplan::ui {

QString ColumnName::whole() const {
    QString name = strategy;
    for (const QString& part : {fileInBrackets(), marks}) {
        if (!part.isEmpty()) {
            name += u' ' + part;
        }
    }
    return name;
}

}  // namespace polyplan::ui
