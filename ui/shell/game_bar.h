#pragma once

#include <QWidget>

namespace polyplan::ui {

class ElidedLabel;

/// Names a game where there is none to choose, as tall as settings with a choice of games.
class GameBar : public QWidget {
    Q_OBJECT

  public:
    /// @param label before the name
    explicit GameBar(const QString& label, QWidget* parent = nullptr);

    void setGame(const QString& game);

  private:
    ElidedLabel* name_;
};

}  // namespace polyplan::ui
