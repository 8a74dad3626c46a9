#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "core/nethack/appearance.h"

namespace polyplan::ui {

class PlanDocument;

/// What the player knows of this game's shuffle: first each object type whose material comes with a
/// shuffled appearance, and the material that is known of it, of which only what some shuffle can
/// still give may be set; then all others that may be met unidentified. Of each whether it is known
/// by sight, so that nothing unidentified is one of them.
class AppearancesModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Object, Known, BySight, ColumnCount };
    enum Role { SortRole = Qt::UserRole };

    explicit AppearancesModel(PlanDocument& document, QObject* parent = nullptr);

    /// One way to fill a cell of `Known`.
    struct Choice {
        QString text;         ///< "iron (6 of 13 left)"
        QString appearances;  ///< of that material: "steel, runed, …"
        std::optional<Material> material;
    };
    /// "not known", and each material that the type can still have.
    std::vector<Choice> choices(int row) const;

    int knownCount() const;
    /// Those whose material may be known.
    int typeCount() const;
    int bySightCount() const { return static_cast<int>(discoveries_.size()); }
    /// Types that the plan has by their names and that are not known by sight.
    std::vector<ObjectIndex> namedUnknown() const;
    /// Knows them by sight, as one undo step.
    void knowNamed();
    /// Forgets all of it, as one undo step.
    void forgetAll();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// @param value the material's number, or −1 for "not known"
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    struct Type {
        ObjectIndex object{};
        std::optional<std::size_t> pool{};
    };
    void follow();
    std::optional<Material> known(ObjectIndex object) const;
    bool isKnownBySight(ObjectIndex object) const;
    bool setKnownBySight(ObjectIndex object, bool isKnown);
    bool setMaterial(int row, int number);

    PlanDocument& document_;
    nethack::Game game_{};
    std::vector<nethack::LabelPool> pools_;
    std::vector<Type> types_;
    nethack::KnownMaterials shown_;
    std::vector<ObjectIndex> discoveries_;  ///< in table order
};

}  // namespace polyplan::ui
