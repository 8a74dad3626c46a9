#include "ui/models/catalogue_model.h"

#include <QMimeData>
#include <algorithm>

#include "core/nethack/polypile/kept.h"
#include "core/nethack/polypile/rules.h"
#include "core/plan/game_text/monster_noun.h"
#include "core/plan/game_text/phrase_tail.h"
#include "core/plan/game_text/water_names.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/abbreviations.h"
#include "ui/models/goal_edits.h"
#include "ui/models/line_mime.h"
#include "ui/models/stack_words.h"

namespace polyplan::ui {

std::vector<ObjectIndex> goalsOf(const PlanDocument& document) {
    std::vector<ObjectIndex> objects;
    for (const plan::Goal& goal : document.polypile().goals) {
        objects.push_back(goal.object);
    }
    return objects;
}

QString searchText(const ObjectTable& table, ObjectIndex object) {
    const ObjectType& type = table[object];
    const auto look =
        type.isLook() ? std::nullopt : table.findLook(type.objectClass, type.appearance);
    QStringList words = {toQString(type.name), pluralName(toQString(name(type.objectClass)))};
    if (!look) {
        words << toQString(type.appearance);
    }
    const auto hasItsMaterial = [&](ObjectIndex other) {
        return table[other].material == type.material;
    };
    if (!look || std::ranges::all_of(table[*look].mayBe, hasItsMaterial)) {
        words << materialWord(type.material);
    }
    return words.join(u' ');
}

QString objectDetails(const ObjectType& type) {
    QString text = toQString(name(type.objectClass)) + ", " + materialWord(type.material);
    if (!type.appearance.empty() && !type.isLook()) {
        text += QStringLiteral(", unshuffled appearance: %1").arg(toQString(type.appearance));
    }
    return text;
}

CatalogueModel::CatalogueModel(PlanDocument& document, QObject* parent)
    : QAbstractListModel(parent), document_(document), goals_(goalsOf(document)) {
    takeTable();
    connect(&document_, &PlanDocument::planChanged, this, &CatalogueModel::followPlan);
    connect(&document_, &PlanDocument::strategyIndexChanged, this, &CatalogueModel::followPlan);
}

void CatalogueModel::takeTable() {
    table_ = document_.table();
    searchTexts_.clear();
    for (std::size_t row = 0; table_ != nullptr && row < table_->size(); ++row) {
        searchTexts_.push_back(searchText(*table_, static_cast<ObjectIndex>(row)));
    }
}

void CatalogueModel::followPlan() {
    if (document_.table() != table_) {
        beginResetModel();
        takeTable();
        goals_ = goalsOf(document_);
        endResetModel();
        return;
    }
    std::vector<ObjectIndex> goals = goalsOf(document_);
    if (goals != goals_ && table_ != nullptr) {
        goals_ = std::move(goals);
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
    }
}

int CatalogueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || table_ == nullptr ? 0 : static_cast<int>(table_->size());
}

QVariant CatalogueModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const auto object = static_cast<ObjectIndex>(index.row());
    const ObjectType& type = (*table_)[object];
    const bool isWanted = std::ranges::find(goals_, object) != goals_.end();
    switch (role) {
        case Qt::DisplayRole:
            return toQString(type.name);
        case Qt::ToolTipRole:
            return QStringLiteral("%1\n%2\n%3")
                .arg(toQString(type.name), objectDetails(type),
                     type.isLook()
                         ? tr("Not identified: it may be any of %1 objects. Drag it onto the line, "
                              "or press Enter.")
                               .arg(type.mayBe.size())
                         : tr("Drag it onto the line, or press Enter. ★ makes it a goal."));
        case Qt::AccessibleTextRole:
            return tr("%1, %2%3")
                .arg(toQString(type.name), objectDetails(type),
                     isWanted ? tr(", wanted") : QString());
        case Qt::CheckStateRole:
            return type.isLook() ? QVariant() : QVariant(isWanted ? Qt::Checked : Qt::Unchecked);
        case ObjectRole:
            return object;
        case GlyphRole:
            return QChar::fromLatin1(type.symbol);
        case GlyphColorRole:
            return static_cast<int>(type.color);
        case SearchRole:
            return searchTexts_[object];
        case NameRole:
            return toQString(type.name);
        case AbbreviationsRole:
            return abbreviationsOf(type);
        case ClassRole:
            return static_cast<int>(type.objectClass);
        case MaterialRole:
            return materialWord(type.material);
        case IdRole:
            return toQString(type.id);
        case IsLookRole:
            return type.isLook();
        default:
            return {};
    }
}

bool CatalogueModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::CheckStateRole) {
        return false;
    }
    setGoal(document_, static_cast<ObjectIndex>(index.row()), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags flags =
        Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    return index.data(IsLookRole).toBool() ? flags : flags | Qt::ItemIsUserCheckable;
}

QStringList CatalogueModel::mimeTypes() const {
    return {QString::fromLatin1(stacksMimeType)};
}

std::vector<plan::Stack> CatalogueModel::stacksOf(const QModelIndexList& indexes) const {
    const nethack::polypile::Rules* rules = nethack::polypile::rulesOf(document_.game());
    std::vector<plan::Stack> stacks;
    for (const QModelIndex& index : indexes) {
        plan::Stack& stack = stacks.emplace_back();
        stack.object = static_cast<ObjectIndex>(index.data(ObjectRole).toUInt());
        if (rules != nullptr) {
            stack.charges = nethack::polypile::usualCharges(*rules, (*table_)[stack.object]);
            stack.chargesAssumed = stack.charges > 0;
        }
    }
    return stacks;
}

QMimeData* CatalogueModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty()) {
        return nullptr;
    }
    return stacksToMime(stacksOf(indexes), document_.game(), document_.catalogues()).release();
}

std::optional<nethack::Artifact> CatalogueModel::artifactCalled(const QString& name) const {
    if (table_ == nullptr) {
        return std::nullopt;
    }
    return nethack::artifactCalled(name.toStdString(), document_.game(), *table_);
}

namespace {

using plan::game_text::WaterName;

/// By which name of water a search calls an object; null if it is no water or not called so.
const WaterName* waterNameIn(const QString& search, const QModelIndex& object) {
    if (object.data(CatalogueModel::IdRole).toString() != toQString(plan::game_text::waterId)) {
        return nullptr;
    }
    const QStringList words = search.split(u' ');
    const auto& names = plan::game_text::waterNames;
    const auto* found = std::ranges::find_if(names, [&words](const WaterName& water) {
        return words.contains(toQString(water.word), Qt::CaseInsensitive);
    });
    return found == names.end() ? nullptr : found;
}

}  // namespace

CatalogueFilter::CatalogueFilter(QObject* parent)
    : RankedFilter(CatalogueModel::SearchRole, CatalogueModel::NameRole, parent) {}

void CatalogueFilter::setSearch(const QString& text) {
    said_ = {};
    if (types_ == nullptr) {
        RankedFilter::setSearch(text);
        return;
    }
    QString typed = text.simplified();
    if (typed.lastIndexOf(QStringLiteral(" (")) > typed.lastIndexOf(u')')) {
        typed += u')';  // of "wand (0:4" the end is still to come
    }
    const std::string line = typed.toStdString();
    plan::game_text::StackReading behind;
    const plan::game_text::TailRest rest = plan::game_text::takeTail(line, behind);
    std::string_view noun = rest.head.empty() ? line : rest.head;
    said_ = {plan::game_text::takeAdjectives(noun), behind.recharged, behind.charges, behind.name,
             behind.called};
    said_.artifact = types_->artifactCalled(toQString(noun));
    if (const auto monster = plan::game_text::monsterNoun(noun)) {
        said_.monster = monster->monster;
        said_.monsterObject = monster->object;
    }
    RankedFilter::setSearch(toQString(noun));
}

void CatalogueFilter::readStacksOf(CatalogueModel& types) {
    types_ = &types;
    setSourceModel(&types);
}

void CatalogueFilter::setOrder(ObjectOrder order) {
    order_ = order;
    switch (order) {
        case ObjectOrder::Class:
            setSortRole(CatalogueModel::ClassRole);
            break;
        case ObjectOrder::Material:
            setSortRole(CatalogueModel::MaterialRole);
            break;
        case ObjectOrder::WantedFirst:
            setSortRole(Qt::CheckStateRole);
            break;
        case ObjectOrder::Listed:
        case ObjectOrder::Name:
            setSortRole(CatalogueModel::NameRole);
            break;
    }
    showAnew();
}

bool CatalogueFilter::hasOrder() const {
    return RankedFilter::hasOrder() || order_ != ObjectOrder::Listed;
}

bool CatalogueFilter::isBefore(const QModelIndex& a, const QModelIndex& b) const {
    const QVariant left = a.data(sortRole());
    const QVariant right = b.data(sortRole());
    if (order_ == ObjectOrder::Listed || left == right) {
        return a.row() < b.row();
    }
    if (order_ == ObjectOrder::WantedFirst) {
        return left.toInt() > right.toInt();
    }
    return left.typeId() == QMetaType::QString
               ? left.toString().compare(right.toString(), Qt::CaseInsensitive) < 0
               : left.toInt() < right.toInt();
}

Likeness CatalogueFilter::likenessOf(const QModelIndex& index) const {
    const bool isCalled = !said_.called.empty();  // which only what is not identified can be
    if (!index.data(CatalogueModel::IsLookRole).toBool()) {
        return isCalled ? Likeness::None : likenessOfObject(index);
    }
    if (search().isEmpty() || leavesOutLooks_) {
        return Likeness::None;
    }
    if (isNameOfLook(index)) {
        return Likeness::Same;
    }
    const bool isPlural = isCalled && pluralName(nameOf(index)).contains(search());
    return isPlural ? Likeness::Found : std::min(Likeness::Found, RankedFilter::likenessOf(index));
}

/// "violet gem", "2 violet gems"; but of "wand" or "horn" one that is known is meant.
bool CatalogueFilter::isNameOfLook(const QModelIndex& index) const {
    const QString name = nameOf(index);
    return name.contains(u' ') && (search().compare(name, Qt::CaseInsensitive) == 0 ||
                                   search().compare(pluralName(name), Qt::CaseInsensitive) == 0);
}

Likeness CatalogueFilter::likenessOfObject(const QModelIndex& index) const {
    const Likeness byWords = RankedFilter::likenessOf(index);
    if (search().isEmpty() || byWords == Likeness::Same) {
        return byWords;
    }
    const QStringList abbreviations = index.data(CatalogueModel::AbbreviationsRole).toStringList();
    return std::max({byWords, likenessAsAbbreviation(abbreviations, search()),
                     likenessBySymbol(index), likenessToOtherNames(index)});
}

Likeness CatalogueFilter::likenessToOtherNames(const QModelIndex& index) const {
    constexpr int shortest = 4;  // "holy", "axes"
    if (types_ == nullptr || search().size() < shortest) {
        return Likeness::None;
    }
    if (saysMonsterOf(index) || saysArtifactOf(index)) {
        return Likeness::Same;
    }
    QStringList names = {pluralName(nameOf(index))};
    if (const WaterName* water = waterNameIn(search(), index)) {
        const QString noun = toQString(water->noun);
        names << noun << pluralName(noun) << noun.sliced(noun.indexOf(toQString(water->word)));
    }
    Likeness best = Likeness::None;
    for (const QString& name : names) {
        if (name.contains(search(), Qt::CaseInsensitive)) {
            best = std::max(best, ui::likenessOf(name, search()));
        }
    }
    return best;
}

std::optional<nethack::Buc> CatalogueFilter::bucSaidOf(const QModelIndex& index) const {
    const WaterName* water = waterNameIn(search(), index);
    return said_.buc || water == nullptr ? said_.buc : std::optional(water->buc);
}

bool CatalogueFilter::saysMonsterOf(const QModelIndex& index) const {
    return !said_.monster.empty() &&
           index.data(CatalogueModel::IdRole).toString() == toQString(said_.monsterObject);
}

bool CatalogueFilter::saysArtifactOf(const QModelIndex& index) const {
    return said_.artifact &&
           index.data(CatalogueModel::ObjectRole).toUInt() == said_.artifact->object;
}

/// "!" are all potions, "!healing" and "!oHealing" those of healing.
Likeness CatalogueFilter::likenessBySymbol(const QModelIndex& index) const {
    if (search().front() != index.data(CatalogueModel::GlyphRole).toChar()) {
        return Likeness::None;
    }
    const QString noun = search().mid(1).trimmed();
    const auto names = [&](const QString& start) {
        return !start.isEmpty() && ui::likenessOf(nameOf(index), start) >= Likeness::WordStart;
    };
    if (noun.isEmpty() || names(noun)) {
        return noun.isEmpty() ? Likeness::Found : Likeness::Begins;
    }
    return noun.startsWith(u'o') && names(noun.mid(1)) ? Likeness::WordStart : Likeness::None;
}

}  // namespace polyplan::ui
