#pragma once

#include <QCompleter>

namespace polyplan::ui {

class RankedFilter;

/// Completes what is typed anywhere in the text of a model's search role, best answers first, and
/// fills in what is displayed. All words that are typed must be found.
class SearchedCompleter : public QCompleter {
    Q_OBJECT

  public:
    /// @param model which it takes over if nobody has it  @param searchRole of the model: what is
    /// looked into; empty for rows that are never offered
    SearchedCompleter(QAbstractItemModel* model, int searchRole, QObject* parent = nullptr);

    /// @param filter over the model, which says what is found and in which order
    explicit SearchedCompleter(RankedFilter* filter, QObject* parent = nullptr);

    QString pathFromIndex(const QModelIndex& index) const override;
    QStringList splitPath(const QString& path) const override;

    /// The index in the model that an index of the completions stands for.
    QModelIndex sourceOf(const QModelIndex& completion) const;
    /// The row of the model that answers best, the first of several; invalid if there is none.
    QModelIndex bestFound(const QString& text);

  private:
    RankedFilter* filter_;
};

}  // namespace polyplan::ui
