#pragma once

#include <QWidget>
#include <vector>

#include "core/nethack/theft/members.h"
#include "ui/parts/member_fields.h"

class QCheckBox;
class QComboBox;
class QSlider;
class QSpinBox;

namespace polyplan::ui {

class TheftEditor;

/// What is asked of a theft besides thief and inventory: the hero and for how long, the thief's
/// level and states, and the place. Names, limits and help are those of the members.
class TheftForm : public QWidget {
    Q_OBJECT

  public:
    explicit TheftForm(TheftEditor& editor, QWidget* parent = nullptr);

  private:
    using Request = nethack::theft::Request;

    /// @param leftOut shown below the least value of a number that may be left out; empty: may not
    template <auto member>
    NumberField* number(const QString& leftOut = {});
    QCheckBox* check(const QString& name, const QString& toolTip,
                     const FieldAccess<Request>& access);

    /// @returns a check for each state, in the order of `words`
    template <typename Word, std::size_t count>
    std::vector<QCheckBox*> addStates(const Words<Word, count>& words,
                                      std::set<Word> Request::*states,
                                      std::vector<QWidget*>& fields);

    QWidget* buildHero();
    QWidget* buildThief();
    QWidget* buildPlace();
    void setHorizon(int value, bool byHits, const QString& mergeKey);
    void setWorkedOut(bool isOn);
    void showRequest();
    void showWhetherUnseen() const;

    TheftEditor& editor_;
    MemberFields<Request> fields_;
    QSlider* armorSlider_ = nullptr;
    QSpinBox* armorClass_ = nullptr;
    QSpinBox* horizon_ = nullptr;
    QComboBox* horizonUnit_ = nullptr;
    NumberField* level_ = nullptr;
    NumberField* speed_ = nullptr;
    QCheckBox* workedOut_ = nullptr;
    std::vector<QCheckBox*> heroStates_;
    std::vector<QCheckBox*> thiefStates_;
    QComboBox* tower_ = nullptr;
    /// With their names; shown only where they matter.
    QWidget* levelFields_ = nullptr;
    QWidget* killedField_ = nullptr;
    QWidget* towerField_ = nullptr;
};

}  // namespace polyplan::ui
