#pragma once

#include <QStringList>
#include <QWidget>
#include <functional>
#include <map>
#include <optional>
#include <variant>
#include <vector>

#include "ui/document/plan_document.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace polyplan::ui {

class KindChoice;
class PlainLine;

/// One stack of the current strategy: on its line, or a row of its inventory.
using StackPlace = std::variant<StackPosition, int>;

/// Everything that a stack can be besides quantity and blessing: what its object can have and no
/// more, within what a plan may say. Each change is an undo step.
class StackForm : public QWidget {
    Q_OBJECT

  public:
    explicit StackForm(PlanDocument& document, QWidget* parent = nullptr);

    /// Nothing: no stack; the form hides itself, as it does where the stack is gone.
    void setPlace(std::optional<StackPlace> place);
    /// Gives the focus to the first field that is shown.
    void focusFirst();

  Q_SIGNALS:
    /// Enter or Escape was pressed in a field of a stack on the line, which takes the keys back.
    void ended();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using Edit = std::function<void(plan::Stack&)>;
    using TakeBack = std::function<void(plan::Stack&, const plan::Stack& before)>;
    QSpinBox* addNumber(const char* name, const QString& label, const QString& help, Range range,
                        int plan::Stack::*member);
    QCheckBox* addCheck(const char* name, const QString& label, const QString& help,
                        bool plan::Stack::*member);
    QLineEdit* addLine(const char* name, const QString& label, const QString& help,
                       std::string plan::Stack::*member);
    /// In the field of the monster, which spells those that a rule asks for as the game does.
    void suggestMonsters();
    /// What the text of a field says of the stack.
    std::string said(const QLineEdit& line) const;
    void addErosion();
    void addArtifact();
    void addRemembered();
    void edit(const char* member, const Edit& change);
    std::optional<plan::Stack> stack() const;
    void identify(ObjectIndex object);
    void takeBack(const QWidget& field);
    void follow();
    void takeRemembered(const QString& typed);
    void showRemembered(const plan::Stack& shown);
    void showArtifacts(const std::vector<std::string_view>& names, const std::string& chosen);
    QWidget* rowOf(QWidget* field) const { return field->parentWidget(); }

    PlanDocument& document_;
    std::optional<StackPlace> place_;
    /// As it was when the text or number that has the keys got them: what Escape brings back.
    std::optional<plan::Stack> before_;
    std::map<const QWidget*, TakeBack> takeBacks_;  ///< of the texts and numbers
    KindChoice* kind_;
    QSpinBox* enchantment_;
    QSpinBox* charges_;
    QSpinBox* recharged_;
    QSpinBox* timesRead_;
    QComboBox* erosion_;
    QComboBox* artifact_;
    QLineEdit* corpse_;
    PlainLine* remembered_;
    QStringList rememberable_;  ///< offered in that field
    QLineEdit* name_;
    QCheckBox* erodeproof_;
    QCheckBox* poisoned_;
    QCheckBox* degraded_;
    QCheckBox* laidByHero_;
};

}  // namespace polyplan::ui
