#include "ui/models/damage/attacks_model.h"

#include <QMimeData>

#include "core/calculator/json_values.h"
#include "core/oangband/report.h"
#include "core/plan/limits.h"
#include "core/plan/side_by_side.h"
#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/damage/attack_editor.h"
#include "ui/models/damage/damage_service.h"
#include "ui/models/damage/damage_words.h"
#include "ui/models/damage/target_words.h"
#include "ui/models/field_role.h"

namespace polyplan::ui {

namespace {

constexpr auto rowMimeType = "application/x-polyplan-attack-row";

}  // namespace

AttacksModel::AttacksModel(AttackEditor& editor, DamageService& service, QObject* parent)
    : QAbstractListModel(parent),
      editor_(editor),
      service_(service),
      rows_(static_cast<int>(editor.attacks().size())) {
    connect(&editor_, &AttackEditor::changed, this, &AttacksModel::follow);
    connect(&service_, &DamageService::answersChanged, this, &AttacksModel::follow);
    follow();
}

void AttacksModel::follow() {
    titles_ = plan::attackTitles(editor_.attacks(), damageTables(editor_.document()));
    const int rows = static_cast<int>(editor_.attacks().size());
    if (rows < rows_) {
        beginRemoveRows({}, rows, rows_ - 1);
        rows_ = rows;
        endRemoveRows();
    } else if (rows > rows_) {
        beginInsertRows({}, rows_, rows - 1);
        rows_ = rows;
        endInsertRows();
    }
    Q_EMIT dataChanged(index(0), index(rows_ - 1));
}

int AttacksModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

AttacksModel::ShortFigure AttacksModel::figure(int row) const {
    const auto answers = service_.answers();
    if (!answers || !service_.isCurrent(row) || row >= std::ssize(answers->attacks)) {
        return {.number = QStringLiteral("…"), .words = {}};
    }
    const auto& answer = answers->attacks[std::size_t(row)].answer;
    if (!answer) {
        return {.number = QStringLiteral("–"), .words = {}};
    }
    if (answer->meanDamage <= 0) {
        const Report report = oangband::figuresOf(answers->asked[std::size_t(row)], *answer, "");
        if (const Figure* effect = oangband::effectOf(report)) {
            return {.number = percent(effect->value.value), .words = toQString(effect->label)};
        }
    }
    return {.number = decimal(answer->meanDamage, 1), .words = {}};
}

QString AttacksModel::spoken(int row) const {
    const auto [number, words] = figure(row);
    return words.isEmpty() ? tr("%1 damage on average").arg(number)
                           : tr("%1 %2").arg(words, number);
}

QVariant AttacksModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index) || index.row() >= std::ssize(editor_.attacks()) ||
        index.row() >= std::ssize(titles_)) {
        return {};
    }
    const plan::Attack& attack = editor_.attacks()[std::size_t(index.row())];
    const QString title = toQString(titles_[std::size_t(index.row())]);
    const QString target = targetName(attack.monster, damageTables(editor_.document()));
    switch (role) {
        case Qt::DisplayRole:
            return title;
        case Qt::EditRole:
            return toEditable(attack.name);
        case LengthRole:
            return static_cast<int>(plan::limits::nameCharacters);
        case Qt::ToolTipRole:
            return tr("%1\n%2\n%3\nThe box lays it over the others in the charts; F2 names it; "
                      "Alt with the arrows moves it.")
                .arg(title, attackSummary(attack, target), spoken(index.row()));
        case Qt::AccessibleTextRole:
            return QStringList{title, attackSummary(attack, target), spoken(index.row())}.join(
                QStringLiteral(", "));
        case Qt::CheckStateRole:
            return attack.overlaid ? Qt::Checked : Qt::Unchecked;
        case SummaryRole:
            return attackSummary(attack, target);
        case FigureRole:
            return figure(index.row()).number;
        case FigureWordsRole:
            return figure(index.row()).words;
        case LookRole:
            return attack.overlaid || index.row() == editor_.index() ? curveLookOf(index.row())
                                                                     : -1;
        default:
            return {};
    }
}

bool AttacksModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    if (role == Qt::CheckStateRole) {
        const bool isOverlaid = value.toInt() == Qt::Checked;
        editor_.editAt(index.row(), isOverlaid ? tr("Lay attack over") : tr("Take attack out"),
                       [=](plan::Attack& attack) { attack.overlaid = isOverlaid; });
        return true;
    }
    if (role == Qt::EditRole) {
        const std::string name = value.toString().trimmed().toStdString();
        if (characterCount(name) > plan::limits::nameCharacters) {
            return false;
        }
        editor_.editAt(index.row(), tr("Rename attack"),
                       [&](plan::Attack& attack) { attack.name = name; });
        return true;
    }
    return false;
}

Qt::ItemFlags AttacksModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::ItemIsDropEnabled;
    }
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsUserCheckable |
           Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList AttacksModel::mimeTypes() const {
    return {QString::fromLatin1(rowMimeType)};
}

QMimeData* AttacksModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty()) {
        return nullptr;
    }
    auto* mime = new QMimeData;
    mime->setData(QString::fromLatin1(rowMimeType), QByteArray::number(indexes.front().row()));
    return mime;
}

bool AttacksModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                const QModelIndex& parent) {
    bool isNumber = false;
    const int from = data->data(QString::fromLatin1(rowMimeType)).toInt(&isNumber);
    if (action != Qt::MoveAction || !isNumber) {
        return false;
    }
    const int before = parent.isValid() ? parent.row() : (row < 0 ? rows_ : row);
    editor_.move(from, before > from ? before - 1 : before);
    // The plan has moved it already: the view is not to take the old row away.
    return false;
}

}  // namespace polyplan::ui
