#include "core/plan/game_text/phrase_tail.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/catalogue/trimmed.h"
#include "core/plan/game_text/letters.h"
#include "core/plan/game_text/phrase_words.h"
#include "core/plan/limits.h"

namespace polyplan::plan::game_text {
namespace {

constexpr std::string_view namedMark = " named ";
constexpr std::string_view calledMark = " called ";

/// Whether what follows is a name, whatever it looks like: "5 apples named (foo)".
bool endsInNameMark(std::string_view phrase) {
    return phrase.ends_with(namedMark.substr(0, namedMark.size() - 1)) ||
           phrase.ends_with(calledMark.substr(0, calledMark.size() - 1));
}

bool hasNameMark(std::string_view phrase) {
    return phrase.find(namedMark) != std::string_view::npos ||
           phrase.find(calledMark) != std::string_view::npos;
}

/// How a thing is used, no longer than a plan keeps it.
std::string inUse(const Suffix& suffix, const std::string& text) {
    if (text.size() <= limits::nameCharacters) {
        return text;
    }
    return std::string(trimmed(suffix.pattern.substr(0, suffix.pattern.find('*'))));
}

/// Reads from the end of a phrase towards its noun.
class Tail {
  public:
    Tail(std::string_view phrase, StackReading& item, bool endsInPrice)
        : rest_(phrase), item_(item), endsInPrice_(endsInPrice) {}

    TailRest take() {
        takeFullStop();
        takeBill();
        takeShopPhrases();
        takeParentheses();
        takeContents();
        takeNames();
        return {std::string(rest_), std::move(remembered_)};
    }

  private:
    void remark(std::string_view text) { item_.remarks.emplace_back(text); }

    /// Of a message; a name may end with one, but for what stands behind it.
    void takeFullStop() {
        if (!rest_.ends_with('.')) {
            return;
        }
        const std::string_view said = trimmed(rest_.substr(0, rest_.size() - 1));
        const auto last = bracketAtEnd(said, " (", ')');
        const bool isBehindName =
            last && !endsInNameMark(last->before) && suffixOf(last->inside) != nullptr;
        if (isBehindName || !hasNameMark(rest_)) {
            rest_ = said;
        }
    }

    /// What is unpaid or used up is listed in columns (invent.c xprname()): "a dart   2 zorkmids".
    void takeBill() {
        constexpr std::string_view gap = "  ";
        const std::size_t at = rest_.rfind(gap);
        if (at == std::string_view::npos) {
            return;
        }
        const std::string_view price = trimmed(rest_.substr(at));
        Numbers numbers;
        if (matches("# zorkmid", price, numbers) || matches("# zorkmids", price, numbers)) {
            item_.price = numbers.values[0];
            rest_ = trimmed(rest_.substr(0, at));
        }
    }

    void takeShopPhrases() {
        if (hasNameMark(rest_) && !endsInPrice_) {
            return;
        }
        constexpr std::string_view noCharge = ", no charge";
        if (rest_.ends_with(noCharge)) {
            rest_.remove_suffix(noCharge.size());
            remark("no charge");
            return;
        }
        Numbers numbers;
        const std::size_t first = endsInPrice_ ? rest_.rfind(", ") : rest_.find(", ");
        for (std::size_t comma = first; comma != std::string_view::npos;
             comma = rest_.find(", ", comma + 1)) {
            for (const ShopPhrase& phrase : shopPhrases) {
                if (matches(phrase.pattern, rest_.substr(comma + 2), numbers)) {
                    (phrase.isEach ? item_.priceEach : item_.price) = numbers.values[0];
                    remark(rest_.substr(comma + 2));
                    rest_ = rest_.substr(0, comma);
                    return;
                }
            }
        }
    }

    /// From the last to the first: remarks come out in the order of the text.
    void takeParentheses() {
        std::vector<std::string> remarks;
        while (!rest_.empty()) {
            if (takeBraces(remarks)) {
                continue;
            }
            const auto last = bracketAtEnd(rest_, " (", ')');
            if (!last || last->inside.find(')') != std::string_view::npos) {
                break;
            }
            const auto [before, inside] = *last;
            const Suffix* suffix = suffixOf(inside);
            if (endsInNameMark(before) || (suffix == nullptr && hasNameMark(before))) {
                break;  // It is part of the name.
            }
            const std::vector<std::string> said = takeIn(suffix, inside);
            remarks.insert(remarks.end(), said.rbegin(), said.rend());
            rest_ = trimmed(before);
        }
        item_.remarks.insert(item_.remarks.end(), remarks.rbegin(), remarks.rend());
    }

    /// A weight in SLASH'EM, " {40}", or what 3.7 has seen such a thing cost (shk.c
    /// append_price_quote()): " {buy 200-266 sell 100}".
    bool takeBraces(std::vector<std::string>& remarks) {
        const auto last = bracketAtEnd(rest_, " {", '}');
        if (!last || endsInNameMark(last->before)) {
            return false;
        }
        const std::string inside(last->inside);
        const bool isWeight = numberOf(inside).has_value();
        if (!isWeight && !inside.starts_with("buy ") && !inside.starts_with("sell ")) {
            return false;
        }
        remarks.push_back(isWeight ? "weight " + inside : inside);
        rest_ = trimmed(last->before);
        return true;
    }

    const Suffix* suffixOf(std::string_view inside) {
        const auto* found = std::find_if(
            suffixes.begin(), suffixes.end(),
            [&](const Suffix& suffix) { return matches(suffix.pattern, inside, numbers_); });
        return found == suffixes.end() ? nullptr : found;
    }

    std::vector<std::string> takeIn(const Suffix* suffix, std::string_view inside) {
        const std::string text(inside);
        switch (suffix == nullptr ? SuffixSays::Remark : suffix->says) {
            case SuffixSays::Remark:
                return {text};
            case SuffixSays::ChargesAndReads:
                item_.timesRead = numbers_.values[2];
                [[fallthrough]];
            case SuffixSays::Charges:
                item_.recharged = numbers_.values[0];
                item_.charges = numbers_.values[1];
                return {};
            case SuffixSays::Reads:
                item_.timesRead = numbers_.values[0];
                return {};
            case SuffixSays::ReadOnce:
                item_.timesRead = 1;
                return {};
            case SuffixSays::Degraded:
                item_.degraded = true;
                return {};
            case SuffixSays::Remembers:
                remembered_ = text.substr(text.find(' ') + 1);
                return {};
            case SuffixSays::Eaten:
                item_.eaten = numbers_.values[0];
                return {};
            case SuffixSays::Total:
                item_.quantity = numbers_.values[0];
                return {text};
            case SuffixSays::Lit:
                return {"lit"};
            case SuffixSays::LitCandles:
                return {text.substr(0, text.find(',')), "lit"};
            case SuffixSays::LaidByHero:
                item_.laidByHero = true;
                return {};
            case SuffixSays::InUse:
                item_.inUse = inUse(*suffix, text);
                return {text};
            case SuffixSays::Price:
                item_.price = numbers_.values[0];
                return {text};
            case SuffixSays::UnpaidPrice:
                item_.price = numbers_.values[0];
                return {"unpaid"};
        }
        return {};
    }

    /// What 3.6 and 3.7 say of contents, and at the end of a game of shirts and wrappers.
    void takeContents() {
        constexpr std::string_view containing = " containing ";
        constexpr std::array<std::string_view, 3> inscriptions = {" with text \"", " labeled \"",
                                                                  " with a"};
        if (const std::size_t at = rest_.rfind(containing); at != std::string_view::npos) {
            Numbers numbers;
            const std::string_view what = rest_.substr(at + 1);
            if (matches("containing # item", what, numbers) ||
                matches("containing # items", what, numbers)) {
                remark(what);
                item_.contents = numbers.values[0];
                rest_ = rest_.substr(0, at);
            }
        }
        for (const std::string_view start : inscriptions) {
            const std::size_t at = rest_.find(start);
            if (at == std::string_view::npos || hasNameMark(rest_.substr(0, at)) ||
                (!start.ends_with('"') && !rest_.ends_with(" motif"))) {
                continue;
            }
            const std::size_t end =
                start.ends_with('"') ? rest_.find('"', at + start.size()) : rest_.size() - 1;
            if (end != std::string_view::npos) {
                remark(rest_.substr(at + 1, end - at));
                inscribed_ = std::string(rest_.substr(0, at)).append(rest_.substr(end + 1));
                rest_ = inscribed_;
                return;
            }
        }
    }

    /// "… called X named Y"; one may be missing, and a name is never empty.
    void takeNames() {
        const std::size_t namedAt = rest_.find(namedMark);
        const std::size_t calledAt = rest_.find(calledMark);
        std::string_view tail;
        if (calledAt < namedAt) {
            tail = rest_.substr(calledAt + calledMark.size());
            const std::size_t end = tail.find(namedMark, 1);
            item_.called = tail.substr(0, end);
            tail = end == std::string_view::npos ? std::string_view()
                                                 : tail.substr(end + namedMark.size());
            rest_ = rest_.substr(0, calledAt);
        } else if (namedAt != std::string_view::npos) {
            tail = rest_.substr(namedAt + namedMark.size());
            rest_ = rest_.substr(0, namedAt);
        }
        item_.name = tail;
        rest_ = trimmed(rest_);
    }

    std::string_view rest_;
    StackReading& item_;
    bool endsInPrice_;
    Numbers numbers_;
    std::string inscribed_;
    std::string remembered_;
};

}  // namespace

TailRest takeTail(std::string_view phrase, StackReading& item, bool endsInPrice) {
    return Tail(phrase, item, endsInPrice).take();
}

}  // namespace polyplan::plan::game_text
