#include "ui/models/stack_words.h"

#include <QObject>
#include <cstdlib>

#include "core/catalogue/plural.h"
#include "core/nethack/polypile/corpse_monsters.h"
#include "core/nethack/polypile/rules.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"

namespace polyplan::ui {
namespace {

constexpr QChar minusSign = u'−';

/// What is said of a stack on its card, in the order of the game's words.
QStringList remarks(const plan::Stack& stack, const ObjectType& type) {
    QStringList words;
    const auto add = [&words](std::string_view word) {
        if (!word.empty()) {
            words << toQString(word);
        }
    };
    add(stack.poisoned ? "poisoned" : "");
    add(plan::game_text::erosionText(stack.erosion, type.material));
    add(stack.erodeproof ? plan::game_text::erodeproofText(type) : "");
    add(stack.degraded ? "degraded" : "");
    add(stack.laidByHero ? "laid by you" : "");
    return words;
}

/// "0:5", "0:2?"
QString chargesOf(const plan::Stack& stack) {
    return QStringLiteral("%1:%2").arg(stack.recharged).arg(stack.charges) +
           (stack.chargesAssumed ? QStringLiteral("?") : QString());
}

QString containing(const plan::Stack& stack) {
    return stack.contents > 0 ? QStringLiteral("containing %1").arg(stack.contents) : QString();
}

/// @param notIdentified what is said of a stack that is not
QString detailOf(const plan::Stack& stack, const ObjectTable& table, const QString& notIdentified) {
    const ObjectType& type = table[stack.object];
    QStringList words;
    if (type.isLook()) {
        words << notIdentified;
        if (!stack.called.empty()) {
            words << QStringLiteral("called “%1”").arg(toQString(stack.called));
        }
    }
    if (nethack::polypile::hasEnchantment(type) || (type.isLook() && stack.enchantment != 0)) {
        words << QStringLiteral("%1%2")
                     .arg(stack.enchantment < 0 ? minusSign : QChar(u'+'))
                     .arg(std::abs(stack.enchantment));
    }
    if (nethack::polypile::hasCharges(type) || stack.charges != 0) {
        words << chargesOf(stack);
    }
    if (type.objectClass == ObjectClass::Spellbook && stack.timesRead > 0) {
        words << QStringLiteral("%1× read").arg(stack.timesRead);
    }
    words << remarks(stack, type);
    if (stack.hazyRemembering) {
        words
            << QStringLiteral("hazy: %1 again").arg(toQString(table[*stack.hazyRemembering].name));
    }
    if (const QString inside = containing(stack); !inside.isEmpty()) {
        words << inside;
    }
    if (!stack.inUse.empty()) {
        words << toQString(stack.inUse);
    }
    if (!stack.name.empty()) {
        words << QStringLiteral("“%1”").arg(toQString(stack.name));
    }
    return words.join(u' ');
}

}  // namespace

QString pluralName(const QString& name) {
    return toQString(pluralOf(name.toStdString()));
}

QString materialWord(Material material) {
    return toQString(name(material)).replace(u'_', u' ');
}

QString kindCount(std::size_t kinds) {
    return kinds == 1 ? QObject::tr("one kind") : QObject::tr("one of %1 kinds").arg(kinds);
}

QString kindWords(const nethack::Identity& kind, const ObjectTable& table) {
    return QObject::tr("%1, %2").arg(toQString(table[kind.object].name), percent(kind.probability));
}

QString stackTitle(const plan::Stack& stack, const ObjectTable& table) {
    return toQString(plan::game_text::stackText(stack, table));
}

QString markedTitle(const plan::Stack& stack, const ObjectTable& table) {
    plan::Stack said = stack;
    said.chargesAssumed = false;
    const QString inBrackets = QStringLiteral("(%1)");
    return stackTitle(stack, table)
        .replace(inBrackets.arg(chargesOf(said)), inBrackets.arg(chargesOf(stack)));
}

QString assumedCharges(const plan::Stack& stack) {
    return stack.chargesAssumed
               ? QObject::tr("?: its charges are assumed, the middle of what a new one has")
               : QString();
}

QStringList besideTitle(const plan::Stack& stack) {
    QStringList lines = {assumedCharges(stack), containing(stack), toQString(stack.inUse),
                         stack.inContainer ? QObject::tr("in a container") : QString()};
    lines.removeAll(QString());
    return lines;
}

QString turnsBackWords(nethack::Game game) {
    const auto* rules = nethack::polypile::rulesOf(game);
    return rules != nullptr && rules->changesRevert ? QObject::tr("turns back") : QString();
}

QString cardName(const plan::Stack& stack, const ObjectTable& table) {
    if (!stack.artifact.empty()) {
        return toQString(stack.artifact);
    }
    const ObjectType& type = table[stack.object];
    const QString name = toQString(type.shortName.empty() ? type.name : type.shortName);
    const std::string monster = nethack::polypile::spelledMonster(stack.corpse);
    return monster.empty() ? name : toQString(monster) + u' ' + name;
}

QString stackDetail(const plan::Stack& stack, const ObjectTable& table) {
    return detailOf(stack, table, QStringLiteral("not identified"));
}

QString cardDetail(const plan::Stack& stack, const ObjectTable& table) {
    QString detail = detailOf(stack, table, QStringLiteral("id?"));
    if (!plan::game_text::isHolyOrUnholyWater(stack, table[stack.object])) {
        return detail;
    }
    const QString kind =
        stack.buc == nethack::Buc::Blessed ? QStringLiteral("holy") : QStringLiteral("unholy");
    return detail.isEmpty() ? kind : kind + u' ' + detail;
}

}  // namespace polyplan::ui
