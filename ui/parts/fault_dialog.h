#pragma once

class QWidget;

namespace polyplan::ui {

struct FileFault;

/// Shows a fault, with the list of its details where there are several, until it is dismissed.
void showFault(const FileFault& fault, QWidget* window);

}  // namespace polyplan::ui
