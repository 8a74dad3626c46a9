#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

#include "core/plan/catalogues.h"
#include "ui/export/plan_page.h"

namespace polyplan::ui {

/// How large a picture may be asked for, relative to its natural size.
inline constexpr double leastScale = 0.25;
inline constexpr double mostScale = 8;

/// What a picture is written as. PNG and SVG carry the plan; a PDF has pages of its own for
/// each part.
enum class PictureFormat { Png, Svg, Pdf };

/// The format that the end of a file's name stands for, in capitals or not.
std::optional<PictureFormat> pictureFormatOf(const QString& fileName);

struct PictureOptions {
    std::vector<PagePart> parts;  ///< empty: all that the strategy has
    ThemeMode theme = ThemeMode::Light;
    double scale = 1;  ///< `leastScale` to `mostScale`; a PDF's pages are as large as paper
};

/// The odds that a page shows, exact wherever that is possible. May take long. At-least-one of
/// every object and the histograms are not among them.
/// @returns null where the game has no polypile rules, and if `stop` asked to stop.
std::shared_ptr<const nethack::polypile::LineAnswer> pageAnswer(
    const plan::Document& plan, const plan::Strategy& strategy, const plan::Catalogues& catalogues,
    std::stop_token stop = {}, std::function<void(double)> progress = {});

/// The pages of one picture, laid out. Holds the references of its content.
struct LaidOutPicture {
    PageContent content;
    PictureFormat format = PictureFormat::Png;
    PictureOptions options;
    std::vector<std::unique_ptr<const PlanPage>> pages;  ///< one, in a PDF one or more a part
};

/// Lays a picture out, which has to be done on the thread of the windows, or says for people why
/// there is none.
std::variant<LaidOutPicture, QString> layOut(const PageContent& content, PictureFormat format,
                                             const PictureOptions& options);

/// The first page as an image, or for people why there is none. On any thread.
std::variant<QImage, QString> paintImage(const LaidOutPicture& picture);

/// The picture as a file, or for people why there is none. The same content and options give the
/// same bytes, with a screen or without. On any thread. What comes back after a stop is of no use.
std::variant<QByteArray, QString> writePicture(const LaidOutPicture& picture,
                                               const std::stop_token& stop = {});

}  // namespace polyplan::ui
