#include "ui/parts/copy_button.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QTableView>

#include "ui/models/table_text.h"
#include "ui/parts/buttons.h"
#include "ui/parts/shared_columns.h"

namespace polyplan::ui {

CopyButton::CopyButton(const QTableView& table, QWidget* parent)
    : QToolButton(parent), table_(table) {
    setText(tr("Copy"));
    setAccessibleName(tr("Copy the table"));
    setToolTip(
        tr("Copies the whole table in the order shown: as CSV, which has the bare numbers, or as "
           "Markdown."));
    auto* menu = new QMenu(this);
    menu->addAction(tr("As &CSV"), this, [this] { copy(false); });
    menu->addAction(tr("As &Markdown"), this, [this] { copy(true); });
    giveMenu(*this, *menu);
}

void CopyButton::takeKeysOf(QTableView& table) {
    const auto take = [this, &table](QAction* entry, const QString& text, const QKeySequence& key) {
        auto* action = new QAction(text, this);
        connect(action, &QAction::triggered, entry, &QAction::trigger);
        table.addAction(action);
        for (QAction* each : {entry, action}) {
            each->setShortcut(key);
            each->setShortcutContext(Qt::WidgetShortcut);
        }
    };
    const QList<QAction*> entries = menu()->actions();
    take(entries.front(), tr("Copy as &CSV"), QKeySequence::Copy);
    take(entries.back(), tr("Copy as Mar&kdown"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
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
