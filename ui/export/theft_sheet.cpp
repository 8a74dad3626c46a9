#include "ui/export/theft_sheet.h"

#include "core/nethack/theft/report.h"
#include "core/nethack/theft/request_words.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

namespace theft = nethack::theft;

template <typename Word, std::size_t count>
QString listedStates(const std::set<Word>& states, const Words<Word, count>& words) {
    QStringList listed;
    for (const Word state : states) {
        listed.append(toQString(wordFor(words, state)));
    }
    return listed.join(QStringLiteral(", "));
}

QString heroLine(const theft::Encounter& encounter, const theft::Answer& answer) {
    const theft::Request& request = encounter.request;
    QStringList parts = {QStringLiteral("armor class %1").arg(request.armorClass),
                         QStringLiteral("%1 %2%3")
                             .arg(answer.entries())
                             .arg(toQString(theft::entryWord(answer.unit)),
                                  answer.entries() == 1 ? QString() : QStringLiteral("s"))};
    parts.append(listedStates(request.conditions, theft::heroConditionWords));
    parts.removeAll(QString());
    return parts.join(QStringLiteral("  ·  "));
}

QString thiefLine(const theft::Encounter& encounter) {
    QStringList parts = {QStringLiteral("level %1").arg(encounter.level),
                         QStringLiteral("speed %1").arg(encounter.speed)};
    parts.append(listedStates(encounter.request.monsterConditions, theft::thiefConditionWords));
    if (encounter.request.levelForbidsTeleport) {
        parts.append(QStringLiteral("nobody can teleport here"));
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral("  ·  "));
}

}  // namespace

std::shared_ptr<const plan::TheftAnswer> pageTheft(const plan::Document& plan,
                                                   const plan::Strategy& strategy,
                                                   const plan::Catalogues& catalogues,
                                                   const std::stop_token& stop) {
    const auto questions = plan::theftCalculator(catalogues).questions(plan, strategy);
    return questions.empty() ? nullptr
                             : questions.front().answer({.stop = stop}).as<plan::TheftAnswer>();
}

ReportSheet theftSheet(const plan::TheftAnswer& answer) {
    ReportSheet sheet = reportSheet(theft::report(answer.answer, answer.effects));
    sheet.title = QStringLiteral("%1 steals").arg(toQString(answer.answer.monster));
    sheet.curvesTitle = QObject::tr("Chance to be gone by each %1")
                            .arg(toQString(theft::entryWord(answer.answer.unit)));
    sheet.kind = toQString(nethack::title(answer.answer.game));
    sheet.lines = {heroLine(*answer.encounter, answer.answer), thiefLine(*answer.encounter)};
    return sheet;
}

}  // namespace polyplan::ui
