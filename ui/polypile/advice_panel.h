#pragma once

#include <QWidget>

class QLabel;
class QListView;
class QToolButton;

namespace polyplan::ui {

class AdviceModel;
class OddsService;
class PlanDocument;
class SectionLabel;

/// What would make the line better, each with what comes of it: a click goes to the place, the
/// button of a row does it. Folds to its heading. Only what is seen is worked out.
class AdvicePanel : public QWidget {
    Q_OBJECT

  public:
    AdvicePanel(PlanDocument& document, const OddsService& odds, QWidget* parent = nullptr);

    /// Takes as much of a column of that height as it needs, at most two fifths of it; folds by
    /// itself where the column is low and nobody has unfolded it.
    void fitInto(int columnHeight);

  Q_SIGNALS:
    /// Something could not be done.
    void message(const QString& text);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void buildHeader();
    void buildList();
    void setFolded(bool isFolded);
    void goTo();
    void fix(int row);
    void follow();
    void fit();
    /// Of the first so many, in pixels, with the list's frame.
    int heightOfRows(int count) const;
    void watch();

    AdviceModel* model_;
    SectionLabel* title_;
    QToolButton* fold_;
    QListView* list_;
    QLabel* nothing_;
    int columnHeight_ = 0;
    bool isFolded_ = false;
    bool isFoldedByHand_ = false;  ///< or unfolded
};

}  // namespace polyplan::ui
