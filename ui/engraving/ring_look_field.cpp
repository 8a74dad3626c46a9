#include "ui/engraving/ring_look_field.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/ring_looks.h"

namespace polyplan::ui {

namespace {

/// The kind of ring that is picked; nothing where something else is, or a ring by its appearance.
std::optional<ObjectIndex> ringOf(const plan::Engraving& engraving, const ObjectTable& objects) {
    const auto object = engraving.stylus ? objects.find(*engraving.stylus) : std::nullopt;
    return object && objects[*object].objectClass == ObjectClass::Ring ? object : std::nullopt;
}

}  // namespace

RingLookField::RingLookField(PlanDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), looks_(new QComboBox(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * Metrics(font()).step);
    auto* label = new QLabel(tr("Looks"), this);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setBuddy(looks_);
    layout->addWidget(label);
    layout->addWidget(looks_, 1);
    looks_->setObjectName("stylusLooks");
    looks_->setAccessibleName(tr("What the ring looks like"));
    looks_->setToolTip(
        tr("What a ring writes goes with its appearance: hard ones engrave, slowly, all others "
           "write in the dust. Offered is what the material allows that is known of the ring "
           "(engrave.c doengrave())."));
    looks_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(looks_, &QComboBox::activated, this, [this](int row) {
        const std::string appearance = looks_->itemData(row).toString().toStdString();
        engraving_edits::edit(
            document_, tr("Set appearance of the ring"),
            [&](plan::Engraving& each) { each.stylusState.appearance = appearance; });
    });
    connect(&document_, &PlanDocument::planChanged, this, &RingLookField::showPlan);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &RingLookField::showPlan);
    showPlan();
}

void RingLookField::showPlan() {
    const plan::Engraving engraving = engravingOf(document_);
    const nethack::Game game = engravingGame(document_);
    const auto tables = document_.catalogues().engraving(game);
    const auto ring = tables ? ringOf(engraving, *tables->objects) : std::nullopt;
    setVisible(ring.has_value());
    looks_->clear();
    if (!ring) {
        return;
    }
    plan::Settings settings = document_.settings();
    if (settings.game != game) {  // of whose rings nothing is known
        settings.known.materials.clear();
    }
    looks_->addItem(tr("not known"), QString());
    for (const auto& [appearance, isHard] : ringLooks(settings, *tables->objects, *ring)) {
        const QString look = toQString(appearance);
        looks_->addItem(isHard ? tr("%1 (hard)").arg(look) : look, look);
    }
    looks_->setCurrentIndex(
        std::max(0, looks_->findData(toQString(engraving.stylusState.appearance))));
}

}  // namespace polyplan::ui
