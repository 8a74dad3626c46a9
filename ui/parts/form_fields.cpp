#include "ui/parts/form_fields.h"

#include <QCheckBox>

#include "ui/parts/elided_combo.h"
#include "ui/parts/form.h"
#include "ui/parts/number_field.h"

namespace polyplan::ui {

namespace {

constexpr int mostChoicesSeen = 20;

void name(QWidget* field, const FormFields::Words& words) {
    field->setObjectName(words.objectName);
    field->setAccessibleName(words.title);
    field->setToolTip(words.toolTip);
}

}  // namespace

NumberField* FormFields::number(const Words& words, Range range, Get get, Set set,
                                const QString& leftOut) {
    auto* box = new NumberField(parent_);
    name(box, words);
    box->allow(range.least, range.most, leftOut);
    QObject::connect(box, &QSpinBox::valueChanged, parent_, std::move(set));
    shows_.push_back([box, get = std::move(get)] { showNumber(box, get()); });
    return box;
}

QCheckBox* FormFields::check(const Words& words, Get get, Set set) {
    auto* box = new QCheckBox(words.title, parent_);
    name(box, words);
    QObject::connect(box, &QCheckBox::toggled, parent_, std::move(set));
    shows_.push_back([box, get = std::move(get)] { showCheck(box, get() != 0); });
    return box;
}

QComboBox* FormFields::choice(const Words& words, const QStringList& texts, Get get, Set set) {
    auto* box = new ElidedCombo(parent_);
    name(box, words);
    box->addItems(texts);
    box->setMaxVisibleItems(mostChoicesSeen);
    QObject::connect(box, &QComboBox::activated, parent_, std::move(set));
    shows_.push_back([box, get = std::move(get)] { box->setCurrentIndex(get()); });
    return box;
}

void FormFields::show() const {
    for (const auto& each : shows_) {
        each();
    }
}

}  // namespace polyplan::ui
