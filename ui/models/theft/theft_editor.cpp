#include "ui/models/theft/theft_editor.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/calculator/look_up.h"
#include "core/nethack/theft/members.h"
#include "core/plan/theft_things.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

constexpr int firstTurns = 50;
const std::string wizard = "Wizard of Yendor";

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

bool TheftEditor::commit(const QString& text, const theft::Request& request,
                         const QString& mergeKey) {
    if (request == this->request()) {
        return true;
    }
    TableSet tables;
    const nethack::Game around = document_.game();
    tables.add(thieves());
    tables.add(around);
    if (const std::vector<Fault> faults = validate(request, tables); !faults.empty()) {
        Q_EMIT refused(toQString(faults.front().message));
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
    std::erase_if(changed.conditions, [rules](theft::HeroCondition condition) {
        return theft::conditionRule(*rules, condition) == nullptr;
    });
    commit(tr("Steal by the rules of %1").arg(toQString(nethack::title(game))), changed);
}

void TheftEditor::apply(const theft::Remedy& remedy) {
    edit(toQString(remedy.label), [&](theft::Request& changed) {
        const auto game = changed.game;
        changed = remedy.after;
        changed.game = game;
    });
}

bool TheftEditor::mayAdd() const {
    return hasRules() && request().inventory.size() < mostOf<&theft::Request::inventory>();
}

void TheftEditor::add(theft::Kind kind) {
    edit(tr("Add %1").arg(toQString(wordFor(theft::kindWords, kind))),
         [kind](theft::Request& changed) {
             changed.inventory.push_back({.kind = kind, .name = ""});
         });
}

void TheftEditor::remove(int stack) {
    if (stack < 0 || stack >= std::ssize(request().inventory)) {
        return;
    }
    edit(tr("Remove item"), [stack](theft::Request& changed) {
        changed.inventory.erase(changed.inventory.begin() + stack);
    });
}

void TheftEditor::rename(int stack, const QString& name) {
    edit(tr("Rename item"), [&](theft::Request& changed) {
        changed.inventory[std::size_t(stack)].name = name.trimmed().toStdString();
    });
}

void TheftEditor::setOwn(int stack, bool isOwn) {
    edit(tr("Set whose quest artifact it is"),
         [=](theft::Request& changed) { changed.inventory[std::size_t(stack)].own = isOwn; });
}

void TheftEditor::place(int stack, int before, bool inContainer) {
    const auto count = static_cast<int>(request().inventory.size());
    if (stack < 0 || stack >= count || before < 0 || before > count) {
        return;
    }
    const bool wasIn = request().inventory[std::size_t(stack)].inContainer;
    edit(wasIn == inContainer ? tr("Reorder items")
         : inContainer        ? tr("Put into a bag")
                              : tr("Take out of the bag"),
         [=](theft::Request& changed) {
             auto& things = changed.inventory;
             things[std::size_t(stack)].inContainer = inContainer;
             if (before > stack) {
                 std::rotate(things.begin() + stack, things.begin() + stack + 1,
                             things.begin() + before);
             } else {
                 std::rotate(things.begin() + before, things.begin() + stack,
                             things.begin() + stack + 1);
             }
         });
    Q_EMIT placed(before > stack ? before - 1 : before);
}

void TheftEditor::takeOver() {
    const ObjectTable* objects = document_.table();
    std::vector<theft::Thing> found;
    if (objects != nullptr) {
        found = plan::thingsOf(document_.inventory(), *objects);
    }
    std::map<theft::Kind, int> there;
    for (const theft::Thing& thing : request().inventory) {
        ++there[thing.kind];
    }
    std::erase_if(found, [&there](const theft::Thing& thing) { return there[thing.kind]-- > 0; });
    if (found.empty()) {
        Q_EMIT refused(tr("The plan's inventory has nothing more that a thief is after."));
        return;
    }
    edit(tr("Take items over from the plan"), [&](theft::Request& changed) {
        changed.inventory.insert(changed.inventory.end(), found.begin(), found.end());
    });
}

}  // namespace polyplan::ui
