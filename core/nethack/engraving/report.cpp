#include "core/nethack/engraving/report.h"

#include <utility>

#include "core/nethack/engraving/elbereth.h"
#include "core/nethack/engraving/elbereth_rules.h"
#include "core/nethack/engraving/report_draft.h"

namespace polyplan::nethack::engraving {
namespace {

/// What the word does, where it may come to stand on the square: also as the end of what stands
/// there already.
void addWord(ReportDraft& draft, const Request& request, const Answer& answer) {
    if (!containsElbereth(answer.writing ? answer.writing->wanted : request.text, Type::Dust)) {
        return;
    }
    for (const ElberethRule& rule : elberethRules(answer.game)) {
        draft.say(group::word, std::string(rule.topic) + ": " + std::string(rule.text),
                  std::string(rule.source));
    }
}

}  // namespace

void ReportDraft::add(Figure figure, bool goesWithoutSaying) {
    figure.id.insert(0, "engraving/");
    if (figure.group == group::wand) {
        figure.apart = "the wand " + figure.label;
    }
    (goesWithoutSaying ? report.tacit : report.figures).push_back(std::move(figure));
}

void ReportDraft::say(const char* group, std::string text, std::string source, RemarkKind kind) {
    if (!text.empty()) {
        report.remarks.push_back({kind, group, std::move(text), std::move(source)});
    }
}

std::string quoted(const std::string& text) {
    return "“" + text + "”";
}

double valueOf(const WearFigures& figures, Aim aim) {
    switch (aim) {
        case Aim::ReadsElbereth:
            return figures.readsElbereth;
        case Aim::ContainsElbereth:
            return figures.containsElbereth;
        case Aim::Intact:
            break;
    }
    return figures.intact;
}

Aim aimOf(const Request& request, const Answer& answer) {
    const bool isWritten = answer.writing && answer.writing->type;
    const Type type = isWritten           ? *answer.writing->type
                      : answer.durability ? answer.durability->type
                                          : Type::Dust;
    return readsElbereth(isWritten ? answer.writing->wanted : request.text, type, answer.game)
               ? Aim::ReadsElbereth
               : Aim::Intact;
}

Report report(const Request& request, const Answer& answer) {
    ReportDraft draft;
    draft.report.groups = {group::refused, group::odds,    group::time, group::cost,
                           group::wand,    group::lasting, group::word, group::remark};
    if (answer.writing) {
        addWriting(draft, *answer.writing, answer.game);
    }
    if (const Durability* durability = answer.lasting()) {
        addLasting(draft, request, answer, *durability);
    }
    addWord(draft, request, answer);
    return std::move(draft.report);
}

}  // namespace polyplan::nethack::engraving
