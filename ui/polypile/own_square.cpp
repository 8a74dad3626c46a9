#include "ui/polypile/own_square.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <optional>

#include "core/plan/limits.h"
#include "core/plan/strategy_names.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"

namespace polyplan::ui {

using nethack::polypile::Source;

namespace {

QString squareTr(const char* text) {
    return QObject::tr(text);
}

QString pileOnSquare(const plan::Pile& pile) {
    const std::size_t stacks = pile.stacks.size();
    const QString name = squareTr(stacks == 1 ? "Pile %1, %2 stack" : "Pile %1, %2 stacks")
                             .arg(pile.distance)
                             .arg(stacks);
    return pile.label.empty() ? name : name + ", " + toQString(pile.label);
}

/// Asks how several piles are to come to the own square.
class OwnSquareDialog : public QDialog {
  public:
    OwnSquareDialog(const PlanDocument& document, QWidget* parent)
        : QDialog(parent),
          one_(new QRadioButton(squareTr("&Stand on one pile, in a strategy of its own"), this)),
          pile_(new QComboBox(this)),
          all_(new QRadioButton(squareTr("Put &all piles together on your square"), this)) {
        const Metrics metrics(font());
        setObjectName("ownSquare");
        setWindowTitle(squareTr("Zap down at your own square"));
        setAccessibleName(windowTitle());
        const plan::Polypile& polypile = document.polypile();
        auto* about =
            new QLabel(squareTr("Zapped down, a wand changes only the one pile on your own square "
                                "(zap.c weffects()). This line has %1 piles.")
                           .arg(polypile.line.size()),
                       this);
        about->setWordWrap(true);
        const std::size_t strategies = document.plan().strategies.size();
        one_->setObjectName("standOnOne");
        one_->setToolTip(
            strategies < plan::limits::strategies
                ? squareTr("The line stays as it is; the new strategy has a copy of the "
                           "pile, and the same goals.")
                : squareTr("A plan has at most %1 strategies.").arg(plan::limits::strategies));
        one_->setEnabled(strategies < plan::limits::strategies);
        all_->setObjectName("putTogether");
        all_->setToolTip(
            plan::stackCount(polypile) <= plan::limits::stacksOfPile
                ? squareTr("The nearest pile on top. Undo takes them apart again.")
                : squareTr("A pile has at most %1 stacks.").arg(plan::limits::stacksOfPile));
        all_->setEnabled(plan::stackCount(polypile) <= plan::limits::stacksOfPile);
        (one_->isEnabled() ? one_ : all_)->setChecked(true);
        pile_->setObjectName("ownSquarePile");
        pile_->setAccessibleName(squareTr("Pile"));
        pile_->setToolTip(squareTr("The pile that you stand on."));
        for (const plan::Pile& pile : polypile.line) {
            pile_->addItem(pileOnSquare(pile));
        }
        const Selection& selection = document.selection();
        pile_->setCurrentIndex(selection.empty() ? 0 : selection.front().pile);
        pile_->setEnabled(one_->isEnabled());
        connect(one_, &QRadioButton::toggled, pile_, &QWidget::setEnabled);

        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
        buttons->button(QDialogButtonBox::Ok)->setText(squareTr("&Zap down"));
        buttons->button(QDialogButtonBox::Ok)->setEnabled(one_->isEnabled() || all_->isEnabled());
        buttons->button(QDialogButtonBox::Ok)->setToolTip(squareTr("Makes one undo step."));
        buttons->button(QDialogButtonBox::Cancel)
            ->setToolTip(squareTr("Leaves everything as it is."));
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        auto* layout = new QVBoxLayout(this);
        layout->setSpacing(2 * metrics.step);
        layout->addWidget(about);
        layout->addWidget(one_);
        layout->addWidget(pile_);
        layout->addWidget(all_);
        layout->addSpacing(metrics.step);
        layout->addWidget(buttons);
        setMinimumWidth(50 * fontMetrics().averageCharWidth());
    }

    /// The pile to stand on; nothing to put all together.
    std::optional<std::size_t> pile() const {
        return one_->isChecked() ? std::optional(static_cast<std::size_t>(pile_->currentIndex()))
                                 : std::nullopt;
    }

  private:
    QRadioButton* one_;
    QComboBox* pile_;
    QRadioButton* all_;
};

void standOn(PlanDocument& document, std::size_t pile, const QString& text) {
    document.edit(text, [pile](PlanDocument::Draft& draft) {
        plan::Strategy strategy = draft.strategy;
        strategy.name = plan::freeName(draft.plan.strategies,
                                       strategy.name + squareTr(", own square").toStdString());
        plan::Polypile& polypile = *strategy.polypile;
        plan::Pile kept = polypile.line[pile];
        kept.distance = 0;
        polypile.line = {std::move(kept)};
        polypile.source = Source::SelfSquare;
        auto& strategies = draft.plan.strategies;
        strategies.insert(strategies.begin() + draft.strategyIndex + 1, std::move(strategy));
        ++draft.strategyIndex;
        draft.selection.clear();
    });
}

void putTogether(PlanDocument& document, const QString& text) {
    document.edit(text, [](PlanDocument::Draft& draft) {
        std::vector<plan::Pile>& line = draft.polypile.line;
        for (std::size_t i = 1; i < line.size(); ++i) {
            std::ranges::move(line[i].stacks, std::back_inserter(line.front().stacks));
        }
        line.resize(1);
        line.front().distance = 0;
        draft.polypile.source = Source::SelfSquare;
        draft.selection.clear();
    });
}

}  // namespace

bool setSource(PlanDocument& document, Source source, const QString& text, QWidget* window) {
    if (source != Source::SelfSquare || document.polypile().line.size() <= 1) {
        document.edit(text, [source](PlanDocument::Draft& draft) {
            draft.polypile.source = source;
            for (plan::Pile& pile : draft.polypile.line) {
                pile.distance = source == Source::SelfSquare ? 0 : std::max(pile.distance, 1);
            }
        });
        return true;
    }
    OwnSquareDialog question(document, window);
    if (question.exec() != QDialog::Accepted) {
        return false;
    }
    if (const auto pile = question.pile()) {
        standOn(document, *pile, text);
    } else {
        putTogether(document, text);
    }
    return true;
}

}  // namespace polyplan::ui
