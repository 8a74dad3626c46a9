#include "ui/shell/help_contents_model.h"

#include <algorithm>

namespace polyplan::ui {

HelpContentsModel::HelpContentsModel(HelpBook& book, QObject* parent)
    : QAbstractListModel(parent), book_(book), rows_(pages()) {}

std::vector<HelpFinding> HelpContentsModel::pages() const {
    std::vector<HelpFinding> all;
    for (const char* id : HelpBook::ids()) {
        if (const HelpPage* page = book_.page(id)) {
            all.push_back({.place = {page->id, {}},
                           .heading = page->title,
                           .pageTitle = page->title,
                           .excerpt = {}});
        }
    }
    return all;
}

int HelpContentsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant HelpContentsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const HelpFinding& row = rows_[static_cast<std::size_t>(index.row())];
    const bool isSection = isSearch_ && row.heading != row.pageTitle;
    switch (role) {
        case Qt::DisplayRole:
            return isSection ? tr("%1\n%2").arg(row.heading, row.pageTitle) : row.heading;
        case Qt::AccessibleTextRole:
            return isSection ? tr("%1, in %2").arg(row.heading, row.pageTitle) : row.heading;
        case Qt::ToolTipRole:
            return isSearch_ ? row.excerpt : QVariant();
        case PageRole:
            return row.place.page;
        case SectionRole:
            return row.place.section;
        default:
            return {};
    }
}

void HelpContentsModel::search(const QString& words) {
    beginResetModel();
    isSearch_ = !words.trimmed().isEmpty();
    rows_ = isSearch_ ? book_.find(words) : pages();
    endResetModel();
}

HelpPlace HelpContentsModel::place(const QModelIndex& index) const {
    return {index.data(PageRole).toString(), index.data(SectionRole).toString()};
}

QModelIndex HelpContentsModel::indexOf(const QString& page) const {
    const auto row = std::ranges::find_if(
        rows_, [&page](const HelpFinding& each) { return each.place.page == page; });
    return isSearch_ || row == rows_.end() ? QModelIndex()
                                           : index(static_cast<int>(row - rows_.begin()));
}

}  // namespace polyplan::ui
