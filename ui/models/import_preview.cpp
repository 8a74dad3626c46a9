#include "ui/models/import_preview.h"

#include <QObject>
#include <QStringList>
#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "core/plan/edits/growth.h"
#include "core/plan/game_text/text_reader.h"
#include "core/plan/identify.h"
#include "core/plan/settings.h"
#include "core/plan/unread_notes.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"

namespace polyplan::ui {

using plan::game_text::LineKind;
using plan::game_text::Reading;

namespace {

QString previewTr(const char* text, int number) {
    return QObject::tr(text).arg(decimal(number));
}

/// "Known by sight from it: wand of digging, wand of sleep and 7 more."
QString knownFrom(const std::vector<ObjectIndex>& types, const ObjectTable& table) {
    constexpr std::size_t mostNames = 4;
    const std::size_t named = types.size() <= mostNames ? types.size() : mostNames - 1;
    QStringList names;
    for (std::size_t i = 0; i < named; ++i) {
        names << toQString(table[types[i]].name);
    }
    const QString list = names.join(QStringLiteral(", "));
    return named == types.size() ? QObject::tr("Known by sight from it: %1.").arg(list)
                                 : QObject::tr("Known by sight from it: %1 and %2 more.")
                                       .arg(list)
                                       .arg(types.size() - named);
}

/// How all of a type look, and what the player has said that it is.
struct Told {
    plan::Stack look;
    ObjectIndex object;
};

bool mayBe(const plan::game_text::StackReading& stack, ObjectIndex object) {
    return std::ranges::binary_search(stack.choices, object);
}

const Told* toldOf(const plan::Stack& look, const std::vector<Told>& told,
                   const ObjectTable& table) {
    const auto same = std::ranges::find_if(
        told, [&](const Told& each) { return plan::areOfOneType(each.look, look, table); });
    return same == told.end() ? nullptr : &*same;
}

std::vector<Told> allTold(const Reading& reading, const std::map<std::string, Mended>& mended) {
    std::vector<Told> all;
    for (const plan::game_text::Line& line : reading.lines) {
        const auto said = mended.find(line.text);
        if (said == mended.end() || !said->second.object || !line.stack || !line.stack->look ||
            !mayBe(*line.stack, *said->second.object)) {
            continue;
        }
        plan::Stack look = plan::asItLooks(*line.stack);
        if (plan::isOfOneType(look, *reading.objects) &&
            toldOf(look, all, *reading.objects) == nullptr) {
            all.push_back({std::move(look), *said->second.object});
        }
    }
    return all;
}

/// What a line is by what has been said of it, or of another that is of one type with it.
std::optional<ObjectIndex> objectOf(const plan::game_text::StackReading& stack, const Mended& said,
                                    const std::vector<Told>& told, const ObjectTable& table) {
    const Told* same =
        stack.look && !told.empty() ? toldOf(plan::asItLooks(stack), told, table) : nullptr;
    return same == nullptr ? said.object : same->object;
}

/// Takes over what the player has said, where the line still allows it.
void mend(Reading& reading, const std::map<std::string, Mended>& mended) {
    if (mended.empty()) {
        return;
    }
    const std::vector<Told> told = allTold(reading, mended);
    const Mended nothing;
    for (plan::game_text::Line& line : reading.lines) {
        if (!line.stack) {
            continue;
        }
        const auto found = mended.find(line.text);
        const Mended& said = found == mended.end() ? nothing : found->second;
        if (const auto object = objectOf(*line.stack, said, told, *reading.objects);
            object && mayBe(*line.stack, *object)) {
            line.stack->object = *object;
            line.stack->isChosen = true;
        }
        if (const auto planned = line.stack->planned();
            said.quantity && planned &&
            (*said.quantity == 1 || (*reading.objects)[*planned].stacks)) {
            line.stack->quantity = *said.quantity;
        }
        if (said.buc) {
            line.stack->buc = *said.buc;
            line.stack->isBucInferred = false;
        }
    }
}

}  // namespace

plan::MergeCount ImportPreview::count() const {
    return reading() == nullptr ? plan::MergeCount() : plan::countOf(imported.merge, *reading());
}

bool ImportPreview::changesPlan() const {
    const plan::MergeCount sum = count();
    return fault.isEmpty() &&
           (sum.added + sum.updated + imported.identified > 0 || !learned.empty() ||
            std::ranges::count(imported.merge, plan::MergeOutcome::Identified) > 0);
}

std::size_t ImportPreview::unidentified() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < reading()->lines.size(); ++i) {
        const auto& stack = reading()->lines[i].stack;
        const bool isKnown =
            i < imported.merge.size() && imported.merge[i] == plan::MergeOutcome::Known;
        count += stack && !stack->object && stack->look && !isKnown ? 1 : 0;
    }
    return count;
}

std::set<std::string> ImportPreview::linesOfOneType(const std::string& line) const {
    std::set<std::string> same = {line};
    const auto& lines = reading()->lines;
    const auto of = std::ranges::find_if(lines, [&line](const plan::game_text::Line& each) {
        return each.text == line && each.stack && each.stack->look;
    });
    if (of == lines.end()) {
        return same;
    }
    const plan::Stack look = plan::asItLooks(*of->stack);
    for (const plan::game_text::Line& each : lines) {
        if (each.stack && each.stack->look &&
            plan::areOfOneType(look, plan::asItLooks(*each.stack), *reading()->objects)) {
            same.insert(each.text);
        }
    }
    return same;
}

QString ImportPreview::summary() const {
    if (!fault.isEmpty()) {
        return fault;
    }
    const plan::MergeCount sum = count();
    QStringList parts;
    const auto add = [&parts](std::size_t number, const char* one, const char* many) {
        if (number > 0) {
            parts << (number == 1 ? QObject::tr(one) : previewTr(many, static_cast<int>(number)));
        }
    };
    // First what wants a look: a narrow window may cut the end.
    add(reading()->count(LineKind::Unread), "1 line is not understood.",
        "%1 lines are not understood.");
    add(sum.leftOut, "1 is not seen well enough and left out.",
        "%1 are not seen well enough and left out.");
    add(unkept, "The notes have no room for 1 line that can't be read.",
        "The notes have no room for %1 lines that can't be read.");
    add(sum.added, "1 stack is new.", "%1 stacks are new.");
    add(sum.updated, "1 is there already.", "%1 are there already.");
    add(sum.laidOut, "1 lies on the line already and stays there.",
        "%1 lie on the line already and stay there.");
    add(imported.identified, "1 stack of the plan is identified by its look.",
        "%1 stacks of the plan are identified by their looks.");
    add(unidentified(), "1 is not identified: its odds are averaged over what it may be.",
        "%1 are not identified: their odds are averaged over what they may be.");
    if (!learned.empty()) {
        parts << knownFrom(learned, *reading()->objects);
    }
    add(reading()->count(LineKind::PassedOver), "1 line outside the inventory is passed over.",
        "%1 lines outside the inventory are passed over.");
    if (parts.isEmpty()) {
        parts << QObject::tr("There is no stack in the text.");
    }
    if (otherGame) {
        parts << QObject::tr("The text is of %1, and read as one of %2, the plan's game.")
                     .arg(toQString(title(*otherGame)), toQString(title(reading()->game)));
    }
    return parts.join(u' ');
}

ImportPreview previewImport(const ImportQuestion& question, plan::Edited before,
                            const plan::Catalogues& catalogues) {
    const plan::Strategy& strategy =
        before.plan.strategies.at(static_cast<std::size_t>(before.strategyIndex));
    const nethack::Game game = plan::gameOf(before.plan, strategy);
    const plan::Settings settings = plan::settingsOf(before.plan, strategy, catalogues);
    ImportPreview preview;
    preview.import = {
        .reading = nullptr, .place = question.place, .keepsNotes = question.keepsNotes};
    const auto read = [&](std::optional<nethack::Game> wanted) {
        return plan::game_text::readGameText(
            question.text,
            {.game = wanted, .planGame = game, .fruits = {}, .known = settings.known.discovered},
            catalogues);
    };
    auto result = read(std::nullopt);
    const auto* found = std::get_if<Reading>(&result);
    const bool isOfOther =
        found == nullptr || catalogues.objects(found->game) != catalogues.objects(game);
    // A strategy of its own is of the game that the text is of.
    if (isOfOther && !(question.place.isNewStrategy && found != nullptr)) {
        if (found != nullptr) {
            preview.otherGame = found->game;
        }
        result = read(game);
    }
    if (const auto* why = std::get_if<std::string>(&result)) {
        preview.fault = toQString(*why);
        return preview;
    }
    auto reading = std::make_shared<Reading>(std::get<Reading>(std::move(result)));
    mend(*reading, question.mended);
    preview.import.reading = std::move(reading);
    const plan::Document plan = before.plan;
    const plan::Edited after = plan::edited(
        std::move(before),
        [&preview, &catalogues](plan::Draft& draft) {
            const std::set<ObjectIndex> known(draft.plan.discoveries.begin(),
                                              draft.plan.discoveries.end());
            if (const auto refusal =
                    plan::importText(draft, preview.import, catalogues, preview.imported)) {
                preview.fault = toQString(*refusal);
            }
            std::ranges::copy_if(draft.plan.discoveries, std::back_inserter(preview.learned),
                                 [&known](ObjectIndex type) { return !known.contains(type); });
        },
        catalogues);
    if (const auto refusal = plan::refuseGrowth(plan, after.plan);
        refusal && preview.fault.isEmpty()) {
        preview.fault = toQString(*refusal);
    }
    if (preview.fault.isEmpty() && question.keepsNotes) {
        const auto shown = static_cast<std::size_t>(after.strategyIndex);
        preview.unkept =
            plan::missingInNotes(after.plan.strategies[shown].notes, *preview.reading()).size();
    }
    return preview;
}

}  // namespace polyplan::ui
