#pragma once

#include <QWidget>
#include <functional>

#include "core/plan/document.h"
#include "core/powder/scene.h"
#include "ui/parts/form_fields.h"

namespace polyplan::ui {

class HeartbeatEditor;

/// The creature, its points, and the square that it stands on.
class CreatureForm : public QWidget {
    Q_OBJECT

  public:
    explicit CreatureForm(HeartbeatEditor& editor, QWidget* parent = nullptr);

    /// How a field reads and changes what is edited.
    struct Access {
        std::function<int(const plan::Heartbeat&, const powder::Scene&)> get;
        std::function<void(plan::Heartbeat&, int)> set;
    };

  private:
    QSpinBox* number(const char* name, const QString& title, const MemberFacts& facts,
                     const Access& access);
    QCheckBox* check(const char* name, const MemberFacts& facts, const Access& access);
    QComboBox* choice(const char* name, const QString& title, const MemberFacts& facts,
                      const QStringList& texts, const Access& access);
    FormFields::Get shown(const Access& access) const;
    FormFields::Set changing(const Access& access, const QString& title, const char* key) const;
    QWidget* buildCreature();
    QWidget* buildPoints();
    QWidget* buildSquare();
    QWidget* buildClock();

    HeartbeatEditor& editor_;
    FormFields fields_;
    QCheckBox* smokeLasts_ = nullptr;
};

}  // namespace polyplan::ui
