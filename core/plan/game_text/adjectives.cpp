#include "core/plan/game_text/adjectives.h"

#include <algorithm>

#include "core/catalogue/trimmed.h"
#include "core/plan/game_text/letters.h"
#include "core/plan/game_text/phrase_words.h"

namespace polyplan::plan::game_text {
namespace {

void say(const Prefix& prefix, Adjectives& said) {
    switch (prefix.says) {
        case PrefixSays::Nothing:
            said.hasArticle = true;
            break;
        case PrefixSays::Remark:
            said.remarks.emplace_back(prefix.words);
            break;
        case PrefixSays::Blessed:
            said.buc = nethack::Buc::Blessed;
            break;
        case PrefixSays::Uncursed:
            said.buc = nethack::Buc::Uncursed;
            break;
        case PrefixSays::Cursed:
            said.buc = nethack::Buc::Cursed;
            break;
        case PrefixSays::Poisoned:
            said.poisoned = true;
            break;
        case PrefixSays::Erodeproof:
            said.erodeproof = true;
            break;
    }
}

}  // namespace

bool takeCount(std::string_view& head, Adjectives& said) {
    const std::size_t blank = head.find(' ');
    const std::string_view word = head.substr(0, blank);
    if (blank == std::string_view::npos || word.empty()) {
        return false;
    }
    const bool isSigned = word.front() == '+' || word.front() == '-';
    const bool isNumber =
        isDigit(word.front()) || (isSigned && word.size() > 1 && isDigit(word[1]));
    if (!isNumber) {
        return false;
    }
    const auto number = numberOf(word);
    if (!number) {
        said.noNumber = word;
        return false;
    }
    (isSigned ? said.enchantment : said.quantity) = *number;
    head = trimmed(head.substr(blank));
    return true;
}

bool takePrefix(std::string_view& head, Adjectives& said) {
    const auto takeWords = [&head](std::string_view words) {
        if (!startsWithLetters(head, words) || head.size() <= words.size() ||
            head[words.size()] != ' ') {
            return false;
        }
        head = trimmed(head.substr(words.size()));
        return true;
    };
    const std::string_view whole = head;
    for (const ErosionDegree& degree : erosionDegrees) {
        head = whole;
        if (take(head, degree.word) && std::ranges::any_of(erosionWords, takeWords)) {
            said.erosion = std::max(said.erosion, degree.degree);
            return true;
        }
    }
    head = whole;
    for (const Prefix& prefix : prefixes) {
        const std::string_view before = head;
        if (!takeWords(prefix.words)) {
            continue;
        }
        if (!startsWithLetters(head, prefix.onlyBefore)) {
            head = before;
            continue;
        }
        say(prefix, said);
        return true;
    }
    return false;
}

Adjectives takeAdjectives(std::string_view& head) {
    Adjectives said;
    while (takeCount(head, said) || takePrefix(head, said)) {
    }
    return said;
}

}  // namespace polyplan::plan::game_text
