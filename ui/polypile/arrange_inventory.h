#pragma once

#include <QListWidget>
#include <optional>
#include <vector>

#include "core/plan/arranging.h"

namespace polyplan::ui {

class PlanDocument;

/// The stacks of the inventory, of which those are checked that arranging lays out. What there is
/// reason to keep says why and is not checked at first; what no zap changes can't be.
class ArrangeInventory : public QListWidget {
    Q_OBJECT

  public:
    explicit ArrangeInventory(const PlanDocument& document, QWidget* parent = nullptr);

    /// Of each stack whether it is laid out.
    const std::vector<bool>& laysOut() const { return laysOut_; }
    int laidOutCount() const;
    /// "1 artifact, 2 containers, 1 that you want"; empty where nothing stays.
    QString staysInWords() const;

    QSize sizeHint() const override;

  Q_SIGNALS:
    /// Other stacks are to be laid out.
    void changed();

  private:
    void follow();
    void takeChecks();
    int heightOf(int rows) const;

    const PlanDocument& document_;
    std::vector<plan::Stack> stacks_;
    std::vector<std::optional<plan::StayReason>> reasons_;
    std::vector<bool> laysOut_;
};

}  // namespace polyplan::ui
