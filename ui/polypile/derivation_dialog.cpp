#include "ui/polypile/derivation_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

#include "core/plan/line_of.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/look/theme.h"
#include "ui/models/derivation_text.h"
#include "ui/models/odds_service.h"

namespace polyplan::ui {

using nethack::polypile::Derivation;
using nethack::polypile::FigureName;
using nethack::polypile::Measure;

namespace {

constexpr int widthInCharacters = 72;
constexpr int heightInLines = 30;

QLabel* label(QWidget* parent) {
    auto* result = new QLabel(parent);
    result->setTextFormat(Qt::PlainText);
    result->setWordWrap(true);
    result->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return result;
}

}  // namespace

DerivationDialog::DerivationDialog(PlanDocument& document, OddsService& odds, QWidget* parent)
    : QDialog(parent),
      document_(document),
      odds_(odds),
      title_(label(this)),
      value_(label(this)),
      subject_(label(this)),
      steps_(new QTextBrowser(this)),
      errand_(document.worker(), Worker::Weight::OnScreen) {
    const Metrics metrics(font());
    setObjectName("derivation");
    setWindowTitle(tr("Where this number comes from"));
    setAccessibleName(windowTitle());
    title_->setFont(scaled(metrics.strong, 1.15));
    value_->setFont(scaled(metrics.strong, 1.5));
    value_->setObjectName("derivationValue");
    subject_->setForegroundRole(QPalette::PlaceholderText);
    steps_->setObjectName("derivationText");
    steps_->setAccessibleName(tr("Steps"));
    steps_->setToolTip(
        tr("Each step with its rule, its inputs and where it stands in the game's "
           "source."));
    steps_->setFrameShape(QFrame::NoFrame);
    steps_->setOpenLinks(false);
    steps_->installEventFilter(this);
    steps_->document()->setDocumentMargin(0);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* copyButton = buttons->addButton(tr("&Copy as text"), QDialogButtonBox::ActionRole);
    copyButton->setObjectName("copyDerivation");
    copyButton->setToolTip(tr("Copies all of it as plain text (Ctrl+C)."));
    buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Closes it (Esc)."));
    connect(copyButton, &QPushButton::clicked, this, &DerivationDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * metrics.step, 3 * metrics.step, 4 * metrics.step,
                               3 * metrics.step);
    layout->setSpacing(metrics.step);
    layout->addWidget(title_);
    layout->addWidget(value_);
    layout->addWidget(subject_);
    layout->addSpacing(metrics.step);
    layout->addWidget(steps_, 1);
    layout->addWidget(buttons);

    connect(&odds_, &OddsService::oddsChanged, this, [this] {
        if (isVisible()) {
            follow();
        }
    });
}

void DerivationDialog::open(const FigureName& figure, const QRect& near) {
    if (!isVisible()) {
        asker_ = QApplication::focusWidget();
        placeBeside(near);
    }
    figure_ = figure;
    derivation_.reset();
    QDialog::show();
    raise();
    activateWindow();
    steps_->setFocus();
    follow();
}

void DerivationDialog::done(int result) {
    errand_.withdraw();
    QDialog::done(result);
    if (asker_ != nullptr) {
        asker_->window()->activateWindow();
        asker_->setFocus();
    }
}

void DerivationDialog::placeBeside(const QRect& near) {
    const QFontMetrics metrics(font());
    const QRect window = parentWidget()->window()->frameGeometry();
    const QRect room = window.intersected(screen()->availableGeometry());
    const QSize size =
        QSize(widthInCharacters * metrics.averageCharWidth(), heightInLines * metrics.height())
            .boundedTo(room.size() * 0.9);
    QRect place({0, 0}, size);
    const int gap = metrics.height();
    const bool fitsLeft = near.left() - gap - size.width() >= room.left();
    place.moveLeft(fitsLeft ? near.left() - gap - size.width() : near.right() + gap);
    place.moveTop(near.top() - 2 * gap);
    place.moveLeft(
        std::clamp(place.left(), room.left(), std::max(room.left(), room.right() - size.width())));
    place.moveTop(
        std::clamp(place.top(), room.top(), std::max(room.top(), room.bottom() - size.height())));
    setGeometry(place);
}

/// Derives anew off the UI thread; a newer question supersedes.
void DerivationDialog::follow() {
    errand_.withdraw();
    const auto answer = odds_.answer();
    auto question =
        plan::lineQuestion(document_.plan(), document_.strategy(), document_.catalogues());
    if (!question || (odds_.isComplete() && !answer)) {
        reject();
        return;
    }
    const bool needsLine = figure_.kind == FigureName::Kind::LineAtLeastOne;
    if (needsLine ? !odds_.hasWholeLine() : !odds_.isComplete()) {
        if (!derivation_) {
            show(std::nullopt);
        }
        return;
    }
    errand_.run([this, question = std::move(*question), answer, figure = figure_](
                    const std::stop_token& stop, const Errand::Deliver& deliver) {
        auto derivation = nethack::polypile::derive(
            {question.situation, question.piles, question.goals, *answer}, figure, stop);
        deliver([this, derivation = std::move(derivation)] {
            if (derivation) {
                show(derivation);
            } else {
                reject();
            }
        });
    });
}

void DerivationDialog::show(const Answer& derivation) {
    derivation_ = derivation;
    render();
}

void DerivationDialog::render() {
    if (!derivation_) {
        title_->setText(tr("Computing …"));
        value_->clear();
        subject_->clear();
        steps_->clear();
        return;
    }
    const Derivation& derivation = *derivation_;
    title_->setText(toQString(derivation.title));
    value_->setText(
        derivation.measure == Measure::Probability
            ? percent(derivation.value)
            : toQString(nethack::polypile::figureText(derivation.measure, derivation.value)));
    subject_->setText(
        QStringLiteral("%1\n%2").arg(toQString(derivation.subject), toQString(derivation.version)));
    const int position = steps_->verticalScrollBar()->value();
    steps_->setHtml(toHtml(derivation, Theme::of(palette())));
    steps_->verticalScrollBar()->setValue(position);
    steps_->setAccessibleDescription(toQString(toText(derivation)));
}

void DerivationDialog::copy() {
    if (derivation_) {
        QApplication::clipboard()->setText(toQString(toText(*derivation_)));
    }
}

void DerivationDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && steps_ != nullptr && isVisible()) {
        render();
    }
}

/// The steps copy what is selected in them, if anything is.
bool DerivationDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == steps_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy) &&
        !steps_->textCursor().hasSelection()) {
        copy();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void DerivationDialog::paintEvent(QPaintEvent* event) {
    QDialog::paintEvent(event);
    QPainter painter(this);
    painter.setPen(Theme::of(palette()).cardBorder);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void DerivationDialog::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    QDialog::keyPressEvent(event);
}

}  // namespace polyplan::ui
