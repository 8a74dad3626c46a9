#pragma once

#include <QWidget>

class QComboBox;

namespace polyplan::ui {

class ElidedLabel;
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
    ElidedLabel* remark_;
};

}  // namespace polyplan::ui
