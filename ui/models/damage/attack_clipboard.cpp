#include "ui/models/damage/attack_clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QObject>
#include <memory>
#include <utility>

#include "core/plan/copied_attacks.h"
#include "ui/look/text.h"
#include "ui/models/damage/damage_words.h"

namespace polyplan::ui {

namespace {

/// JSON of plan::writeAttacks().
constexpr auto copiedAttacksMimeType = "application/x-polyplan-attacks";

}  // namespace

void copyAttack(const plan::Attack& attack, const plan::Catalogues& catalogues) {
    auto mime = std::make_unique<QMimeData>();
    mime->setData(QLatin1String(copiedAttacksMimeType),
                  QByteArray::fromStdString(plan::writeAttacks({attack}, catalogues)));
    mime->setText(attackTitle(attack));
    QGuiApplication::clipboard()->setMimeData(mime.release());
}

bool hasCopiedAttacks() {
    const QMimeData* mime = QGuiApplication::clipboard()->mimeData();
    return mime != nullptr && mime->hasFormat(QLatin1String(copiedAttacksMimeType));
}

std::variant<std::vector<plan::Attack>, QString> copiedAttacks(const plan::Catalogues& catalogues) {
    if (!hasCopiedAttacks()) {
        return QObject::tr("Nothing is pasted here but attacks, and none was copied.");
    }
    const QByteArray data =
        QGuiApplication::clipboard()->mimeData()->data(QLatin1String(copiedAttacksMimeType));
    auto read =
        plan::readAttacks({data.constData(), static_cast<std::size_t>(data.size())}, catalogues);
    if (const auto* faults = std::get_if<std::vector<Fault>>(&read)) {
        return QObject::tr("These are no attacks that fit here. %1")
            .arg(toQString(worded(faults->front())));
    }
    return std::get<std::vector<plan::Attack>>(std::move(read));
}

}  // namespace polyplan::ui
