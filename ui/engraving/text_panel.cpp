#include "ui/engraving/text_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

#include "ui/document/plan_document.h"
#include "ui/engraving/best_panel.h"
#include "ui/engraving/text_cells.h"
#include "ui/look/ink.h"
#include "ui/look/kept_room.h"
#include "ui/look/metrics.h"
#include "ui/look/mnemonic.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/engraving/engraving_service.h"
#include "ui/models/engraving/engraving_words.h"
#include "ui/models/engraving/label_edits.h"
#include "ui/parts/buttons.h"
#include "ui/parts/plain_line.h"
#include "ui/parts/typing_steps.h"

namespace polyplan::ui {

namespace {

constexpr auto elbereth = "Elbereth";
constexpr int mostLines = 4;  ///< of cells, before they scroll
constexpr int mostKeptShown = 40;

/// Why a text counts for nothing, and what does in its place.
QString faultBeside(const QString& fault, const QString& kept) {
    if (kept.isEmpty()) {
        return TextPanel::tr("✕ %1 Until then the plan has no text.").arg(fault);
    }
    return kept.size() <= mostKeptShown
               ? TextPanel::tr("✕ %1 Until then the plan keeps “%2”.").arg(fault, kept)
               : TextPanel::tr("✕ %1 Until then the plan keeps the %2 characters “%3…”.")
                     .arg(fault, QString::number(kept.size()), kept.left(mostKeptShown));
}

}  // namespace

TextPanel::TextPanel(PlanDocument& document, EngravingService& service, QWidget* parent)
    : QWidget(parent),
      document_(document),
      service_(service),
      line_(new PlainLine(this)),
      fault_(new QLabel(this)),
      scroll_(new QScrollArea(this)),
      cells_(new TextCells(scroll_)) {
    const Metrics metrics(font());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * metrics.step, 3 * metrics.step, 3 * metrics.step,
                               2 * metrics.step);
    layout->setSpacing(metrics.step);
    header_ = buildHeader();
    layout->addWidget(header_);
    layout->addWidget(line_);
    layout->addWidget(fault_);
    layout->addWidget(scroll_);
    best_ = new BestPanel(document_, service_, this);
    layout->addWidget(best_);

    line_->setObjectName("engravingText");
    line_->setPlaceholderText(tr("Type what to write, or press “Elbereth”"));
    line_->setAccessibleName(tr("Text to write"));
    line_->setToolTip(
        tr("The text of one engraving: up to 255 printable characters, those that are there "
           "already included (engrave.c doengrave())."));
    new TypingSteps(*line_, document_);
    connect(line_, &QLineEdit::textEdited, this, &TextPanel::typed);
    connect(line_, &QLineEdit::cursorPositionChanged, cells_,
            [this](int, int place) { cells_->setCursor(line_->hasFocus() ? place : -1); });
    fault_->setWordWrap(true);
    fault_->setTextFormat(Qt::PlainText);
    fault_->setObjectName("engravingFault");
    new Ink(*fault_, &Theme::error);
    fault_->setAccessibleName(tr("Why nothing is written"));
    fault_->hide();
    scroll_->setWidget(cells_);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepRoomOfHidden(*scroll_);
    connect(cells_, &TextCells::clicked, this, [this](int place) {
        line_->setFocus(Qt::MouseFocusReason);
        line_->setCursorPosition(place);
    });

    connect(&document_, &PlanDocument::planChanged, this, &TextPanel::follow);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &TextPanel::showText);
    connect(&service_, &EngravingService::answerChanged, this, &TextPanel::showAnswer);
    showText();
    showAnswer();
}

QWidget* TextPanel::buildHeader() {
    auto* header = new QWidget(this);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new SectionLabel(tr("Text"), header));
    count_ = new QLabel(header);
    count_->setForegroundRole(QPalette::PlaceholderText);
    count_->setObjectName("engravingCount");
    layout->addWidget(count_);
    layout->addStretch(1);
    auto* preset = new QPushButton(QLatin1String(elbereth), header);
    preset->setObjectName("elberethPreset");
    preset->setAccessibleName(tr("Write Elbereth"));
    preset->setToolTip(
        tr("The word that most monsters fear, as the game looks for it (engrave.c sengr_at())."));
    connect(preset, &QPushButton::clicked, this, [this] {
        engraving_edits::edit(document_, tr("Write Elbereth"),
                              [](plan::Engraving& engraving) { engraving.text = elbereth; });
        showText();
        startTyping();
    });
    layout->addWidget(preset);
    put_ = menuButton({"putOnPile", tr("Put on pile"), tr("Put on a pile of the line"),
                       tr("Writes the engraving under a pile of this strategy's line. A zap along "
                          "the line does not wear it, walking over it does.")},
                      header);
    connect(put_->menu(), &QMenu::aboutToShow, this, &TextPanel::fillPiles);
    layout->addWidget(put_);
    return header;
}

void TextPanel::startTyping() {
    line_->setFocus(Qt::OtherFocusReason);
    line_->end(false);
}

void TextPanel::typed(const QString& text) {
    if (!engraving_edits::textFault(text)) {
        engraving_edits::setText(document_, text);
    }
    showState();
    showAnswer();
}

void TextPanel::follow() {
    if (toQString(engravingOf(document_).text) == shown_) {
        showState();
        showAnswer();
    } else {
        showText();
    }
}

void TextPanel::showText() {
    shown_ = toQString(engravingOf(document_).text);
    if (line_->text() != shown_) {
        const int cursor = line_->cursorPosition();
        line_->setText(shown_);
        line_->setCursorPosition(std::min<int>(cursor, static_cast<int>(shown_.size())));
    }
    showState();
    showAnswer();
}

void TextPanel::showState() {
    const QString typed = line_->text();
    const bool isFaulty = engraving_edits::textFault(typed).has_value();
    line_->setDropsTo(isFaulty ? std::optional(shown_) : std::nullopt);
    showCount();
    put_->setEnabled(!typed.isEmpty() && !isFaulty && !document_.polypile().line.empty());
    service_.setWithheld(isFaulty);
}

void TextPanel::showCount() {
    const QString own = QString::number(line_->text().size());
    count_->setText(QStringLiteral("%1 / %2").arg(
        kept_ == 0 ? own : QStringLiteral("%1 + %2").arg(kept_).arg(own),
        QString::number(nethack::engraving::maximumLength)));
    count_->setToolTip(kept_ == 0 ? QString()
                                  : tr("What stands there and what is added, of the characters "
                                       "that an engraving has room for."));
}

void TextPanel::showFault(const QString& fault) {
    fault_->setText(fault);
    fault_->setAccessibleDescription(fault);
    fault_->setVisible(!fault.isEmpty());
}

void TextPanel::showAnswer() {
    const auto& answer = service_.answer();
    const QString typed = line_->text();
    const auto own = engraving_edits::textFault(typed);
    const auto* writing = answer && answer->answer.writing ? &*answer->answer.writing : nullptr;
    if (own) {
        showFault(faultBeside(*own, shown_));
    } else if (!answer) {
        showFault(service_.isCurrent() && !service_.isWithheld()
                      ? tr("The rules of engraving are not known for %1.")
                            .arg(toQString(nethack::title(engravingGame(document_))))
                      : QString());
    } else if (service_.isCurrent()) {
        const bool isRefused = writing != nullptr && writing->refused && !typed.isEmpty();
        showFault(isRefused ? QStringLiteral("%1 (%2)").arg(toQString(writing->refused->reason),
                                                            toQString(writing->refused->source))
                            : QString());
    }

    if (service_.isCurrent()) {
        kept_ = writing != nullptr && writing->addsToOld ? static_cast<int>(writing->kept) : 0;
        showCount();
    }
    if (own) {
        cells_->setCells({});
    } else if (service_.isCurrent()) {
        auto cells = writing == nullptr ? std::vector<TextCell>() : cellsOf(*writing, typed);
        cells_->setCells(cells.empty() ? cellsOf(typed) : std::move(cells));
    }
    fitCells();
}

void TextPanel::fitCells() {
    scroll_->setVisible(!line_->text().isEmpty() && !engraving_edits::textFault(line_->text()));
    const int room = scroll_->width() - scroll_->verticalScrollBar()->sizeHint().width();
    const int line = cells_->minimumSizeHint().height();
    const int height = cells_->heightForWidth(std::max(room, 1));
    const int taken = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width())
                                                    : layout()->totalSizeHint().height();
    const int others = taken - scroll_->minimumHeight();
    const int lines = std::clamp((mostHeight_ - others) / line, 1, mostLines);
    scroll_->setFixedHeight(std::min(height, lines * line) + 2);
}

int TextPanel::usualHeight() const {
    const QMargins margins = layout()->contentsMargins();
    constexpr int gaps = 4;
    return margins.top() + margins.bottom() + header_->sizeHint().height() +
           line_->sizeHint().height() + fault_->fontMetrics().height() +
           cells_->minimumSizeHint().height() + 2 + best_->usualHeight() +
           gaps * layout()->spacing();
}

void TextPanel::setMostHeight(int height) {
    mostHeight_ = height;
    fitCells();
}

/// What stands beside the cells may have come to need more lines, or fewer.
bool TextPanel::event(QEvent* event) {
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        fitCells();
    }
    return isDone;
}

void TextPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitCells();
    }
}

void TextPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitCells();
}

void TextPanel::fillPiles() {
    put_->menu()->clear();
    for (const plan::Pile& pile : document_.polypile().line) {
        const QString label = withoutMnemonic(toQString(pile.label));
        QString name = label.isEmpty() ? tr("Pile %1").arg(pile.distance)
                                       : tr("Pile %1, %2").arg(pile.distance).arg(label);
        const QString there = toQString(pile.engraving.text);
        if (!there.isEmpty()) {
            name += tr(" (now “%1”)").arg(withoutMnemonic(there));
        }
        put_->menu()->addAction(
            name, this, [this, distance = pile.distance, there] { putOnPile(distance, there); });
    }
}

void TextPanel::putOnPile(int distance, const QString& before) {
    label_edits::putOnPile(document_, distance);
    const QString now = toQString(engravingOf(document_).text);
    Q_EMIT message(before.isEmpty() || before == now
                       ? tr("“%1” is engraved under pile %2 now; undo takes it off.")
                             .arg(now, QString::number(distance))
                       : tr("“%1” is engraved under pile %2 now, in place of “%3”; undo brings "
                            "that back.")
                             .arg(now, QString::number(distance), before));
}

}  // namespace polyplan::ui
