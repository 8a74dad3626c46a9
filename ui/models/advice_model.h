#pragma once

#include <QAbstractListModel>
#include <memory>

#include "core/plan/advice/advice.h"
#include "ui/models/answer_feed.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

class OddsService;
class PlanDocument;

/// What is advised for the current strategy's line, the best first. Shows the old advice, marked as
/// out of date, until there is new one.
class AdviceModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        EffectRole = RowOtherRoles,  ///< what comes of it in a line of words
        IsCurrentRole,               ///< whether it is about the plan as it stands
        HintRole,                    ///< the hint's id
    };

    AdviceModel(PlanDocument& document, const OddsService& odds, QObject* parent = nullptr);

    /// While nobody looks, nothing is asked: what is there may be of an older plan.
    void setWatched(bool isWatched);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// Whether there is a line that can be advised on.
    bool hasQuestion() const { return feed_.question().has_value(); }
    bool isCurrent() const { return feed_.isCurrent(); }
    /// Whether all of it is there and about the plan as it stands, even if nobody looks.
    bool isOfPlan() const;
    /// Whether nothing is still being computed.
    bool isComplete() const { return feed_.isComplete(); }

    /// Zaps of the line, of which the first is judged where nothing else is said.
    int zaps() const;
    /// "zap" or "dip"
    QString use() const;

    /// Selects what a piece of advice is about.
    void goTo(int row);
    /// Does what is advised: one undo step named by the hint. Does nothing while it is out of date.
    /// @returns why it can't be done; empty if it was
    QString fix(int row);

  Q_SIGNALS:
    /// There is new advice, or the present one is out of date.
    void adviceChanged();

  private:
    std::optional<plan::AdviceQuestion> question() const;
    void ask();
    void follow();
    const plan::Finding* current(int row) const;

    PlanDocument& document_;
    const OddsService& odds_;
    AnswerFeed feed_;
    bool isWatched_ = false;
    std::shared_ptr<const plan::Advice> shown_;
};

}  // namespace polyplan::ui
