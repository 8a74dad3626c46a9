#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <functional>
#include <memory>
#include <stop_token>
#include <variant>

#include "core/plan/catalogues.h"
#include "ui/export/plan_page.h"

namespace polyplan::ui {

/// How large a picture may be asked for, relative to its natural size.
inline constexpr double leastScale = 0.25;
inline constexpr double mostScale = 8;

struct PictureOptions {
    PagePart part = PagePart::All;
    ThemeMode theme = ThemeMode::Light;
    double scale = 1;  ///< `leastScale` to `mostScale`
};

/// The odds that a page shows, exact wherever that is possible. May take long. At-least-one of
/// every object and the histograms are not among them.
/// @returns null where the game has no polypile rules, and if `stop` asked to stop.
std::shared_ptr<const nethack::polypile::LineAnswer> pageAnswer(
    const plan::Document& plan, const plan::Strategy& strategy, const plan::Catalogues& catalogues,
    std::stop_token stop = {}, std::function<void(double)> progress = {});

/// The page of a strategy as an image, or for people why there is none.
std::variant<QImage, QString> pageImage(const PageContent& content, const PictureOptions& options);

/// A PNG file that shows the page of a strategy and carries its whole plan, or for people why
/// there is none. The same content and options give the same bytes, with a screen or without.
std::variant<QByteArray, QString> pagePng(const PageContent& content, const PictureOptions& options,
                                          const plan::Catalogues& catalogues);

}  // namespace polyplan::ui
