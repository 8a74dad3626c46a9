#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace polyplan::ui {

/// What is asked of whoever saves something.
struct SaveQuestion {
    QString title;
    QString suggested;    ///< a whole path
    QString filter;       ///< as of QFileDialog
    QStringList endings;  ///< that a name may have, ".png"; a name without one gets the first
};

/// Where to save something. What stands there already is only given with the consent of whoever was
/// asked. @returns empty if nothing was chosen
QString askForSavePath(const SaveQuestion& question, QWidget& window);

}  // namespace polyplan::ui
