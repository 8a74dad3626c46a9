#pragma once

#include <QObject>
#include <QStringList>
#include <functional>
#include <vector>

#include "core/oangband/monster.h"
#include "core/plan/document.h"

namespace polyplan::ui {

class PlanDocument;

/// Which attack of the current strategy is looked at, and every change of attacks. A strategy
/// without attacks is shown as if it had the first one already: the first change saves it.
class AttackEditor : public QObject {
    Q_OBJECT

  public:
    explicit AttackEditor(PlanDocument& document, QObject* parent = nullptr);

    PlanDocument& document() const { return document_; }

    /// Never empty.
    const std::vector<plan::Attack>& attacks() const;
    /// Whether the document holds the attacks, or only the one that is not saved yet is shown.
    bool isSaved() const;

    int index() const { return index_; }
    void setIndex(int index);
    const plan::Attack& attack() const;

    using Change = std::function<void(plan::Attack&)>;
    /// Changes the current attack as one undo step; in a row with the same `mergeKey` they are one.
    void edit(const QString& text, const Change& change, const QString& mergeKey = {});
    /// Changes another attack without going to it.
    void editAt(int index, const QString& text, const Change& change, const QString& mergeKey = {});

    /// Makes a monster of the table the target; one that is it already stays as it stands.
    void strike(const oangband::Monster& monster);

    /// A new attack behind the current one, of the same caster against the same target.
    void add();
    void duplicate();
    /// Leaves at least one.
    void remove();
    /// Puts the current attack on the clipboard.
    void copy() const;
    void cut();
    /// Puts the attacks of the clipboard, which is untrusted, behind the current one; else says why
    /// not.
    void paste();
    void move(int from, int to);
    bool mayAdd() const;

    /// What attacks that are compared mostly have in common.
    enum class Shared { Target, Terrain, Floor, Casts };
    /// Whether another attack has it otherwise than the current one.
    bool differs(Shared what) const;
    /// Gives it to all attacks as the current one has it, as one undo step.
    void giveToAll(Shared what);

    /// Whether something is being typed that the current attack does not have yet.
    bool isTyped() const { return isTyped_; }
    void setTyped(bool isTyped);

  Q_SIGNALS:
    /// An attack, their list, or which of them is looked at.
    void changed();
    void typedChanged();
    /// @param why nothing is pasted
    void refused(const QString& why);

  private:
    using ListChange = std::function<void(std::vector<plan::Attack>&)>;
    void editList(const QString& text, const ListChange& change, int indexAfter,
                  const QString& mergeKey = {});
    void takeAway(const QString& text);
    void follow();
    void goToWhatCameBack(const QStringList& parts, const plan::Strategy& before);

    PlanDocument& document_;
    std::vector<plan::Attack> shown_;
    int index_ = 0;
    int indexAfter_ = -1;
    bool isTyped_ = false;
};

/// The attack that a strategy without any begins with.
plan::Attack firstAttack();

}  // namespace polyplan::ui
