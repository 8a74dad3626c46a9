#pragma once

#include <QDialog>
#include <memory>
#include <string>
#include <vector>

#include "ui/shell/picture_job.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace polyplan::ui {

/// Asks what a picture is to show and how, with a preview of it.
class ExportDialog : public QDialog {
    Q_OBJECT

  public:
    /// @param perspective whose page is offered first, by its id; the others come behind it
    ExportDialog(std::shared_ptr<const PictureSource> source, ThemeMode theme,
                 const QString& perspective = {}, QWidget* parent = nullptr);
    ~ExportDialog() override;

    PictureOptions options() const;
    PictureFormat format() const;

  private:
    QWidget* buildChoices();
    void addParts(const QString& perspective);
    void sayWhatIsMissing(const std::string& perspective);
    /// Offers parts in one picture. @param parts none: everything
    void offer(const QString& name, std::vector<PagePart> parts);
    void startPreview();
    void showPreview(const PictureJob::Result& result);
    void showFormat();

    std::shared_ptr<const PictureSource> source_;
    QLabel* preview_;
    std::vector<std::vector<PagePart>> offered_;  ///< in the order of `parts_`
    QLabel* missing_;
    QComboBox* parts_;
    QComboBox* format_;
    QComboBox* theme_;
    QSpinBox* scale_;
    QLabel* carries_;
    std::unique_ptr<PictureJob> job_;
};

}  // namespace polyplan::ui
