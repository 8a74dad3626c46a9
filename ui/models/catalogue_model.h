#pragma once

#include <QAbstractListModel>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalogue/object_table.h"
#include "core/nethack/artifacts.h"
#include "core/plan/document.h"
#include "core/plan/game_text/adjectives.h"
#include "ui/models/ranked_filter.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

class PlanDocument;

/// What a search for an object looks into: name and class, and what it looks like and is made of
/// where that tells it from others.
QString searchText(const ObjectTable& table, ObjectIndex object);
/// "tools, iron, unshuffled appearance: magic whistle"
QString objectDetails(const ObjectType& type);
/// The objects that the current strategy has as goals.
std::vector<ObjectIndex> goalsOf(const PlanDocument& document);

/// All objects of the plan's game version, in the game's order, and behind them what they look like
/// while they are not identified. The check box of an object is its star: whether the current
/// strategy has it as a goal.
class CatalogueModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        GlyphRole = RowGlyph,            ///< QChar
        GlyphColorRole = RowGlyphColor,  ///< GlyphColor as int
        ObjectRole = RowOtherRoles,      ///< the object's index in its table
        SearchRole,                      ///< what a search looks into
        NameRole,                        ///< the bare name, to sort by
        AbbreviationsRole,               ///< what players call it for short
        ClassRole,                       ///< the class's place in the game's order
        MaterialRole,                    ///< the material's name
        IdRole,                          ///< the object's id
        IsLookRole,                      ///< whether it is what something looks like
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
    /// The artifact of the plan's game of that name, an article left out; nothing if there is none.
    std::optional<nethack::Artifact> artifactCalled(const QString& name) const;

  private:
    void followPlan();
    void takeTable();

    PlanDocument& document_;
    const ObjectTable* table_ = nullptr;
    std::vector<QString> searchTexts_;  ///< one a row
    std::vector<ObjectIndex> goals_;
};

/// What a search says of a stack: "2 blessed" before its noun, "(0:4)" and "named bob" behind it,
/// and what its noun says besides the object.
struct SaidOfStack : plan::game_text::Adjectives {
    std::optional<int> recharged{};
    std::optional<int> charges{};
    std::string name{};                           ///< as the player named it
    std::string called{};                         ///< as the player calls its type
    std::string monster{};                        ///< "newt" of a newt corpse
    std::string_view monsterObject{};             ///< the id of what holds the monster's name
    std::optional<nethack::Artifact> artifact{};  ///< that the noun is the name of
};

/// In which order objects are listed: as they come, or by one thing, and what is alike in that as
/// it comes.
enum class ObjectOrder { Listed, Name, Class, Material, WantedFirst };

/// The objects whose name, appearance, class or material contain every word of a search, or that
/// players call so for short, in some order; what answers best to a search comes first, looks last.
/// Over the catalogue or the inventory.
class CatalogueFilter : public RankedFilter {
    Q_OBJECT

  public:
    explicit CatalogueFilter(QObject* parent = nullptr);
    void setSearch(const QString& text) override;
    /// The noun of the search where more is read off it.
    using RankedFilter::search;
    void setOrder(ObjectOrder order);
    ObjectOrder order() const { return order_; }

    /// Goes over types, of which nothing can be found by what only a stack has: reads how many of
    /// them and whether blessed ("2 blessed") off the front of a search and charges, name and use
    /// off its end, and knows the names of several, of holy water, of corpses and the like, and of
    /// artifacts.
    void readStacksOf(CatalogueModel& types);
    /// Finds objects alone.
    void leaveOutLooks() { leavesOutLooks_ = true; }
    /// What the search says of a stack, if that is read.
    const SaidOfStack& said() const { return said_; }
    /// What it says of the blessing of an object that was found: of water its noun may say it.
    std::optional<nethack::Buc> bucSaidOf(const QModelIndex& index) const;
    /// Whether its noun is that of a corpse or the like, or of an artifact, and the object is one.
    bool saysMonsterOf(const QModelIndex& index) const;
    bool saysArtifactOf(const QModelIndex& index) const;

  protected:
    Likeness likenessOf(const QModelIndex& index) const override;
    bool isBefore(const QModelIndex& a, const QModelIndex& b) const override;
    bool hasOrder() const override;

  private:
    Likeness likenessOfObject(const QModelIndex& index) const;
    bool isNameOfLook(const QModelIndex& index) const;
    Likeness likenessBySymbol(const QModelIndex& index) const;
    /// To what several of them, or holy water, are called.
    Likeness likenessToOtherNames(const QModelIndex& index) const;

    ObjectOrder order_ = ObjectOrder::Listed;
    const CatalogueModel* types_ = nullptr;  ///< null: it goes over stacks
    bool leavesOutLooks_ = false;
    SaidOfStack said_;
};

}  // namespace polyplan::ui
