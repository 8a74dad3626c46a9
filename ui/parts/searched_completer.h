#pragma once

#include <QCompleter>

namespace polyplan::ui {

/// Completes what is typed anywhere in the text of a model's search role, and fills in what is
/// displayed. All words that are typed must be found.
class SearchedCompleter : public QCompleter {
    Q_OBJECT

  public:
    /// @param searchRole of the model: what is looked into; empty for rows that are never offered
    SearchedCompleter(QAbstractItemModel* model, int searchRole, QObject* parent = nullptr);

    QString pathFromIndex(const QModelIndex& index) const override;
    QStringList splitPath(const QString& path) const override;

    /// The index in the model that an index of the completions stands for.
    QModelIndex sourceOf(const QModelIndex& completion) const;
    /// The row that is displayed just so, else one that begins so, else the first that is found;
    /// invalid if there is none.
    QModelIndex bestFound(const QString& text);

  private:
    class Filter;
    Filter* filter_;
};

}  // namespace polyplan::ui
