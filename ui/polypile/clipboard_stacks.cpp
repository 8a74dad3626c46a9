#include "ui/polypile/clipboard_stacks.h"

#include <QGuiApplication>
#include <QMimeData>
#include <QStringList>
#include <utility>

#include "core/plan/game_text/stack_writer.h"
#include "core/plan/game_text/text_reader.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/line_mime.h"
#include "ui/polypile/game_text_file.h"

namespace polyplan::ui {

void copyStacks(const PlanDocument& document, const std::vector<plan::Stack>& stacks) {
    if (!stacks.empty()) {
        QGuiApplication::clipboard()->setMimeData(
            stacksToMime(stacks, document.game(), document.catalogues()).release());
    }
}

void copyGameText(const PlanDocument& document, const std::vector<plan::Stack>& stacks) {
    const ObjectTable* table = document.table();
    if (stacks.empty() || table == nullptr) {
        return;
    }
    QStringList lines;
    for (const plan::Stack& stack : stacks) {
        const QString slot = toQString(stack.slot);
        QString line = toQString(plan::game_text::knownText(stack, *table));
        if (slot.size() == 1) {
            line.prepend(slot + QStringLiteral(" - "));
        }
        lines << line.replace(u'\n', u' ');
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

std::variant<CopiedText, NothingCopied> copiedText(QClipboard::Mode mode) {
    const QMimeData* mime = QGuiApplication::clipboard()->mimeData(mode);
    const QString text = mime != nullptr && mime->hasText() ? mime->text() : QString();
    if (text.size() > longestGameText) {
        return NothingCopied{tooLongGameText()};
    }
    if (text.trimmed().isEmpty()) {
        return NothingCopied{QStringLiteral("There are no stacks on the clipboard.")};
    }
    return CopiedText{text};
}

bool tellsOfThings(const QString& text, const PlanDocument& document) {
    constexpr qsizetype enoughToTell = 65'536;
    constexpr std::size_t several = 2;
    if (!text.trimmed().contains(u'\n')) {
        return false;
    }
    const auto read = plan::game_text::readGameText(
        text.left(enoughToTell).toStdString(),
        {.game = std::nullopt, .planGame = document.game(), .fruits = {}}, document.catalogues());
    const auto* reading = std::get_if<plan::game_text::Reading>(&read);
    return reading != nullptr && reading->count(plan::game_text::LineKind::Stack) >= several;
}

std::variant<std::vector<plan::Stack>, CopiedText, NothingCopied> copied(
    const PlanDocument& document) {
    const QMimeData* mime = QGuiApplication::clipboard()->mimeData();
    if (mime != nullptr && hasStacks(*mime)) {
        auto stacks = stacksFromMime(*mime, document.game(), document.catalogues());
        if (const auto* fault = std::get_if<QString>(&stacks)) {
            return NothingCopied{*fault};
        }
        return std::get<std::vector<plan::Stack>>(std::move(stacks));
    }
    auto found = copiedText();
    if (auto* text = std::get_if<CopiedText>(&found)) {
        return std::move(*text);
    }
    return std::get<NothingCopied>(std::move(found));
}

}  // namespace polyplan::ui
