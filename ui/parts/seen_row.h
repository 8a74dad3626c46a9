#pragma once

#include <QObject>
#include <QTimer>

class QListView;

namespace polyplan::ui {

/// Keeps the current row of a list in view, whole, also where rows are laid out anew and become
/// higher; until somebody scrolls.
class SeenRow : public QObject {
    Q_OBJECT

  public:
    explicit SeenRow(QListView& view);

    /// From now on it is the row that is current.
    void show();

  private:
    QListView& view_;
    QTimer soon_;
    bool isKept_ = false;
};

}  // namespace polyplan::ui
