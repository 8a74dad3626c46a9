#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;

namespace polyplan::ui {

class PlanDocument;
class StylusOrder;
class StylusTableModel;

/// All styluses with their figures for this text; a click on one writes with it.
class StylusTablePanel : public QWidget {
    Q_OBJECT

  public:
    StylusTablePanel(PlanDocument& document, StylusTableModel& model, QWidget* parent = nullptr);

    /// Again all that can write, carried or not.
    void listAll();

  Q_SIGNALS:
    void message(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* buildHeader();
    void buildTable();
    void offerOrders(const QPoint& position);
    void pick(const QModelIndex& index);
    void showChosen();
    void sayWhyEmpty();
    void spanReasons();

    PlanDocument& document_;
    StylusTableModel& model_;
    StylusOrder* order_;
    QLabel* heading_ = nullptr;
    QCheckBox* onlyCarried_ = nullptr;
    QCheckBox* showsRefused_ = nullptr;
    QLabel* empty_ = nullptr;
    QPushButton* rankLasts_ = nullptr;
    QTableView* table_;
    bool showsChosen_ = false;
    bool boxIsMeant_ = false;  ///< the click is on a box: it picks nothing
};

}  // namespace polyplan::ui
