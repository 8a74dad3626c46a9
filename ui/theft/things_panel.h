#pragma once

#include <QWidget>
#include <array>

class QLabel;
class QListView;
class QToolButton;

namespace polyplan::ui {

class SeenRow;
class TheftEditor;
class TheftService;
class ThingsModel;

/// What the hero has: openly above, in bags below.
class ThingsPanel : public QWidget {
    Q_OBJECT

  public:
    ThingsPanel(TheftEditor& editor, TheftService& service, QWidget* parent = nullptr);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct List {
        List(ThingsModel* things, QWidget* parent);

        ThingsModel* model;
        QListView* view;
        SeenRow* seen;  ///< keeps what is chosen there in view
    };
    QWidget* buildHeader();
    void buildList(const List& list, const char* name, const QString& title,
                   const QString& toolTip);
    void follow();
    void followPlaced(int stack);
    void choose(int stack);
    void remove(int stack);
    void showMenu(const List& list, const QPoint& position);

    TheftEditor& editor_;
    QToolButton* add_ = nullptr;
    QToolButton* remove_ = nullptr;
    QToolButton* takeOver_ = nullptr;
    QLabel* example_;
    std::array<List, 2> lists_;  ///< open, in bags
    int chosen_ = -1;            ///< a place in the inventory
};

}  // namespace polyplan::ui
