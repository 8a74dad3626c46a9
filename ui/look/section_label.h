#pragma once

#include <QLabel>

namespace polyplan::ui {

/// The heading of a panel or of a part of it.
class SectionLabel : public QLabel {
    Q_OBJECT

  public:
    explicit SectionLabel(const QString& text, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void applyLook();
};

}  // namespace polyplan::ui
