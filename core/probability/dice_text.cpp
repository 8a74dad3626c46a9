#include <algorithm>
#include <cctype>
#include <optional>

#include "core/probability/dice.h"
#include "core/probability/grouped.h"

namespace polyplan {
namespace {

constexpr int deepestNesting = 16;

/// Thrown inside the reader only; readDice() hands it out as a value.
struct Refusal {
    DiceFault fault;
};

/// Reads by recursive descent; `position_` stands on the first character not yet read.
class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    Dice read() {
        if (text_.size() > DiceLimits::characters) {
            refuse(DiceLimits::characters,
                   "the text is longer than " + grouped(DiceLimits::characters) + " characters");
        }
        Dice dice;
        do {
            dice.alternatives.push_back(alternative());
        } while (taken("|") || takenWord("or"));
        if (!atEnd()) {
            refuseHere("\"+\", \"-\", \"*\", \"|\" or the end");
        }
        return dice;
    }

  private:
    [[noreturn]] static void refuse(std::size_t position, std::string message) {
        throw Refusal{{position, std::move(message)}};
    }

    [[noreturn]] void refuseHere(const std::string& expected) {
        const std::string found =
            atEnd() ? "the text ends" : "\"" + std::string(text_.substr(position_, 12)) + "\"";
        refuse(position_, found + " where " + expected + " is expected");
    }

    void skipBlanks() {
        while (position_ < text_.size() && (text_[position_] == ' ' || text_[position_] == '\t')) {
            ++position_;
        }
    }

    bool atEnd() {
        skipBlanks();
        return position_ == text_.size();
    }

    bool taken(std::string_view token) {
        skipBlanks();
        if (!matches(token)) {
            return false;
        }
        position_ += token.size();
        return true;
    }

    /// A word that no further letter follows.
    bool takenWord(std::string_view word) {
        const std::size_t start = position_;
        if (taken(word) && (position_ == text_.size() || !isLetter(text_[position_]))) {
            return true;
        }
        position_ = start;
        return false;
    }

    bool matches(std::string_view token) const {
        const std::string_view rest = text_.substr(position_, token.size());
        return std::equal(token.begin(), token.end(), rest.begin(), rest.end(),
                          [](char wanted, char found) { return wanted == lower(found); });
    }

    static char lower(char c) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    static bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
    static bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

    bool digitFollows() {
        skipBlanks();
        return position_ < text_.size() && isDigit(text_[position_]);
    }

    /// A whole number of `lowest` to `highest`.
    int number(const std::string& what, int lowest, int highest) {
        if (!digitFollows()) {
            refuseHere(what);
        }
        const std::size_t start = position_;
        std::int64_t value = 0;
        while (position_ < text_.size() && isDigit(text_[position_])) {
            value = std::min<std::int64_t>(value * 10 + (text_[position_] - '0'), 1'000'000'000);
            ++position_;
        }
        if (value < lowest || value > highest) {
            refuse(start, what + " is " + std::string(text_.substr(start, position_ - start)) +
                              ", allowed are " + grouped(lowest) + " to " + grouped(highest));
        }
        return static_cast<int>(value);
    }

    bool weightFollows() {
        skipBlanks();
        const std::size_t colon = text_.find_first_not_of("0123456789", position_);
        return colon != position_ && colon != std::string_view::npos && text_[colon] == ':';
    }

    int takenWeight() {
        const int weight = number("the weight", 1, DiceLimits::total);
        taken(":");
        return weight;
    }

    DiceSum alternative() {
        const int weight = weightFollows() ? takenWeight() : 1;
        const std::size_t first = position_;
        DiceSum result = sum();
        checkTotal(result, first);
        result.weight = weight;
        return result;
    }

    DiceSum sum() {
        DiceSum result;
        bool subtract = false;
        if (!taken("+")) {
            subtract = minus();
        }
        do {
            const DiceSum part = product();
            const int sign = subtract ? -1 : 1;
            for (DicePool pool : part.pools) {
                pool.factor *= sign;
                result.pools.push_back(pool);
            }
            result.constant += sign * part.constant;
            subtract = minus();
        } while (subtract || taken("+"));
        return result;
    }

    bool minus() { return taken("-") || taken("\u2212"); }
    bool timesSign() { return taken("*") || taken("\u00d7") || taken("x"); }

    /// Factors, of which all but one are constants.
    DiceSum product() {
        const std::size_t start = position_;
        DiceSum result = factor();
        while (timesSign()) {
            const std::size_t next = position_;
            DiceSum other = factor();
            if (!result.pools.empty() && !other.pools.empty()) {
                refuse(next, "dice times dice; one of both must be a constant");
            }
            if (result.pools.empty()) {
                std::swap(result, other);
            }
            multiply(result, other.constant, start);
        }
        return result;
    }

    static void multiply(DiceSum& sum, std::int64_t by, std::size_t position) {
        if (by == 0) {
            sum = {};
            return;
        }
        for (DicePool& pool : sum.pools) {
            pool.factor = static_cast<int>(bounded(pool.factor * by, position));
        }
        sum.constant = bounded(sum.constant * by, position);
    }

    static std::int64_t bounded(std::int64_t value, std::size_t position) {
        if (value < -DiceLimits::total || value > DiceLimits::total) {
            refuse(position, "comes to " + grouped(std::abs(value)) + ", at most " +
                                 grouped(DiceLimits::total) + " is allowed");
        }
        return value;
    }

    DiceSum factor() {
        if (taken("(")) {
            if (++depth_ > deepestNesting) {
                refuse(position_ - 1, "more than " + std::to_string(deepestNesting) +
                                          " brackets inside each other");
            }
            DiceSum inside = sum();
            if (!taken(")")) {
                refuseHere("\"+\", \"-\", \"*\" or \")\"");
            }
            --depth_;
            return inside;
        }
        skipBlanks();
        const std::size_t start = position_;
        DiceSum result;
        if (digitFollows()) {
            const int value = number("the number", 0, 999'999'999);
            if (!dieFollows()) {
                result.constant = bounded(value, start);
                return result;
            }
            result.pools.push_back(pool(value, start));
        } else if (dieFollows()) {
            result.pools.push_back(pool(1, start));
        } else {
            refuseHere("dice like \"12d8\" or a number");
        }
        return result;
    }

    bool dieFollows() {
        skipBlanks();
        return matches("d") && !matches("drop");
    }

    DicePool pool(int count, std::size_t start) {
        taken("d");
        // A die without sides gives 1 (Oangband 1.1.0, util.c damroll()).
        const int sides = std::max(1, number("the number of sides", 0, 999'999'999));
        if (count < 1 || count > DiceLimits::dice - dice_) {
            refuse(start, grouped(count) + " dice, allowed are 1 to " + grouped(DiceLimits::dice) +
                              " in all");
        }
        const std::int64_t product = std::int64_t{count} * sides;
        if (product > DiceLimits::diceTimesSides - diceTimesSides_) {
            refuse(start, "dice \u00d7 sides comes to " + grouped(diceTimesSides_ + product) +
                              ", at most " + grouped(DiceLimits::diceTimesSides) + " is allowed");
        }
        dice_ += count;
        diceTimesSides_ += product;
        return kept({.count = count, .sides = sides, .kept = count}, start);
    }

    std::optional<DicePool::Keep> whichFollows() {
        for (const std::string_view word : {"highest", "high", "h"}) {
            if (taken(word)) {
                return DicePool::Keep::Highest;
            }
        }
        for (const std::string_view word : {"lowest", "low", "l"}) {
            if (taken(word)) {
                return DicePool::Keep::Lowest;
            }
        }
        return std::nullopt;
    }

    /// "keep 3 highest", "keep highest 3", "kh3", "k3", "drop 1 lowest".
    DicePool kept(DicePool pool, std::size_t start) {
        const bool drop = taken("drop");
        if (!drop && !taken("keep") && !taken("k")) {
            return pool;
        }
        std::optional<DicePool::Keep> which = whichFollows();
        const int chosen = drop ? number("the number of dice dropped", 0, pool.count - 1)
                                : number("the number of dice kept", 1, pool.count);
        if (!which) {
            which = whichFollows();
        }
        if (drop) {
            pool.kept = pool.count - chosen;
            pool.keep =
                which == DicePool::Keep::Highest ? DicePool::Keep::Lowest : DicePool::Keep::Highest;
        } else {
            pool.kept = chosen;
            pool.keep = which.value_or(DicePool::Keep::Highest);
        }
        if (pool.kept == pool.count) {
            pool.keep = DicePool::Keep::All;
            return pool;
        }
        keptTimesSides_ += std::int64_t{pool.kept} * pool.sides;
        if (keptTimesSides_ > DiceLimits::keptTimesSides) {
            refuse(start, "dice kept \u00d7 sides comes to " + grouped(keptTimesSides_) +
                              ", at most " + grouped(DiceLimits::keptTimesSides) +
                              " is allowed where some are dropped");
        }
        return pool;
    }

    static void checkTotal(const DiceSum& sum, std::size_t position) {
        const Dice dice{{sum}};
        bounded(dice.lowest(), position);
        bounded(dice.highest(), position);
        std::int64_t range = 0;
        for (const DicePool& pool : sum.pools) {
            range += std::int64_t{pool.count} * (pool.sides - 1) * std::abs(pool.factor);
        }
        bounded(range, position);
    }

    std::string_view text_;
    std::size_t position_ = 0;
    int depth_ = 0;
    int dice_ = 0;
    std::int64_t diceTimesSides_ = 0;
    std::int64_t keptTimesSides_ = 0;
};

std::string poolText(const DicePool& pool) {
    std::string result = pool.count == 1 ? "" : std::to_string(pool.count);
    result += 'd' + std::to_string(pool.sides);
    if (pool.keep != DicePool::Keep::All) {
        result += pool.keep == DicePool::Keep::Highest ? "kh" : "kl";
        result += std::to_string(pool.kept);
    }
    return result;
}

std::string sumText(const DiceSum& sum) {
    std::string result;
    for (const DicePool& pool : sum.pools) {
        const int times = std::abs(pool.factor);
        result += pool.factor < 0 ? "-" : result.empty() ? "" : "+";
        result += times == 1 ? "" : std::to_string(times) + '*';
        result += poolText(pool);
    }
    if (sum.constant != 0 || sum.pools.empty()) {
        result += sum.constant < 0 || result.empty() ? "" : "+";
        result += std::to_string(sum.constant);
    }
    return result;
}

}  // namespace

std::variant<Dice, DiceFault> readDice(std::string_view text) {
    try {
        return Reader(text).read();
    } catch (const Refusal& refusal) {
        return refusal.fault;
    }
}

std::string text(const Dice& dice) {
    std::string result;
    for (const DiceSum& sum : dice.alternatives) {
        result += result.empty() ? "" : " | ";
        result += sum.weight == 1 ? "" : std::to_string(sum.weight) + ": ";
        result += sumText(sum);
    }
    return result;
}

}  // namespace polyplan
