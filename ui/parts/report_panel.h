#pragma once

#include <QWidget>

#include "core/calculator/report.h"
#include "ui/look/ink.h"
#include "ui/parts/badge.h"

class QLabel;

namespace polyplan::ui {

class FigureList;
class ReportModel;
class StepsModel;

/// What a calculator has to say: what it is about, the figures with their rules, and how they come
/// about step by step.
class ReportPanel : public QWidget {
    Q_OBJECT

  public:
    struct Names {
        const char* titleObject;
        const char* figuresObject;
        const char* stepsObject;
        QString figures;  ///< for those who don't see them
        const char* glyphObject = "";
        QString steps = {};         ///< by default "Step by step"
        QString stepsToolTip = {};  ///< by default how the figures come about
    };
    explicit ReportPanel(const Names& names, QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& about);
    void setGlyph(QChar glyph, Ink::Color color);
    void setState(const QString& text, Badge::Tone tone, const QString& toolTip);
    void showReport(Report report);
    void showSteps(std::vector<Step> steps);
    /// Puts something between what it is about and the figures.
    void putAboveFigures(QWidget* widget);
    /// Puts something in place of the heading of the steps.
    void setStepsHead(QWidget* head);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildHeader(const Names& names);
    void fitFigures();

    QLabel* glyph_ = nullptr;
    Ink* glyphInk_ = nullptr;
    QLabel* title_ = nullptr;
    QLabel* about_ = nullptr;
    Badge* badge_ = nullptr;
    ReportModel* figuresModel_;
    StepsModel* stepsModel_;
    FigureList* figures_;
    QWidget* stepsHead_ = nullptr;
};

}  // namespace polyplan::ui
