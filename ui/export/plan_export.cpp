#include "ui/export/plan_export.h"

#include <QPainter>
#include <cmath>
#include <utility>

#include "core/nethack/polypile/evaluate.h"
#include "core/plan/json.h"
#include "core/plan/line_of.h"
#include "ui/export/plan_picture.h"

namespace polyplan::ui {

namespace {

/// More would need half a gigabyte.
constexpr double mostPixels = 120e6;
constexpr int dotsPerMeter = 3780;  // 96 dots an inch, whatever the screen

}  // namespace

std::shared_ptr<const nethack::polypile::LineAnswer> pageAnswer(
    const plan::Document& plan, const plan::Strategy& strategy, const plan::Catalogues& catalogues,
    std::stop_token stop, std::function<void(double)> progress) {
    const auto question = plan::lineQuestion(plan, strategy, catalogues);
    if (!question) {
        return nullptr;
    }
    nethack::polypile::EvaluateOptions options;
    options.detail = nethack::polypile::Detail::Immediate;
    options.stop = std::move(stop);
    options.progress = std::move(progress);
    auto answer = nethack::polypile::evaluateLine(question->situation, question->piles,
                                                  question->goals, options);
    return answer ? std::make_shared<const nethack::polypile::LineAnswer>(*std::move(answer))
                  : nullptr;
}

std::variant<QImage, QString> pageImage(const PageContent& content, const PictureOptions& options) {
    if (!(options.scale >= leastScale && options.scale <= mostScale)) {
        return QStringLiteral("the scale must be %1 to %2").arg(leastScale).arg(mostScale);
    }
    const PlanPage page(content, options.part, options.theme);
    const double width = std::ceil(page.size().width() * options.scale);
    const double height = std::ceil(page.size().height() * options.scale);
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
    image.fill(PageStyle(options.theme).theme.window);
    QPainter painter(&image);
    painter.scale(options.scale, options.scale);
    page.paint(painter);
    return image;
}

std::variant<QByteArray, QString> pagePng(const PageContent& content, const PictureOptions& options,
                                          const plan::Catalogues& catalogues) {
    const std::string plan = plan::writeDocument(content.plan, catalogues);
    auto image = pageImage(content, options);
    if (auto* fault = std::get_if<QString>(&image)) {
        return std::move(*fault);
    }
    QByteArray png = pngWithPlan(std::get<QImage>(image), plan);
    if (png.isEmpty()) {
        return QStringLiteral("the plan is too long to be carried by a picture");
    }
    return png;
}

}  // namespace polyplan::ui
