#pragma once

#include <QTimer>
#include <QWidget>
#include <cstddef>
#include <string>
#include <vector>

#include "core/calculator/report.h"
#include "ui/charts/curve.h"

class QLabel;
class QTableView;

namespace polyplan::ui {

class CurveChart;
class HeartbeatService;
class ReportTableModel;

/// How hit points, food, magic points and chances go on, heartbeat by heartbeat, in the other
/// outfit too; and below them what may happen, with its chances. A click chooses the heartbeat.
class TimelineCharts : public QWidget {
    Q_OBJECT

  public:
    explicit TimelineCharts(HeartbeatService& service, QWidget* parent = nullptr);

  private:
    struct Chart {
        CurveChart* view;
        QWidget* frame;
        std::string series;  ///< id below the report's key; empty: all other chances
    };

    Chart chart(const char* name, const QString& title, const QString& toolTip,
                const std::string& series, QWidget* parent, QWidget* beside = nullptr);
    QWidget* buildEvents(QWidget* parent);
    void follow();
    void showNext();
    void showChart(const Chart& chart);
    void draw(CurveChart& chart, std::vector<Curve> curves, Unit unit) const;
    void showEvents();
    void mark();

    HeartbeatService& service_;
    std::vector<Chart> charts_;
    ReportTableModel* events_;
    QTableView* eventsTable_ = nullptr;
    CurveChart* eventChart_ = nullptr;
    QLabel* eventsShown_ = nullptr;  ///< how many of how many
    QTimer turns_;
    std::size_t next_ = 0;  ///< chart to be shown, then the events
};

}  // namespace polyplan::ui
