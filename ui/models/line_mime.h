#pragma once

#include <QByteArray>
#include <QMimeData>
#include <QUuid>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "ui/document/plan_document.h"

namespace polyplan::ui {

/// JSON of plan::writeStacks(): what a drag or the clipboard carries between programs.
inline constexpr auto stacksMimeType = "application/x-polyplan-stacks";
/// Where in which plan the dragged stacks lie: only for the window of that plan.
inline constexpr auto positionsMimeType = "application/x-polyplan-positions";

/// Stacks that lie on a line or in the inventory. The positions hold only for that revision of that
/// document.
struct DraggedPositions {
    QUuid document;
    quint64 revision = 0;
    int strategy = 0;
    Selection positions;
    std::vector<int> rows{};  ///< of the inventory
    bool operator==(const DraggedPositions&) const = default;
};

/// Stacks as data and, one a line, as words.
std::unique_ptr<QMimeData> stacksToMime(const std::vector<plan::Stack>& stacks, nethack::Game game,
                                        const plan::Catalogues& catalogues);
/// @returns the stacks, or what is wrong with the data: it is untrusted.
std::variant<std::vector<plan::Stack>, QString> stacksFromMime(const QMimeData& mime,
                                                               nethack::Game game,
                                                               const plan::Catalogues& catalogues);
bool hasStacks(const QMimeData& mime);

QByteArray positionsToData(const DraggedPositions& dragged);
/// Nothing if the data is no such thing: it is untrusted.
std::optional<DraggedPositions> positionsFromData(const QByteArray& data);

}  // namespace polyplan::ui
