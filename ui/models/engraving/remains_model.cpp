#include "ui/models/engraving/remains_model.h"

#include <algorithm>
#include <utility>

#include "core/nethack/engraving/elbereth.h"
#include "ui/document/plan_document.h"
#include "ui/look/text.h"
#include "ui/models/engraving/engraving_edits.h"
#include "ui/models/engraving/engraving_service.h"

namespace polyplan::ui {

namespace {

constexpr int shownTexts = 8;

/// Places of a text that is left which differ from the original. Blanks are trimmed off its ends,
/// so it stands somewhere within the original: where it fits best.
QList<int> changedPlaces(const std::string& text, const std::string& original) {
    QList<int> best;
    bool isFirst = true;
    for (std::size_t from = 0; from + text.size() <= original.size(); ++from) {
        QList<int> changed;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] != original[from + i]) {
                changed.append(static_cast<int>(i));
            }
        }
        if (isFirst || changed.size() < best.size()) {
            best = std::move(changed);
            isFirst = false;
        }
    }
    return best;
}

}  // namespace

RemainsModel::RemainsModel(PlanDocument& document, EngravingService& service, QObject* parent)
    : QAbstractListModel(parent),
      document_(document),
      service_(service),
      errand_(document.worker(), Worker::Weight::OnScreen) {
    connect(&service_, &EngravingService::answerChanged, this, &RemainsModel::ask);
    ask();
}

int RemainsModel::events() const {
    return events_ < 0 ? mostEvents_ : std::min(events_, mostEvents_);
}

void RemainsModel::setEvents(int events) {
    if (std::exchange(events_, events) != events) {
        ask();
    }
}

void RemainsModel::setSeed(quint32 seed) {
    if (std::exchange(seed_, seed) != seed) {
        ask();
    }
}

void RemainsModel::ask() {
    if (!service_.isCurrent()) {
        return;
    }
    const auto& answer = service_.answer();
    const auto tables = document_.catalogues().engraving(engravingGame(document_));
    const auto* durability = answer ? answer->answer.lasting() : nullptr;
    const int most = durability == nullptr ? 0 : static_cast<int>(durability->entries.size());
    if (std::exchange(mostEvents_, most) != most) {
        Q_EMIT mostEventsChanged();
    }
    if (!tables || most == 0 || answer->request.text.empty()) {
        errand_.withdraw();
        show({});
        return;
    }
    original_ = durabilityQuestion(answer->request, answer->game, *tables).text;
    const nethack::engraving::Draw draw{
        .events = static_cast<std::size_t>(events()), .count = shownTexts, .seed = seed_};
    errand_.run([this, answer, tables = *tables, draw](const std::stop_token& stop,
                                                       const Errand::Deliver& deliver) {
        auto texts = drawTexts(answer->request, answer->game, tables, draw, stop);
        deliver([this, texts = std::move(texts)] { show(texts); });
    });
}

void RemainsModel::show(std::vector<std::string> texts) {
    if (texts.size() == texts_.size()) {
        texts_ = std::move(texts);
        if (!texts_.empty()) {
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        }
        return;
    }
    beginResetModel();
    texts_ = std::move(texts);
    endResetModel();
}

int RemainsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(texts_.size());
}

QVariant RemainsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const std::string& text = texts_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return text.empty() ? tr("(nothing legible)") : toQString(text);
        case Qt::AccessibleTextRole:
        case Qt::ToolTipRole:
            return text.empty()        ? tr("Nothing legible is left.")
                   : text == original_ ? tr("“%1”, untouched").arg(toQString(text))
                                       : QStringLiteral("“%1”").arg(toQString(text));
        case ChangedRole:
            return QVariant::fromValue(changedPlaces(text, original_));
        default:
            return {};
    }
}

}  // namespace polyplan::ui
