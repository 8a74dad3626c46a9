#pragma once

#include <QAbstractTableModel>
#include <set>
#include <vector>

#include "core/nethack/engraving/request.h"

namespace polyplan::ui {

class PlanDocument;

/// What happens to the engraving, in order: each event with how often it happens in a row. Events
/// are dragged to order them.
class ScenarioModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Cause, Times, Dexterity, ColumnCount };

    explicit ScenarioModel(PlanDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// How often, and for turns the Dexterity, can be edited; that of the engraving is none of its
    /// own.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    /// Moves the event itself, as one undo step. @returns false, so that the view removes nothing.
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

    /// How many single events there are.
    int total() const;
    /// How often an event may happen beside all others.
    int mostTimes(int row) const;

  Q_SIGNALS:
    /// Attacks beyond the first were put below what that deletes.
    void attacksWentBelow();

  private:
    void follow();
    /// Of the turns that have none of their own.
    int usualDexterity() const;
    /// Whether the version knows of no effect of it.
    bool isIdle(const nethack::engraving::Event& event) const;

    PlanDocument& document_;
    std::vector<nethack::engraving::Event> events_;
};

/// A scenario ready to use.
struct ScenarioPreset {
    QString name;
    QString rule;
    std::vector<nethack::engraving::Event> events;
    std::set<nethack::engraving::Condition> conditions = {};  ///< without which they don't happen
};

/// Turns are those of the engraving's own Dexterity.
std::vector<ScenarioPreset> scenarioPresets(nethack::Game game);

/// The preset that events are; nothing if they are none, or engraving is not known for the game.
std::optional<ScenarioPreset> presetOf(const std::vector<nethack::engraving::Event>& events,
                                       nethack::Game game);

/// The events for a change of version: where they are a preset of the one, the same preset of the
/// other; else, or where engraving is not known for both, as they are.
std::vector<nethack::engraving::Event> eventsFor(std::vector<nethack::engraving::Event> events,
                                                 nethack::Game from, nethack::Game to);

/// The places of events that are taken out, and with them of each deletion by an attack that no
/// attack precedes any more.
std::vector<std::size_t> withDeletionsOf(const std::vector<nethack::engraving::Event>& events,
                                         std::vector<std::size_t> places, nethack::Game game);
/// Whether an attack that is made by moving wears as a move too.
bool attacksWearAsMoves(nethack::Game game);

}  // namespace polyplan::ui
