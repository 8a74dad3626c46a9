#pragma once

#include <QStringList>
#include <functional>
#include <vector>

#include "core/calculator/look_up.h"
#include "ui/parts/number_field.h"

class QCheckBox;
class QComboBox;
class QWidget;

namespace polyplan::ui {

/// Fields of a form, each of which shows one number of what is edited and changes it: a check is 0
/// or 1, a choice counts from 0.
class FormFields {
  public:
    struct Words {
        QString objectName;
        QString title;
        QString toolTip;
    };
    using Get = std::function<int()>;
    using Set = std::function<void(int value)>;

    explicit FormFields(QWidget* parent) : parent_(parent) {}

    /// @param leftOut shown below the least value of a number that may be left out; empty: may not
    NumberField* number(const Words& words, Range range, Get get, Set set,
                        const QString& leftOut = {});
    QCheckBox* check(const Words& words, Get get, Set set);
    QComboBox* choice(const Words& words, const QStringList& texts, Get get, Set set);

    /// Shows what is, without telling of a change.
    void show() const;

  private:
    QWidget* parent_;
    std::vector<std::function<void()>> shows_;
};

}  // namespace polyplan::ui
