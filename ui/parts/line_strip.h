#pragma once

#include <QWidget>

#include "ui/parts/line_miniature.h"

namespace polyplan::ui {

/// The lines of strategies, small and in one scale. Hidden where none has a line.
class LineStrip : public QWidget {
    Q_OBJECT

  public:
    explicit LineStrip(const plan::Catalogues& catalogues, QWidget* parent = nullptr);

    /// @param looks what marks them, one each; none: their place
    void setContenders(std::vector<plan::Contender> contenders, std::vector<int> looks = {});
    /// How high it may be where there are glyphs to fill it, in pixels.
    void setRoom(int height);

    /// Keeps it hidden, whatever lines there are.
    void setLeftOut(bool isLeftOut);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void showIfAny();
    /// With as many rows of glyphs as there is room for.
    LineMiniatures lines(int width, int height) const;
    LineMiniatures lines() const;

    const plan::Catalogues& catalogues_;
    std::vector<plan::Contender> contenders_;
    std::vector<int> looks_;
    int room_ = 0;
    bool isLeftOut_ = false;
};

}  // namespace polyplan::ui
