#pragma once

#include "ui/models/likeness.h"
#include "ui/models/word_filter.h"

namespace polyplan::ui {

/// The rows whose search role holds every word of a search, best first by their names; without a
/// search as they come. Rows that have nothing to look into are never shown.
class RankedFilter : public WordFilter {
    Q_OBJECT

  public:
    RankedFilter(int searchRole, int nameRole, QObject* parent = nullptr);
    void setSearch(const QString& text) override;

  protected:
    const QString& search() const { return search_; }
    /// How well a row of the source answers to the search; `None`: it is not shown.
    virtual Likeness likenessOf(const QModelIndex& index) const;
    /// The order of what answers equally well.
    virtual bool isBefore(const QModelIndex& a, const QModelIndex& b) const;
    virtual bool hasOrder() const { return !search_.isEmpty(); }
    /// After a change of the search or the order.
    void showAnew();

    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& a, const QModelIndex& b) const override;
    QString nameOf(const QModelIndex& index) const { return index.data(nameRole_).toString(); }

  private:
    int searchRole_;
    int nameRole_;
    QString search_;
};

}  // namespace polyplan::ui
