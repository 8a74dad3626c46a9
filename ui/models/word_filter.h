#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace polyplan::ui {

/// The rows whose search role holds every word of a search.
class WordFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    explicit WordFilter(int searchRole, QObject* parent = nullptr);
    virtual void setSearch(const QString& text);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    void setWords(const QString& text) { words_ = text.split(' ', Qt::SkipEmptyParts); }
    /// @param index of the source
    bool holdsWords(const QModelIndex& index) const;

  private:
    int searchRole_;
    QStringList words_;
};

}  // namespace polyplan::ui
