#include "ui/shell/help_window.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/look/divider.h"
#include "ui/look/metrics.h"
#include "ui/parts/search_line.h"
#include "ui/shell/help_browser.h"
#include "ui/shell/help_contents_model.h"

namespace polyplan::ui {

namespace {

constexpr int contentsWidth = 36;  ///< characters
constexpr int pageWidth = 104;     ///< characters
constexpr int windowLines = 44;

}  // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      contents_(new HelpContentsModel(book_, this)),
      browser_(new HelpBrowser(book_, this)) {
    setObjectName("help");
    setWindowTitle(tr("Help"));
    setAccessibleName(windowTitle());
    QWidget* bar = buildBar();
    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->setHandleWidth(1);
    columns->setChildrenCollapsible(false);
    columns->addWidget(buildContents());
    columns->addWidget(browser_);
    columns->setStretchFactor(1, 1);
    const int character = fontMetrics().averageCharWidth();
    columns->setSizes({contentsWidth * character, pageWidth * character});
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(bar);
    rows->addWidget(new Divider(Qt::Horizontal, this));
    rows->addWidget(columns, 1);
    resize(QSize((contentsWidth + pageWidth) * character, windowLines * fontMetrics().height())
               .boundedTo(screen()->availableSize() * 0.9));
    connect(browser_, &HelpBrowser::placeChanged, this, &HelpWindow::showPlace);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &HelpWindow::leave);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this,
            &HelpWindow::startSearch);
}

QWidget* HelpWindow::buildBar() {
    const Metrics metrics(font());
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(2 * metrics.step, metrics.step, 2 * metrics.step, metrics.step);
    const auto addWay = [&](const QString& arrow, const QString& name, const QString& objectName,
                            QKeySequence::StandardKey key, void (HelpBrowser::*go)(),
                            void (QTextBrowser::*isThere)(bool)) {
        auto* button = new QToolButton(bar);
        button->setText(arrow);
        button->setObjectName(objectName);
        button->setAccessibleName(name);
        button->setToolTip(
            tr("%1 (%2)").arg(name, QKeySequence(key).toString(QKeySequence::NativeText)));
        button->setFocusPolicy(Qt::TabFocus);
        button->setEnabled(false);
        connect(button, &QToolButton::clicked, browser_, go);
        connect(browser_, isThere, button, &QWidget::setEnabled);
        connect(new QShortcut(key, this), &QShortcut::activated, browser_, go);
        row->addWidget(button);
    };
    addWay(QStringLiteral("←"), tr("Back"), "helpBack", QKeySequence::Back, &HelpBrowser::backward,
           &QTextBrowser::backwardAvailable);
    addWay(QStringLiteral("→"), tr("Forward"), "helpForward", QKeySequence::Forward,
           &HelpBrowser::forward, &QTextBrowser::forwardAvailable);
    search_ = new SearchLine(bar);
    search_->setObjectName("helpSearch");
    search_->setAccessibleName(tr("Find in all pages"));
    search_->setPlaceholderText(tr("Find in all pages"));
    search_->setToolTip(
        tr("Lists the sections that have all the words. Enter opens the first, Down goes to the "
           "list, Esc shows the pages again."));
    search_->installEventFilter(this);
    connect(search_, &SearchLine::textChanged, this, &HelpWindow::search);
    row->addWidget(search_, 1);
    return bar;
}

QWidget* HelpWindow::buildContents() {
    const Metrics metrics(font());
    auto* panel = new QWidget(this);
    list_ = new QListView(panel);
    list_->setObjectName("helpContents");
    list_->setAccessibleName(tr("Pages"));
    list_->setModel(contents_);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setWordWrap(true);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (list_->hasFocus()) {
                    choose(current);
                }
            });
    connect(list_, &QListView::clicked, this, &HelpWindow::choose);
    connect(list_, &QListView::activated, this, &HelpWindow::choose);
    nothing_ = new QLabel(tr("No section has all these words."), panel);
    nothing_->setObjectName("helpNothing");
    nothing_->setForegroundRole(QPalette::PlaceholderText);
    nothing_->setWordWrap(true);
    nothing_->setContentsMargins(2 * metrics.step, metrics.step, metrics.step, 0);
    nothing_->hide();
    auto* rows = new QVBoxLayout(panel);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(nothing_);
    rows->addWidget(list_, 1);
    return panel;
}

void HelpWindow::open(const HelpPlace& place) {
    show();
    raise();
    activateWindow();
    browser_->go(place);
    startSearch();
}

void HelpWindow::startSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void HelpWindow::search(const QString& words) {
    contents_->search(words);
    browser_->mark(words);
    list_->setAccessibleName(contents_->isSearch() ? tr("Sections found") : tr("Pages"));
    nothing_->setVisible(contents_->rowCount() == 0);
    showPlace();
}

void HelpWindow::choose(const QModelIndex& index) {
    if (index.isValid()) {
        browser_->go(contents_->place(index));
    }
}

void HelpWindow::showPlace() {
    if (const QModelIndex page = contents_->indexOf(browser_->place().page); page.isValid()) {
        list_->setCurrentIndex(page);
    }
}

void HelpWindow::leave() {
    if (search_->text().isEmpty()) {
        close();
    } else {
        search_->clear();
    }
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            return QCoreApplication::sendEvent(browser_, event);
        }
    }
    if (watched == search_ && event->type() == QEvent::KeyPress && contents_->rowCount() > 0) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const QModelIndex first = contents_->index(0);
        if (key == Qt::Key_Down) {
            list_->setFocus(Qt::TabFocusReason);
            list_->setCurrentIndex(list_->currentIndex().isValid() ? list_->currentIndex() : first);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            list_->setCurrentIndex(first);
            choose(first);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace polyplan::ui
