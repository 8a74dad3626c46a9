#pragma once

#include <QWidget>

class QLabel;
class QListView;
class QSlider;

namespace polyplan::ui {

class EngravingService;
class PlanDocument;
class RemainsModel;

/// Sample pictures of what may be left after some of the events.
class RemainsPanel : public QWidget {
    Q_OBJECT

  public:
    RemainsPanel(PlanDocument& document, EngravingService& service, QWidget* parent = nullptr);

  private:
    void showNumbers();
    /// Of which text the samples are, unlike the figures of how it holds.
    void showStart();

    EngravingService& service_;
    RemainsModel* model_;
    QSlider* events_;
    QLabel* numbers_;
    QLabel* start_;
    QListView* list_;
};

}  // namespace polyplan::ui
