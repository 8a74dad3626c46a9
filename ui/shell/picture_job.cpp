#include "ui/shell/picture_job.h"

#include <QtConcurrentRun>
#include <algorithm>
#include <utility>

namespace polyplan::ui {

namespace {

PictureJob::Result widened(std::variant<QByteArray, QString> file) {
    return std::visit([](auto& each) -> PictureJob::Result { return std::move(each); }, file);
}

/// The image of a page as large as fits into `most`, but not above its natural size.
PictureJob::Result preview(LaidOutPicture& picture, QSize most) {
    const QSize natural = picture.pages.front()->size();
    const QSize fitting = natural.scaled(most, Qt::KeepAspectRatio);
    picture.options.scale =
        std::clamp(static_cast<double>(fitting.width()) / natural.width(), leastScale, 1.0);
    auto image = paintImage(picture);
    return std::visit([](auto& each) -> PictureJob::Result { return std::move(each); }, image);
}

}  // namespace

PictureJob::PictureJob(std::shared_ptr<const PictureSource> source, PictureFormat format,
                       PictureOptions options, QObject* parent)
    : QObject(parent), source_(std::move(source)), format_(format), options_(std::move(options)) {
    workOut();
}

PictureJob::PictureJob(std::shared_ptr<const PictureSource> source, PictureOptions options,
                       QSize most, QObject* parent)
    : QObject(parent),
      source_(std::move(source)),
      format_(PictureFormat::Png),
      options_(std::move(options)),
      most_(most) {
    workOut();
}

PictureJob::~PictureJob() {
    stop_.request_stop();
    content_.waitForFinished();
    result_.waitForFinished();
}

void PictureJob::workOut() {
    connect(&content_, &QFutureWatcherBase::finished, this, &PictureJob::layOutAndPaint);
    connect(&result_, &QFutureWatcherBase::finished, this,
            [this] { Q_EMIT finished(result_.result()); });
    content_.setFuture(QtConcurrent::run([this] {
        return std::make_shared<const PageContent>(source_->content(
            options_.parts, stop_.get_token(), [this](double share) { Q_EMIT progress(share); }));
    }));
}

void PictureJob::layOutAndPaint() {
    auto laidOut = layOut(*content_.result(), format_, options_);
    if (auto* why = std::get_if<QString>(&laidOut)) {
        Q_EMIT finished(std::move(*why));
        return;
    }
    auto picture = std::make_shared<LaidOutPicture>(std::get<LaidOutPicture>(std::move(laidOut)));
    result_.setFuture(
        QtConcurrent::run([picture, source = source_, most = most_, stop = stop_.get_token()] {
            return most.isEmpty() ? widened(writePicture(*picture, stop)) : preview(*picture, most);
        }));
}

}  // namespace polyplan::ui
