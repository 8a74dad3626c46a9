#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <string_view>
#include <vector>

#include "core/oangband/monster.h"
#include "core/oangband/reaction.h"
#include "core/oangband/type_rule.h"

namespace polyplan::ui {

/// What somebody looks for among the monsters. All of it must be so:
///
/// - `vampire`, `unique`, `evil`: words of the name, a flag
/// - `D`: a letter by itself: those of this symbol first, then those whose name begins with it;
///   among other words those of this symbol alone
/// - `IM_FIRE`, `BRTH_`: a flag, or the beginning of one with its line
/// - `immune to fire and cold`, `resists plasma`, `hurt by light`: how it takes a damage type
/// - `PLASMA: both IM_FIRE and IM_ELEC`: the condition of a type that it meets, and none before it;
///   `PLASMA:` is any of them
class MonsterSearch {
  public:
    explicit MonsterSearch(const QString& text = {});

    bool finds(const oangband::Monster& monster) const;
    /// The conditions of the types asked for that the monster meets: "IM_FIRE".
    QString reasonFor(const oangband::Monster& monster) const;
    /// Whether it is asked how a type is taken, so that there are reasons.
    bool asksForTypes() const { return !demands_.empty(); }
    /// How near it comes to a letter by itself, for which capitals count: those with the least come
    /// first. Without such a letter all are alike.
    int remoteness(const oangband::Monster& monster) const;
    /// The letter by itself; none: null.
    QChar letter() const { return letter_; }

  private:
    /// Stands in the name, or is one of the flags; or is the symbol.
    struct Word {
        QString text;
        oangband::Flags flags;
        bool isSymbol = false;
    };
    /// One of the types is taken so.
    struct Demand {
        std::vector<oangband::DamageType> types;
        /// The least of it; where it is to be hurt more, that alone.
        oangband::Reaction reaction = oangband::Reaction::Resists;
        /// In place of the reaction: one of them is met.
        std::optional<std::vector<const oangband::Condition*>> conditions;

        bool holds(oangband::DamageType type, const oangband::Monster& monster) const;
    };

    bool readCondition(const QString& text);
    void readPhrases(const QStringList& words);
    /// Whether the word names a flag of what hurts: `rock` of HURT_ROCK.
    bool readWeakness(const QString& word);

    QChar letter_;
    std::vector<Word> words_;
    std::vector<Demand> demands_;
};

/// Said where no monster is found.
QString noMonsterFits();

/// What is searched for to find those that resist a type: "resists PLASMA".
QString searchForResisting(oangband::DamageType type);
/// Those that meet a condition of it, and none before it.
QString searchForCondition(oangband::DamageType type, std::string_view condition);

}  // namespace polyplan::ui
