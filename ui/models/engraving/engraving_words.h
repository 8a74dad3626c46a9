#pragma once

#include <QString>
#include <vector>

#include "core/nethack/engraving/words.h"

/// What people read of the values of an engraving, each with its rule.
namespace polyplan::ui::engraving_words {

struct Word {
    QString name;
    QString rule;  ///< what it does and where that stands: a tooltip
};

/// "dust", "burned" …
QString typeName(nethack::engraving::Type type);
Word group(nethack::engraving::StylusGroup group);
Word permanence(nethack::engraving::Permanence permanence);
Word surface(nethack::engraving::Surface surface);
Word condition(nethack::engraving::Condition condition);
Word cause(nethack::engraving::Cause cause);
Word action(nethack::engraving::Action action);
QString ridingSkill(nethack::engraving::RidingSkill skill);

const std::vector<nethack::engraving::Type>& types();

/// "1 point of enchantment, 2 charges"; "nothing" where it costs nothing.
QString cost(const nethack::engraving::Cost& cost);
/// Of the whole text, with the blindness that comes of it.
QString cost(const nethack::engraving::Writing& writing);

/// "helpless all the while", "helpless 2 of them", "never helpless": of the turns until it stands.
QString helpless(int turns, int ofTurns);

/// "1 turn", "12 turns".
QString counted(int number, const char* one, const char* many);

/// Text with its blanks made visible: "·".
QString visible(const QString& text);

}  // namespace polyplan::ui::engraving_words
