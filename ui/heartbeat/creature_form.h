#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "core/calculator/look_up.h"
#include "core/plan/document.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace polyplan::ui {

class HeartbeatEditor;

/// The creature, its points, and the square that it stands on.
class CreatureForm : public QWidget {
    Q_OBJECT

  public:
    explicit CreatureForm(HeartbeatEditor& editor, QWidget* parent = nullptr);

  private:
    using Set = std::function<void(plan::Heartbeat&, int)>;

    QSpinBox* number(const char* name, const QString& title, const MemberFacts& facts, Set set);
    QCheckBox* check(const char* name, const MemberFacts& facts, Set set);
    QComboBox* choice(const char* name, const QString& title, const MemberFacts& facts,
                      const QStringList& texts, Set set);
    QWidget* buildCreature();
    QWidget* buildPoints();
    QWidget* buildSquare();
    QWidget* buildClock();
    void follow();

    HeartbeatEditor& editor_;
    QComboBox* definition_ = nullptr;
    QCheckBox* avatar_ = nullptr;
    QSpinBox* hp_ = nullptr;
    QSpinBox* maxHp_ = nullptr;
    QSpinBox* mp_ = nullptr;
    QSpinBox* maxMp_ = nullptr;
    QSpinBox* food_ = nullptr;
    QComboBox* dress_ = nullptr;
    QComboBox* terrain_ = nullptr;
    QComboBox* smoke_ = nullptr;
    QCheckBox* smokeLasts_ = nullptr;
    QComboBox* wind_ = nullptr;
    QCheckBox* noTeleport_ = nullptr;
    QSpinBox* startCount_ = nullptr;
    QSpinBox* heartbeats_ = nullptr;
    QCheckBox* cleric_ = nullptr;
};

}  // namespace polyplan::ui
