#include "ui/shell/notes_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>
#include <utility>

#include "core/calculator/json_values.h"
#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/ink.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/parts/plain_line.h"
#include "ui/parts/plain_text.h"
#include "ui/parts/typing_steps.h"

namespace polyplan::ui {

namespace {

constexpr int shownLines = 4;
constexpr int shownLinesIfLow = 2;
constexpr int leastLinesOfHigh = 50;  ///< of text in the window

/// Why notes are not taken; empty: they are.
QString faultOf(const QString& notes, const std::string& kept) {
    const auto characters = [](const std::string& text) {
        return static_cast<double>(characterCount(text));
    };
    const double count = characters(notes.toStdString());
    constexpr auto most = static_cast<double>(plan::limits::noteCharacters);
    if (count <= most) {
        return {};
    }
    const QString fault =
        NotesPanel::tr("✕ The notes have %1 characters, more than the %2 that are allowed.")
            .arg(decimal(count), decimal(most));
    return fault + u' ' +
           (kept.empty() ? NotesPanel::tr("Until they are shorter the plan has none.")
                         : NotesPanel::tr("Until they are shorter the plan keeps the %1 characters "
                                          "that they had before.")
                               .arg(decimal(characters(kept))));
}

}  // namespace

NotesPanel::NotesPanel(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      title_(new PlainLine(this)),
      notes_(new PlainText(this)),
      fault_(new QLabel(this)) {
    const Metrics metrics(font());
    setObjectName("notesPanel");
    title_->setObjectName("planTitle");
    title_->setAccessibleName(tr("Title of the plan"));
    title_->setToolTip(tr("Stands at the top of exported pictures."));
    title_->setPlaceholderText(tr("Title of the plan"));
    title_->setMaxLength(static_cast<int>(plan::limits::nameCharacters));
    title_->setMaximumWidth(60 * fontMetrics().averageCharWidth());
    notes_->setObjectName("strategyNotes");
    notes_->setAccessibleName(tr("Notes of the strategy"));
    notes_->setPlaceholderText(tr("What is to be remembered of this strategy"));
    notes_->setTabChangesFocus(true);
    fault_->setObjectName("notesFault");
    fault_->setAccessibleName(tr("Why the notes are not taken"));
    fault_->setTextFormat(Qt::PlainText);
    fault_->setWordWrap(true);
    new Ink(*fault_, &Theme::error);
    new TypingSteps(*title_, document_);
    new TypingSteps(*notes_, document_);
    auto* label = new QLabel(tr("Title"), this);
    label->setForegroundRole(QPalette::PlaceholderText);
    auto* close = new QToolButton(this);
    close->setObjectName("closeNotes");
    close->setText(QStringLiteral("×"));
    close->setAccessibleName(tr("Close the notes"));
    close->setToolTip(tr("Puts the notes away; View ▸ Notes shows them again."));
    close->setAutoRaise(true);
    auto* head = new QHBoxLayout;
    head->addWidget(label);
    head->addWidget(title_, 1);
    head->addStretch(1);
    head->addWidget(close);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(3 * metrics.step, metrics.step, 3 * metrics.step, 2 * metrics.step);
    rows->setSpacing(metrics.step);
    rows->addLayout(head);
    rows->addWidget(notes_);
    rows->addWidget(fault_);
    connect(close, &QToolButton::clicked, this, &NotesPanel::closed);
    connect(title_, &QLineEdit::textEdited, this, &NotesPanel::keepTitle);
    connect(title_, &QLineEdit::editingFinished, this, &NotesPanel::showBeginning);
    connect(notes_, &QPlainTextEdit::textChanged, this, &NotesPanel::keepNotes);
    connect(&document_, &PlanDocument::planChanged, this, &NotesPanel::follow);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &NotesPanel::follow);
    connect(&document_, &PlanDocument::planReset, this, [this] { refused_.clear(); });
    follow();
}

void NotesPanel::follow() {
    const QString title = toEditable(document_.plan().title);
    if (title_->text() != title) {
        title_->setText(title);
        showBeginning();
    }
    followName();
    showNotes();
}

void NotesPanel::followName() {
    const auto& strategies = document_.plan().strategies;
    const std::string& name = document_.strategy().name;
    const bool isRenamed =
        strategies.size() == strategies_ &&
        std::ranges::find(strategies, shown_, &plan::Strategy::name) == strategies.end();
    if (auto refused = isRenamed ? refused_.extract(shown_) : decltype(refused_)::node_type()) {
        refused.key() = name;
        refused_.insert(std::move(refused));
    }
    shown_ = name;
    strategies_ = strategies.size();
}

void NotesPanel::showNotes() {
    const plan::Strategy& strategy = document_.strategy();
    const auto found = refused_.find(strategy.name);
    const bool isRefused = found != refused_.end() && found->second.kept == strategy.notes;
    const QString notes = isRefused ? found->second.typed : toEditable(strategy.notes);
    if (found != refused_.end() && !isRefused) {
        refused_.erase(found);
    }
    if (notes_->toPlainText() != notes) {
        const QSignalBlocker quiet(notes_);
        notes_->showText(notes);
    }
    showFault();
}

void NotesPanel::showFault() {
    const std::string& kept = document_.strategy().notes;
    const QString fault = faultOf(notes_->toPlainText(), kept);
    notes_->setDropsTo(fault.isEmpty() ? std::nullopt : std::optional(toEditable(kept)));
    fault_->setText(fault);
    fault_->setAccessibleDescription(fault);
    fault_->setVisible(!fault.isEmpty());
}

void NotesPanel::showBeginning() {
    if (!title_->hasFocus()) {
        title_->setCursorPosition(0);
    }
}

void NotesPanel::fitInto(int height) {
    const int line = fontMetrics().lineSpacing();
    const int lines = height < leastLinesOfHigh * line ? shownLinesIfLow : shownLines;
    notes_->setFixedHeight(lines * line + 4 * Metrics(font()).step);
}

void NotesPanel::startWriting() {
    notes_->setFocus();
    notes_->moveCursor(QTextCursor::End);
}

void NotesPanel::keepTitle() {
    document_.edit(
        tr("Change the title"),
        [this](PlanDocument::Draft& draft) { draft.plan.title = title_->text().toStdString(); },
        QStringLiteral("title"));
}

void NotesPanel::keepNotes() {
    const plan::Strategy& strategy = document_.strategy();
    const QString typed = notes_->toPlainText();
    if (!faultOf(typed, strategy.notes).isEmpty()) {
        refused_[strategy.name] = {.kept = strategy.notes, .typed = typed};
    } else {
        refused_.erase(strategy.name);
        document_.edit(
            tr("Change the notes"),
            [&](PlanDocument::Draft& draft) { draft.strategy.notes = typed.toStdString(); },
            QStringLiteral("notes"));
    }
    showFault();
}

}  // namespace polyplan::ui
