#pragma once

#include <QClipboard>
#include <QString>
#include <variant>
#include <vector>

#include "core/plan/document.h"

namespace polyplan::ui {

class PlanDocument;

/// Puts stacks on the clipboard: as plan data, and as the game's words for other programs. No
/// stacks leave it as it is.
void copyStacks(const PlanDocument& document, const std::vector<plan::Stack>& stacks);

/// Puts stacks on the clipboard as nothing but text, a line each as the game's inventory shows it.
void copyGameText(const PlanDocument& document, const std::vector<plan::Stack>& stacks);

/// Text on the clipboard that the game may have printed.
struct CopiedText {
    QString text;
};
/// Why there is nothing on the clipboard that can be pasted.
struct NothingCopied {
    QString why;
};
/// The text on the clipboard, also that of stacks; it is untrusted.
std::variant<CopiedText, NothingCopied> copiedText(QClipboard::Mode mode = QClipboard::Clipboard);
/// Whether a text has several lines in the game's words of things.
bool tellsOfThings(const QString& text, const PlanDocument& document);
/// What lies on the clipboard; it is untrusted.
std::variant<std::vector<plan::Stack>, CopiedText, NothingCopied> copied(
    const PlanDocument& document);

}  // namespace polyplan::ui
