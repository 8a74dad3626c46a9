#pragma once

#include <QWidget>
#include <vector>

#include "core/powder/speed.h"

class QTimer;
class QToolButton;
class QVariantAnimation;

namespace polyplan::ui {

class HeartbeatEditor;
class HeartbeatService;

/// The clock tick by tick: which phase it is, whether it has a heartbeat, and who may act then. Can
/// be stepped, played and clicked; the chosen heartbeat goes along. Where the desktop wants no
/// animations the mark jumps instead of gliding.
class PhaseStrip : public QWidget {
    Q_OBJECT

  public:
    PhaseStrip(HeartbeatEditor& editor, HeartbeatService& service, QWidget* parent = nullptr);

    std::int64_t time() const { return time_; }

  private:
    class Cells;

    void follow();
    void setTime(std::int64_t time);
    void setPlaying(bool isPlaying);
    std::int64_t firstTime() const;
    std::int64_t lastTime() const;

    HeartbeatEditor& editor_;
    HeartbeatService& service_;
    Cells* cells_;
    QToolButton* play_ = nullptr;
    QTimer* timer_;
    std::int64_t time_ = 1;
};

}  // namespace polyplan::ui
