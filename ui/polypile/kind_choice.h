#pragma once

#include <QObject>
#include <vector>

#include "core/nethack/identities.h"
#include "core/nethack/stack.h"
#include "ui/document/plan_document.h"

class QLabel;
class QToolButton;

namespace polyplan::ui {

/// In the form of a stack: what one that is not identified is, chosen among what it may be.
class KindChoice : public QObject {
    Q_OBJECT

  public:
    /// Adds its widgets to the layout of the form, and is its child.
    KindChoice(const PlanDocument& document, QWidget& form);

    QToolButton* button() const { return button_; }
    /// Hides itself where the stack is identified. @param isLaidOut it lies on the line
    void show(const plan::Stack& stack, bool isLaidOut);

  Q_SIGNALS:
    void chosen(ObjectIndex object);

  private:
    void fill();

    const PlanDocument& document_;
    QToolButton* button_;
    QLabel* allOfLook_;                     ///< says that more than this stack is identified
    std::vector<nethack::Identity> kinds_;  ///< that it may be
};

}  // namespace polyplan::ui
