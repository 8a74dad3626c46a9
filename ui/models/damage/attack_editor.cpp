#include "ui/models/damage/attack_editor.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_clipboard.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/moved_rows.h"

namespace polyplan::ui {

namespace {

constexpr int firstTarget = 361;  ///< a Vampire: most rules have something to say of it
constexpr int firstCasts = 6;

struct SharedRow {
    AttackEditor::Shared what;
    const char* text;
    bool (*isSame)(const plan::Attack&, const plan::Attack&);
    void (*give)(const plan::Attack& from, plan::Attack& to);
};

template <auto member>
constexpr SharedRow sharedRow(AttackEditor::Shared what, const char* text) {
    return {what, text,
            [](const plan::Attack& a, const plan::Attack& b) { return a.*member == b.*member; },
            [](const plan::Attack& from, plan::Attack& to) { to.*member = from.*member; }};
}

constexpr SharedRow sharedRows[] = {
    sharedRow<&plan::Attack::monster>(AttackEditor::Shared::Target,
                                      QT_TR_NOOP("Set target of all attacks")),
    sharedRow<&plan::Attack::terrain>(AttackEditor::Shared::Terrain,
                                      QT_TR_NOOP("Set terrain of all attacks")),
    sharedRow<&plan::Attack::floorObjects>(AttackEditor::Shared::Floor,
                                           QT_TR_NOOP("Set floor of all attacks")),
    sharedRow<&plan::Attack::casts>(AttackEditor::Shared::Casts,
                                    QT_TR_NOOP("Set casts of all attacks")),
};

const SharedRow& rowOf(AttackEditor::Shared what) {
    return *std::ranges::find(sharedRows, what, &SharedRow::what);
}

}  // namespace

plan::Attack firstAttack() {
    plan::Attack attack;
    attack.affects = oangband::Affects::Bolt;
    attack.monster.id = firstTarget;
    attack.player.level = 30;
    attack.casts = firstCasts;
    return attack;
}

AttackEditor::AttackEditor(PlanDocument& document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(&document_, &PlanDocument::planChanged, this, &AttackEditor::follow);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, [this] {
        index_ = 0;
        shown_ = attacks();
        follow();
    });
    connect(&document_, &PlanDocument::restored, this, &AttackEditor::goToWhatCameBack);
    shown_ = attacks();
}

void AttackEditor::follow() {
    const std::vector<plan::Attack> before = std::exchange(shown_, attacks());
    const int kept = indexAfter_ >= 0 ? indexAfter_ : rowAfterChange(before, shown_, index_);
    index_ = std::clamp(kept, 0, static_cast<int>(shown_.size()) - 1);
    Q_EMIT changed();
}

void AttackEditor::goToWhatCameBack(const QStringList& /*parts*/, const plan::Strategy& before) {
    if (const auto place = placeOfChange(before.damage, document_.strategy().damage)) {
        setIndex(*place);
    }
}

const std::vector<plan::Attack>& AttackEditor::attacks() const {
    static const std::vector<plan::Attack> none{firstAttack()};
    return isSaved() ? document_.strategy().damage : none;
}

bool AttackEditor::isSaved() const {
    return !document_.strategy().damage.empty();
}

const plan::Attack& AttackEditor::attack() const {
    return attacks()[std::size_t(index_)];
}

void AttackEditor::setIndex(int index) {
    if (index == index_ || index < 0 || index >= std::ssize(attacks())) {
        return;
    }
    index_ = index;
    Q_EMIT changed();
}

void AttackEditor::editList(const QString& text, const ListChange& change, int indexAfter,
                            const QString& mergeKey) {
    indexAfter_ = indexAfter;
    document_.edit(
        text,
        [&](PlanDocument::Draft& draft) {
            auto& attacks = draft.strategy.damage;
            const std::vector<plan::Attack> before = attacks;
            if (attacks.empty()) {
                attacks.push_back(firstAttack());
            }
            const std::vector<plan::Attack> shown = attacks;
            change(attacks);
            if (attacks == shown) {
                attacks = before;
            }
        },
        mergeKey);
    indexAfter_ = -1;
}

void AttackEditor::edit(const QString& text, const Change& change, const QString& mergeKey) {
    editAt(index_, text, change, mergeKey);
}

void AttackEditor::editAt(int index, const QString& text, const Change& change,
                          const QString& mergeKey) {
    const QString key =
        mergeKey.isEmpty() ? QString() : QStringLiteral("attack %1 %2").arg(index).arg(mergeKey);
    editList(
        text, [&](std::vector<plan::Attack>& attacks) { change(attacks[std::size_t(index)]); },
        index_, key);
}

void AttackEditor::strike(const oangband::Monster& monster) {
    edit(
        tr("Strike %1").arg(toQString(monster.name)),
        [&](plan::Attack& attack) {
            const auto* struck = monsterOf(attack.monster, damageTables(document_));
            if (struck == nullptr || struck->id != monster.id) {
                setTarget(attack.monster, monster);
            }
        },
        QStringLiteral("target"));
}

bool AttackEditor::mayAdd() const {
    return attacks().size() < plan::limits::attacks;
}

void AttackEditor::add() {
    if (!mayAdd()) {
        return;
    }
    editList(
        tr("Add attack"),
        [this](std::vector<plan::Attack>& attacks) {
            plan::Attack attack = firstAttack();
            const plan::Attack& like = attacks[std::size_t(index_)];
            attack.monster = like.monster;
            attack.terrain = like.terrain;
            attack.player = like.player;
            attack.source = like.source;
            attack.matrix = like.matrix;
            attacks.insert(attacks.begin() + index_ + 1, std::move(attack));
        },
        index_ + 1);
}

void AttackEditor::duplicate() {
    if (!mayAdd()) {
        return;
    }
    editList(
        tr("Duplicate attack"),
        [this](std::vector<plan::Attack>& attacks) {
            plan::Attack copy = attacks[std::size_t(index_)];
            attacks.insert(attacks.begin() + index_ + 1, std::move(copy));
        },
        index_ + 1);
}

void AttackEditor::takeAway(const QString& text) {
    if (!isSaved()) {
        return;
    }
    editList(
        text,
        [this](std::vector<plan::Attack>& attacks) { attacks.erase(attacks.begin() + index_); },
        index_);
}

void AttackEditor::remove() {
    takeAway(tr("Remove attack"));
}

void AttackEditor::copy() const {
    copyAttack(attack(), document_.catalogues());
}

void AttackEditor::cut() {
    copy();
    takeAway(tr("Cut attack"));
}

void AttackEditor::paste() {
    const auto read = copiedAttacks(document_.catalogues());
    if (const auto* why = std::get_if<QString>(&read)) {
        Q_EMIT refused(*why);
        return;
    }
    const auto& pasted = std::get<std::vector<plan::Attack>>(read);
    const std::size_t there = isSaved() ? attacks().size() : 0;
    if (there + pasted.size() > plan::limits::attacks) {
        Q_EMIT refused(tr("A strategy has at most %1 attacks.").arg(plan::limits::attacks));
        return;
    }
    // The one that is only shown makes room.
    const int at = isSaved() ? index_ + 1 : 0;
    editList(
        pasted.size() > 1 ? tr("Paste %1 attacks").arg(pasted.size()) : tr("Paste attack"),
        [&](std::vector<plan::Attack>& attacks) {
            if (there == 0) {
                attacks.clear();
            }
            attacks.insert(attacks.begin() + at, pasted.begin(), pasted.end());
        },
        at);
}

bool AttackEditor::differs(Shared what) const {
    return std::ranges::any_of(
        attacks(), [&](const plan::Attack& other) { return !rowOf(what).isSame(attack(), other); });
}

void AttackEditor::giveToAll(Shared what) {
    const SharedRow& row = rowOf(what);
    editList(
        tr(row.text),
        [&](std::vector<plan::Attack>& attacks) {
            const plan::Attack from = attacks[std::size_t(index_)];
            for (plan::Attack& each : attacks) {
                row.give(from, each);
            }
        },
        index_);
}

void AttackEditor::setTyped(bool isTyped) {
    if (isTyped != isTyped_) {
        isTyped_ = isTyped;
        Q_EMIT typedChanged();
    }
}

void AttackEditor::move(int from, int to) {
    const int count = static_cast<int>(attacks().size());
    if (from == to || from < 0 || to < 0 || from >= count || to >= count) {
        return;
    }
    editList(
        tr("Reorder attacks"),
        [=](std::vector<plan::Attack>& attacks) {
            const auto first = attacks.begin() + std::min(from, to);
            const auto last = attacks.begin() + std::max(from, to) + 1;
            std::rotate(first, from < to ? first + 1 : last - 1, last);
        },
        index_ == from ? to : index_);
}

}  // namespace polyplan::ui
