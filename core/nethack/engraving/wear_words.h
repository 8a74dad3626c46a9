#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/nethack/engraving/wear_letters.h"
#include "core/nethack/engraving/wear_row.h"

namespace polyplan::nethack::engraving {

/// One way in which a place of the text can come to read as the word, letter case ignored.
struct WordReading {
    std::string text;                 ///< as it stands then
    std::vector<double> bySomePicks;  ///< [s]: the sum over the ways to spread s picks over it of
                                      ///< the chance to read so, each over the picks' factorials
};

/// Eight letters in a row that read Elbereth or may come to do so. What stands at two such places
/// that overlap never reads so at both, since no beginning of the word is an end of it.
struct WordPlace {
    std::size_t first = 0;  ///< letter
    std::size_t last = 0;
    bool atFirst = false;  ///< reads so before any pick
    std::vector<WordReading> readings;
    std::vector<double> anyReading;  ///< `bySomePicks` of all readings
};

std::vector<WordPlace> wordPlaces(const FadingText& text);

/// The chance that the word stands somewhere in a stretch, given the picks on its letters, and that
/// both its ends are legible.
class WordOdds {
  public:
    explicit WordOdds(const FadingText& text);

    const std::vector<WordPlace>& places() const { return places_; }

    /// The sum over a row of its values by the chance, for any stretch that holds a place whole.
    double contained(std::size_t first, std::size_t last, const PickRow& row);

  private:
    /// Picks go over their factorials: a power series in the number of picks.
    using Series = std::vector<double>;
    /// The ways to choose places that do not overlap, by their number.
    using Choices = std::vector<Series>;

    struct Term {
        double left = 1.0;            ///< share of the letters that picks may hit freely
        std::vector<double> factors;  ///< by the picks on the letters that are bound
    };
    struct Stretch {
        std::vector<Term> terms;
        int first = 0;
        std::vector<double> odds;
    };

    const Choices& choices(std::size_t from, std::size_t end);
    Stretch stretch(std::size_t first, std::size_t last);
    static void extend(Stretch& stretch, int first, int end);

    const FadingText& text_;
    std::vector<WordPlace> places_;
    std::vector<std::optional<Choices>> choices_;    ///< by range of places
    std::vector<std::optional<Stretch>> stretches_;  ///< by first and last letter
};

}  // namespace polyplan::nethack::engraving
