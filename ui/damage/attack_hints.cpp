#include "ui/damage/attack_hints.h"

#include <QHBoxLayout>
#include <algorithm>

#include "ui/look/ink.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/parts/elided_label.h"

namespace polyplan::ui {

AttackHints::AttackHints(AttackEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), row_(new QHBoxLayout(this)), fault_(new ElidedLabel(this)) {
    const Metrics metrics(font());
    row_->setContentsMargins(3 * metrics.step, 0, metrics.step, metrics.step);
    row_->setSpacing(3 * metrics.step);
    const auto add = [&](ElidedLabel* label, const char* name) {
        label->setObjectName(QLatin1StringView(name));
        label->setFont(metrics.small);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
        row_->addWidget(label, 1);
    };
    add(fault_, "damageFault");
    new Ink(*fault_, &Theme::error);
    constexpr std::pair<RemarkPlace, const char*> places[] = {
        {RemarkPlace::Attack, "attackRemark"},
        {RemarkPlace::Target, "targetRemark"},
        {RemarkPlace::Caster, "casterRemark"}};
    for (const auto& [place, name] : places) {
        auto* label = new ElidedLabel(this);
        label->setForegroundRole(QPalette::PlaceholderText);
        add(label, name);
        remarks_.emplace_back(place, label);
    }
    connect(&editor_, &AttackEditor::changed, this, &AttackHints::follow);
    setLines(1);
    setFault({});
}

void AttackHints::setLines(int lines) {
    const Metrics metrics(font());
    setFixedHeight(lines * metrics.smallLine + metrics.step);
    fault_->setMostLines(lines);
    for (const auto& [place, label] : remarks_) {
        label->setMostLines(lines);
    }
}

void AttackHints::setFault(const QString& fault) {
    fault_->setLine(fault);
    follow();
}

void AttackHints::follow() {
    const bool isFaulty = !fault_->text().isEmpty();
    fault_->setVisible(isFaulty);
    for (const auto& [place, label] : remarks_) {
        label->setLine(attackRemarks(place, editor_.attack()));
        row_->setStretchFactor(label, std::max(1, static_cast<int>(label->text().size())));
        label->setVisible(!isFaulty && !label->text().isEmpty());
    }
}

}  // namespace polyplan::ui
