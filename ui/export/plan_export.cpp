#include "ui/export/plan_export.h"

#include <QBuffer>
#include <QFileInfo>
#include <QHashSeed>
#include <QLocale>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/nethack/polypile/evaluate.h"
#include "core/plan/json.h"
#include "core/plan/line_of.h"
#include "ui/document/plan_picture.h"
#include "ui/document/svg_plan.h"
#include "ui/export/comparison_pages.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

/// As many as take 320 MB while they are painted.
constexpr double mostPixels = 80e6;
constexpr int dotsPerInch = 96;     // whatever the screen
constexpr int dotsPerMeter = 3780;  // the same

const QString paperRemark = QStringLiteral("Made with Polyplan.");

QString pictureRemark(const PageContent& content) {
    return content.whyWithoutPlan
               ? QStringLiteral("Made with Polyplan. The picture carries no plan.")
           : content.comparison
               ? QStringLiteral(
                     "Made with Polyplan. The picture carries the compared strategies: "
                     "open it in Polyplan to go on from them.")
               : QStringLiteral(
                     "Made with Polyplan. The picture carries the whole plan: "
                     "open it in Polyplan to go on from it.");
}

/// Why there can be no picture; nothing if there can.
std::optional<QString> refusal(const PageContent& content, const PictureOptions& options) {
    if (!(options.scale >= leastScale && options.scale <= mostScale)) {
        return QStringLiteral("the scale must be %1 to %2").arg(leastScale).arg(mostScale);
    }
    const auto offered = partsOf(content);
    if (offered.empty()) {
        return QStringLiteral("the strategy has nothing to show");
    }
    if (!std::ranges::all_of(options.parts, [&](PagePart part) {
            return std::ranges::find(offered, part) != offered.end();
        })) {
        return QStringLiteral("the strategy has nothing to show on that page");
    }
    return std::nullopt;
}

QByteArray svgOf(const LaidOutPicture& picture) {
    const PlanPage& page = *picture.pages.front();
    QByteArray contents;
    QBuffer buffer(&contents);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(dotsPerInch);
    generator.setTitle(toQString(picture.content.called()).toHtmlEscaped());
    generator.setSize((QSizeF(page.size()) * picture.options.scale).toSize());
    generator.setViewBox(QRectF(QPointF(), page.size()));
    QPainter painter(&generator);
    page.paint(painter);
    painter.end();
    return contents;
}

/// While it lives, Qt's hash tables have the order of their keys alone: a PDF lists its fonts in
/// that of a table.
class FixedHashOrder {
  public:
    FixedHashOrder() { QHashSeed::setDeterministicGlobalSeed(); }
    ~FixedHashOrder() { QHashSeed::resetRandomGlobalSeed(); }
    FixedHashOrder(const FixedHashOrder&) = delete;
    FixedHashOrder& operator=(const FixedHashOrder&) = delete;
};

/// Takes the time of writing out of a PDF, so that the same page gives the same bytes. Its length
/// stays as it was: the file's table of places remains right.
void removeTime(QByteArray& pdf) {
    const QByteArray key = "/CreationDate (";
    const qsizetype from = pdf.indexOf(key);
    const qsizetype to = from < 0 ? -1 : pdf.indexOf(')', from);
    if (to >= 0) {
        std::fill(pdf.begin() + from, pdf.begin() + to + 1, ' ');
    }
}

/// What lies in the printer, turned so that the page is as large on it as can be.
QPageLayout sheetFor(const QSizeF& page) {
    constexpr double margin = 28;  // points, a centimeter
    const bool isLetter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    return QPageLayout(
        QPageSize(isLetter ? QPageSize::Letter : QPageSize::A4),
        page.width() > page.height() ? QPageLayout::Landscape : QPageLayout::Portrait,
        QMarginsF(margin, margin, margin, margin), QPageLayout::Point);
}

QByteArray pdfOf(const LaidOutPicture& picture, const std::stop_token& stop) {
    const FixedHashOrder sameBytes;
    QByteArray contents;
    QBuffer buffer(&contents);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setTitle(toQString(picture.content.called()));
    writer.setCreator(QStringLiteral("Polyplan"));
    std::optional<QPainter> painter;
    for (const auto& page : picture.pages) {
        if (stop.stop_requested()) {
            break;
        }
        const QPageLayout sheet = sheetFor(page->size());
        writer.setPageLayout(sheet);
        if (painter) {
            writer.newPage();
            painter->resetTransform();
        } else {
            painter.emplace(&writer);
        }
        const QSizeF room = sheet.paintRectPixels(dotsPerInch).size();
        const double scale = std::min(
            {1.0, room.width() / page->size().width(), room.height() / page->size().height()});
        painter->scale(scale, scale);
        page->paint(*painter);
    }
    painter.reset();
    removeTime(contents);
    return contents;
}

}  // namespace

std::optional<PictureFormat> pictureFormatOf(const QString& fileName) {
    static constexpr std::array formats = {std::pair(u"png", PictureFormat::Png),
                                           std::pair(u"svg", PictureFormat::Svg),
                                           std::pair(u"pdf", PictureFormat::Pdf)};
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    for (const auto& [name, format] : formats) {
        if (suffix == QStringView(name)) {
            return format;
        }
    }
    return std::nullopt;
}

std::shared_ptr<const nethack::polypile::LineAnswer> pageAnswer(
    const plan::Document& plan, const plan::Strategy& strategy, const plan::Catalogues& catalogues,
    std::stop_token stop, std::function<void(double)> progress) {
    const auto question = plan::lineQuestion(plan, strategy, catalogues);
    if (!question) {
        return nullptr;
    }
    nethack::polypile::EvaluateOptions options;
    options.detail = nethack::polypile::Detail::Complete;
    options.turnsLater = question->turnsLater;
    options.stop = std::move(stop);
    options.progress = std::move(progress);
    auto answer = nethack::polypile::evaluateLine(question->situation, question->piles,
                                                  question->goals, options);
    return answer ? std::make_shared<const nethack::polypile::LineAnswer>(*std::move(answer))
                  : nullptr;
}

std::variant<LaidOutPicture, QString> layOut(const PageContent& content, PictureFormat format,
                                             const PictureOptions& options) {
    if (const auto why = refusal(content, options)) {
        return *why;
    }
    const auto parts = options.parts.empty() ? partsOf(content) : options.parts;
    LaidOutPicture picture{content, format, options, {}};
    const auto add = [&](const std::vector<PagePart>& shown, const QString& remark) {
        picture.pages.push_back(
            std::make_unique<const PlanPage>(content, shown, options.theme, remark));
    };
    if (format == PictureFormat::Pdf && content.comparison) {
        const QSizeF lying = sheetFor({2, 1}).paintRectPixels(dotsPerInch).size();
        picture.pages =
            comparisonPages(content, options.theme, paperRemark, lying.width() / lying.height());
    } else if (format == PictureFormat::Pdf) {
        for (const PagePart part : parts) {
            add({part}, paperRemark);
        }
    } else {
        add(parts, pictureRemark(content));
    }
    return picture;
}

std::variant<QImage, QString> paintImage(const LaidOutPicture& picture) {
    const PlanPage& page = *picture.pages.front();
    const double scale = picture.options.scale;
    const double width = std::ceil(page.size().width() * scale);
    const double height = std::ceil(page.size().height() * scale);
    if (width * height > mostPixels) {
        return QStringLiteral(
                   "the picture would have %1 × %2 pixels, more than the %3 million it "
                   "may have: choose a smaller scale")
            .arg(width)
            .arg(height)
            .arg(mostPixels / 1e6);
    }
    QImage image(static_cast<int>(width), static_cast<int>(height), QImage::Format_RGB32);
    if (image.isNull()) {
        return QStringLiteral("there is not enough memory for a picture of %1 × %2 pixels")
            .arg(width)
            .arg(height);
    }
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    // At a fraction of its size the page covers the last row and column only in part.
    image.fill(PageStyle(picture.options.theme).theme.window);
    QPainter painter(&image);
    painter.scale(scale, scale);
    page.paint(painter);
    return image;
}

std::variant<QByteArray, QString> writePicture(const LaidOutPicture& picture,
                                               const std::stop_token& stop) {
    if (picture.format == PictureFormat::Pdf) {
        return pdfOf(picture, stop);
    }
    std::optional<std::string> plan;
    if (!picture.content.whyWithoutPlan) {
        plan = plan::writeDocument(picture.content.plan, picture.content.catalogues);
        if (!canBeCarried(*plan)) {
            return QStringLiteral("the plan is too long to be carried by a picture");
        }
    }
    if (picture.format == PictureFormat::Svg) {
        return plan ? svgWithPlan(svgOf(picture), *plan) : svgOf(picture);
    }
    auto image = paintImage(picture);
    if (auto* fault = std::get_if<QString>(&image)) {
        return std::move(*fault);
    }
    auto painted = std::get<QImage>(std::move(image));
    return plan ? pngWithPlan(std::move(painted), *plan, stop) : pngOf(painted, stop);
}

}  // namespace polyplan::ui
