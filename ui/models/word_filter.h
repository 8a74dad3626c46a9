#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace polyplan::ui {

/// The rows whose search role holds every word of a search; names that begin with it come first
/// where nothing else decides.
class WordFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    explicit WordFilter(int searchRole, QObject* parent = nullptr);
    void setSearch(const QString& text);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    int searchRole_;
    QStringList words_;
};

}  // namespace polyplan::ui
