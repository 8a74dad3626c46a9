#pragma once

#include <string>

#include "core/nethack/engraving/report.h"

namespace polyplan::nethack::engraving {

/// The groups of the report.
namespace group {
inline constexpr const char* refused = "Refused";
inline constexpr const char* odds = "What comes out";
inline constexpr const char* time = "Time, in one go";
inline constexpr const char* cost = "Cost";
inline constexpr const char* wand = "What the wand does";
inline constexpr const char* remark = "Remarks";
inline constexpr const char* lasting = "How it holds";
inline constexpr const char* word = "What Elbereth does";
}  // namespace group

/// Where the rules of its figures stand in the game.
namespace source {
inline constexpr const char* engraving = "engrave.c doengrave()";
inline constexpr const char* test = "engrave.c sengr_at()";
inline constexpr const char* wiping = "engrave.c wipe_engr_at()";
}  // namespace source

/// A report that is being put together.
struct ReportDraft {
    Report report;

    /// @param figure whose id is told without the calculator before it
    /// @param goesWithoutSaying whether lists leave it out
    void add(Figure figure, bool goesWithoutSaying = false);
    /// Nothing, if the text is empty.
    void say(const char* group, std::string text, std::string source,
             RemarkKind kind = RemarkKind::Remark);
};

std::string quoted(const std::string& text);

/// The figures of writing: what comes out, in what time, at what cost, or why nothing does.
void addWriting(ReportDraft& draft, const Writing& writing, Game game);

/// The figures of lasting: after each event, and that it comes out right and holds as well.
void addLasting(ReportDraft& draft, const Request& request, const Answer& answer,
                const Durability& durability);

}  // namespace polyplan::nethack::engraving
