#include "ui/models/engraving/stylus_tree_model.h"

#include <QFont>
#include <algorithm>
#include <array>

#include "core/nethack/engraving/comparison.h"
#include "core/nethack/engraving/stylus.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_words.h"

namespace polyplan::ui {

using nethack::engraving::StylusGroup;

namespace {

constexpr std::array kinds = {StylusGroup::Burn, StylusGroup::Engrave, StylusGroup::Mark,
                              StylusGroup::Dust, StylusGroup::Blood};

QString refusalOf(const StylusAnswer& stylus) {
    return stylus.writing.refused ? toQString(stylus.writing.refused->reason)
                                  : QObject::tr("writes nothing");
}

/// A ring by its appearance alone may be any.
const ObjectType* anyRing(const ObjectTable& objects) {
    const auto rings = objects.ofClass(ObjectClass::Ring);
    return rings.empty() ? nullptr : &rings.front();
}

}  // namespace

StylusTreeModel::StylusTreeModel(PlanDocument& document, EngravingService& service, QObject* parent)
    : QAbstractItemModel(parent), document_(document), service_(service) {
    connect(&service_, &EngravingService::answerChanged, this, &StylusTreeModel::follow);
    follow();
}

std::vector<StylusTreeModel::Group> StylusTreeModel::groupsOf(const StylusComparison& answer) {
    std::vector<Group> groups(1);
    groups.front().key = carriedKey;
    for (const StylusGroup kind : kinds) {
        groups.push_back({.key = static_cast<int>(kind), .styluses = {}});
    }
    groups.push_back({.key = whyNotKey, .styluses = {}});
    for (std::size_t i = 0; i < answer.styluses.size(); ++i) {
        const StylusAnswer& stylus = answer.styluses[i];
        const int key = !stylus.isAllowed() ? whyNotKey
                        : stylus.isCarried  ? carriedKey
                                            : static_cast<int>(stylus.group);
        std::ranges::find(groups, key, &Group::key)->styluses.push_back(i);
    }
    std::erase_if(groups, [](const Group& group) { return group.styluses.empty(); });
    return groups;
}

std::vector<nethack::Artifact> StylusTreeModel::artifactsLikeTheirKind(nethack::Game game) const {
    const auto tables = document_.catalogues().engraving(game);
    auto artifacts =
        tables ? nethack::artifactsOf(game, *tables->objects) : std::vector<nethack::Artifact>();
    std::erase_if(artifacts, [game](const nethack::Artifact& artifact) {
        return nethack::engraving::writesOtherwise(artifact.name, game);
    });
    return artifacts;
}

void StylusTreeModel::follow() {
    auto answer = service_.answer();
    if (answer == answer_) {
        return;
    }
    artifacts_ = answer ? artifactsLikeTheirKind(answer->game) : std::vector<nethack::Artifact>();
    auto groups = answer ? groupsOf(*answer) : std::vector<Group>();
    const auto isSame = [](const StylusAnswer& a, const StylusAnswer& b) {
        return a.title == b.title && a.shortTitle == b.shortTitle;
    };
    if (answer && answer_ && groups == groups_ &&
        std::ranges::equal(answer->styluses, answer_->styluses, isSame)) {
        answer_ = std::move(answer);
        for (int row = 0; row < rowCount(); ++row) {
            const QModelIndex group = index(row, 0);
            Q_EMIT dataChanged(index(0, 0, group),
                               index(rowCount(group) - 1, ColumnCount - 1, group));
        }
        return;
    }
    beginResetModel();
    answer_ = std::move(answer);
    groups_ = std::move(groups);
    endResetModel();
}

const StylusAnswer* StylusTreeModel::stylus(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == 0) {
        return nullptr;
    }
    const Group& group = groups_[index.internalId() - 1];
    return &answer_->styluses[group.styluses[static_cast<std::size_t>(index.row())]];
}

QModelIndex StylusTreeModel::chosen() const {
    const StylusAnswer* chosen = answer_ ? answer_->chosen() : nullptr;
    if (chosen == nullptr) {
        return {};
    }
    const auto at = static_cast<std::size_t>(chosen - answer_->styluses.data());
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const auto place = std::ranges::find(groups_[i].styluses, at);
        if (place != groups_[i].styluses.end()) {
            return createIndex(static_cast<int>(place - groups_[i].styluses.begin()), Title,
                               static_cast<quintptr>(i + 1));
        }
    }
    return {};
}

QModelIndex StylusTreeModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : quintptr{0});
}

QModelIndex StylusTreeModel::parent(const QModelIndex& child) const {
    return child.isValid() && child.internalId() != 0
               ? createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr{0})
               : QModelIndex();
}

int StylusTreeModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) {
        return static_cast<int>(groups_.size());
    }
    if (parent.internalId() != 0 || parent.column() != 0) {
        return 0;
    }
    return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].styluses.size());
}

int StylusTreeModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

QVariant StylusTreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (index.column() == Title ? Qt::AlignLeft : Qt::AlignRight));
    }
    const StylusAnswer* stylus = this->stylus(index);
    return stylus == nullptr
               ? groupData(groups_[static_cast<std::size_t>(index.row())], index.column(), role)
               : stylusData(*stylus, index.column(), role);
}

QVariant StylusTreeModel::groupData(const Group& group, int column, int role) const {
    if (role == GroupKeyRole) {
        return group.key;
    }
    if (column == Figure) {
        return role == Qt::DisplayRole ? QVariant(static_cast<int>(group.styluses.size()))
                                       : QVariant();
    }
    const bool isName = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
    if (!isName && role != Qt::ToolTipRole) {
        return {};
    }
    if (group.key == carriedKey) {
        return isName ? tr("You have")
                      : tr("Your fingers, and what the inventory and this strategy's line hold.");
    }
    if (group.key == whyNotKey) {
        return isName ? tr("Why not") : tr("What can't write here and now, each with the reason.");
    }
    const auto word = engraving_words::group(static_cast<StylusGroup>(group.key));
    return isName ? word.name : word.rule;
}

const ObjectType* StylusTreeModel::objectOf(const StylusAnswer& stylus) const {
    const auto tables = document_.catalogues().engraving(answer_->game);
    const auto named =
        tables ? nethack::engraving::findStylus(stylus.choice.stylus, answer_->game, *tables)
               : std::nullopt;
    if (named && named->object == nullptr && named->isRing) {
        return anyRing(*tables->objects);
    }
    return !named ? nullptr : named->look != nullptr ? named->look : named->object;
}

QStringList StylusTreeModel::artifactsOfKind(const StylusAnswer& stylus) const {
    QStringList names;
    const ObjectType* type = objectOf(stylus);
    if (type == nullptr || stylus.choice.stylus != type->name ||
        !stylus.choice.state.artifact.empty()) {
        return names;
    }
    const ObjectTable& objects = *document_.catalogues().engraving(answer_->game)->objects;
    for (const nethack::Artifact& artifact : artifacts_) {
        if (&objects[artifact.object] == type) {
            names.append(toQString(artifact.name));
        }
    }
    return names;
}

QString StylusTreeModel::noteOnArtifact(const QString& name) const {
    const auto tables = answer_ ? document_.catalogues().engraving(answer_->game) : std::nullopt;
    if (!tables) {
        return {};
    }
    const auto artifact =
        nethack::artifactCalled(name.simplified().toStdString(), answer_->game, *tables->objects);
    return artifact && !nethack::engraving::writesOtherwise(artifact->name, answer_->game)
               ? toQString(nethack::engraving::likeItsKind(*artifact, *tables->objects))
               : QString();
}

QVariant StylusTreeModel::stylusData(const StylusAnswer& stylus, int column, int role) const {
    const QString figure =
        !stylus.isAllowed() ? QString() : percent(wayOf(stylus).comesOut(comparedBy(*answer_)));
    switch (role) {
        case Qt::DisplayRole:
            return column == Title ? toQString(stylus.shortTitle) : figure;
        case Qt::ToolTipRole:
            if (stylus.writing.refused) {
                return tr("%1: %2\n%3")
                    .arg(toQString(stylus.title), refusalOf(stylus),
                         toQString(stylus.writing.refused->source));
            }
            if (!stylus.isAllowed()) {
                return tr("%1: %2").arg(toQString(stylus.title), refusalOf(stylus));
            }
            return (comparedBy(*answer_) == nethack::engraving::Aim::Intact
                        ? tr("%1: comes out right with %2")
                        : tr("%1: counts as Elbereth with %2"))
                .arg(toQString(stylus.title), figure);
        case Qt::AccessibleTextRole:
            return stylus.isAllowed() ? toQString(stylus.title) + ", " + figure
                                      : toQString(stylus.title) + ", " + refusalOf(stylus);
        case SearchRole:
            return toQString(stylus.title) + ' ' + toQString(stylus.choice.stylus) + ' ' +
                   artifactsOfKind(stylus).join(' ') +
                   (stylus.isAllowed() ? QString() : ' ' + refusalOf(stylus));
        case IsChosenRole:
            return answer_->chosen() == &stylus;
        case GlyphRole: {
            const ObjectType* type = objectOf(stylus);
            return type == nullptr ? QVariant() : QVariant(QChar::fromLatin1(type->symbol));
        }
        case GlyphColorRole: {
            const ObjectType* type = objectOf(stylus);
            return type == nullptr ? QVariant() : QVariant(static_cast<int>(type->color));
        }
        default:
            return {};
    }
}

Qt::ItemFlags StylusTreeModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const StylusAnswer* stylus = this->stylus(index);
    return stylus == nullptr ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

}  // namespace polyplan::ui
