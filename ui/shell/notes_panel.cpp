#include "ui/shell/notes_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/plan/limits.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/parts/plain_line.h"
#include "ui/parts/plain_text.h"
#include "ui/parts/typing_steps.h"

namespace polyplan::ui {

namespace {

constexpr int shownLines = 4;
constexpr int shownLinesIfLow = 2;
constexpr int leastLinesOfHigh = 50;  ///< of text in the window

/// Where a text ceases to be other than it was: there the caret is after an undo or redo.
int endOfChange(const QString& before, const QString& after) {
    const auto differ =
        std::mismatch(before.crbegin(), before.crend(), after.crbegin(), after.crend());
    return static_cast<int>(differ.second.base() - after.cbegin());
}

}  // namespace

NotesPanel::NotesPanel(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      title_(new PlainLine(this)),
      notes_(new PlainText(this)) {
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
    notes_->setUndoRedoEnabled(false);
    notes_->installEventFilter(this);
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
    connect(close, &QToolButton::clicked, this, &NotesPanel::closed);
    connect(title_, &QLineEdit::textEdited, this, &NotesPanel::keepTitle);
    connect(title_, &QLineEdit::editingFinished, this, &NotesPanel::showBeginning);
    connect(notes_, &QPlainTextEdit::textChanged, this, &NotesPanel::keepNotes);
    connect(&document_, &PlanDocument::planChanged, this, &NotesPanel::follow);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &NotesPanel::follow);
    follow();
}

void NotesPanel::follow() {
    const QString title = toQString(document_.plan().title);
    if (title_->text() != title) {
        title_->setText(title);
        showBeginning();
    }
    const QString notes = toQString(document_.strategy().notes);
    if (notes_->toPlainText() != notes) {
        const int after = endOfChange(notes_->toPlainText(), notes);
        const QSignalBlocker quiet(notes_);
        notes_->setPlainText(notes);
        QTextCursor caret = notes_->textCursor();
        caret.setPosition(after);
        notes_->setTextCursor(caret);
    }
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
    const auto most = static_cast<qsizetype>(plan::limits::noteCharacters);
    const QString text = notes_->toPlainText();
    if (text.size() > most) {
        const QSignalBlocker quiet(notes_);
        notes_->setPlainText(text.left(most));
        notes_->moveCursor(QTextCursor::End);
    }
    document_.edit(
        tr("Change the notes"),
        [&](PlanDocument::Draft& draft) { draft.strategy.notes = text.left(most).toStdString(); },
        QStringLiteral("notes"));
}

/// Undo and redo are the plan's: the field has no history of its own.
bool NotesPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
