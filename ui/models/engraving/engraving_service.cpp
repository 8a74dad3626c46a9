#include "ui/models/engraving/engraving_service.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "core/nethack/engraving/elbereth.h"
#include "ui/look/buc_mark.h"
#include "ui/models/latest_task.h"
#include "ui/models/text.h"
#include "ui/polypile/stack_words.h"
#include "ui/shell/plan_document.h"

namespace polyplan::ui {

using nethack::engraving::Durability;
using nethack::engraving::DurabilityQuestion;
using nethack::engraving::Request;
using nethack::engraving::StylusGroup;
using nethack::engraving::Tables;

namespace {

constexpr std::size_t mostCarried = 400;

Request writtenWith(const Request& request, const StylusChoice& choice) {
    Request asked = request;
    asked.stylus = choice.stylus;
    asked.stylusState = choice.state;
    asked.engravingType.reset();
    asked.wear.reset();
    return asked;
}

StylusGroup groupOf(const nethack::engraving::Writing& writing) {
    if (!writing.type) {
        return StylusGroup::Nothing;
    }
    switch (*writing.type) {
        case nethack::engraving::Type::Burn:
            return StylusGroup::Burn;
        case nethack::engraving::Type::Engrave:
        case nethack::engraving::Type::Headstone:
            return StylusGroup::Engrave;
        case nethack::engraving::Type::Mark:
            return StylusGroup::Mark;
        case nethack::engraving::Type::Blood:
            return StylusGroup::Blood;
        case nethack::engraving::Type::Dust:
            break;
    }
    return StylusGroup::Dust;
}

bool isLegible(const std::string& text) {
    return text.find_first_not_of(' ') != std::string::npos;
}

/// Whether the table has the stylus already: in the state that is asked for, or in any.
bool isCarried(const std::vector<CarriedStylus>& carried, const StylusChoice& choice,
               bool inThatState) {
    return std::ranges::any_of(carried, [&](const CarriedStylus& each) {
        return inThatState ? each.choice == choice : each.choice.stylus == choice.stylus;
    });
}

/// Durability by what it hangs on, so that styluses that write alike are asked about once.
class Lasting {
  public:
    explicit Lasting(const Tables& tables) : tables_(tables) {}

    std::shared_ptr<const Durability> of(const Request& request, nethack::Game game) {
        if (!isLegible(request.text) || !request.asksDurability()) {
            return nullptr;
        }
        const DurabilityQuestion question = durabilityQuestion(request, game, tables_);
        auto& known = known_[{question.text, question.type, question.onIce}];
        if (!known) {
            known = std::make_shared<const Durability>(durability(question, *tables_.rubouts));
        }
        return known;
    }

  private:
    const Tables& tables_;
    std::map<std::tuple<std::string, nethack::engraving::Type, bool>,
             std::shared_ptr<const Durability>>
        known_;
};

/// "dagger +2", "wand of fire 0:4 C": the status only where it is out of the common.
QString shortTitle(const plan::Stack& stack, const ObjectTable& table) {
    QString title = toQString(stack.artifact.empty() ? table[stack.object].name : stack.artifact);
    const QString detail = cardDetail(stack, table);
    if (!detail.isEmpty()) {
        title += u' ' + detail;
    }
    return stack.buc == nethack::Buc::Uncursed ? title : title + u' ' + bucLetter(stack.buc);
}

}  // namespace

Measure measureOf(const EngravingAnswer& answer) {
    const auto& writing = answer.answer.writing;
    const auto& durability = answer.answer.durability;
    const bool isWritten = writing && writing->type;
    const auto type = isWritten    ? *writing->type
                      : durability ? durability->type
                                   : nethack::engraving::Type::Dust;
    return nethack::engraving::readsElbereth(isWritten ? writing->wanted : answer.request.text,
                                             type, answer.game)
               ? Measure::ReadsElbereth
               : Measure::Intact;
}

Measure comparedBy(const EngravingAnswer& answer) {
    return answer.isExample ? Measure::ReadsElbereth : measureOf(answer);
}

double valueOf(const nethack::engraving::WearFigures& figures, Measure measure) {
    switch (measure) {
        case Measure::ReadsElbereth:
            return figures.readsElbereth;
        case Measure::ContainsElbereth:
            return figures.containsElbereth;
        case Measure::Intact:
            break;
    }
    return figures.intact;
}

const StylusAnswer* EngravingAnswer::chosen() const {
    if (!request.stylus) {
        return nullptr;
    }
    const StylusChoice choice{*request.stylus, request.stylusState};
    const StylusAnswer* sameName = nullptr;
    for (const StylusAnswer& stylus : styluses) {
        if (stylus.choice == choice) {
            return &stylus;
        }
        if (!stylus.isCarried && stylus.choice.stylus == choice.stylus) {
            sameName = &stylus;
        }
    }
    return sameName;
}

std::vector<CarriedStylus> carriedStyluses(const plan::Document& plan,
                                           const plan::Strategy& strategy,
                                           const plan::Catalogues& catalogues) {
    std::vector<CarriedStylus> carried = {
        {{nethack::engraving::fingers, {}}, QObject::tr("fingers"), QObject::tr("fingers")}};
    const ObjectTable* table = catalogues.objects(plan.game);
    if (table == nullptr) {
        return carried;
    }
    std::set<std::tuple<ObjectIndex, nethack::Buc, int, int, std::string>> seen;
    const auto add = [&](const plan::Stack& stack) {
        if (carried.size() >= mostCarried ||
            !seen.emplace(stack.object, stack.buc, stack.enchantment, stack.charges, stack.artifact)
                 .second) {
            return;
        }
        const ObjectType& type = (*table)[stack.object];
        StylusChoice choice{type.name, {}};
        choice.state.buc = stack.buc;
        choice.state.enchantment = stack.enchantment;
        choice.state.artifact = stack.artifact;
        if (showsCharges(type)) {
            choice.state.charges = stack.charges;
        }
        carried.push_back(
            {std::move(choice), stackTitle(stack, *table), shortTitle(stack, *table)});
    };
    for (const plan::Stack& stack : plan.inventory) {
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

EngravingAnswer engravingAnswer(const Request& request, nethack::Game game,
                                const std::vector<CarriedStylus>& carried, const Tables& tables,
                                const std::function<bool()>& isSuperseded) {
    EngravingAnswer result{.request = request, .game = game, .answer = {}, .styluses = {}};
    Request whole = request;
    if (!isLegible(request.text)) {  // there is nothing that could last
        whole.wear.reset();
        whole.events.clear();
    }
    result.answer = answer(whole, game, tables);
    Request compared = request;
    if (!isLegible(request.text)) {
        result.isExample = true;
        compared.text = "Elbereth";
    }
    Lasting lasting(tables);
    const auto add = [&](StylusAnswer stylus) {
        if (stylus.isAllowed()) {
            stylus.durability = lasting.of(writtenWith(compared, stylus.choice), game);
        }
        result.styluses.push_back(std::move(stylus));
    };
    const auto mayGoOn = [&] { return !isSuperseded || !isSuperseded(); };
    for (const CarriedStylus& each : carried) {
        if (!mayGoOn()) {
            return result;
        }
        auto writing =
            nethack::engraving::writing(writtenWith(compared, each.choice), game, tables);
        const StylusGroup group = groupOf(writing);
        add({.choice = each.choice,
             .title = each.title,
             .shortTitle = each.shortTitle,
             .isCarried = true,
             .group = group,
             .writing = std::move(writing),
             .durability = nullptr});
    }
    if (!mayGoOn()) {
        return result;
    }
    Request asked = writtenWith(
        compared, {request.stylus.value_or(nethack::engraving::fingers), request.stylusState});
    for (auto& row : stylusTable(asked, game, tables)) {
        if (!mayGoOn()) {
            return result;
        }
        StylusChoice choice{row.stylus, {}};
        if (row.stylus == request.stylus) {
            choice.state = request.stylusState;
        }
        if (isCarried(carried, choice, row.stylus == request.stylus)) {
            continue;
        }
        const QString title = toQString(row.stylus);
        add({.choice = std::move(choice),
             .title = title,
             .shortTitle = title,
             .isCarried = false,
             .group = row.group,
             .writing = std::move(row.writing),
             .durability = nullptr});
    }
    return result;
}

EngravingService::EngravingService(PlanDocument& document, QObject* parent)
    : QObject(parent), document_(document), task_(new LatestTask(this)) {
    connect(&document_, &PlanDocument::planChanged, this, &EngravingService::ask);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &EngravingService::ask);
    ask();
}

void EngravingService::ask() {
    const plan::Document& plan = document_.plan();
    const nethack::Game game = engravingGame(document_);
    const auto tables = document_.catalogues().engraving(game);
    Question question{engravingRequest(plan, engravingOf(document_)), game,
                      carriedStyluses(plan, document_.strategy(), document_.catalogues())};
    if (question == asked_) {
        return;
    }
    asked_ = question;
    if (!tables) {
        task_->cancel();
        take(nullptr);
        return;
    }
    isCurrent_ = false;
    task_->run([this, question = std::move(question),
                tables = *tables](const std::stop_token& stop) -> LatestTask::Finish {
        auto answer = std::make_shared<const EngravingAnswer>(
            engravingAnswer(question.request, question.game, question.carried, tables,
                            [&stop] { return stop.stop_requested(); }));
        return [this, answer = std::move(answer)] { take(answer); };
    });
    Q_EMIT answerChanged();
}

void EngravingService::take(std::shared_ptr<const EngravingAnswer> answer) {
    answer_ = std::move(answer);
    isCurrent_ = true;
    Q_EMIT answerChanged();
}

}  // namespace polyplan::ui
