#pragma once

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/plan/document.h"

namespace polyplan::ui {

class PlanDocument;

/// What a search for an object looks into: name, appearance, class and material.
QString searchText(const ObjectType& type);
/// "tools, iron, unshuffled appearance: magic whistle"
QString objectDetails(const ObjectType& type);
/// The objects that the current strategy has as goals.
std::vector<ObjectIndex> goalsOf(const PlanDocument& document);

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
        NameRole,                   ///< the bare name, to sort by
        ClassRole,                  ///< the class's place in the game's order
        MaterialRole,               ///< the material's name
    };

    explicit CatalogueModel(PlanDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

    /// One of each object, uncursed, as it comes from the catalogue: with the charges that a new
    /// one usually has, as assumed.
    std::vector<plan::Stack> stacksOf(const QModelIndexList& indexes) const;

  private:
    void followPlan();

    PlanDocument& document_;
    const ObjectTable* table_ = nullptr;
    std::vector<ObjectIndex> goals_;
};

/// In which order objects are listed: as they come, or by one thing, and what is alike in that as
/// it comes.
enum class ObjectOrder { Listed, Name, Class, Material, WantedFirst };

/// The objects whose name, appearance, class or material contain every word of a search, in some
/// order. Over the catalogue or the inventory.
class CatalogueFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setSearch(const QString& text);
    void setOrder(ObjectOrder order);
    ObjectOrder order() const { return order_; }

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& a, const QModelIndex& b) const override;

  private:
    ObjectOrder order_ = ObjectOrder::Listed;
    QStringList words_;
};

}  // namespace polyplan::ui
