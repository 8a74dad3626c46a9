#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <vector>

#include "core/nethack/theft/remedies.h"
#include "core/nethack/theft/thief_table.h"
#include "core/plan/theft_things.h"

namespace polyplan::ui {

namespace theft = nethack::theft;

class PlanDocument;

/// The theft of the current strategy and every change of it. A strategy without one is shown as if
/// it had a first one already: the first change saves it. A change that the reader would refuse is
/// refused here.
class TheftEditor : public QObject {
    Q_OBJECT

  public:
    explicit TheftEditor(PlanDocument& document, QObject* parent = nullptr);

    PlanDocument& document() const { return document_; }
    const theft::ThiefTable& thieves() const;

    const theft::Request& request() const;
    /// The theft's own game, else the strategy's.
    nethack::Game game() const;
    /// Whether that game has rules of theft. Without them nothing can be asked or changed but it.
    bool hasRules() const;
    /// Null where the game has no rules.
    const theft::Thief* thief() const;
    /// What the thief's level comes to where it is left out; 0 where the game has no rules.
    int levelLeftOut() const;
    /// Whether the document holds it.
    bool isSaved() const;

    using Change = std::function<void(theft::Request&)>;
    /// As one undo step; in a row with the same `mergeKey` they are one.
    /// @returns whether it was not refused
    bool edit(const QString& text, const Change& change, const QString& mergeKey = {});

    /// The thief, where that version has it not the Wizard of Yendor, who is in all, and states as
    /// far as it has them stay.
    void setGame(nethack::Game game);
    void apply(const theft::Remedy& remedy);

    bool mayAdd() const;
    void add(theft::Kind kind);
    /// Stacks are places in the inventory, rising; what is done to several is one undo step.
    using Stacks = std::vector<int>;
    void remove(const Stacks& stacks);
    /// @param name empty: by its kind
    /// @returns why it is refused; nothing: it is not
    std::optional<QString> rename(int stack, const QString& name);
    /// That a quest artifact is of the hero's own role, so that no other one is, or not.
    void setOwn(int stack, bool isOwn);
    /// Puts stacks in front of another one, behind all if that is their number; what no bag takes
    /// stays where it is, and that is said.
    void place(const Stacks& wanted, int before, bool inContainer);
    /// Puts stacks into a bag, in the same way, or takes them out, where they are in the inventory.
    void pack(const Stacks& wanted, bool inContainer);
    void copy(const Stacks& stacks) const;
    void cut(const Stacks& stacks);
    /// Puts the stacks of the clipboard, which is untrusted, in front of another one.
    /// @returns whether there are any there, taken or refused
    bool paste(int before, bool inContainer);
    /// Adds what of the plan's inventory a thief is after and is not there yet; of a strategy
    /// without a theft, in place of the examples.
    void takeOver();
    /// What that would add, in words; empty: nothing.
    QString moreInPlan() const;

  Q_SIGNALS:
    /// The theft, or which is shown.
    void changed();
    /// Stacks were put there, and stand there now.
    void placed(const std::vector<int>& stacks);
    /// Something can't be done, or is done only in part or on a supposition; for the status bar.
    void refused(const QString& why);

  private:
    void follow();
    using ThingsChange = std::function<void(std::vector<theft::Thing>&)>;
    /// The inventory, in which imitations keep their numbers, whatever goes or comes.
    bool editThings(const QString& text, const ThingsChange& change);
    void takeAway(const QString& text, const Stacks& stacks);
    bool areThere(const Stacks& stacks) const;
    /// Those that may go there: says so where a bag does not take all.
    Stacks takenThere(Stacks stacks, bool inContainer);
    /// What `takeOver()` begins with: what is shown of a strategy without a theft are examples.
    std::vector<theft::Thing> taken() const;
    plan::SoughtThings soughtInPlan() const;
    /// Puts things into an inventory; where the game tells the own quest artifact from those of
    /// other roles, one stays own.
    /// @param before which stack; nothing: behind all
    void join(std::vector<theft::Thing>& inventory, std::vector<theft::Thing> things,
              std::optional<int> before = std::nullopt) const;
    /// Why it can't stand in a plan.
    std::optional<QString> faultOf(const theft::Request& request) const;
    bool commit(const QString& text, const theft::Request& request, const QString& mergeKey = {});

    PlanDocument& document_;
    theft::Request first_;  ///< shown where the strategy has none
};

}  // namespace polyplan::ui
