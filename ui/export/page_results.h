#pragma once

#include <QPicture>
#include <QSize>
#include <QString>
#include <vector>

#include "ui/export/page_block.h"
#include "ui/export/page_figures.h"
#include "ui/export/plan_page.h"

namespace polyplan::ui {

/// The results of a page: goals, what is likely to come out, and what is lost, side by side.
class PageResults : public PageBlock {
  public:
    PageResults(const PageContent& content, const PageStyle& style, int width);

    QSize size() const override { return {width_, height()}; }
    void paint(QPainter& painter, QPoint topLeft) const override;

  private:
    int height() const;
    /// One line of the goals: figure and error empty where nothing is known.
    struct Line {
        QString text;
        QString number;  ///< of items wanted: not cut however long the text is
        QString figure;
        QString error;
        bool isTotal = false;
        bool isFootnote = false;
    };
    std::vector<Line> goalLines(const PageContent& content) const;
    /// Says which zap it is of where there are several.
    QString heading(const char* what, const char* ofFirst) const;
    int goalsHeight() const;
    void paintGoals(QPainter& painter, const QRect& rect) const;
    void paintOutcomes(QPainter& painter, const QRect& rect) const;
    void paintLosses(QPainter& painter, const QRect& rect) const;
    int lineHeight() const;
    int errorWidth() const;
    /// What a goal's number and figure take.
    int besideName(const Line& line) const;
    int goalsWidth() const;
    int lossesWidth() const;
    int outcomesWidth() const;

    const PageStyle& style_;
    int width_;
    bool hasOdds_;
    bool hasLater_;           ///< goals have a second figure
    QString firstOfSeveral_;  ///< "zap" or "dip" where the odds are of the first of several
    std::vector<Line> goals_;
    Outcomes outcomes_;
    std::vector<PileLoss> losses_;
    nethack::polypile::Source source_ = nethack::polypile::Source::Wand;
    QPicture outcomesChart_;
    QPicture lossesChart_;
};

}  // namespace polyplan::ui
