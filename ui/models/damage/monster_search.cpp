#include "ui/models/damage/monster_search.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

#include "ui/look/text.h"
#include "ui/models/damage/damage_words.h"

namespace polyplan::ui {

using oangband::Condition;
using oangband::DamageType;
using oangband::Monster;
using oangband::Reaction;

namespace {

constexpr int mostWordsOfType = 3;     ///< "orb of draining"
constexpr int leastLettersOfStem = 4;  ///< "elec" of "electricity"

/// Words of a question that ask for nothing.
const QStringList& fillers() {
    static const QStringList words = {"which", "what", "monsters", "monster", "all", "that",
                                      "are",   "is",   "the",      "of",      "who"};
    return words;
}

/// In small letters, words apart, without the game's prefix.
QString plainName(QString text) {
    text = text.toLower().replace('_', ' ').trimmed();
    return text.startsWith(QStringLiteral("gf ")) ? text.mid(3) : text;
}

/// The types of that name or meaning, else those that begin so. "electricity" is ELEC.
std::vector<DamageType> typesNamed(const QString& typed) {
    const QString wanted = plainName(typed);
    std::vector<DamageType> same;
    std::vector<DamageType> near;
    if (wanted.isEmpty()) {
        return same;
    }
    for (const DamageTypeWords& row : damageTypeWords()) {
        const QString name = plainName(toQString(oangband::name(row.type)));
        const QString words = QObject::tr(row.words).toLower();
        if (name == wanted || words == wanted) {
            same.push_back(row.type);
        } else if (name.startsWith(wanted) || words.startsWith(wanted) ||
                   (name.size() >= leastLettersOfStem && wanted.startsWith(name) &&
                    !wanted.contains(' '))) {
            near.push_back(row.type);
        }
    }
    return same.empty() ? near : same;
}

/// The flags that a word may stand for: the one of that name, or all that begin so with a line.
oangband::Flags flagsMeant(const QString& word) {
    oangband::Flags meant;
    for (std::size_t i = 0; i < oangband::flagCount; ++i) {
        const auto flag = static_cast<oangband::Flag>(i);
        const QString name = toQString(oangband::name(flag));
        if (word.contains('_') ? name.startsWith(word, Qt::CaseInsensitive)
                               : name.compare(word, Qt::CaseInsensitive) == 0) {
            meant.set(flag);
        }
    }
    return meant;
}

struct Phrase {
    QLatin1StringView word;
    QLatin1StringView link;  ///< the word that may follow; empty: none
    Reaction reaction;
    QLatin1StringView flags = {};  ///< how those begin that it stands for without a type
};

constexpr std::array phrases = {
    Phrase{QLatin1StringView("immune"), QLatin1StringView("to"), Reaction::Immune,
           QLatin1StringView("IM_")},
    Phrase{QLatin1StringView("immunity"), QLatin1StringView("to"), Reaction::Immune,
           QLatin1StringView("IM_")},
    Phrase{QLatin1StringView("resistant"), QLatin1StringView("to"), Reaction::Resists},
    Phrase{QLatin1StringView("resistance"), QLatin1StringView("to"), Reaction::Resists},
    Phrase{QLatin1StringView("resist"), {}, Reaction::Resists},
    Phrase{QLatin1StringView("resists"), {}, Reaction::Resists},
    Phrase{QLatin1StringView("resisting"), {}, Reaction::Resists},
    Phrase{QLatin1StringView("hurt"), QLatin1StringView("by"), Reaction::HurtMore,
           QLatin1StringView("HURT_")},
    Phrase{QLatin1StringView("vulnerable"), QLatin1StringView("to"), Reaction::HurtMore,
           QLatin1StringView("HURT_")},
    Phrase{QLatin1StringView("vulnerability"), QLatin1StringView("to"), Reaction::HurtMore,
           QLatin1StringView("HURT_")},
};

/// The words at a place that say how a type is taken; null if none do.
const Phrase* phraseAt(const QStringList& words, int at) {
    const auto* found = std::ranges::find_if(phrases, [&](const Phrase& phrase) {
        return words[at].compare(phrase.word, Qt::CaseInsensitive) == 0;
    });
    return found == phrases.end() ? nullptr : found;
}

/// Takes more of it than others do, or alone takes any.
bool isHurtBy(DamageType type, const Monster& monster) {
    constexpr oangband::Flags weaknesses = {oangband::Flag::HurtLite, oangband::Flag::HurtRock};
    const auto isWeakness = [&](const Condition& condition) {
        return condition.flags.countOf(weaknesses) > 0 &&
               monster.flags.countOf(condition.flags) > 0;
    };
    return oangband::reactionTo(type, monster) == Reaction::HurtMore ||
           std::ranges::any_of(oangband::ruleOf(type).conditions, isWeakness);
}

}  // namespace

MonsterSearch::MonsterSearch(const QString& text) {
    if (const QString typed = text.trimmed(); typed.size() == 1) {
        letter_ = typed.front();
    }
    if (!readCondition(text)) {
        static const QRegularExpression gaps(QStringLiteral("[\\s,]+"));
        readPhrases(text.split(gaps, Qt::SkipEmptyParts));
    }
}

bool MonsterSearch::readCondition(const QString& text) {
    const qsizetype colon = text.indexOf(':');
    const auto type =
        colon < 0
            ? std::nullopt
            : oangband::damageTypeFromName(text.left(colon).trimmed().toUpper().toStdString());
    if (!type) {
        return false;
    }
    const QString wanted = text.mid(colon + 1).trimmed();
    Demand demand{.types = {*type}, .conditions = std::vector<const Condition*>()};
    for (const Condition& condition : oangband::ruleOf(*type).conditions) {
        if (toQString(condition.text).startsWith(wanted, Qt::CaseInsensitive)) {
            demand.conditions->push_back(&condition);
        }
    }
    demands_.push_back(std::move(demand));
    return true;
}

void MonsterSearch::readPhrases(const QStringList& words) {
    int at = 0;
    const auto readTypes = [&](Reaction reaction) {
        if (reaction == Reaction::HurtMore && readWeakness(words.value(at))) {
            ++at;
            return true;
        }
        Demand demand{.types = {}, .reaction = reaction, .conditions = {}};
        int used = 0;
        for (int count = 1; count <= mostWordsOfType && at + count <= words.size(); ++count) {
            if (auto types = typesNamed(words.mid(at, count).join(' ')); !types.empty()) {
                demand.types = std::move(types);
                used = count;
            }
        }
        if (used > 0 || at < words.size()) {
            demands_.push_back(std::move(demand));
        }
        at += std::max(used, 1);
        return used > 0;
    };
    while (at < words.size()) {
        const Phrase* phrase = phraseAt(words, at);
        if (phrase == nullptr) {
            const bool isSymbol = words[at].size() == 1 && words.size() > 1;
            words_.push_back({words[at], flagsMeant(words[at]), isSymbol});
            ++at;
            continue;
        }
        ++at;
        if (at < words.size() && words[at].compare(phrase->link, Qt::CaseInsensitive) == 0) {
            ++at;
        }
        std::erase_if(words_, [](const Word& word) {
            return fillers().contains(word.text, Qt::CaseInsensitive);
        });
        if (at == words.size() && !phrase->flags.isEmpty()) {
            words_.push_back({phrase->flags, flagsMeant(phrase->flags)});
        }
        while (readTypes(phrase->reaction) && at + 1 < words.size() &&
               words[at].toLower() == QStringLiteral("and") && !typesNamed(words[at + 1]).empty()) {
            ++at;
        }
    }
}

bool MonsterSearch::readWeakness(const QString& word) {
    const QString name = QStringLiteral("HURT_") + word;
    const oangband::Flags flags = word.isEmpty() ? oangband::Flags() : flagsMeant(name);
    if (flags.size() > 0) {
        words_.push_back({name, flags});
    }
    return flags.size() > 0;
}

bool MonsterSearch::Demand::holds(DamageType type, const Monster& monster) const {
    if (conditions) {
        const Condition* met = oangband::conditionMet(oangband::ruleOf(type), monster);
        return std::ranges::find(*conditions, met) != conditions->end();
    }
    return reaction == Reaction::HurtMore ? isHurtBy(type, monster)
                                          : oangband::reactionTo(type, monster) >= reaction;
}

bool MonsterSearch::finds(const Monster& monster) const {
    const QString name = toQString(monster.name) + ' ' + QChar::fromLatin1(monster.symbol);
    const auto isSo = [&](const Demand& demand) {
        return std::ranges::any_of(demand.types,
                                   [&](DamageType type) { return demand.holds(type, monster); });
    };
    const auto isThere = [&](const Word& word) {
        if (word.isSymbol) {
            return QChar::fromLatin1(monster.symbol) == word.text.front();
        }
        return name.contains(word.text, Qt::CaseInsensitive) ||
               monster.flags.countOf(word.flags) > 0;
    };
    return std::ranges::all_of(words_, isThere) && std::ranges::all_of(demands_, isSo);
}

int MonsterSearch::remoteness(const Monster& monster) const {
    if (letter_.isNull() || QChar::fromLatin1(monster.symbol) == letter_) {
        return 0;
    }
    return toQString(monster.name).startsWith(letter_, Qt::CaseInsensitive) ? 1 : 2;
}

QString MonsterSearch::reasonFor(const Monster& monster) const {
    QStringList reasons;
    for (const Demand& demand : demands_) {
        for (const DamageType type : demand.types) {
            const std::string_view reason = oangband::reasonOf(type, monster);
            if (reason.empty() || !demand.holds(type, monster)) {
                continue;
            }
            reasons.append(demands_.size() + demand.types.size() > 2
                               ? toQString(oangband::name(type)) + ": " + toQString(reason)
                               : toQString(reason));
        }
    }
    return reasons.join(QStringLiteral("; "));
}

QString noMonsterFits() {
    return QObject::tr(
        "Nothing fits. Ask for parts of a name, a symbol as D, flags as EVIL, immune to fire, "
        "resists plasma, hurt by light. All of it must be so. Level and hit points can't be asked "
        "for, nor what is resisted by level and luck alone, as HOLD and OLD_SLOW.");
}

QString searchForResisting(DamageType type) {
    return QStringLiteral("resists ") + toQString(oangband::name(type));
}

QString searchForCondition(DamageType type, std::string_view condition) {
    return toQString(oangband::name(type)) + QStringLiteral(": ") + toQString(condition);
}

}  // namespace polyplan::ui
