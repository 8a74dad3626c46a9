#include "ui/models/engraving/engraving_service.h"

#include <set>
#include <tuple>
#include <utility>

#include "core/nethack/engraving/stylus.h"
#include "core/plan/game_text/stack_writer.h"
#include "core/plan/stack_use.h"
#include "ui/document/plan_document.h"
#include "ui/look/buc_mark.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/ring_looks.h"
#include "ui/models/stack_words.h"

namespace polyplan::ui {

namespace {

constexpr std::size_t mostCarried = 400;

/// "dagger +2", "wand of fire 0:4 C": the status only where it is out of the common.
std::string shortTitle(const plan::Stack& stack, const ObjectTable& table) {
    const ObjectType& type = table[stack.object];
    const bool isHoly = plan::game_text::isHolyOrUnholyWater(stack, type);
    QStringList words = {toQString(!stack.artifact.empty() ? stack.artifact
                                   : isHoly                ? plan::game_text::nounText(stack, type)
                                                           : type.name)};
    if (const QString detail = stackDetail(stack, table); !detail.isEmpty()) {
        words << detail;
    }
    if (stack.buc != nethack::Buc::Uncursed && !isHoly) {
        words << bucLetter(stack.buc);
    }
    return words.join(u' ').toStdString();
}

}  // namespace

std::vector<CarriedStylus> carriedStyluses(const plan::Document& plan,
                                           const plan::Strategy& strategy,
                                           const plan::Catalogues& catalogues) {
    std::vector<CarriedStylus> carried = {
        {{nethack::engraving::fingers, {}}, "fingers", "fingers"}};
    const nethack::Game game = plan::engravingGameOf(plan, strategy);
    const ObjectTable* table = catalogues.objects(plan::gameOf(plan, strategy));
    const auto tables = catalogues.engraving(game);
    if (table == nullptr || !tables) {
        return carried;
    }
    const plan::Settings settings = plan::settingsOf(plan, strategy, catalogues);
    using plan::StackUse;
    std::set<std::tuple<ObjectIndex, nethack::Buc, int, int, std::string, StackUse>> seen;
    const auto add = [&](const plan::Stack& stack) {
        const StackUse use = plan::useOf(stack);
        if (carried.size() >= mostCarried ||
            !seen.emplace(stack.object, stack.buc, stack.enchantment, stack.charges, stack.artifact,
                          use)
                 .second) {
            return;
        }
        const ObjectType& type = (*table)[stack.object];
        const auto stylus = stylusFor(type, game, *tables);
        if (!stylus) {
            return;
        }
        StylusChoice choice{*stylus, {}};
        choice.state.buc = stack.buc;
        choice.state.enchantment = stack.enchantment;
        choice.state.artifact = stack.artifact;
        dropArtifactOfOtherKind(choice.state, choice.stylus, game, *tables);
        choice.state.identified = type.objectClass == ObjectClass::Wand && !type.isLook();
        choice.state.worn = use == StackUse::Worn;
        choice.state.wielded = use == StackUse::Wielded;
        if (nethack::polypile::hasCharges(type) || (type.isLook() && stack.charges != 0)) {
            choice.state.charges = stack.charges;
        }
        if (type.objectClass == ObjectClass::Ring && !type.isLook()) {
            const auto looks = ringLooks(settings, *table, stack.object);
            const bool isTold =
                looks.size() == 1 && nethack::engraving::ringOfAppearance(
                                         looks.front().appearance, *tables->objects) != nullptr;
            choice.state.appearance = isTold ? looks.front().appearance : "";
        }
        carried.push_back({std::move(choice), stackTitle(stack, *table).toStdString(),
                           shortTitle(stack, *table)});
    };
    for (const plan::Stack& stack : plan::inventoryOf(plan, strategy, catalogues)) {
        add(stack);
    }
    if (strategy.polypile) {
        for (const plan::Pile& pile : strategy.polypile->line) {
            for (const plan::Stack& stack : pile.stacks) {
                add(stack);
            }
        }
    }
    return carried;
}

EngravingService::EngravingService(PlanDocument& document, QObject* parent)
    : QObject(parent), document_(document), feed_(document.worker(), Worker::Weight::OnScreen) {
    connect(&document_, &PlanDocument::planChanged, this, &EngravingService::ask);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &EngravingService::ask);
    connect(&feed_, &AnswerFeed::changed, this, &EngravingService::answerChanged);
    ask();
}

void EngravingService::setWithheld(bool isWithheld) {
    if (std::exchange(isWithheld_, isWithheld) != isWithheld) {
        ask();
    }
}

void EngravingService::ask() {
    const plan::Document& plan = document_.plan();
    const nethack::Game game = engravingGame(document_);
    const auto tables = document_.catalogues().engraving(game);
    if (!tables || isWithheld_) {
        feed_.withdraw();
        return;
    }
    feed_.ask(Question(plan::EngravingQuestion{
        .request = plan::engravingRequest(document_.settings(), engravingOf(document_)),
        .game = game,
        .tables = *tables,
        .compares = true,
        .carried = carriedStyluses(plan, document_.strategy(), document_.catalogues())}));
}

}  // namespace polyplan::ui
