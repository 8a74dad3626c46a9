#include "ui/models/theft/things_mime.h"

#include <QObject>
#include <QStringList>
#include <utility>

#include "core/nethack/theft/copied_things.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

/// JSON of theft::writeThings().
constexpr auto copiedThingsMimeType = "application/x-polyplan-theft-things";

}  // namespace

std::unique_ptr<QMimeData> thingsToMime(const std::vector<nethack::theft::Thing>& inventory,
                                        const std::vector<int>& stacks) {
    const std::vector<std::string> names = nethack::theft::thingNames(inventory);
    std::vector<nethack::theft::Thing> things;
    QStringList lines;
    for (const int stack : stacks) {
        things.push_back(inventory[std::size_t(stack)]);
        lines.append(toQString(names[std::size_t(stack)]));
    }
    auto mime = std::make_unique<QMimeData>();
    mime->setData(QLatin1String(copiedThingsMimeType),
                  QByteArray::fromStdString(nethack::theft::writeThings(things)));
    mime->setText(lines.join(u'\n'));
    return mime;
}

bool hasThings(const QMimeData& mime) {
    return mime.hasFormat(QLatin1String(copiedThingsMimeType));
}

std::variant<std::vector<nethack::theft::Thing>, QString> thingsFromMime(const QMimeData& mime) {
    const QByteArray data = mime.data(QLatin1String(copiedThingsMimeType));
    auto read =
        nethack::theft::readThings({data.constData(), static_cast<std::size_t>(data.size())});
    if (const auto* faults = std::get_if<std::vector<Fault>>(&read)) {
        return QObject::tr("These are no items that fit here. %1")
            .arg(toQString(worded(faults->front())));
    }
    return std::get<std::vector<nethack::theft::Thing>>(std::move(read));
}

}  // namespace polyplan::ui
