#include "ui/models/advice_model.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ui/document/plan_document.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"
#include "ui/models/odds_service.h"
#include "ui/models/report_text.h"
#include "ui/models/use_words.h"

namespace polyplan::ui {

namespace {

using plan::Effect;
using plan::Finding;

constexpr std::string_view lostId = "polypile/lost/";

QString changeWords(const Estimate& before, const Estimate& after, Unit unit) {
    const Unit shown = unit == Unit::Probability ? unit : Unit::Plain;
    return QStringLiteral("%1 → %2").arg(estimateText(before, shown), estimateText(after, shown));
}

QChar sign(const Effect& effect) {
    return directionMark(effect.after.value > effect.before.value);
}

/// What matters most: the goals, as far as they change, and what is lost; if neither is seen to
/// change, a cause of loss, a lesser one if there is one.
std::vector<Effect> mainEffects(const Finding& finding) {
    std::vector<Effect> effects;
    const auto goals = std::ranges::find_if(finding.counting, [](const Effect& effect) {
        return effect.isSeen() && !effect.id.starts_with(lostId);
    });
    if (goals != finding.counting.end()) {
        effects.push_back(*goals);
    }
    if (finding.loss.isSeen()) {
        effects.push_back(finding.loss);
    }
    if (effects.empty()) {
        const auto gain = std::ranges::find_if(finding.counting, [](const Effect& effect) {
            return effect.isSeen() && effect.isGain();
        });
        const auto seen = gain != finding.counting.end()
                              ? gain
                              : std::ranges::find_if(finding.counting, &Effect::isSeen);
        if (seen != finding.counting.end()) {
            effects.push_back(*seen);
        }
    }
    return effects;
}

bool isSampled(const Effect& effect) {
    return effect.before.standardError > 0 || effect.after.standardError > 0;
}

QString noEffectInWords(const Finding& finding) {
    return std::ranges::any_of(finding.effects, &Effect::isSeen) &&
                   std::ranges::none_of(finding.counting, &Effect::isSeen)
               ? AdviceModel::tr("changes only what becomes of decoys")
           : std::ranges::any_of(finding.effects, isSampled)
               ? AdviceModel::tr("changes none of the odds clearly")
               : AdviceModel::tr("changes none of the odds");
}

/// A line has no room for errors, its tooltip has them: what is sampled is told as such.
QString changeInShort(const Effect& effect) {
    return (isSampled(effect) ? QStringLiteral("≈ ") : QString()) +
           changeWords({effect.before.value}, {effect.after.value}, effect.unit);
}

QString effectLine(const Finding& finding) {
    QStringList words;
    const auto add = [&words](const Effect& effect) {
        words << QStringLiteral("%1 %2\u00a0%3")
                     .arg(toQString(effect.label), changeInShort(effect), QString(sign(effect)));
    };
    std::ranges::for_each(mainEffects(finding), add);
    if (finding.hit) {
        add(*finding.hit);
    }
    return words.isEmpty() ? noEffectInWords(finding) : words.join(QStringLiteral(" · "));
}

QString hitInWords(const Effect& hit) {
    return itemsHitWords(hit.after.value, hit.before.value);
}

QString spokenEffect(const Finding& finding) {
    QStringList words;
    for (const Effect& effect : mainEffects(finding)) {
        words << (effect.isGain() ? AdviceModel::tr("%1 from %2 to %3, better")
                                  : AdviceModel::tr("%1 from %2 to %3, worse"))
                     .arg(toQString(effect.label), estimateText(effect.before, effect.unit),
                          estimateText(effect.after, effect.unit));
    }
    if (finding.hit) {
        words << hitInWords(*finding.hit);
    }
    return words.isEmpty() ? noEffectInWords(finding) : words.join(QStringLiteral("; "));
}

QString toolTip(const Finding& finding, const plan::Polypile& polypile) {
    QStringList lines = {
        toQString(finding.found) + u'.',
        QStringLiteral("%1 (%2)").arg(toQString(finding.explanation), toQString(finding.source)),
        finding.zaps == 1 ? AdviceModel::tr("In one %1:").arg(oneUse(polypile))
                          : AdviceModel::tr("In all the %1:").arg(severalUses(polypile))};
    for (const Effect& effect : finding.counting) {
        if (effect.isSeen()) {
            lines << QStringLiteral("%1 %2: %3, %4")
                         .arg(QString(sign(effect)), toQString(effect.label),
                              changeWords(effect.before, effect.after, effect.unit),
                              effect.isGain() ? AdviceModel::tr("better")
                                              : AdviceModel::tr("worse"));
        }
    }
    if (lines.size() == 3) {
        lines << noEffectInWords(finding);
    }
    if (finding.hit) {
        lines << hitInWords(*finding.hit);
    }
    return lines.join(u'\n');
}

}  // namespace

AdviceModel::AdviceModel(PlanDocument& document, const OddsService& odds, QObject* parent)
    : QAbstractListModel(parent),
      document_(document),
      odds_(odds),
      feed_(document.worker(), Worker::Weight::Behind) {  // the line's own odds come first
    connect(&document, &PlanDocument::planChanged, this, &AdviceModel::ask);
    connect(&document, &PlanDocument::strategyIndexChanged, this, [this] {
        feed_.withdraw();  // advice on another strategy must not stand beside this one's stacks
        ask();
    });
    connect(&feed_, &AnswerFeed::changed, this, &AdviceModel::follow);
}

void AdviceModel::setWatched(bool isWatched) {
    if (isWatched_ == isWatched) {
        return;
    }
    isWatched_ = isWatched;
    if (isWatched_) {
        ask();
    } else if (!feed_.isComplete()) {
        feed_.withdraw();
    }
}

int AdviceModel::zaps() const {
    const auto& polypile = document_.strategy().polypile;
    return polypile ? polypile->zaps : 1;
}

QString AdviceModel::use() const {
    return oneUse(document_.polypile());
}

std::optional<plan::AdviceQuestion> AdviceModel::question() const {
    return plan::adviceQuestion(document_.plan(), document_.strategy(), document_.catalogues(),
                                odds_.evaluator());
}

bool AdviceModel::isOfPlan() const {
    auto present = question();
    return present && feed_.isComplete() && feed_.answered() == Question(std::move(*present));
}

void AdviceModel::ask() {
    if (!isWatched_) {
        Q_EMIT adviceChanged();
        return;
    }
    if (auto present = question()) {
        feed_.ask(Question(std::move(*present)));
    } else {
        feed_.withdraw();
    }
}

void AdviceModel::follow() {
    auto now = feed_.answerAs<plan::Advice>();
    if (now == shown_) {
        if (rowCount() > 0) {
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        }
    } else {
        beginResetModel();
        shown_ = std::move(now);
        endResetModel();
    }
    Q_EMIT adviceChanged();
}

int AdviceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !shown_ ? 0 : static_cast<int>(shown_->findings.size());
}

const Finding* AdviceModel::current(int row) const {
    return isCurrent() && row >= 0 && row < rowCount()
               ? &shown_->findings[static_cast<std::size_t>(row)]
               : nullptr;
}

QVariant AdviceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const Finding& finding = shown_->findings[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return toQString(finding.fixName);
        case Qt::AccessibleTextRole: {
            const QString text = QStringLiteral("%1: %2; %3")
                                     .arg(toQString(finding.fixName), toQString(finding.found),
                                          spokenEffect(finding));
            return isCurrent() ? text : tr("%1; out of date").arg(text);
        }
        case Qt::ToolTipRole:
            return toolTip(finding, document_.polypile());
        case RowSummary:
            return toQString(finding.found);
        case EffectRole:
            return effectLine(finding);
        case IsCurrentRole:
            return isCurrent();
        case HintRole:
            return toQString(finding.hint);
        default:
            return {};
    }
}

void AdviceModel::goTo(int row) {
    if (const Finding* finding = current(row)) {
        document_.setSelection(finding->where);
    }
}

QString AdviceModel::fix(int row) {
    const Finding* finding = current(row);
    if (finding == nullptr) {
        return {};
    }
    plan::Refusal refusal;
    const plan::Edit edit = finding->fix;  // the edit replaces what is shown
    document_.edit(toQString(finding->fixName),
                   [&](PlanDocument::Draft& draft) { refusal = edit(draft); });
    return refusal ? toQString(*refusal) : QString();
}

}  // namespace polyplan::ui
