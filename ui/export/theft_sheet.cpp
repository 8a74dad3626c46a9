#include "ui/export/theft_sheet.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/calculator/asked.h"
#include "core/nethack/theft/members.h"
#include "core/nethack/theft/report.h"
#include "core/plan/difference_words.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"

namespace polyplan::ui {

namespace {

namespace theft = nethack::theft;

const QString betweenParts = QStringLiteral("  ·  ");

/// What the page tells elsewhere: in its title, at its corner, in its lines and lists.
constexpr std::array<std::string_view, 7> toldElsewhere = {
    "game", "monster", "monster_level", "monster_speed", "armor_class", "turns", "hits"};

QString horizonLine(const theft::Encounter& encounter, const theft::Answer& answer) {
    return QStringLiteral("armor class %1").arg(decimal(encounter.request.armorClass)) +
           betweenParts +
           QStringLiteral("%1 %2%3")
               .arg(answer.entries())
               .arg(toQString(theft::entryWord(answer.unit)),
                    answer.entries() == 1 ? QString() : QStringLiteral("s"));
}

QString thiefLine(const theft::Encounter& encounter) {
    return QStringLiteral("level %1").arg(encounter.level) + betweenParts +
           QStringLiteral("speed %1").arg(encounter.speed);
}

/// Whatever else is asked: empty if nothing is.
QString furtherLine(const theft::Request& request) {
    QStringList parts;
    for (const AskedMember& member : askedOf(request)) {
        if (std::ranges::find(toldElsewhere, member.name) == toldElsewhere.end()) {
            parts.append(member.isFlag ? toQString(member.label)
                                       : toQString(member.label) + u' ' +
                                             toQString(plan::wordedValue(member.value)));
        }
    }
    return parts.join(betweenParts);
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
    sheet.kind = QStringLiteral("%1, %2").arg(toQString(nethack::title(answer.answer.game)),
                                              toQString(theft::howSure(answer.answer.game)));
    sheet.lines = {horizonLine(*answer.encounter, answer.answer), thiefLine(*answer.encounter),
                   furtherLine(answer.encounter->request)};
    sheet.lines.removeAll(QString());
    return sheet;
}

}  // namespace polyplan::ui
