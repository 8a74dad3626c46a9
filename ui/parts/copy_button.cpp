#include "ui/parts/copy_button.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>

#include "ui/models/table_text.h"
#include "ui/parts/buttons.h"
#include "ui/parts/shared_columns.h"

namespace polyplan::ui {

QMenu* copyMenu(const std::function<void(bool asMarkdown)>& copy, QWidget* parent) {
    auto* menu = new QMenu(parent);
    menu->addAction(CopyButton::tr("As &CSV"), menu, [copy] { copy(false); });
    menu->addAction(CopyButton::tr("As &Markdown"), menu, [copy] { copy(true); });
    return menu;
}

QMenu* copyMenu(const QAbstractItemModel& model, const std::vector<int>& columns, QWidget* parent) {
    return copyMenu(
        [&model, columns](bool asMarkdownTable) {
            QApplication::clipboard()->setText(asMarkdownTable ? asMarkdown(model, columns)
                                                               : asCsv(model, columns));
        },
        parent);
}

void giveCopyKeys(QWidget& view, const QMenu& menu) {
    const auto take = [&view](QAction* entry, const QString& text, const QKeySequence& key) {
        auto* action = new QAction(text, &view);
        QObject::connect(action, &QAction::triggered, entry, &QAction::trigger);
        view.addAction(action);
        for (QAction* each : {entry, action}) {
            each->setShortcut(key);
            each->setShortcutContext(Qt::WidgetShortcut);
        }
    };
    const QList<QAction*> entries = menu.actions();
    take(entries.front(), CopyButton::tr("Copy as &CSV"), QKeySequence::Copy);
    take(entries.back(), CopyButton::tr("Copy as Mar&kdown"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
}

CopyButton::CopyButton(const QTableView& table, QWidget* parent)
    : QToolButton(parent), table_(table) {
    setText(tr("Copy"));
    setAccessibleName(tr("Copy the table"));
    setToolTip(
        tr("Copies the whole table in the order shown: as CSV, which has the bare numbers, or as "
           "Markdown."));
    giveMenu(*this, *copyMenu([this](bool asMarkdown) { copy(asMarkdown); }, this));
}

void CopyButton::copy(bool asMarkdownTable) {
    std::vector<int> columns;
    for (int each = 0; each < table_.model()->columnCount(); ++each) {
        if (hasColumn(table_, each)) {
            columns.push_back(each);
        }
    }
    QApplication::clipboard()->setText(asMarkdownTable ? markdown(columns)
                                                       : asCsv(*table_.model(), columns));
}

QString CopyButton::markdown(const std::vector<int>& columns) const {
    const QString table = asMarkdown(*table_.model(), columns);
    const QString remark = remark_ ? remark_() : QString();
    return remark.isEmpty() ? table : table + u'\n' + remark + u'\n';
}

}  // namespace polyplan::ui
