#include "ui/models/goal_edits.h"

#include <QObject>
#include <algorithm>
#include <functional>

#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

QString objectName(const PlanDocument& document, ObjectIndex object) {
    const ObjectTable* table = document.table();
    return table == nullptr ? QString() : toQString((*table)[object].name);
}

int allowedCount(int atLeast) {
    return std::clamp(atLeast, plan::limits::atLeast.least, plan::limits::atLeast.most);
}

void editGoalCount(PlanDocument& document, int goal, const std::function<int(int)>& countAfter,
                   const QString& mergeKey) {
    const auto& goals = document.polypile().goals;
    if (goal < 0 || goal >= std::ssize(goals)) {
        return;
    }
    const auto at = static_cast<std::size_t>(goal);
    const int count = allowedCount(countAfter(goals[at].atLeast));
    document.edit(
        QObject::tr("Set goal %1").arg(objectName(document, goals[at].object)),
        [&](PlanDocument::Draft& draft) { draft.polypile.goals[at].atLeast = count; }, mergeKey);
}

}  // namespace

bool isGoal(const PlanDocument& document, ObjectIndex object) {
    return std::ranges::any_of(document.polypile().goals,
                               [&](const plan::Goal& goal) { return goal.object == object; });
}

bool mayBeGoal(const PlanDocument& document, ObjectIndex object) {
    const ObjectTable* table = document.table();
    return table != nullptr && !(*table)[object].isLook();
}

void setGoal(PlanDocument& document, ObjectIndex object, bool isWanted) {
    if (isGoal(document, object) == isWanted || (isWanted && !mayBeGoal(document, object))) {
        return;
    }
    const QString name = objectName(document, object);
    if (!isWanted) {
        document.edit(QObject::tr("Remove goal %1").arg(name), [&](PlanDocument::Draft& draft) {
            std::erase_if(draft.polypile.goals,
                          [&](const plan::Goal& goal) { return goal.object == object; });
        });
        return;
    }
    document.edit(QObject::tr("Add goal %1").arg(name), [&](PlanDocument::Draft& draft) {
        if (draft.polypile.goals.size() < plan::limits::goals) {
            draft.polypile.goals.emplace_back().object = object;
        }
    });
}

std::optional<QString> addGoal(PlanDocument& document, ObjectIndex object,
                               std::optional<int> atLeast) {
    const auto& goals = document.polypile().goals;
    const auto found = std::ranges::find(goals, object, &plan::Goal::object);
    if (found != goals.end()) {
        if (atLeast) {
            setGoalCount(document, static_cast<int>(found - goals.begin()), *atLeast);
        }
        return std::nullopt;
    }
    if (!mayBeGoal(document, object)) {
        return QObject::tr("%1 is a look: a goal is what a thing is.")
            .arg(objectName(document, object));
    }
    if (goals.size() >= plan::limits::goals) {
        return QObject::tr("A strategy has at most %1 goals.").arg(plan::limits::goals);
    }
    document.edit(QObject::tr("Add goal %1").arg(objectName(document, object)),
                  [&](PlanDocument::Draft& draft) {
                      plan::Goal& goal = draft.polypile.goals.emplace_back();
                      goal.object = object;
                      goal.atLeast = allowedCount(atLeast.value_or(goal.atLeast));
                  });
    return std::nullopt;
}

void removeGoal(PlanDocument& document, int goal) {
    const auto& goals = document.polypile().goals;
    if (goal < 0 || goal >= std::ssize(goals)) {
        return;
    }
    const QString name = objectName(document, goals[static_cast<std::size_t>(goal)].object);
    document.edit(QObject::tr("Remove goal %1").arg(name), [goal](PlanDocument::Draft& draft) {
        draft.polypile.goals.erase(draft.polypile.goals.begin() + goal);
    });
}

void setGoalCount(PlanDocument& document, int goal, int atLeast) {
    editGoalCount(document, goal, [atLeast](int /*before*/) { return atLeast; }, {});
}

void changeGoalCount(PlanDocument& document, int goal, int by) {
    editGoalCount(
        document, goal, [by](int before) { return before + by; },
        QStringLiteral("goal %1").arg(goal));
}

}  // namespace polyplan::ui
