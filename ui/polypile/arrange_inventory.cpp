#include "ui/polypile/arrange_inventory.h"

#include <QSignalBlocker>
#include <algorithm>
#include <array>

#include "ui/document/plan_document.h"
#include "ui/look/box_delegate.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/stack_words.h"

namespace polyplan::ui {

using plan::StayReason;

namespace {

constexpr int rowsAtLeast = 5;  ///< that are shown where there are as many

constexpr std::array allReasons = {
    StayReason::Artifact,  StayReason::Wanted,  StayReason::Wishing,     StayReason::InUse,
    StayReason::Container, StayReason::Useless, StayReason::NeverChanged};

/// "2 containers"
QString countOfReason(StayReason reason, int count) {
    const bool isOne = count == 1;
    const QString number = QString::number(count);
    switch (reason) {
        case StayReason::Artifact:
            return (isOne ? ArrangeInventory::tr("%1 artifact")
                          : ArrangeInventory::tr("%1 artifacts"))
                .arg(number);
        case StayReason::Wanted:
            return ArrangeInventory::tr("%1 that you want").arg(number);
        case StayReason::Wishing:
            return (isOne ? ArrangeInventory::tr("%1 wand of wishing")
                          : ArrangeInventory::tr("%1 wands of wishing"))
                .arg(number);
        case StayReason::InUse:
            return ArrangeInventory::tr("%1 in use").arg(number);
        case StayReason::Container:
            return (isOne ? ArrangeInventory::tr("%1 container")
                          : ArrangeInventory::tr("%1 containers"))
                .arg(number);
        case StayReason::Useless:
            return ArrangeInventory::tr("%1 that can't become anything wanted").arg(number);
        case StayReason::NeverChanged:
            break;
    }
    return ArrangeInventory::tr("%1 that nothing changes").arg(number);
}

/// "a goal: you have it already"
QString whyItStays(StayReason reason, const plan::Stack& stack) {
    switch (reason) {
        case StayReason::Artifact:
            return ArrangeInventory::tr("an artifact");
        case StayReason::Wanted:
            return ArrangeInventory::tr("a goal asks for it, and you have it");
        case StayReason::Wishing:
            return ArrangeInventory::tr("nothing becomes one again");
        case StayReason::InUse:
            return toQString(stack.inUse);
        case StayReason::Container:
            return stack.contents > 0 ? ArrangeInventory::tr("containing %1").arg(stack.contents)
                                      : ArrangeInventory::tr("what is inside would be gone");
        case StayReason::Useless:
            return ArrangeInventory::tr("can't become anything wanted");
        case StayReason::NeverChanged:
            break;
    }
    return ArrangeInventory::tr("nothing changes it");
}

}  // namespace

ArrangeInventory::ArrangeInventory(const PlanDocument& document, QWidget* parent)
    : QListWidget(parent), document_(document) {
    setObjectName("arrangeInventory");
    setAccessibleName(tr("Laid out of the inventory"));
    setToolTip(
        tr("What is checked is laid out with the stacks of the line. What you would miss is not "
           "checked until you say so: a change destroys what is inside of a container (zap.c "
           "poly_obj()), what a goal asks for need not be made, and what can't become that would "
           "be changed for nothing."));
    hide();
    setItemDelegate(new BoxDelegate(this));
    follow();
    connect(&document_, &PlanDocument::planChanged, this, &ArrangeInventory::follow);
    connect(this, &QListWidget::itemChanged, this, &ArrangeInventory::takeChecks);
}

void ArrangeInventory::follow() {
    auto reasons =
        plan::reasonsToStay(document_.plan(), document_.strategy(), document_.catalogues());
    std::vector<plan::Stack> stacks = document_.inventory();
    if (!reasons || reasons->size() != stacks.size()) {
        reasons.emplace();
        stacks.clear();
    }
    if (stacks == stacks_ && *reasons == reasons_) {
        return;
    }
    stacks_ = std::move(stacks);
    reasons_ = std::move(*reasons);
    {
        const QSignalBlocker blocked(this);
        clear();
        for (std::size_t i = 0; i < stacks_.size(); ++i) {
            const auto reason = reasons_[i];
            const QString name = stackTitle(stacks_[i], *document_.table());
            auto* item = new QListWidgetItem(
                reason ? tr("%1 – %2").arg(name, whyItStays(*reason, stacks_[i])) : name, this);
            item->setCheckState(reason ? Qt::Unchecked : Qt::Checked);
            item->setFlags(reason == StayReason::NeverChanged
                               ? Qt::ItemIsSelectable
                               : Qt::ItemIsEnabled | Qt::ItemIsSelectable |
                                     Qt::ItemIsUserCheckable);
        }
    }
    setVisible(count() > 0);
    ensurePolished();
    setMaximumHeight(heightOf(count()));
    updateGeometry();
    takeChecks();
}

void ArrangeInventory::takeChecks() {
    laysOut_.clear();
    for (int row = 0; row < count(); ++row) {
        laysOut_.push_back(item(row)->checkState() == Qt::Checked);
    }
    Q_EMIT changed();
}

int ArrangeInventory::laidOutCount() const {
    return static_cast<int>(std::ranges::count(laysOut_, true));
}

QString ArrangeInventory::staysInWords() const {
    QStringList words;
    int told = 0;
    for (const StayReason reason : allReasons) {
        int count = 0;
        for (std::size_t i = 0; i < reasons_.size(); ++i) {
            count += !laysOut_[i] && reasons_[i] == reason ? 1 : 0;
        }
        if (count > 0) {
            words << countOfReason(reason, count);
        }
        told += count;
    }
    const int others = count() - laidOutCount() - told;
    if (others > 0) {
        words << tr("%1 that you keep").arg(others);
    }
    return words.join(QStringLiteral(", "));
}

int ArrangeInventory::heightOf(int rows) const {
    const int row = count() == 0 ? Metrics(font()).line : sizeHintForRow(0);
    return rows * row + 2 * frameWidth();
}

QSize ArrangeInventory::sizeHint() const {
    return {QListWidget::sizeHint().width(), heightOf(std::min(count(), rowsAtLeast))};
}

}  // namespace polyplan::ui
