#include "ui/models/theft/theft_editor.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>
#include <numeric>
#include <utility>
#include <variant>

#include "core/calculator/look_up.h"
#include "core/nethack/theft/copied_things.h"
#include "core/nethack/theft/encounter.h"
#include "core/nethack/theft/members.h"
#include "core/nethack/theft/own_artifact.h"
#include "core/nethack/theft/rules.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/theft/things_mime.h"

namespace polyplan::ui {

namespace {

constexpr int firstTurns = 50;
const std::string wizard = "Wizard of Yendor";

/// Of which a game has several: their numbers stay with them wherever they go.
void nameSeveral(std::vector<theft::Thing>& things, const std::vector<theft::Thing>& named) {
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (!theft::isUnique(things[i].kind)) {
            things[i].name = named[i].name;
        }
    }
}

/// Changes the inventory, in which those of which there are several keep their names.
void changeThings(theft::Request& changed,
                  const std::function<void(std::vector<theft::Thing>&)>& change) {
    std::vector<theft::Thing> before = changed.inventory;
    nameSeveral(before, theft::withNames(before));
    std::vector<theft::Thing> after = before;
    change(after);
    std::vector<theft::Thing> apart = after;
    theft::nameApart(apart);
    nameSeveral(after, apart);
    if (after != before) {
        changed.inventory = std::move(after);
    }
}

QString inWords(const std::vector<theft::Thing>& things) {
    QStringList words;
    for (const theft::Thing& thing : things) {
        words << toQString(thing.name.empty() ? wordFor(theft::kindWords, thing.kind)
                                              : std::string_view(thing.name));
    }
    return words.join(QStringLiteral(", "));
}

QString noBagTakes() {
    return TheftEditor::tr(
        "No bag takes the Amulet of Yendor, the Bell of Opening, the Book of the Dead or the "
        "Candelabrum.");
}

}  // namespace

TheftEditor::TheftEditor(PlanDocument& document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(&document_, &PlanDocument::planChanged, this, &TheftEditor::follow);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &TheftEditor::follow);
    follow();
}

void TheftEditor::follow() {
    first_ = {};
    first_.monster = wizard;
    first_.turns = firstTurns;
    first_.armorClass = document_.settings().hero.armorClass.value_or(first_.armorClass);
    first_.inventory = {{.kind = theft::Kind::QuestArtifact, .name = ""},
                        {.kind = theft::Kind::Amulet, .name = ""}};
    Q_EMIT changed();
}

const theft::ThiefTable& TheftEditor::thieves() const {
    return document_.catalogues().thieves();
}

bool TheftEditor::isSaved() const {
    return document_.strategy().theft.has_value();
}

const theft::Request& TheftEditor::request() const {
    return isSaved() ? *document_.strategy().theft : first_;
}

nethack::Game TheftEditor::game() const {
    return request().game.value_or(document_.game());
}

bool TheftEditor::hasRules() const {
    return theft::knowsTheft(game());
}

const theft::Thief* TheftEditor::thief() const {
    return thieves().find(game(), request().monster);
}

int TheftEditor::levelLeftOut() const {
    theft::Request request = this->request();
    request.monsterLevel.reset();
    const auto met = theft::encounterOf(request, game(), thieves());
    const auto* encounter = std::get_if<theft::Encounter>(&met);
    return encounter == nullptr ? 0 : encounter->level;
}

std::optional<QString> TheftEditor::faultOf(const theft::Request& request) const {
    TableSet tables;
    const nethack::Game around = document_.game();
    tables.add(thieves());
    tables.add(around);
    const std::vector<Fault> faults = validate(request, tables);
    return faults.empty() ? std::nullopt : std::optional(toQString(faults.front().message));
}

bool TheftEditor::commit(const QString& text, const theft::Request& request,
                         const QString& mergeKey) {
    if (request == this->request()) {
        return true;
    }
    if (const auto why = faultOf(request)) {
        Q_EMIT refused(*why);
        Q_EMIT changed();  // editors go back to what is
        return false;
    }
    document_.edit(
        text, [&](PlanDocument::Draft& draft) { draft.strategy.theft = request; },
        mergeKey.isEmpty() ? mergeKey : QStringLiteral("theft ") + mergeKey);
    return true;
}

bool TheftEditor::edit(const QString& text, const Change& change, const QString& mergeKey) {
    if (!hasRules()) {
        return false;
    }
    theft::Request changed = request();
    change(changed);
    return commit(text, changed, mergeKey);
}

bool TheftEditor::editThings(const QString& text, const ThingsChange& change) {
    return edit(text, [&](theft::Request& changed) { changeThings(changed, change); });
}

void TheftEditor::setGame(nethack::Game game) {
    const theft::Rules* rules = theft::rulesOf(game);
    if (rules == nullptr || game == this->game()) {
        return;
    }
    theft::Request changed = request();
    changed.game = game == document_.game() ? std::nullopt : std::optional(game);
    if (thieves().find(game, changed.monster) == nullptr) {
        Q_EMIT refused(tr("%1 steals nothing in %2: the %3 is met instead.")
                           .arg(toQString(changed.monster), toQString(nethack::title(game)),
                                toQString(wizard)));
        changed.monster = wizard;
        changed.monsterLevel.reset();
        changed.monsterSpeed.reset();
    }
    const auto isUnknown = [rules](auto condition) { return !theft::knows(*rules, condition); };
    std::erase_if(changed.conditions, isUnknown);
    std::erase_if(changed.monsterConditions, isUnknown);
    if (!rules->anyQuestArtifact) {
        theft::keepOneOwn(changed.inventory);
    }
    commit(tr("Steal by the rules of %1").arg(toQString(nethack::title(game))), changed);
}

void TheftEditor::apply(const theft::Remedy& remedy) {
    edit(toQString(theft::whatToDo(remedy)), [&](theft::Request& changed) {
        const auto game = changed.game;
        changed = remedy.after;
        changed.game = game;
    });
}

bool TheftEditor::mayAdd() const {
    return hasRules() && request().inventory.size() < mostOf<&theft::Request::inventory>();
}

void TheftEditor::add(theft::Kind kind) {
    editThings(tr("Add %1").arg(toQString(wordFor(theft::kindWords, kind))),
               [this, kind](std::vector<theft::Thing>& things) {
                   join(things, {{.kind = kind, .name = ""}});
               });
}

void TheftEditor::join(std::vector<theft::Thing>& inventory, std::vector<theft::Thing> things,
                       std::optional<int> before) const {
    if (!theft::rulesOf(game())->anyQuestArtifact) {
        theft::keepOneOwn(things, inventory);
    }
    inventory.insert(inventory.begin() + before.value_or(static_cast<int>(inventory.size())),
                     std::make_move_iterator(things.begin()),
                     std::make_move_iterator(things.end()));
}

TheftEditor::Stacks TheftEditor::takenThere(Stacks stacks, bool inContainer) {
    const bool isRefused =
        std::erase_if(stacks, [this, inContainer](int stack) {
            const theft::Thing& thing = request().inventory[std::size_t(stack)];
            return inContainer && !thing.inContainer && theft::isUnpackable(thing.kind);
        }) > 0;
    if (isRefused) {
        Q_EMIT refused(noBagTakes());
    }
    return stacks;
}

bool TheftEditor::areThere(const Stacks& stacks) const {
    return !stacks.empty() && stacks.front() >= 0 &&
           stacks.back() < std::ssize(request().inventory);
}

void TheftEditor::takeAway(const QString& text, const Stacks& stacks) {
    if (!areThere(stacks)) {
        return;
    }
    editThings(text, [&stacks](std::vector<theft::Thing>& all) {
        for (auto stack = stacks.rbegin(); stack != stacks.rend(); ++stack) {
            all.erase(all.begin() + *stack);
        }
    });
}

void TheftEditor::remove(const Stacks& stacks) {
    takeAway(stacks.size() > 1 ? tr("Remove %1 items").arg(stacks.size()) : tr("Remove item"),
             stacks);
}

void TheftEditor::copy(const Stacks& stacks) const {
    if (areThere(stacks)) {
        QGuiApplication::clipboard()->setMimeData(
            thingsToMime(request().inventory, stacks).release());
    }
}

void TheftEditor::cut(const Stacks& stacks) {
    copy(stacks);
    takeAway(stacks.size() > 1 ? tr("Cut %1 items").arg(stacks.size()) : tr("Cut item"), stacks);
}

bool TheftEditor::paste(int before, bool inContainer) {
    const QMimeData* mime = QGuiApplication::clipboard()->mimeData();
    if (mime == nullptr || !hasThings(*mime)) {
        return false;
    }
    const auto read = thingsFromMime(*mime);
    if (const auto* why = std::get_if<QString>(&read)) {
        Q_EMIT refused(*why);
        return true;
    }
    const auto& copies = std::get<std::vector<theft::Thing>>(read);
    std::vector<theft::Thing> things = theft::addable(copies, request().inventory);
    if (things.size() < copies.size()) {
        Q_EMIT refused(tr("What a game has only one of is in the list already."));
    }
    const auto isUnpackable = [](const theft::Thing& thing) {
        return theft::isUnpackable(thing.kind);
    };
    if (inContainer && std::erase_if(things, isUnpackable) > 0) {
        Q_EMIT refused(noBagTakes());
    }
    if (things.empty()) {
        return true;
    }
    for (theft::Thing& thing : things) {
        thing.inContainer = inContainer;
    }
    const bool isDone =
        editThings(things.size() > 1 ? tr("Paste %1 items").arg(things.size()) : tr("Paste item"),
                   [&](std::vector<theft::Thing>& all) { join(all, things, before); });
    if (isDone) {
        Stacks pasted(things.size());
        std::iota(pasted.begin(), pasted.end(), before);
        Q_EMIT placed(pasted);
    }
    return true;
}

std::optional<QString> TheftEditor::rename(int stack, const QString& name) {
    if (!hasRules()) {
        return std::nullopt;
    }
    theft::Request changed = request();
    changeThings(changed, [&](std::vector<theft::Thing>& all) {
        all[std::size_t(stack)].name = name.trimmed().toStdString();
    });
    commit(tr("Rename item"), changed);
    return faultOf(changed);
}

void TheftEditor::setOwn(int stack, bool isOwn) {
    edit(tr("Set whose quest artifact it is"), [=](theft::Request& changed) {
        theft::setOwn(changed.inventory, static_cast<std::size_t>(stack), isOwn);
    });
}

void TheftEditor::place(const Stacks& wanted, int before, bool inContainer) {
    const auto count = static_cast<int>(request().inventory.size());
    if (!areThere(wanted) || before < 0 || before > count) {
        return;
    }
    const Stacks stacks = takenThere(wanted, inContainer);
    if (stacks.empty()) {
        return;
    }
    const bool wasIn = request().inventory[std::size_t(stacks.front())].inContainer;
    const auto first =
        before - static_cast<int>(std::ranges::lower_bound(stacks, before) - stacks.begin());
    editThings(wasIn == inContainer ? tr("Reorder items")
               : inContainer        ? tr("Put into a bag")
                                    : tr("Take out of the bag"),
               [&](std::vector<theft::Thing>& all) {
                   std::vector<theft::Thing> moved;
                   for (const int stack : stacks) {
                       moved.push_back(all[std::size_t(stack)]);
                       moved.back().inContainer = inContainer;
                   }
                   for (auto stack = stacks.rbegin(); stack != stacks.rend(); ++stack) {
                       all.erase(all.begin() + *stack);
                   }
                   all.insert(all.begin() + first, moved.begin(), moved.end());
               });
    Stacks now(stacks.size());
    std::iota(now.begin(), now.end(), first);
    Q_EMIT placed(now);
}

void TheftEditor::pack(const Stacks& wanted, bool inContainer) {
    if (!areThere(wanted)) {
        return;
    }
    const Stacks stacks = takenThere(wanted, inContainer);
    if (stacks.empty()) {
        return;
    }
    edit(inContainer ? tr("Put into a bag") : tr("Take out of the bag"),
         [&](theft::Request& changed) {
             for (const int stack : stacks) {
                 changed.inventory[std::size_t(stack)].inContainer = inContainer;
             }
         });
    Q_EMIT placed(stacks);
}

std::vector<theft::Thing> TheftEditor::taken() const {
    return isSaved() ? request().inventory : std::vector<theft::Thing>();
}

plan::SoughtThings TheftEditor::soughtInPlan() const {
    plan::SoughtThings sought;
    if (const ObjectTable* objects = document_.table()) {
        sought = plan::thingsOf(document_.inventory(), *objects);
        sought.things = plan::missingIn(taken(), std::move(sought.things));
    }
    return sought;
}

QString TheftEditor::moreInPlan() const {
    return inWords(soughtInPlan().things);
}

void TheftEditor::takeOver() {
    const auto there = taken();
    const auto [found, lookalikes] = soughtInPlan();
    if (found.empty()) {
        Q_EMIT refused(there.empty()
                           ? tr("The plan's inventory has nothing that a thief is after.")
                           : tr("The plan's inventory has nothing more that a thief is after."));
        return;
    }
    const bool isDone =
        editThings(tr("Take items over from the plan"), [&](std::vector<theft::Thing>& all) {
            if (there.empty()) {
                all.clear();
            }
            join(all, found);
        });
    if (isDone) {
        std::vector<int> added(found.size());
        std::iota(added.begin(), added.end(), static_cast<int>(there.size()));
        Q_EMIT placed(added);
    }
    const bool hasLookalike = std::ranges::any_of(found, [](const theft::Thing& thing) {
        return thing.kind == theft::Kind::Amulet || thing.kind == theft::Kind::FakeAmulet;
    });
    if (isDone && hasLookalike && lookalikes == 1) {
        Q_EMIT refused(
            tr("The Amulet of Yendor is supposed to be the real one; a plastic "
               "imitation looks the same until it is identified."));
    } else if (isDone && hasLookalike && lookalikes > 1) {
        Q_EMIT refused(tr("%1 look like the Amulet of Yendor and at most one is: the first is "
                          "supposed to be it, the others imitations.")
                           .arg(lookalikes));
    } else if (isDone) {
        const bool isRoleSupposed =
            !theft::rulesOf(game())->anyQuestArtifact &&
            std::ranges::any_of(request().inventory, [](const theft::Thing& thing) {
                return thing.kind == theft::Kind::QuestArtifact && !thing.own;
            });
        const QString taken = tr("Taken over: %1.").arg(inWords(found));
        Q_EMIT refused(isRoleSupposed
                           ? tr("%1 Of the quest artifacts one is supposed to be your own role's: "
                                "its card says so, and its menu changes it.")
                                 .arg(taken)
                           : taken);
    }
}

}  // namespace polyplan::ui
