#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>

namespace polyplan::ui {

/// How well a name answers to what was typed, the better the greater.
enum class Likeness : std::uint8_t {
    None,
    Found,         ///< somewhere
    WordStart,     ///< a word of it begins so
    Own,           ///< its own name, all behind "of": "death" of "wand of death"
    Abbreviation,  ///< it is called so for short, letter case aside
    Begins,
    FirstWord,  ///< begins with just these words
    AbbreviationAsWritten,
    Same,
};

/// Letter case aside. At least `Found`: what is looked into besides the name is not known here.
Likeness likenessOf(const QString& name, const QString& typed);

/// @param abbreviations what the thing is called for short
/// @returns one of the two kinds, or none. Two letters have to be written as they are usual.
Likeness likenessAsAbbreviation(const QStringList& abbreviations, const QString& typed);

}  // namespace polyplan::ui
