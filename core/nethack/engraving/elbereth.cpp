#include "core/nethack/engraving/elbereth.h"

#include <algorithm>

namespace polyplan::nethack::engraving {
namespace {

bool sameLetter(char a, char b) {
    const auto lower = [](char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return lower(a) == lower(b);
}

}  // namespace

bool testsWholeText(Game game) {
    return game == Game::NetHack367 || game == Game::NetHack37;
}

bool readsElbereth(std::string_view text, Type type, Game game) {
    if (!testsWholeText(game)) {
        return containsElbereth(text, type);
    }
    return type != Type::Headstone && std::equal(text.begin(), text.end(), elberethWord.begin(),
                                                 elberethWord.end(), sameLetter);
}

bool containsElbereth(std::string_view text, Type type) {
    return type != Type::Headstone && std::search(text.begin(), text.end(), elberethWord.begin(),
                                                  elberethWord.end(), sameLetter) != text.end();
}

}  // namespace polyplan::nethack::engraving
