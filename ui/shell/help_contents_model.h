#pragma once

#include <QAbstractListModel>
#include <vector>

#include "ui/shell/help_book.h"

namespace polyplan::ui {

/// The pages of the help, or the sections in which something was found.
class HelpContentsModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { PageRole = Qt::UserRole, SectionRole };

    explicit HelpContentsModel(HelpBook& book, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// Lists the sections that have all words; without words, the pages.
    void search(const QString& words);
    bool isSearch() const { return isSearch_; }
    HelpPlace place(const QModelIndex& index) const;
    /// Of the list of pages.
    QModelIndex indexOf(const QString& page) const;

  private:
    std::vector<HelpFinding> pages() const;

    HelpBook& book_;
    bool isSearch_ = false;
    std::vector<HelpFinding> rows_;
};

}  // namespace polyplan::ui
