#include "ui/engraving/stylus_kind_field.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <optional>
#include <vector>

#include "core/nethack/engraving/stylus.h"
#include "core/nethack/identities.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/stack_words.h"
#include "ui/parts/buttons.h"
#include "ui/parts/combo_keys.h"

namespace polyplan::ui {

namespace {

/// What the stylus may be as far as the player has not discovered it; empty where it is known.
std::vector<nethack::Identity> kindsOf(const PlanDocument& document,
                                       const nethack::engraving::Tables& tables) {
    const plan::Engraving engraving = engravingOf(document);
    const nethack::Game game = engravingGame(document);
    const auto named = engraving.stylus
                           ? nethack::engraving::findStylus(*engraving.stylus, game, tables)
                           : std::nullopt;
    if (!named || named->look == nullptr || named->isRing) {
        return {};
    }
    plan::Settings settings = document.settings();
    if (settings.game != game) {
        settings.known = {};
    }
    nethack::Stack stack;
    stack.object = static_cast<ObjectIndex>(named->look - tables.objects->rows().data());
    stack.charges = engraving.stylusState.charges.value_or(0);
    return nethack::identitiesOf(*tables.objects, stack, settings.known);
}

}  // namespace

StylusKindField::StylusKindField(PlanDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      label_(new QLabel(this)),
      kinds_(menuButton({"stylusKinds", tr("It may be"), tr("What it may be"),
                         tr("Writes with one of the kinds that it may be, each with how likely it "
                            "is by what the game makes; its tooltip is what engraving with a wand "
                            "of this kind tells (engrave.c doengrave()).")},
                        this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * Metrics(font()).step);
    label_->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(label_, 1);
    layout->addWidget(kinds_);
    kinds_->menu()->setToolTipsVisible(true);
    giveComboKeys(*kinds_);
    connect(kinds_->menu(), &QMenu::aboutToShow, this, &StylusKindField::fill);
    connect(&document_, &PlanDocument::planChanged, this, &StylusKindField::showPlan);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &StylusKindField::showPlan);
    showPlan();
}

void StylusKindField::showPlan() {
    const auto tables = document_.catalogues().engraving(engravingGame(document_));
    const auto kinds = tables ? kindsOf(document_, *tables) : std::vector<nethack::Identity>();
    setVisible(!kinds.empty());
    label_->setText(kindCount(kinds.size()));
}

void StylusKindField::fill() {
    QMenu* menu = kinds_->menu();
    menu->clear();
    const auto tables = document_.catalogues().engraving(engravingGame(document_));
    if (!tables) {
        return;
    }
    const auto& state = engravingOf(document_).stylusState;
    for (const nethack::Identity& kind : kindsOf(document_, *tables)) {
        const ObjectType& type = (*tables->objects)[kind.object];
        const auto pick = [this, choice = StylusChoice{type.name, state}] {
            engraving_edits::chooseStylus(document_, choice);
        };
        QAction* action = menu->addAction(kindWords(kind, *tables->objects), this, pick);
        if (const auto* wand = nethack::engraving::wandOf(type.id)) {
            action->setToolTip(wand->message.empty() ? tr("Engraving with it tells nothing.")
                                                     : toQString(wand->message));
        }
    }
}

}  // namespace polyplan::ui
