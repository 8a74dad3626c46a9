#pragma once

#include <QLabel>

namespace polyplan::ui {

/// A word in a rounded frame: whether figures are exact or sampled.
class Badge : public QLabel {
    Q_OBJECT

  public:
    explicit Badge(QWidget* parent = nullptr);

    enum class Tone { Good, Warning, Muted };
    void show(const QString& text, Tone tone);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Tone tone_ = Tone::Muted;
};

}  // namespace polyplan::ui
