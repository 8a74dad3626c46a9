#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/nethack/engraving/durability.h"

namespace polyplan::nethack::engraving {

/// What becomes of one character by one pick (engrave.c wipeout_text()).
CharacterOdds rubbedOnce(char character, Game game, const Rubouts& rubouts);

/// What becomes of one character pick by pick. No character ever returns to what it was, and none
/// but a blank lasts, so the list is short.
class Fading {
  public:
    Fading(char character, Game game, const Rubouts& rubouts);

    /// What stands there after so many picks.
    const CharacterOdds& after(std::size_t picks) const;
    /// That something legible is left after so many picks.
    double legible(std::size_t picks) const;
    /// How many picks may leave it legible, at most.
    std::size_t mostLegible() const { return odds_.size() - 2; }
    /// How many picks may make a blank of it, at least.
    std::size_t fewestBlank() const;
    /// That it is one letter of the word after so many picks, letter case ignored.
    double reads(std::size_t picks, char letter) const;

  private:
    std::vector<CharacterOdds> odds_;  ///< by picks; the last one is a blank for certain
};

/// A legible character of a text.
struct Letter {
    std::size_t place = 0;  ///< in the text, blanks counted
    std::size_t fading = 0;
    std::size_t profile = 0;  ///< letters of one profile are as likely legible after any picks
    bool original = true;     ///< stands there as it was at first, and not after a change
};

/// How likely letters of a profile are legible, by picks; 0 beyond.
struct Profile {
    std::vector<double> legible;
    std::size_t most() const { return legible.size() - 1; }
    std::size_t fewestBlank() const {
        std::size_t picks = 0;
        while (picks < legible.size() && legible[picks] >= 1.0) {
            ++picks;
        }
        return picks;
    }
    double after(std::size_t picks) const { return picks < legible.size() ? legible[picks] : 0.0; }
};

/// A text by its legible characters.
class FadingText {
  public:
    FadingText(std::string_view text, Game game, const Rubouts& rubouts);
    /// A text that stands on the places of an original one, from `place` on.
    FadingText(std::string_view text, std::string_view original, std::size_t place, Game game,
               const Rubouts& rubouts);

    const std::vector<Letter>& letters() const { return letters_; }
    std::size_t size() const { return letters_.size(); }
    const Fading& fading(std::size_t letter) const { return fadings_[letters_[letter].fading]; }
    const Profile& profile(std::size_t letter) const { return profiles_[letters_[letter].profile]; }
    const std::vector<Profile>& profiles() const { return profiles_; }
    /// Characters from one letter to another, blanks between them counted.
    std::size_t length(std::size_t first, std::size_t last) const {
        return letters_[last].place - letters_[first].place + 1;
    }
    /// Characters of the whole text.
    std::size_t length() const { return length_; }
    bool hasOuterBlanks() const { return !letters_.empty() && length(0, size() - 1) != length_; }
    /// Fewest picks that may leave nothing legible.
    std::size_t fewestToNothing() const;

  private:
    std::size_t length_;
    std::vector<Letter> letters_;
    std::vector<Fading> fadings_;
    std::vector<Profile> profiles_;
};

}  // namespace polyplan::nethack::engraving
