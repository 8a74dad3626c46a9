#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/plan/limits.h"
#include "resources/embedded_data.h"
#include "ui/document/document_file.h"
#include "ui/document/plan_picture.h"

namespace {

using namespace polyplan;

void require(bool condition) {
    if (!condition) {
        std::abort();
    }
}

}  // namespace

/// Whatever a file holds, a picture or a plan, it is read as a plan or refused with a reason, and
/// no text that comes out of a picture is longer than a plan may be.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const plan::Catalogues catalogues = resources::loadCatalogues();
    const QByteArray contents(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (ui::looksLikePicture(contents)) {
        const auto text = ui::planTextOf(contents);
        if (const auto* why = std::get_if<QString>(&text)) {
            require(!why->isEmpty());
        } else {
            require(std::get<std::string>(text).size() <= plan::limits::fileBytes);
        }
    }
    const auto read = ui::readPlan(contents, QStringLiteral("file"), catalogues);
    if (const auto* fault = std::get_if<ui::FileFault>(&read)) {
        require(!fault->summary.isEmpty() && !fault->details.isEmpty());
    } else {
        require(!std::get<plan::Document>(read).strategies.empty());
    }
    return 0;
}
