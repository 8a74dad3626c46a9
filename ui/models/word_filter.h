#pragma once

#include <QPersistentModelIndex>
#include <QSortFilterProxyModel>
#include <QStringList>

namespace polyplan::ui {

/// The rows whose search role holds every word of a search.
class WordFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    explicit WordFilter(int searchRole, QObject* parent = nullptr);
    virtual void setSearch(const QString& text);

    /// The row that holds, told under `RowChosen` and to screen readers.
    /// @param chosen of the source; invalid: none does
    /// @returns whether it is another one than before
    bool setChosen(const QModelIndex& chosen);
    /// Invalid where it is not found either.
    QModelIndex chosen() const { return mapFromSource(chosen_); }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    void setWords(const QString& text) { words_ = text.split(' ', Qt::SkipEmptyParts); }
    /// @param index of the source
    bool holdsWords(const QModelIndex& index) const;

  private:
    bool isChosen(const QModelIndex& index) const;

    QPersistentModelIndex chosen_;
    int searchRole_;
    QStringList words_;
};

}  // namespace polyplan::ui
