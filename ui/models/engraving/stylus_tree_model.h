#pragma once

#include <QAbstractItemModel>
#include <vector>

#include "core/nethack/artifacts.h"
#include "ui/models/engraving/engraving_service.h"

namespace polyplan::ui {

/// What can be picked to write with, in groups: what is carried, then all of the game by what it
/// writes, and behind “Why not” what can't write now, each with the reason.
class StylusTreeModel : public QAbstractItemModel {
    Q_OBJECT

  public:
    enum Column { Title, Figure, ColumnCount };
    enum Role {
        SearchRole = Qt::UserRole,  ///< what a search looks into; of a group empty
        GroupKeyRole,               ///< of a group: stays the same whatever it holds
        IsChosenRole,
        GlyphRole,       ///< QChar; null for fingers
        GlyphColorRole,  ///< GlyphColor as int
    };
    /// Keys of the groups that are not kinds of engraving.
    static constexpr int carriedKey = -1;
    static constexpr int whyNotKey = -2;

    StylusTreeModel(PlanDocument& document, EngravingService& service, QObject* parent = nullptr);

    /// Null for a group.
    const StylusAnswer* stylus(const QModelIndex& index) const;
    /// Where what is chosen stands; invalid if nothing is.
    QModelIndex chosen() const;
    /// Of what a search names in full: "Magicbane writes like any athame."; empty if it is no
    /// artifact that does.
    QString noteOnArtifact(const QString& name) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    struct Group {
        int key = 0;
        std::vector<std::size_t> styluses;  ///< indices into the answer's
        bool operator==(const Group&) const = default;
    };
    void follow();
    static std::vector<Group> groupsOf(const StylusComparison& answer);
    QVariant groupData(const Group& group, int column, int role) const;
    QVariant stylusData(const StylusAnswer& stylus, int column, int role) const;
    const ObjectType* objectOf(const StylusAnswer& stylus) const;
    std::vector<nethack::Artifact> artifactsLikeTheirKind(nethack::Game game) const;
    /// Names of those that write like a stylus that is their kind and none itself.
    QStringList artifactsOfKind(const StylusAnswer& stylus) const;

    PlanDocument& document_;
    EngravingService& service_;
    std::shared_ptr<const StylusComparison> answer_;
    std::vector<Group> groups_;
    std::vector<nethack::Artifact> artifacts_;  ///< of the version, that write like their kind
};

}  // namespace polyplan::ui
