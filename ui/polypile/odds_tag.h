#pragma once

#include <QWidget>

#include "ui/models/trial_odds.h"

namespace polyplan::ui {

/// A small card beside the cursor: where a drop would go, and what it would do to the odds. The
/// mouse goes through it.
class OddsTag : public QWidget {
    Q_OBJECT

  public:
    explicit OddsTag(QWidget* parent);

    /// @param answer null as long as it is being worked out
    void show(const QString& title, std::shared_ptr<const TrialOdds::Answer> answer);
    /// Puts it below `rect`, above it or, as low as possible, beside it, within the parent.
    void placeBeside(const QRect& rect);

    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Row {
        QString label;
        QString value;
        QString change;
        bool isBetter = false;
        bool isWorse = false;
    };
    /// Widths of the columns.
    struct Columns {
        int label = 0;
        int value = 0;
        int change = 0;
    };
    Columns columns() const;
    QRect remarkRect(int width) const;
    int padding() const;

    QString title_;
    QString remark_;  ///< in place of rows: why it can't be done, or that it is being worked out
    bool isRefused_ = false;
    std::vector<Row> rows_;
};

}  // namespace polyplan::ui
