#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <set>

#include "core/plan/engraving_question.h"

namespace polyplan::ui {

using nethack::engraving::StylusChoice;

class PlanDocument;

/// The engraving of the current strategy; where it has none yet, the one that the composer starts
/// with: no text, fingers, and fifty turns of standing on it.
plan::Engraving engravingOf(const PlanDocument& document);
/// The same of another strategy.
plan::Engraving engravingOf(const plan::Strategy& strategy);

/// The game whose rules the engraving of the current strategy goes by: its own, else the
/// document's.
nethack::Game engravingGame(const PlanDocument& document);

/// Changes of the current strategy's engraving, one undo step each; changes of the same kind in a
/// row become one step where that is how people work: typing, dragging a slider.
namespace engraving_edits {

using Change = std::function<void(plan::Engraving&)>;

void edit(PlanDocument& document, const QString& name, const Change& change,
          const QString& mergeKey = {});

/// Why a text can't stand in a plan, with the rule; nothing if it can.
std::optional<QString> textFault(const QString& text);
/// @param text without fault
void setText(PlanDocument& document, const QString& text);
void chooseStylus(PlanDocument& document, const StylusChoice& choice);
void setOverlaid(PlanDocument& document, const std::string& stylus, bool isShown);

/// At most this many styluses are laid over the chosen one.
inline constexpr std::size_t mostOverlaid = 7;
/// At most this many lines are in a scenario.
inline constexpr std::size_t mostLines = 100;

using nethack::engraving::Event;

/// How many single events a scenario may have, over all of its lines.
int mostEvents();
/// How many single events a scenario has over all of its lines.
int countOf(const std::vector<Event>& events);
/// How many more single events a scenario has room for.
int roomIn(const std::vector<Event>& events);

/// Adds events at a place of the scenario. Where there is no room for all of them nothing is added.
void insertEvents(PlanDocument& document, std::size_t at, const std::vector<Event>& events,
                  const QString& name);
/// Puts one event at another place: `to` counts in the list without it.
void moveEvent(PlanDocument& document, std::size_t from, std::size_t to);
void removeEvents(PlanDocument& document, std::vector<std::size_t> places);
/// Of the first attack, which deletes Elbereth, those beyond one go below what that deletes.
/// @param times is cut to what the other lines leave
/// @returns whether some went there
bool setTimes(PlanDocument& document, std::size_t at, int times);
void setEventDexterity(PlanDocument& document, std::size_t at, std::optional<int> dexterity);
/// Does nothing where the events are more than a scenario may have.
/// @param conditions that the hero is in besides while they happen
/// @param conditionsOfOld that the hero was in for the events before
void replaceEvents(PlanDocument& document, const std::vector<Event>& events,
                   const std::set<nethack::engraving::Condition>& conditions,
                   const std::set<nethack::engraving::Condition>& conditionsOfOld,
                   const QString& name);

}  // namespace engraving_edits

}  // namespace polyplan::ui
