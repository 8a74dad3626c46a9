#include "ui/models/engraving/engraving_words.h"

#include <QObject>

#include "core/nethack/engraving/comparison.h"
#include "ui/look/figures.h"
#include "ui/look/text.h"

namespace polyplan::ui::engraving_words {

using nethack::engraving::Action;
using nethack::engraving::Cause;
using nethack::engraving::Condition;
using nethack::engraving::Cost;
using nethack::engraving::Permanence;
using nethack::engraving::RidingSkill;
using nethack::engraving::StylusGroup;
using nethack::engraving::Surface;
using nethack::engraving::Type;

namespace {

QString translated(std::string_view text) {
    return QObject::tr(std::string(text).c_str());
}

template <typename Value>
Word translatedWord(Value value) {
    const nethack::engraving::Word word = wordOf(value);
    return {translated(word.name), translated(word.rule)};
}

}  // namespace

QString typeName(Type type) {
    return translated(typeWord(type));
}

Word group(StylusGroup group) {
    return translatedWord(group);
}

Word permanence(Permanence permanence) {
    return translatedWord(permanence);
}

Word surface(Surface surface) {
    return translatedWord(surface);
}

Word condition(Condition condition) {
    return translatedWord(condition);
}

Word cause(Cause cause) {
    return translatedWord(cause);
}

Word action(Action action) {
    return translatedWord(action);
}

QString ridingSkill(RidingSkill skill) {
    return translated(wordOf(skill));
}

const std::vector<Type>& types() {
    static const std::vector<Type> all = {Type::Dust, Type::Engrave, Type::Burn,
                                          Type::Mark, Type::Blood,   Type::Headstone};
    return all;
}

QString helpless(int turns, int ofTurns) {
    return turns == 0         ? QObject::tr("never helpless")
           : turns == ofTurns ? QObject::tr("helpless all the while")
                              : QObject::tr("helpless %1 of them").arg(turns);
}

QString counted(int number, const char* one, const char* many) {
    return QObject::tr(number == 1 ? one : many).arg(decimal(number));
}

QString cost(const Cost& cost) {
    return toQString(worded(cost));
}

QString cost(const nethack::engraving::Writing& writing) {
    return toQString(worded(wayOf(writing).cost, writing.blindness));
}

QString visible(const QString& text) {
    QString shown = text;
    return shown.replace(u' ', u'·');
}

}  // namespace polyplan::ui::engraving_words
