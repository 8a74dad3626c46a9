#include "ui/parts/form.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include "ui/look/flow_layout.h"
#include "ui/look/metrics.h"
#include "ui/look/section_label.h"
#include "ui/look/text.h"
#include "ui/parts/number_field.h"

namespace polyplan::ui {

namespace {

/// Names a field and is told of like it.
class FieldLabel : public QLabel {
  public:
    FieldLabel(const QString& text, QWidget* field, QWidget* parent) : QLabel(text, parent) {
        setForegroundRole(QPalette::PlaceholderText);
        setBuddy(field);
        setToolTip(field->toolTip());
        field->installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == buddy() && event->type() == QEvent::ToolTipChange) {
            setToolTip(buddy()->toolTip());
        }
        return QLabel::eventFilter(watched, event);
    }
};

void addReached(const QLayout& layout, std::vector<QWidget*>& reached) {
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        QWidget* widget = item->widget();
        if (widget != nullptr && (widget->focusPolicy() & Qt::TabFocus) != 0) {
            reached.push_back(widget);
        }
        const QLayout* inside = widget != nullptr ? widget->layout() : item->layout();
        if (inside != nullptr) {
            addReached(*inside, reached);
        }
    }
}

}  // namespace

QWidget* formRow(const QString& title, const std::vector<QWidget*>& fields, QWidget* parent) {
    const Metrics metrics(parent->font());
    auto* result = new QWidget(parent);
    auto* columns = new QHBoxLayout(result);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(metrics.step);
    auto* heading = new SectionLabel(title, result);
    heading->setMinimumWidth(7 * metrics.em);
    heading->setContentsMargins(0, 2 * metrics.step, 0, 0);
    columns->addWidget(heading, 0, Qt::AlignTop);
    auto* flowing = new QWidget(result);
    auto* flow = new FlowLayout(flowing);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setGaps(2 * metrics.step, metrics.step);
    flow->setNarrowsToRow(true);
    for (QWidget* field : fields) {
        field->setParent(flowing);
        flow->addWidget(field);
    }
    columns->addWidget(flowing, 1);
    return result;
}

QWidget* labelledField(const QString& text, QWidget* field, QWidget* parent) {
    auto* result = new QWidget(parent);
    auto* layout = new QHBoxLayout(result);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Metrics(parent->font()).step);
    layout->addWidget(new FieldLabel(text, field, result));
    field->setParent(result);
    layout->addWidget(field);
    return result;
}

QWidget* labelledField(const QString& text, QWidget* field) {
    return labelledField(text, field, field->parentWidget());
}

QWidget* onOneLine(const std::vector<QWidget*>& fields, QWidget* parent) {
    auto* result = new QWidget(parent);
    auto* layout = new QHBoxLayout(result);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Metrics(parent->font()).step);
    for (QWidget* field : fields) {
        layout->addWidget(field);
    }
    return result;
}

void tabAsRead(const QWidget& form) {
    std::vector<QWidget*> reached;
    addReached(*form.layout(), reached);
    for (std::size_t i = 1; i < reached.size(); ++i) {
        QWidget::setTabOrder(reached[i - 1], reached[i]);
    }
}

QSpinBox* numberField(const char* objectName, const QString& title, const QString& toolTip,
                      Range range, QWidget* parent, const QString& wordsBelow) {
    auto* box = new NumberField(parent);
    box->setObjectName(QLatin1StringView(objectName));
    box->setAccessibleName(title);
    box->setToolTip(toolTip);
    box->allow(range.least, range.most, wordsBelow);
    return box;
}

QString helpOf(const Member& member) {
    return toQString(member.help) + u'.';
}

void showNumber(QSpinBox* box, int value) {
    const QSignalBlocker quiet(box);
    box->setValue(value);
}

void showNumber(QSpinBox* box, int value, int most) {
    const QSignalBlocker quiet(box);
    box->setMaximum(most);
    box->setValue(value);
}

void showCheck(QCheckBox* box, bool value) {
    const QSignalBlocker quiet(box);
    box->setChecked(value);
}

std::optional<int> orNothing(int value, Range range) {
    return value < range.least ? std::nullopt : std::optional(value);
}

}  // namespace polyplan::ui
