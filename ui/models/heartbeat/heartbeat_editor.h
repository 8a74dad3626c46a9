#pragma once

#include <QObject>
#include <functional>
#include <vector>

#include "core/plan/document.h"
#include "core/powder/scene.h"

namespace polyplan::ui {

class PlanDocument;

/// Every change of the current strategy's heartbeat. A strategy without one is shown as if it had
/// the first one already: the first change saves it.
class HeartbeatEditor : public QObject {
    Q_OBJECT

  public:
    explicit HeartbeatEditor(PlanDocument& document, QObject* parent = nullptr);

    PlanDocument& document() const { return document_; }
    const powder::Tables& tables() const;

    const plan::Heartbeat& heartbeat() const;
    powder::Scene scene() const;
    /// Whether the document holds it.
    bool isSaved() const;

    using Change = std::function<void(plan::Heartbeat&)>;
    /// Changes it as one undo step; in a row with the same `mergeKey` they are one. What a file
    /// could not hold is refused.
    void edit(const QString& text, const Change& change, const QString& mergeKey = {});

    /// Which of the two outfits is looked at.
    bool showsOther() const { return showsOther_; }
    void setShowsOther(bool isOther);
    bool hasOther() const { return heartbeat().otherOutfit.has_value(); }
    /// Without another outfit yet it is shown as its own.
    const std::vector<powder::Worn>& worn() const;
    using WornChange = std::function<void(std::vector<powder::Worn>&)>;
    /// Of the outfit that is looked at; the other one is made like its own where there was none.
    void editWorn(const QString& text, const WornChange& change);

  Q_SIGNALS:
    /// The heartbeat, or which outfit is looked at.
    void changed();
    /// Why a change was not made.
    void refused(const QString& why);

  private:
    PlanDocument& document_;
    bool showsOther_ = false;
};

}  // namespace polyplan::ui
