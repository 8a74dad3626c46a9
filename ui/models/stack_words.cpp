#include "ui/models/stack_words.h"

#include <QStringList>
#include <array>
#include <utility>

#include "ui/look/buc_mark.h"
#include "ui/look/text.h"

namespace polyplan::ui {
namespace {

constexpr QChar minusSign = u'−';

using Endings = std::pair<QLatin1String, QLatin1String>;

QString pluralNoun(const QString& noun) {
    static const std::array unchanged = {QLatin1String("ya"), QLatin1String("shuriken")};
    for (const QLatin1String same : unchanged) {
        if (noun == same) {
            return noun;
        }
    }
    static const std::array<Endings, 6> endings = {{
        {QLatin1String("tooth"), QLatin1String("teeth")},
        {QLatin1String("knife"), QLatin1String("knives")},
        {QLatin1String("leaf"), QLatin1String("leaves")},
        {QLatin1String("staff"), QLatin1String("staves")},
        {QLatin1String("ruby"), QLatin1String("rubies")},
        {QLatin1String("box"), QLatin1String("boxes")},
    }};
    for (const auto& [one, many] : endings) {
        if (noun.endsWith(one)) {
            return noun.chopped(one.size()) + many;
        }
    }
    return noun + u's';
}

QString signedNumber(int number) {
    return number < 0 ? QString::number(number) : QStringLiteral("+%1").arg(number);
}

/// Water whose name says its status, so that the game leaves the word out (objnam.c doname()).
bool isHolyOrUnholyWater(const plan::Stack& stack, const ObjectType& type) {
    return type.id == "pot_water" && stack.buc != nethack::Buc::Uncursed;
}

QString objectName(const plan::Stack& stack, const ObjectType& type) {
    QString name = toQString(type.name);
    if (isHolyOrUnholyWater(stack, type)) {
        name.replace(QStringLiteral("water"), stack.buc == nethack::Buc::Blessed
                                                  ? QStringLiteral("holy water")
                                                  : QStringLiteral("unholy water"));
    }
    if (!stack.corpse.empty()) {
        name = toQString(stack.corpse) + u' ' + name;
    }
    return stack.quantity > 1 ? pluralName(name) : name;
}

QString articleFor(const QString& words) {
    return QStringLiteral("aeiou").contains(words.at(0).toLower()) ? QStringLiteral("an")
                                                                   : QStringLiteral("a");
}

QStringList remarks(const plan::Stack& stack) {
    static const std::array wear = {"", "worn", "very worn", "thoroughly worn"};
    QStringList words;
    if (stack.poisoned) {
        words << QStringLiteral("poisoned");
    }
    if (stack.erodeproof) {
        words << QStringLiteral("erodeproof");
    }
    if (stack.erosion > 0) {
        words << QString::fromLatin1(wear.at(static_cast<std::size_t>(stack.erosion)));
    }
    if (stack.degraded) {
        words << QStringLiteral("degraded");
    }
    if (stack.laidByHero) {
        words << QStringLiteral("laid by you");
    }
    return words;
}

}  // namespace

QString pluralName(const QString& name) {
    for (const char* link : {" of ", " from "}) {
        if (const auto at = name.indexOf(QLatin1String(link)); at > 0) {
            return pluralNoun(name.left(at)) + name.mid(at);
        }
    }
    return pluralNoun(name);
}

QString materialWord(Material material) {
    return toQString(name(material)).replace(u'_', u' ');
}

bool showsEnchantment(const ObjectType& type) {
    switch (type.objectClass) {
        case ObjectClass::Weapon:
        case ObjectClass::Armor:
            return true;
        case ObjectClass::Ring:
            return type.charged;
        case ObjectClass::Tool:
            return type.subtype.contains("skill");
        default:
            return false;
    }
}

bool showsCharges(const ObjectType& type) {
    return type.objectClass == ObjectClass::Wand ||
           (type.objectClass == ObjectClass::Tool && type.charged && !showsEnchantment(type));
}

QString stackTitle(const plan::Stack& stack, const ObjectTable& table) {
    const ObjectType& type = table[stack.object];
    QStringList words = remarks(stack);
    if (!isHolyOrUnholyWater(stack, type)) {
        words.prepend(bucWord(stack.buc));
    }
    if (showsEnchantment(type)) {
        words << signedNumber(stack.enchantment);
    }
    words << (stack.artifact.empty() ? objectName(stack, type) : toQString(stack.artifact));
    if (showsCharges(type)) {
        words << QStringLiteral("(%1:%2)").arg(stack.recharged).arg(stack.charges);
    }
    if (stack.timesRead > 0) {
        words << QStringLiteral("(read %1×)").arg(stack.timesRead);
    }
    if (!stack.name.empty()) {
        words << QStringLiteral("named") << toQString(stack.name);
    }
    const QString rest = words.join(u' ');
    if (stack.quantity > 1) {
        return QString::number(stack.quantity) + u' ' + rest;
    }
    return (stack.artifact.empty() ? articleFor(rest) : QStringLiteral("the")) + u' ' + rest;
}

QString cardName(const plan::Stack& stack, const ObjectTable& table) {
    if (!stack.artifact.empty()) {
        return toQString(stack.artifact);
    }
    const ObjectType& type = table[stack.object];
    const QString name = toQString(type.shortName.empty() ? type.name : type.shortName);
    return stack.corpse.empty() ? name : toQString(stack.corpse) + u' ' + name;
}

QString cardDetail(const plan::Stack& stack, const ObjectTable& table) {
    const ObjectType& type = table[stack.object];
    QStringList words;
    if (showsEnchantment(type)) {
        words << signedNumber(stack.enchantment).replace(u'-', minusSign);
    }
    if (showsCharges(type)) {
        words << QStringLiteral("%1:%2").arg(stack.recharged).arg(stack.charges);
    }
    if (type.objectClass == ObjectClass::Spellbook && stack.timesRead > 0) {
        words << QStringLiteral("read %1×").arg(stack.timesRead);
    }
    if (isHolyOrUnholyWater(stack, type)) {
        words << (stack.buc == nethack::Buc::Blessed ? QStringLiteral("holy")
                                                     : QStringLiteral("unholy"));
    }
    words << remarks(stack);
    if (!stack.name.empty()) {
        words << QStringLiteral("“%1”").arg(toQString(stack.name));
    }
    return words.join(u' ');
}

}  // namespace polyplan::ui
