#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "resources/embedded_data.h"
#include "ui/models/line_mime.h"

namespace {

using namespace polyplan;

void require(bool condition) {
    if (!condition) {
        std::abort();
    }
}

}  // namespace

/// What is dropped on the line or pasted comes from any program: it is refused, or comes back the
/// same once it is dragged on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const plan::Catalogues catalogues = resources::loadCatalogues();
    const QByteArray dropped(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (const auto positions = ui::positionsFromData(dropped)) {
        require(ui::positionsToData(*positions) == dropped);
    }
    QMimeData mime;
    mime.setData(QString::fromLatin1(ui::stacksMimeType), dropped);
    for (const nethack::Game game : {nethack::Game::NetHack343, nethack::Game::NetHack37}) {
        const auto stacks = ui::stacksFromMime(mime, game, catalogues);
        if (const auto* why = std::get_if<QString>(&stacks)) {
            require(!why->isEmpty());
            continue;
        }
        const auto& dragged = std::get<std::vector<plan::Stack>>(stacks);
        require(ui::stacksFromMime(*ui::stacksToMime(dragged, game, catalogues), game,
                                   catalogues) == stacks);
    }
    return 0;
}
