#pragma once

#include <QStringList>

namespace polyplan::ui {

/// Opens a window for each of `files`, or one on the worked example, and runs until the last is
/// closed.
/// @returns the exit status of the program.
int runWindow(int& argc, char** argv, const QStringList& files);

}  // namespace polyplan::ui
