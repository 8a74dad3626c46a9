#include "ui/shell/help_browser.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>
#include <utility>

#include "ui/look/metrics.h"
#include "ui/look/theme.h"

namespace polyplan::ui {

namespace {

constexpr int lineHeight = 120;  ///< percent

/// Of headings of tables and of code: apart from the page's own in either mode.
QColor groundOf(const Theme& theme) {
    return theme.mode == ThemeMode::Light ? theme.panel : theme.card;
}

/// Whether a paragraph names the source of a rule: all of it is slanted.
bool isSource(const QTextBlock& block) {
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        if (!part.fragment().charFormat().fontItalic()) {
            return false;
        }
    }
    return true;
}

}  // namespace

HelpBrowser::HelpBrowser(HelpBook& book, QWidget* parent) : QTextBrowser(parent), book_(book) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QTextEdit::FixedPixelWidth);
    setAccessibleName(tr("Page"));
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const auto place = book_.target(place_.page, link.toString())) {
            go(*place);
        }
    });
}

HelpBrowser::Visit HelpBrowser::here() const {
    return {place_, verticalScrollBar()->value()};
}

void HelpBrowser::go(const HelpPlace& place) {
    if (place == place_ || book_.page(place.page) == nullptr) {
        return;
    }
    if (!place_.page.isEmpty()) {
        back_.push_back(here());
        forward_.clear();
    }
    open(place);
}

void HelpBrowser::goAlong(std::vector<Visit>& from, std::vector<Visit>& to) {
    if (from.empty()) {
        return;
    }
    const Visit visit = from.back();
    from.pop_back();
    to.push_back(here());
    open(visit.place);
    verticalScrollBar()->setValue(visit.scroll);
}

void HelpBrowser::backward() {
    goAlong(back_, forward_);
}

void HelpBrowser::forward() {
    goAlong(forward_, back_);
}

void HelpBrowser::open(const HelpPlace& place) {
    const bool isOther = place.page != place_.page;
    place_ = place;
    if (isOther) {
        render();
    }
    if (place.section.isEmpty()) {
        verticalScrollBar()->setValue(0);
    } else {
        scrollToAnchor(place.section);
    }
    Q_EMIT backwardAvailable(!back_.empty());
    Q_EMIT forwardAvailable(!forward_.empty());
    Q_EMIT placeChanged();
}

void HelpBrowser::render() {
    // A document that nobody shows yet is not laid out at each change.
    auto* fresh = new QTextDocument(this);
    const Metrics metrics(font());
    fresh->setUndoRedoEnabled(false);
    fresh->setDefaultFont(font());
    fresh->setDocumentMargin(4 * metrics.step);
    fresh->setIndentWidth(1.5 * metrics.em);
    fresh->setMarkdown(withContents(*book_.page(place_.page)),
                       QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                           QTextDocument::MarkdownNoHTML);
    dressBlocks(*fresh);
    dressTables(*fresh);
    setExtraSelections({});  // their cursors are of the document that goes
    setDocument(fresh);
    delete std::exchange(shown_, fresh);
    showMarks();
}

void HelpBrowser::dressBlocks(QTextDocument& text) const {
    const Theme& theme = Theme::of(palette());
    const int line = Metrics(font()).line;
    const std::vector<HelpSection>& sections = book_.page(place_.page)->sections;
    std::size_t next = 0;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        QTextCharFormat letters;
        if (format.headingLevel() > 0 && next < sections.size()) {
            format.setTopMargin(next == 0 ? 0 : line);
            letters.setAnchor(true);
            letters.setAnchorNames({sections[next++].id});
        } else if (format.hasProperty(QTextFormat::BlockCodeFence)) {
            format.setBackground(groundOf(theme));
            format.setNonBreakableLines(false);
        } else if (isSource(block)) {
            letters.setForeground(theme.mutedText);
        }
        QTextCursor(block).setBlockFormat(format);
        cursor.mergeCharFormat(letters);
    }
}

void HelpBrowser::dressTables(QTextDocument& text) const {
    const Theme& theme = Theme::of(palette());
    for (QTextFrame* frame : text.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr) {
            continue;
        }
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(theme.divider);
        format.setCellSpacing(0);
        format.setTopMargin(2 * Metrics(font()).step);
        format.setBottomMargin(2 * Metrics(font()).step);
        format.setCellPadding(Metrics(font()).step);
        table->setFormat(format);
        for (int column = 0; column < table->columns(); ++column) {
            QTextTableCell head = table->cellAt(0, column);
            QTextCharFormat ground = head.format();
            ground.setBackground(groundOf(theme));
            head.setFormat(ground);
        }
    }
}

void HelpBrowser::mark(const QString& words) {
    marked_ = words;
    showMarks();
}

void HelpBrowser::showMarks() {
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString& word : marked_.simplified().split(u' ', Qt::SkipEmptyParts)) {
        for (QTextCursor at = document()->find(word); !at.isNull();
             at = document()->find(word, at)) {
            QTextEdit::ExtraSelection& mark = marks.emplaceBack();
            mark.cursor = at;
            mark.format.setBackground(Theme::of(palette()).accentSoft);
        }
    }
    setExtraSelections(marks);
}

QVariant HelpBrowser::loadResource(int, const QUrl&) {
    // Of nothing at all Qt would look for a file of that name.
    return QByteArray();
}

/// Tables that take the whole width come out up to a pixel wider (Qt 6.4).
void HelpBrowser::resizeEvent(QResizeEvent* event) {
    setLineWrapColumnOrWidth(viewport()->width() - 1);
    QTextBrowser::resizeEvent(event);
}

void HelpBrowser::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !place_.page.isEmpty()) {
        const int scroll = verticalScrollBar()->value();
        render();
        verticalScrollBar()->setValue(scroll);
    }
}

}  // namespace polyplan::ui
