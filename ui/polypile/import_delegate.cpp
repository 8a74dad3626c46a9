#include "ui/polypile/import_delegate.h"

#include <QComboBox>
#include <QPainter>
#include <QTimer>

#include "core/plan/limits.h"
#include "ui/look/metrics.h"
#include "ui/look/theme.h"
#include "ui/models/import_model.h"
#include "ui/parts/number_field.h"
#include "ui/parts/wrapped_rows.h"

namespace polyplan::ui {

namespace {

using Concern = ImportModel::Concern;

bool isOutcome(const QModelIndex& index) {
    const auto* model = qobject_cast<const ImportModel*>(index.model());
    return index.column() == ImportModel::Outcome ||
           (index.column() != ImportModel::Text && !model->isStack(index.row()));
}

QColor colorOf(const QModelIndex& index, const Theme& theme) {
    const auto concern = static_cast<Concern>(index.data(ImportModel::ConcernRole).toInt());
    const int column = index.column();
    if (concern == Concern::Unread) {
        return isOutcome(index) ? theme.error : theme.text;
    }
    if (concern == Concern::Aside || column == ImportModel::Guessed) {
        return theme.mutedText;
    }
    if (concern == Concern::Guess &&
        (column == ImportModel::Object || column == ImportModel::Outcome)) {
        return theme.warning;
    }
    return theme.text;
}

}  // namespace

void ImportDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Metrics metrics(option.font);
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect, theme.accentSoft);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(theme.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    QRect rest = option.rect.adjusted(metrics.step, 0, -metrics.step, 0);
    if (const QVariant glyph = index.data(ImportModel::GlyphRole); glyph.isValid()) {
        const QRect place(rest.left(), rest.top(), metrics.line, rest.height());
        const QVariant color = index.data(ImportModel::GlyphColorRole);
        painter->setFont(metrics.glyph);
        painter->setPen(color.isValid() ? theme.glyph(static_cast<GlyphColor>(color.toInt()))
                                        : theme.mutedText);
        painter->drawText(place, Qt::AlignCenter, glyph.toChar());
        rest.setLeft(place.right() + metrics.step);
    }
    painter->setFont(metrics.text);
    painter->setPen(colorOf(index, theme));
    if (isOutcome(index)) {
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, wrappedText(option, index));
    } else {
        painter->drawText(rest,
                          static_cast<int>(Qt::AlignVCenter |
                                           (index.column() == ImportModel::Number ? Qt::AlignRight
                                                                                  : Qt::AlignLeft)),
                          QFontMetrics(metrics.text)
                              .elidedText(index.data().toString(), Qt::ElideRight, rest.width()));
    }
    painter->restore();
}

QSize ImportDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Metrics metrics(option.font);
    const int glyph =
        index.data(ImportModel::GlyphRole).isValid() ? metrics.line + metrics.step : 0;
    return {QFontMetrics(metrics.text).horizontalAdvance(index.data().toString()) + glyph +
                3 * metrics.step,
            isOutcome(index) ? wrappedSize(option, index).height() : metrics.line + metrics.step};
}

QWidget* ImportDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                      const QModelIndex& index) const {
    const auto* model = qobject_cast<const ImportModel*>(index.model());
    if (index.column() == ImportModel::Number) {
        auto* number = new NumberField(parent);
        number->setObjectName("importNumber");
        number->setAccessibleName(tr("How many they are"));
        number->setRange(plan::limits::quantity.least, plan::limits::quantity.most);
        return number;
    }
    auto* combo = new QComboBox(parent);
    combo->setObjectName("importChoice");
    combo->setAccessibleName(index.column() == ImportModel::Status ? tr("Blessed or cursed")
                                                                   : tr("What it is"));
    for (const ImportModel::Choice& choice : model->choices(index.row(), index.column())) {
        combo->addItem(choice.text, choice.value);
    }
    auto* self = const_cast<ImportDelegate*>(this);
    connect(
        combo, &QComboBox::activated, self,
        [self, combo] {
            Q_EMIT self->commitData(combo);
            Q_EMIT self->closeEditor(combo);
        },
        Qt::SingleShotConnection);
    QTimer::singleShot(0, combo, &QComboBox::showPopup);
    return combo;
}

void ImportDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* number = qobject_cast<QSpinBox*>(editor)) {
        number->setValue(index.data(Qt::EditRole).toInt());
        return;
    }
    auto* combo = static_cast<QComboBox*>(editor);
    combo->setCurrentIndex(combo->findData(index.data(Qt::EditRole)));
}

void ImportDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
    if (auto* number = qobject_cast<QSpinBox*>(editor)) {
        number->interpretText();
        model->setData(index, number->value(), Qt::EditRole);
        return;
    }
    model->setData(index, static_cast<QComboBox*>(editor)->currentData(), Qt::EditRole);
}

void ImportDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex&) const {
    editor->setGeometry(option.rect);
}

}  // namespace polyplan::ui
