#pragma once

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/plan/document.h"

namespace polyplan::ui {

class PlanDocument;

/// All objects of the plan's game version, in the game's order. The check box of an object is its
/// star: whether the current strategy has it as a goal.
class CatalogueModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        ObjectRole = Qt::UserRole,  ///< the object's index in its table
        GlyphRole,                  ///< QChar
        GlyphColorRole,             ///< GlyphColor as int
        SearchRole,                 ///< what a search looks into
    };

    explicit CatalogueModel(PlanDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

    /// One of each object, uncursed, as it comes from the catalogue.
    static std::vector<plan::Stack> stacksOf(const QModelIndexList& indexes);

  private:
    void followPlan();
    QString details(const ObjectType& type) const;

    PlanDocument& document_;
    const ObjectTable* table_ = nullptr;
    std::vector<ObjectIndex> goals_;
};

/// The objects whose name, appearance, class or material contain every word of a search.
class CatalogueFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setSearch(const QString& text);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    QStringList words_;
};

}  // namespace polyplan::ui
