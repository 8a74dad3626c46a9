#include "ui/polypile/line_board.h"

#include <QAccessible>
#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <utility>

#include "ui/models/odds_service.h"
#include "ui/polypile/line_accessible.h"
#include "ui/polypile/line_band.h"
#include "ui/polypile/line_carry.h"
#include "ui/polypile/line_commands.h"
#include "ui/polypile/line_drag.h"
#include "ui/polypile/line_editor.h"
#include "ui/polypile/line_keys.h"
#include "ui/polypile/line_trial.h"

namespace polyplan::ui {

LineBoard::LineBoard(PlanDocument& document, QWidget* parent)
    : QAbstractScrollArea(parent),
      document_(document),
      commands_(new LineCommands(document, this)),
      drag_(new LineDrag(document, *commands_, viewport())),
      carry_(new LineCarry(document, *commands_, this)),
      trial_(new LineTrial(document, *viewport())),
      band_(new LineBand(*viewport())),
      editor_(new LineEditor(*viewport())),
      metrics_(font()),
      geometry_({}, metrics_, viewport()->size()) {
    LineBoardAccessible::install();
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Line of piles"));
    setAccessibleDescription(
        tr("Arrows go from stack to stack, Alt and arrows move the selected stacks, the space bar "
           "picks them up to carry them."));
    viewport()->setAcceptDrops(true);
    viewport()->setMouseTracking(true);
    dim_.setSingleShot(true);
    dim_.setInterval(150);
    connect(&dim_, &QTimer::timeout, this, [this] {
        figures_.setCurrent(false);
        viewport()->update();
    });
    dragScroll_.setInterval(16);
    connect(&dragScroll_, &QTimer::timeout, this, &LineBoard::scrollByDrag);

    connect(&document_, &PlanDocument::planChanged, this, [this] {
        editor_->cancel();
        press_.reset();
        band_->end();
        layOutLine();
    });
    connect(&document_, &PlanDocument::strategyIndexChanged, this, [this] {
        editor_->cancel();
        press_.reset();
        band_->end();
        current_.reset();
        anchor_.reset();
        figures_ = {};
        layOutLine();
    });
    connect(&document_, &PlanDocument::selectionChanged, this, &LineBoard::onSelectionChanged);
    connect(commands_, &LineCommands::message, this, &LineBoard::message);
    connect(editor_, &LineEditor::message, this, &LineBoard::message);
    connect(commands_, &LineCommands::quantityEditorWanted, this, &LineBoard::editQuantity);
    connect(commands_, &LineCommands::splitEditorWanted, this, &LineBoard::editSplit);
    connect(commands_, &LineCommands::labelEditorWanted, this, &LineBoard::editLabel);
    connect(commands_, &LineCommands::engravingEditorWanted, this, &LineBoard::editEngraving);
    connect(commands_, &LineCommands::pickUpWanted, this,
            [this] { carry_->pickUp(document_.selection()); });
    connect(drag_, &LineDrag::changed, this, &LineBoard::showTrial);
    connect(carry_, &LineCarry::changed, this, &LineBoard::showTrial);
    connect(carry_, &LineCarry::said, this, &LineBoard::say);
    connect(trial_, &LineTrial::told, this, [this](const QString& words) {
        if (carry_->isCarrying()) {
            say(words);
        }
    });
    layOutLine();
}

LineBoard::~LineBoard() = default;

void LineBoard::follow(const OddsService& odds) {
    const auto show = [this, &odds] { showOdds(odds.answer(), odds.isCurrent()); };
    connect(&odds, &OddsService::oddsChanged, this, show);
    trial_->follow(odds);
    show();
}

void LineBoard::showOdds(std::shared_ptr<const nethack::polypile::LineAnswer> answer,
                         bool isCurrent) {
    if (isCurrent) {
        dim_.stop();
        figures_ = LineFigures(document_.polypile().line, std::move(answer));
        viewport()->update();
    } else if (figures_.isCurrent() && !dim_.isActive()) {
        dim_.start();
    }
}

std::unique_ptr<LineContent> LineBoard::content() const {
    const ObjectTable* table = commands_->table();
    return table == nullptr
               ? nullptr
               : std::make_unique<LineContent>(
                     document_.polypile(), *table, figures_,
                     nethack::settledMaterials(*table, document_.game(), document_.knownInLine()),
                     labels_.odds(), document_.knownInLine());
}

QSize LineBoard::minimumSizeHint() const {
    const int margin = 2 * frameWidth();
    return LineGeometry::leastSize(metrics_) + QSize(margin, margin);
}

QSize LineBoard::sizeHint() const {
    return minimumSizeHint() +
           QSize(60 * metrics_.em, 4 * LineGeometry::cardSize(metrics_).height());
}

const plan::Stack* LineBoard::stackAt(StackPosition position) const {
    const auto& line = document_.polypile().line;
    if (commands_->table() == nullptr || position.pile < 0 || position.stack < 0 ||
        position.pile >= std::ssize(line)) {
        return nullptr;
    }
    const auto& stacks = line[static_cast<std::size_t>(position.pile)].stacks;
    return position.stack < std::ssize(stacks) ? &stacks[static_cast<std::size_t>(position.stack)]
                                               : nullptr;
}

void LineBoard::layOutLine() {
    labels_.follow(document_.polypile(), document_.game(), document_.catalogues());
    const std::unique_ptr<LineContent> content = this->content();
    geometry_ = LineGeometry(content ? LineShape::of(*content, metrics_) : LineShape{}, metrics_,
                             viewport()->size());
    const QSize range = geometry_.scrollRange();
    const QSize card = LineGeometry::cardSize(metrics_);
    horizontalScrollBar()->setRange(0, range.width());
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(card.width() / 3);
    verticalScrollBar()->setRange(0, range.height());
    verticalScrollBar()->setPageStep(std::max(card.height(), geometry_.cardsWindow().height()));
    verticalScrollBar()->setSingleStep(card.height() / 3);
    geometry_.setScroll({horizontalScrollBar()->value(), verticalScrollBar()->value()});

    const auto settle = [this](std::optional<StackPosition>& position) {
        const auto& piles = geometry_.shape().piles;
        if (position && position->pile >= std::ssize(piles)) {
            position.reset();
        } else if (position) {
            const int stacks = piles[static_cast<std::size_t>(position->pile)].stacks;
            position->stack = std::min(position->stack, stacks - 1);
        }
    };
    settle(current_);
    settle(anchor_);
    viewport()->update();
}

void LineBoard::onSelectionChanged() {
    const Selection& selection = document_.selection();
    const bool isElsewhere = !selection.empty() && !(current_ && isSelected(*current_));
    if (isElsewhere && geometry_.shape().contains(selection.front())) {
        current_ = selection.front();
        anchor_ = current_;
        reveal(*current_);
        announceCurrent();
    }
    viewport()->update();
}

bool LineBoard::isSelected(StackPosition position) const {
    return std::ranges::binary_search(document_.selection(), position);
}

void LineBoard::reveal(StackPosition position) {
    const QPoint scroll = geometry_.scrollFor(position);
    horizontalScrollBar()->setValue(scroll.x());
    verticalScrollBar()->setValue(scroll.y());
}

void LineBoard::setCurrent(StackPosition position) {
    select(position, Qt::NoModifier);
}

void LineBoard::select(StackPosition position, Qt::KeyboardModifiers modifiers) {
    if (!geometry_.shape().contains(position)) {
        return;
    }
    current_ = position;
    if (modifiers & Qt::ShiftModifier && anchor_) {
        document_.setSelection(rangeOf(geometry_.shape(), *anchor_, position));
    } else if (modifiers & Qt::ControlModifier) {
        Selection selection = document_.selection();
        if (std::erase(selection, position) == 0) {
            selection.push_back(position);
        }
        anchor_ = position;
        document_.setSelection(std::move(selection));
    } else {
        anchor_ = position;
        document_.setSelection({position});
    }
    reveal(position);
    announceCurrent();
    viewport()->update();
}

bool LineBoard::isCarrying() const {
    return carry_->isCarrying();
}

void LineBoard::carryFromInventory(const std::vector<int>& rows) {
    setFocus(Qt::OtherFocusReason);
    carry_->pickUp(rows);
}

void LineBoard::announceCurrent() {
    spoken_.clear();
    if (QAccessible::isActive() && current_ && hasFocus()) {
        LineBoardAccessible::announceFocus(*this, *current_);
    }
}

void LineBoard::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        metrics_ = Metrics(font());
        faces_.clear();
        updateGeometry();
        layOutLine();
    } else if (event->type() == QEvent::PaletteChange) {
        viewport()->update();
    }
}

void LineBoard::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    editor_->cancel();
    layOutLine();
}

void LineBoard::scrollContentsBy(int, int) {
    editor_->cancel();
    geometry_.setScroll({horizontalScrollBar()->value(), verticalScrollBar()->value()});
    drag_->stay(dragPoint_, geometry_, removalRect());
    shownMarks_ = marks();
    viewport()->update();
}

void LineBoard::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    if (!current_ && event->reason() != Qt::MouseFocusReason) {
        if (const auto first = stepOf(geometry_, std::nullopt, Qt::Key_Home)) {
            current_ = first;
        }
    }
    announceCurrent();
    viewport()->update();
}

void LineBoard::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) {
        carry_->putBack();
    }
    viewport()->update();
}

void LineBoard::paintEvent(QPaintEvent* event) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(viewport());
    painter.fillRect(event->rect(), theme.window);
    if (const auto line = content()) {
        const bool carries = carry_->isCarrying();
        const LineMarks marks{
            .selected = document_.selection(),
            .current = hasFocus() && !carries ? current_ : std::nullopt,
            .lifted = carries ? carry_->carried().positions : drag_->lifted(),
            .drop = carries ? carry_->place() : drag_->place(),
            .merged = carries ? std::nullopt : drag_->merged(),
            .dropsWholePile = carries ? carry_->carried().isWholePile() : drag_->movesWholePile()};
        paintLine(painter, event->rect(), geometry_, *line, marks, theme, metrics_, &faces_);
    }
    if (geometry_.shape().piles.empty()) {
        paintInvitation(painter);
    }
    if (drag_->isDragging()) {
        paintRemoval(painter);
    }
}

void LineBoard::paintInvitation(QPainter& painter) const {
    CardPainter parts(painter, Theme::of(palette()), metrics_);
    if (commands_->table() == nullptr) {
        parts.remark(viewport()->rect(), Qt::AlignCenter,
                     tr("The objects of this game are not known: there are no piles to lay out."));
        return;
    }
    const QRect floor = geometry_.floors().back().rect;
    const QRect words = floor.adjusted(metrics_.step, 0, -metrics_.step, 0);
    parts.invitation(words, tr("Drag objects here"),
                     tr("from the catalogue, or press Insert to start a pile; Ctrl+R lays out "
                        "the inventory for your goals"));
}

QRect LineBoard::removalRect() const {
    const QRect hero = geometry_.hero();
    const int left = std::max(0, hero.right() + 1) + metrics_.step;
    return {left, metrics_.step / 2, viewport()->width() - left - metrics_.step,
            hero.height() - metrics_.step};
}

void LineBoard::paintRemoval(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const QRect rect = removalRect();
    const bool isHeldThere = drag_->isOverRemoval();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(theme.error, isHeldThere ? 2 : 1, isHeldThere ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(theme.window);
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), metrics_.radius, metrics_.radius);
    painter.setFont(isHeldThere ? metrics_.strong : metrics_.text);
    painter.setPen(theme.error);
    painter.drawText(rect, Qt::AlignCenter, tr("Drop here to remove from the line"));
}

}  // namespace polyplan::ui
