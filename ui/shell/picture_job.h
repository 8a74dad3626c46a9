#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <functional>
#include <memory>
#include <stop_token>
#include <variant>

#include "ui/export/picture_source.h"

namespace polyplan::ui {

/// One picture in the making: the odds on another thread, the layout on that of the windows, the
/// painting on another one again. Going away gives it up.
class PictureJob : public QObject {
    Q_OBJECT

  public:
    /// What comes out of it: a file, or an image; or for people why there is none.
    using Result = std::variant<QByteArray, QImage, QString>;

    /// Makes the file.
    PictureJob(std::shared_ptr<const PictureSource> source, PictureFormat format,
               PictureOptions options, QObject* parent = nullptr);
    /// Makes an image that is at most as large as `most`, whatever the scale.
    PictureJob(std::shared_ptr<const PictureSource> source, PictureOptions options, QSize most,
               QObject* parent = nullptr);
    ~PictureJob() override;

  Q_SIGNALS:
    /// How much of the odds is worked out, 0 to 1.
    void progress(double share);
    void finished(const Result& result);

  private:
    void workOut();
    void layOutAndPaint();

    std::shared_ptr<const PictureSource> source_;
    PictureFormat format_;
    PictureOptions options_;
    QSize most_;  ///< empty: a file is wanted
    std::stop_source stop_;
    QFutureWatcher<std::shared_ptr<const PageContent>> content_;
    QFutureWatcher<Result> result_;
};

}  // namespace polyplan::ui
