#include "ui/shell/image_commands.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QProgressDialog>
#include <utility>

#include "ui/document/plan_document.h"
#include "ui/document/taken_away.h"
#include "ui/document/whole_file.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/parts/fault_dialog.h"
#include "ui/parts/text_line.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/picture_job.h"
#include "ui/shell/save_path.h"

namespace polyplan::ui {

namespace {

constexpr double copiedScale = 2;
constexpr int steps = 1000;  // of the progress bar

QString suffixOf(PictureFormat format) {
    switch (format) {
        case PictureFormat::Png:
            return QStringLiteral("png");
        case PictureFormat::Svg:
            return QStringLiteral("svg");
        case PictureFormat::Pdf:
            return QStringLiteral("pdf");
    }
    return {};
}

/// What is done with a picture, and whether it carries no plan.
QString told(const PictureSource& source, const QString& done) {
    const auto why = source.whyWithoutPlan();
    return why ? ImageCommands::tr("%1 It carries no plan: %2.").arg(done, toQString(*why)) : done;
}

}  // namespace

ImageCommands::ImageCommands(PlanDocument& document, FileCommands& file, QWidget& window)
    : QObject(&window),
      document_(document),
      file_(file),
      window_(window),
      exportAction_(new QAction(tr("&Export image…"), this)),
      copyAction_(new QAction(tr("&Copy image"), this)) {
    exportAction_->setShortcut(QKeySequence(exportKey));
    exportAction_->setToolTip(
        tr("Saves the strategy, or strategies side by side, as a PNG, SVG or PDF picture; PNG and "
           "SVG carry the plan, or those that are compared: opening one opens it."));
    copyAction_->setToolTip(
        tr("Puts the picture, with the plan or the compared strategies inside, on the clipboard."));
    connect(exportAction_, &QAction::triggered, this, &ImageCommands::askAndExport);
    connect(copyAction_, &QAction::triggered, this, &ImageCommands::copy);
    connect(&document_, &PlanDocument::planChanged, this, &ImageCommands::showWhetherReady);
    connect(&document_, &PlanDocument::strategyIndexChanged, this,
            &ImageCommands::showWhetherReady);
    showWhetherReady();
}

void ImageCommands::addTo(QMenu& menu) {
    menu.addAction(exportAction_);
    menu.addAction(copyAction_);
}

void ImageCommands::showWhetherReady() {
    const bool isReady = other_ || !partsOf(document_.strategy(), document_.catalogues()).empty();
    exportAction_->setEnabled(isReady);
    copyAction_->setEnabled(isReady);
}

void ImageCommands::setOtherSource(OtherSource source) {
    other_ = std::move(source);
    showWhetherReady();
}

std::shared_ptr<const PictureSource> ImageCommands::source() const {
    if (auto other = other_ ? other_() : nullptr) {
        return other;
    }
    return std::make_shared<const PictureSource>(
        document_.plan(), static_cast<std::size_t>(document_.strategyIndex()),
        document_.catalogues());
}

void ImageCommands::make(std::shared_ptr<const PictureSource> source, PictureFormat format,
                         const PictureOptions& options, Use use) {
    auto* waiting =
        new QProgressDialog(tr("Making the picture …"), tr("Cancel"), 0, steps, &window_);
    waiting->setWindowModality(Qt::WindowModal);
    waiting->setAttribute(Qt::WA_DeleteOnClose);
    waiting->setAutoReset(false);
    auto* job = new PictureJob(std::move(source), format, options, waiting);
    connect(job, &PictureJob::progress, waiting, [waiting](double share) {
        waiting->setValue(std::min(steps - 1, static_cast<int>(share * steps)));
    });
    connect(waiting, &QProgressDialog::canceled, waiting, &QObject::deleteLater);
    connect(job, &PictureJob::finished, waiting,
            [this, waiting, use = std::move(use)](const PictureJob::Result& made) {
                waiting->reset();  // hidden only, it would come up over what is told now
                waiting->deleteLater();
                if (const auto* reason = std::get_if<QString>(&made)) {
                    showFault({tr("There is no picture of this strategy."), {*reason}}, &window_);
                } else {
                    use(std::get<QByteArray>(made));
                }
            });
}

void ImageCommands::write(const std::shared_ptr<const PictureSource>& source, const QString& path,
                          PictureFormat format, const PictureOptions& options) {
    const auto use = [this, source, path, format](const QByteArray& picture) {
        const QString name = withoutTurns(QFileInfo(path).fileName());
        const auto why = source->isComparison()
                             ? whyItWouldLose(QFile::encodeName(path).toStdString(), picture,
                                              document_.catalogues())
                             : std::nullopt;
        if (why) {
            showFault({tr("%1 is not written.").arg(name), {withoutTurns(*why)}}, &window_);
            return;
        }
        if (const auto fault = writeWhole(path, picture)) {
            showFault(*fault, &window_);
            return;
        }
        const QString written = tr("%1 is written.").arg(name);
        Q_EMIT done(format == PictureFormat::Pdf ? written : told(*source, written));
    };
    make(source, format, options, use);
}

void ImageCommands::exportTo(const QString& path, PictureFormat format,
                             const PictureOptions& options) {
    write(source(), path, format, options);
}

void ImageCommands::askAndExport() {
    const auto source = this->source();
    ExportDialog choices(source, Theme::of(window_.palette()).mode, perspective_, &window_);
    // Where no place is named, what was chosen is there again.
    while (choices.exec() == QDialog::Accepted) {
        const QString suffix = suffixOf(choices.format());
        QStringList endings = {u'.' + suffix};
        for (const PictureFormat format :
             {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf}) {
            endings.append(u'.' + suffixOf(format));
        }
        const QString path = askForSavePath(
            {.title = tr("Export image"),
             .suggested = file_.suggestedPath(
                 (source->isComparison() ? tr(" compared") : QString()) + endings.front()),
             .filter = tr("%1 pictures (*.%2)").arg(suffix.toUpper(), suffix),
             .endings = endings},
            window_);
        // What the name says wins over what was chosen.
        if (const auto format = pictureFormatOf(path)) {
            write(source, path, *format, choices.options());
            return;
        }
    }
}

void ImageCommands::copy() {
    const PictureOptions options{
        .parts = {}, .theme = Theme::of(window_.palette()).mode, .scale = copiedScale};
    const auto source = this->source();
    make(source, PictureFormat::Png, options, [this, source](const QByteArray& picture) {
        auto mime = std::make_unique<QMimeData>();
        mime->setData("image/png", picture);
        mime->setImageData(QImage::fromData(picture, "PNG"));
        QApplication::clipboard()->setMimeData(mime.release());
        Q_EMIT done(told(*source, tr("The picture is on the clipboard.")));
    });
}

}  // namespace polyplan::ui
