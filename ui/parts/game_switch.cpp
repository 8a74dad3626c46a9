#include "ui/parts/game_switch.h"

#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <iterator>
#include <utility>

#include "core/plan/change_game.h"
#include "core/plan/json.h"
#include "core/plan/own_settings.h"
#include "ui/document/document_file.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/scenario_model.h"
#include "ui/parts/ask.h"
#include "ui/parts/fault_dialog.h"

namespace polyplan::ui {

namespace {

constexpr std::size_t listedAtMost = 12;

QString switchTr(const char* text) {
    return QObject::tr(text);
}

QString listed(const std::vector<plan::LeftBehind>& things) {
    QStringList lines;
    for (const plan::LeftBehind& thing : things) {
        if (static_cast<std::size_t>(lines.size()) == listedAtMost) {
            lines.append(switchTr("… and %1 more").arg(things.size() - listedAtMost));
            break;
        }
        const QString words =
            QStringLiteral("%1 (%2)").arg(toQString(thing.object), toQString(thing.where));
        lines.append(thing.kind == plan::Leaving::SetAside
                         ? QStringLiteral("%1 × ").arg(thing.quantity) + words
                         : words);
    }
    return lines.join('\n');
}

/// Preset scenarios of engravings that go by another version now become those of that version.
void followPresets(const plan::Document& before, plan::Document& after) {
    const std::size_t count = std::min(before.strategies.size(), after.strategies.size());
    for (std::size_t i = 0; i < count; ++i) {
        plan::Strategy& strategy = after.strategies[i];
        if (strategy.engraving && before.strategies[i].engraving) {
            strategy.engraving->events =
                eventsFor(std::move(strategy.engraving->events),
                          plan::engravingGameOf(before, before.strategies[i]),
                          plan::engravingGameOf(after, strategy));
        }
    }
}

/// What of a plan has no place in another version, and what becomes of that.
struct LeavingQuestion {
    QStringList heads;
    QStringList explanations;

    void add(const std::vector<plan::LeftBehind>& things, const QString& head,
             const QString& explanation) {
        if (!things.empty()) {
            heads << head;
            explanations << listed(things) + "\n\n" + explanation;
        }
    }
};

bool consentToLeave(const std::vector<plan::LeftBehind>& all, const QString& game,
                    QWidget* window) {
    const auto ofKind = [&all](plan::Leaving kind) {
        std::vector<plan::LeftBehind> found;
        std::ranges::copy_if(all, std::back_inserter(found),
                             [kind](const plan::LeftBehind& each) { return each.kind == kind; });
        return found;
    };
    const auto things = ofKind(plan::Leaving::SetAside);
    const auto notes = ofKind(plan::Leaving::Note);
    LeavingQuestion asked;
    asked.add(things,
              switchTr("%1 does not know %2 of this plan.")
                  .arg(game, things.size() == 1 ? switchTr("one thing")
                                                : switchTr("%1 things").arg(things.size())),
              switchTr("They are set aside, count for nothing, and come back with a version that "
                       "knows them."));
    asked.add(ofKind(plan::Leaving::Stylus),
              switchTr("%1 does not have what the engraving is written with.").arg(game),
              switchTr("It is written with fingers then, unless you undo the switch."));
    asked.add(
        notes,
        notes.size() == 1
            ? switchTr("One noted appearance does not exist in %1.").arg(game)
            : switchTr("%1 noted appearances do not exist in %2.").arg(notes.size()).arg(game),
        switchTr("What is noted of them is forgotten, unless you undo the switch."));
    QMessageBox question(QMessageBox::Question, switchTr("Game version"), asked.heads.join(u' '),
                         QMessageBox::Cancel, window);
    question.setInformativeText(asked.explanations.join(QStringLiteral("\n\n")));
    QPushButton* remove = question.addButton(
        things.empty() ? switchTr("Forget and switch") : switchTr("Set aside and switch"),
        QMessageBox::AcceptRole);
    question.setDefaultButton(QMessageBox::Cancel);
    return ask(question) == remove;
}

/// Makes one undo step of a change, if nothing forbids it and the player has no objection.
/// @param before what the change is of
bool adopt(PlanDocument& document, const plan::Document& before,
           std::optional<plan::GameChange> change, nethack::Game game, const QString& step,
           QWidget* window) {
    const QString title = toQString(nethack::title(game));
    if (!change) {
        QMessageBox::warning(window, switchTr("Game version"),
                             switchTr("The objects of %1 are not known.").arg(title));
        return false;
    }
    followPresets(before, change->document);
    const auto text = plan::writeReadable(change->document, document.catalogues());
    if (const auto* faults = std::get_if<std::vector<Fault>>(&text)) {
        FileFault fault{switchTr("The plan does not go by the rules of %1.").arg(title), {}};
        for (const Fault& each : *faults) {
            fault.details.append(toQString(worded(each)));
        }
        showFault(fault, window);
        return false;
    }
    if (!change->leftBehind.empty() && !consentToLeave(change->leftBehind, title, window)) {
        return false;
    }
    document.edit(step, [&](PlanDocument::Draft& draft) {
        draft.selection.clear();
        draft.plan = std::move(change->document);
    });
    return true;
}

/// Of the current strategy; where it is the only one, of the plan.
std::optional<plan::GameChange> changeOfGame(const PlanDocument& document,
                                             const plan::Document& plan, nethack::Game game) {
    const auto index = static_cast<std::size_t>(document.strategyIndex());
    const bool isOnly = plan.strategies.size() == 1 && !plan.strategies[index].game;
    return isOnly ? plan::changeGame(plan, game, document.catalogues())
                  : plan::changeGameOfStrategy(plan, index, game, document.catalogues());
}

QString stepTo(nethack::Game game) {
    return switchTr("Switch to %1").arg(toQString(nethack::title(game)));
}

}  // namespace

bool switchGame(PlanDocument& document, nethack::Game game, QWidget* window) {
    if (game == document.game()) {
        return true;
    }
    return adopt(document, document.plan(), changeOfGame(document, document.plan(), game), game,
                 stepTo(game), window);
}

bool switchEngravingGame(PlanDocument& document, nethack::Game game, QWidget* window) {
    if (game == engravingGame(document)) {
        return true;
    }
    const plan::Catalogues& catalogues = document.catalogues();
    const auto index = static_cast<std::size_t>(document.strategyIndex());
    const bool isOfPlans = catalogues.objects(game) != nullptr;
    const bool isOtherPlan = isOfPlans && game != document.game();
    plan::Document before = document.plan();
    if (!isOfPlans) {  // which only an engraving can name
        before.strategies[index].engraving = engravingOf(document);
    }
    std::optional<plan::GameChange> change =
        isOtherPlan ? changeOfGame(document, before, game) : plan::GameChange{before, {}};
    if (change) {
        auto engraving = plan::changeGameOfEngraving(
            change->document, index, isOfPlans ? std::nullopt : std::optional(game), catalogues);
        std::ranges::move(engraving.leftBehind, std::back_inserter(change->leftBehind));
        change->document = std::move(engraving.document);
    }
    return adopt(
        document, before, std::move(change), game,
        isOtherPlan ? stepTo(game) : switchTr("Engrave by %1").arg(toQString(nethack::title(game))),
        window);
}

void shareSettings(PlanDocument& document, QWidget* window) {
    const auto index = static_cast<std::size_t>(document.strategyIndex());
    auto change = plan::shareGame(document.plan(), index, document.catalogues());
    if (change) {
        plan::shareSettings(change->document, index);
    }
    adopt(document, document.plan(), std::move(change), document.game(),
          switchTr("Give all strategies these settings"), window);
}

}  // namespace polyplan::ui
