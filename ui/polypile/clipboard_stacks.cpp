#include "ui/polypile/clipboard_stacks.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include "ui/document/plan_document.h"
#include "ui/models/line_mime.h"

namespace polyplan::ui {

void copyStacks(const PlanDocument& document, const std::vector<plan::Stack>& stacks) {
    if (!stacks.empty()) {
        QGuiApplication::clipboard()->setMimeData(
            stacksToMime(stacks, document.game(), document.catalogues()).release());
    }
}

std::variant<std::vector<plan::Stack>, QString> copiedStacks(const PlanDocument& document) {
    const QMimeData* mime = QGuiApplication::clipboard()->mimeData();
    if (mime != nullptr && hasStacks(*mime)) {
        return stacksFromMime(*mime, document.game(), document.catalogues());
    }
    if (mime != nullptr && mime->hasText() && !mime->text().isEmpty()) {
        return QStringLiteral(
            "The clipboard has text but no stacks: only stacks that were copied in Polyplan can be "
            "pasted.");
    }
    return QStringLiteral("There are no stacks on the clipboard.");
}

}  // namespace polyplan::ui
