#pragma once

#include <QObject>
#include <QRect>
#include <QTimer>
#include <memory>
#include <optional>

#include "ui/models/trial_odds.h"
#include "ui/polypile/drop_edits.h"

namespace polyplan::ui {

class OddsService;
class OddsTag;

/// Shows beside the cursor what a drop would do, before it is done. What it shows always belongs
/// together: as long as the odds of a new place are a moment in coming, the old place stays with
/// its odds.
class LineTrial : public QObject {
    Q_OBJECT

  public:
    LineTrial(const PlanDocument& document, QWidget& over);

    void follow(const OddsService& odds);

    struct Question {
        QString title;
        NamedEdit edit;
        std::optional<int> distance;  ///< of the square whose golem is of interest
    };
    /// @param beside what must not be covered
    void ask(const Question& question, const QRect& beside);
    void moveBeside(const QRect& rect);
    void end();

  Q_SIGNALS:
    /// Place and odds, for screen readers.
    void told(const QString& words);

  private:
    void showWaiting();
    void showAnswer();

    const PlanDocument& document_;
    OddsTag* tag_;
    std::unique_ptr<TrialOdds> odds_;
    QTimer wait_;
    QString title_;
    QRect beside_;
    bool isTold_ = false;  ///< the title has been told by itself
};

}  // namespace polyplan::ui
