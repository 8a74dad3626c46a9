#include "ui/shell/image_commands.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <utility>

#include "ui/export/plan_export.h"
#include "ui/look/theme.h"
#include "ui/models/odds_service.h"
#include "ui/shell/fault_dialog.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/plan_document.h"

namespace polyplan::ui {

namespace {

constexpr double pictureScale = 2;

}  // namespace

ImageCommands::ImageCommands(PlanDocument& document, OddsService& odds, FileCommands& file,
                             QWidget& window)
    : QObject(&window),
      document_(document),
      odds_(odds),
      file_(file),
      window_(window),
      exportAction_(new QAction(tr("&Export image…"), this)),
      copyAction_(new QAction(tr("&Copy image"), this)) {
    exportAction_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    exportAction_->setToolTip(
        tr("Saves the line as a PNG picture with the plan inside: opening it opens the plan."));
    copyAction_->setToolTip(tr("Puts the picture, with the plan inside, on the clipboard."));
    connect(exportAction_, &QAction::triggered, this, &ImageCommands::askAndExport);
    connect(copyAction_, &QAction::triggered, this, &ImageCommands::copy);
    connect(&odds_, &OddsService::oddsChanged, this, &ImageCommands::showWhetherReady);
    showWhetherReady();
}

void ImageCommands::addTo(QMenu& menu) {
    menu.addAction(exportAction_);
    menu.addAction(copyAction_);
}

void ImageCommands::showWhetherReady() {
    const bool isReady = odds_.isCurrent() && document_.strategy().polypile.has_value();
    exportAction_->setEnabled(isReady);
    copyAction_->setEnabled(isReady);
}

std::variant<QByteArray, FileFault> ImageCommands::picture() {
    const auto fault = [](const QString& reason) {
        return FileFault{tr("There is no picture of this strategy."), {reason}};
    };
    const ObjectTable* table = document_.catalogues().objects(document_.plan().game);
    if (table == nullptr || !document_.strategy().polypile) {
        return fault(tr("It has no line."));
    }
    QApplication::setOverrideCursor(Qt::WaitCursor);
    auto picture = pagePng({document_.plan(), document_.strategy(), *table, odds_.answer()},
                           {.theme = Theme::of(window_.palette()).mode, .scale = pictureScale},
                           document_.catalogues());
    QApplication::restoreOverrideCursor();
    if (const auto* reason = std::get_if<QString>(&picture)) {
        return fault(*reason);
    }
    return std::get<QByteArray>(std::move(picture));
}

std::optional<FileFault> ImageCommands::exportTo(const QString& path) {
    auto png = picture();
    if (auto* fault = std::get_if<FileFault>(&png)) {
        return std::move(*fault);
    }
    return writeWhole(path, std::get<QByteArray>(png));
}

void ImageCommands::askAndExport() {
    QFileDialog dialog(&window_, tr("Export an image that carries the plan"), QString(),
                       tr("Pictures (*.png)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix("png");
    dialog.selectFile(file_.suggestedPath(".png"));
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    if (const auto fault = exportTo(dialog.selectedFiles().value(0))) {
        showFault(*fault, &window_);
    }
}

void ImageCommands::copy() {
    const auto png = picture();
    if (const auto* fault = std::get_if<FileFault>(&png)) {
        showFault(*fault, &window_);
        return;
    }
    const QByteArray& bytes = std::get<QByteArray>(png);
    auto mime = std::make_unique<QMimeData>();
    mime->setData("image/png", bytes);
    mime->setImageData(QImage::fromData(bytes, "PNG"));
    QApplication::clipboard()->setMimeData(mime.release());
}

}  // namespace polyplan::ui
