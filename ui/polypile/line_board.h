#pragma once

#include <QAbstractScrollArea>
#include <QRegion>
#include <QTimer>
#include <memory>
#include <optional>

#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/polypile/label_figures.h"
#include "ui/polypile/line_content.h"
#include "ui/polypile/line_geometry.h"
#include "ui/polypile/line_painter.h"

namespace polyplan::ui {

class LineBand;
class LineCarry;
class LineCommands;
class LineDrag;
class LineEditor;
class LineTrial;
class OddsService;

/// The line of the current strategy on the table: hero, beam, and piles as columns of cards, top
/// first. It is painted from the document, and changes it through `commands()` alone. Everything
/// can be done by mouse, by drag and drop, and by the keyboard.
class LineBoard : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit LineBoard(PlanDocument& document, QWidget* parent = nullptr);
    ~LineBoard() override;

    /// Shows the odds of this service from now on.
    void follow(const OddsService& odds);
    /// @param isCurrent whether the answer belongs to the line as it stands; if not, the figures
    /// shown before stay, dimmed once the new ones are a while in coming.
    void showOdds(std::shared_ptr<const nethack::polypile::LineAnswer> answer, bool isCurrent);

    LineCommands& commands() { return *commands_; }
    const PlanDocument& document() const { return document_; }
    const LineGeometry& lineGeometry() const { return geometry_; }
    /// What the line has to say, in words and figures. Null where the game's objects are not known.
    std::unique_ptr<LineContent> content() const;

    /// What the keyboard acts on: a card, a pile as a whole, or nothing on an empty line.
    std::optional<StackPosition> current() const { return current_; }
    /// Goes there with the keyboard, scrolling if need be, and selects it.
    void setCurrent(StackPosition position);
    bool isSelected(StackPosition position) const;
    /// What has been said last of what the keyboard carries; empty once it does something else.
    QString spoken() const { return spoken_; }
    bool isCarrying() const;
    /// Carries stacks of the inventory by the keyboard from now on.
    void carryFromInventory(const std::vector<int>& rows);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// What was carried from the inventory has been dropped or put back.
    void inventoryCarryEnded();
    /// Why something could not be done, or what is being carried where.
    void message(const QString& text);

  protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    /// What the mouse button went down on.
    struct Press {
        QPoint point;
        StackPosition position;
        bool selectsOnRelease = false;
    };

    void layOutLine();
    void onSelectionChanged();
    void announceCurrent();
    void reveal(StackPosition position);
    void select(StackPosition position, Qt::KeyboardModifiers modifiers);
    void selectAll();
    void startBand(QPoint point, Qt::KeyboardModifiers modifiers);
    void endBand();
    void startDrag();
    QPixmap dragPicture(const Selection& positions) const;
    void scrollWhileDragging(QPoint point);
    void scrollByDrag();
    /// What is under the cursor of a drag: the picture, and the mark between the stacks.
    QRect underDrag() const;
    /// Shows what a drop would do at the place that mouse or keyboard point at.
    void showTrial();
    /// Paints what marks the place of a drop anew, where it was and where it is; after a change of
    /// what is lifted, everything.
    void updateMarks();
    QRegion marks() const;
    void say(const QString& words);
    /// Over the beam: neither a card nor a place for a drop is there.
    QRect removalRect() const;
    void paintRemoval(QPainter& painter) const;
    void paintInvitation(QPainter& painter) const;
    QString toolTipAt(QPoint point) const;
    bool clickOnCard(const Press& press);
    bool isMark(StackPosition position, QPoint point) const;
    /// A stack, and where it is selected the others that are and make stacks.
    Selection makingStacksWith(StackPosition position) const;
    void editQuantity(StackPosition position);
    void editSplit(StackPosition position);
    void editLabel(int pile);
    void editEngraving(int pile);
    /// Whether a point of a pile's foot is on what is engraved, or would be.
    bool isOnEngraving(int pile, QPoint point) const;
    const plan::Stack* stackAt(StackPosition position) const;

    PlanDocument& document_;
    LineCommands* commands_;
    LineDrag* drag_;
    LineCarry* carry_;
    LineTrial* trial_;
    LineBand* band_;
    LineEditor* editor_;
    Metrics metrics_;
    CardFaces faces_;
    LineGeometry geometry_;
    LineFigures figures_;
    LabelFigures labels_;
    std::optional<StackPosition> current_;
    std::optional<StackPosition> anchor_;  ///< where Shift extends the selection from
    std::optional<Press> press_;
    QTimer dim_;
    QTimer dragScroll_;
    QPoint dragScrollStep_;
    QPoint dragPoint_;
    QRegion shownMarks_;
    bool showsLifted_ = false;
    QString spoken_;
};

}  // namespace polyplan::ui
