#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace polyplan::ui {

class TheftEditor;

/// The settings of the Theft perspective: whose rules the thief goes by.
class TheftSettings : public QWidget {
    Q_OBJECT

  public:
    explicit TheftSettings(TheftEditor& editor, QWidget* parent = nullptr);

  private:
    void follow();

    TheftEditor& editor_;
    QComboBox* game_;
    QLabel* remark_;
};

}  // namespace polyplan::ui
