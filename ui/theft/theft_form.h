#pragma once

#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

#include "core/calculator/look_up.h"
#include "core/nethack/theft/members.h"

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
    QSpinBox* number(const MemberFacts& facts, const QString& leftOut,
                     std::function<void(Request&, int)> set);
    template <auto member>
    QSpinBox* number(const QString& leftOut = {}) {
        return number(memberOf<member>(), leftOut, [](Request& request, int value) {
            if constexpr (std::is_same_v<decltype(request.*member), int&>) {
                request.*member = value;
            } else {
                request.*member = orLeftOut(value, limitsOf<member>());
            }
        });
    }
    static std::optional<int> orLeftOut(int value, Range range);
    QCheckBox* check(const QString& name, const QString& toolTip,
                     std::function<void(Request&, bool)> set);

    template <typename Word, std::size_t count>
    void addStates(const Words<Word, count>& words, std::set<Word> Request::*states,
                   std::vector<std::pair<Word, QCheckBox*>>& boxes, std::vector<QWidget*>& fields);

    QWidget* buildHero();
    QWidget* buildThief();
    QWidget* buildPlace();
    void setHorizon(int value, bool byHits);
    void setWorkedOut(bool isOn);
    void showRequest();

    TheftEditor& editor_;
    QSlider* armorSlider_ = nullptr;
    QSpinBox* armorClass_ = nullptr;
    QSpinBox* horizon_ = nullptr;
    QComboBox* horizonUnit_ = nullptr;
    QSpinBox* toHitBonus_ = nullptr;
    QSpinBox* level_ = nullptr;
    QCheckBox* workedOut_ = nullptr;
    QSpinBox* difficulty_ = nullptr;
    QSpinBox* heroLevel_ = nullptr;
    QSpinBox* killed_ = nullptr;
    QSpinBox* speed_ = nullptr;
    std::vector<std::pair<nethack::theft::HeroCondition, QCheckBox*>> heroStates_;
    std::vector<std::pair<nethack::theft::ThiefCondition, QCheckBox*>> thiefStates_;
    QCheckBox* noTeleport_ = nullptr;
    QComboBox* tower_ = nullptr;
    /// With their names; shown only where they matter.
    QWidget* levelFields_ = nullptr;
    QWidget* killedField_ = nullptr;
    QWidget* towerField_ = nullptr;
};

}  // namespace polyplan::ui
