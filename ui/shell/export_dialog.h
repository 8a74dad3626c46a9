#pragma once

#include <QDialog>
#include <memory>

#include "ui/shell/picture_job.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace polyplan::ui {

/// Asks what a picture is to show and how, with a preview of it.
class ExportDialog : public QDialog {
    Q_OBJECT

  public:
    ExportDialog(std::shared_ptr<const PictureSource> source, ThemeMode theme,
                 QWidget* parent = nullptr);
    ~ExportDialog() override;

    PictureOptions options() const;
    PictureFormat format() const;

  private:
    QWidget* buildChoices();
    void addParts();
    void startPreview();
    void showPreview(const PictureJob::Result& result);
    void showFormat();

    std::shared_ptr<const PictureSource> source_;
    QLabel* preview_;
    QComboBox* parts_;
    QComboBox* format_;
    QComboBox* theme_;
    QSpinBox* scale_;
    QLabel* carries_;
    std::unique_ptr<PictureJob> job_;
};

}  // namespace polyplan::ui
