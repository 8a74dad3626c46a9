#include "ui/models/engraving/engraving_edits.h"

#include <QObject>
#include <algorithm>
#include <numeric>

#include "core/nethack/engraving/attacks.h"
#include "core/nethack/engraving/durability.h"
#include "core/nethack/engraving/members.h"
#include "core/nethack/engraving/stylus.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_words.h"
#include "ui/models/engraving/scenario_model.h"

namespace polyplan::ui {

using nethack::engraving::Cause;

namespace {

constexpr int turnsToStartWith = 50;
constexpr uint firstPrintable = u' ';
constexpr uint lastPrintable = u'~';

plan::Engraving newEngraving() {
    plan::Engraving engraving;
    engraving.stylus = nethack::engraving::fingers;
    engraving.events = {{.cause = Cause::Turn, .times = turnsToStartWith, .dexterity = {}}};
    return engraving;
}

/// Leaves one attack above what it deletes if it is the first, and puts the others below.
/// @returns whether there were others
bool putAttacksBelowDeletion(std::vector<nethack::engraving::Event>& events, std::size_t at,
                             nethack::Game game) {
    const std::size_t deletion = at + 1;
    if (deletion >= events.size() || events[deletion].cause != Cause::AttackedWhileStanding ||
        !nethack::engraving::attacksDelete(game) || !isAttack(events[at].cause, game) ||
        nethack::engraving::attacksUntilDeletion(events, game) != events[at].times ||
        events[at].times == 1) {
        return false;
    }
    nethack::engraving::Event others = events[at];
    others.times -= 1;
    const auto below = events.begin() + static_cast<std::ptrdiff_t>(deletion) + 1;
    if (below != events.end() && below->cause == others.cause) {
        below->times += others.times;
    } else if (events.size() < engraving_edits::mostLines) {
        events.insert(below, others);
    } else {
        return false;
    }
    events[at].times = 1;
    return true;
}

}  // namespace

plan::Engraving engravingOf(const plan::Strategy& strategy) {
    return strategy.engraving ? *strategy.engraving : newEngraving();
}

plan::Engraving engravingOf(const PlanDocument& document) {
    return engravingOf(document.strategy());
}

nethack::Game engravingGame(const PlanDocument& document) {
    return plan::engravingGameOf(document.plan(), document.strategy());
}

namespace engraving_edits {

void edit(PlanDocument& document, const QString& name, const Change& change,
          const QString& mergeKey) {
    const plan::Engraving before = engravingOf(document);
    plan::Engraving after = before;
    change(after);
    if (after == before) {
        return;
    }
    // What is written goes on being asked beside how it lasts.
    if (before.asksWriting() && !after.asksWriting()) {
        after.stylus = before.askedStylus();
    }
    document.edit(
        name, [&](PlanDocument::Draft& draft) { draft.strategy.engraving = std::move(after); },
        mergeKey);
}

std::optional<QString> textFault(const QString& text) {
    const auto most = static_cast<qsizetype>(nethack::engraving::maximumLength);
    if (text.size() > most) {
        return QObject::tr(
                   "An engraving holds at most %1 characters, this is %2 "
                   "(engrave.c doengrave(), BUFSZ).")
            .arg(most)
            .arg(text.size());
    }
    const QList<uint> characters = text.toUcs4();  // one each, where QString has two of an emoji
    const auto bad = std::ranges::find_if(
        characters, [](uint each) { return each < firstPrintable || each > lastPrintable; });
    if (bad != characters.end()) {
        const char32_t character = *bad;
        const QString shown = QChar::isPrint(character)
                                  ? QStringLiteral("“%1”").arg(QString::fromUcs4(&character, 1))
                                  : QObject::tr("The invisible character U+%1")
                                        .arg(QString::number(*bad, 16).toUpper(), 4, u'0');
        return QObject::tr(
                   "%1 (place %2) can't be typed at the game's prompt: it takes the "
                   "printable characters of ASCII, space to ~ (getline.c hooked_tty_getlin()).")
            .arg(shown)
            .arg(std::distance(characters.begin(), bad) + 1);
    }
    return std::nullopt;
}

void setText(PlanDocument& document, const QString& text) {
    edit(
        document, QObject::tr("Write “%1”").arg(text.left(20)),
        [&](plan::Engraving& engraving) { engraving.text = text.toStdString(); },
        QStringLiteral("engraving text"));
}

void chooseStylus(PlanDocument& document, const StylusChoice& choice) {
    edit(document, QObject::tr("Write with %1").arg(toQString(choice.stylus)),
         [&](plan::Engraving& engraving) {
             engraving.stylus = choice.stylus;
             engraving.stylusState = choice.state;
             engraving.wear.reset();
         });
}

void setOverlaid(PlanDocument& document, const std::string& stylus, bool isShown) {
    const QString name =
        isShown ? QObject::tr("Show %1 in the chart") : QObject::tr("Take %1 off the chart");
    edit(document, name.arg(toQString(stylus)), [&](plan::Engraving& engraving) {
        std::erase(engraving.overlaid, stylus);
        if (isShown && engraving.overlaid.size() < mostOverlaid) {
            engraving.overlaid.push_back(stylus);
        }
    });
}

int mostEvents() {
    return nethack::engraving::limits::events.most;
}

int countOf(const std::vector<Event>& events) {
    return std::transform_reduce(events.begin(), events.end(), 0, std::plus<>(),
                                 [](const Event& event) { return event.times; });
}

int roomIn(const std::vector<Event>& events) {
    return std::max(0, mostEvents() - countOf(events));
}

void insertEvents(PlanDocument& document, std::size_t at, const std::vector<Event>& events,
                  const QString& name) {
    edit(document, name, [&](plan::Engraving& engraving) {
        if (engraving.events.size() + events.size() > mostLines ||
            countOf(events) > roomIn(engraving.events)) {
            return;
        }
        const auto place = std::min(at, engraving.events.size());
        engraving.events.insert(engraving.events.begin() + static_cast<std::ptrdiff_t>(place),
                                events.begin(), events.end());
        engraving.wear.reset();
    });
}

void moveEvent(PlanDocument& document, std::size_t from, std::size_t to) {
    edit(document, QObject::tr("Move event"), [&](plan::Engraving& engraving) {
        auto& events = engraving.events;
        if (from >= events.size()) {
            return;
        }
        const Event event = events[from];
        events.erase(events.begin() + static_cast<std::ptrdiff_t>(from));
        events.insert(events.begin() + static_cast<std::ptrdiff_t>(std::min(to, events.size())),
                      event);
    });
}

void removeEvents(PlanDocument& document, std::vector<std::size_t> places) {
    std::ranges::sort(places, std::greater<>());
    const QString name =
        places.size() == 1 ? QObject::tr("Remove event") : QObject::tr("Remove events");
    edit(document, name, [&](plan::Engraving& engraving) {
        for (const std::size_t place : places) {
            if (place < engraving.events.size()) {
                engraving.events.erase(engraving.events.begin() +
                                       static_cast<std::ptrdiff_t>(place));
            }
        }
        engraving.wear.reset();
    });
}

bool setTimes(PlanDocument& document, std::size_t at, int times) {
    bool wentBelow = false;
    edit(
        document, QObject::tr("Set how often"),
        [&](plan::Engraving& engraving) {
            auto& events = engraving.events;
            if (at < events.size()) {
                events[at].times = std::clamp(times, 1, events[at].times + roomIn(events));
                wentBelow = putAttacksBelowDeletion(events, at, engravingGame(document));
            }
        },
        QStringLiteral("event times %1").arg(at));
    return wentBelow;
}

void setEventDexterity(PlanDocument& document, std::size_t at, std::optional<int> dexterity) {
    edit(
        document, QObject::tr("Set Dexterity"),
        [&](plan::Engraving& engraving) {
            if (at < engraving.events.size()) {
                engraving.events[at].dexterity = dexterity;
            }
        },
        QStringLiteral("event dexterity %1").arg(at));
}

void replaceEvents(PlanDocument& document, const std::vector<Event>& events,
                   const std::set<nethack::engraving::Condition>& conditions,
                   const std::set<nethack::engraving::Condition>& conditionsOfOld,
                   const QString& name) {
    if (events.size() > mostLines || countOf(events) > mostEvents()) {
        return;
    }
    edit(document, name, [&](plan::Engraving& engraving) {
        engraving.events = events;
        for (const nethack::engraving::Condition each : conditionsOfOld) {
            engraving.conditions.erase(each);
        }
        engraving.conditions.insert(conditions.begin(), conditions.end());
        engraving.wear.reset();
    });
}

}  // namespace engraving_edits

}  // namespace polyplan::ui
