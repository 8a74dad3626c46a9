#include <algorithm>
#include <utility>

#include "core/nethack/engraving/answer.h"
#include "core/nethack/engraving/elbereth.h"
#include "core/nethack/engraving/labor.h"
#include "core/nethack/engraving/reach.h"
#include "core/nethack/engraving/rules.h"
#include "core/nethack/engraving/spelling.h"
#include "core/nethack/engraving/square.h"
#include "core/nethack/engraving/stylus.h"
#include "core/nethack/engraving/types.h"
#include "core/nethack/engraving/words.h"
#include "core/nethack/engraving/writer.h"

namespace polyplan::nethack::engraving {
namespace {

constexpr int longestBlindness = 50;

/// The text as the game takes it from the keyboard.
std::string asTyped(const std::string& text, const Rules& rules) {
    if (!rules.squeezesBlanks) {
        return text;
    }
    std::string result;
    for (const char c : text) {
        if (c != ' ' || (!result.empty() && result.back() != ' ')) {
            result += c;
        }
    }
    if (!result.empty() && result.back() == ' ') {
        result.pop_back();
    }
    return result;
}

/// "dust, engraved, burned, marker or blood"
std::string randomTypes() {
    std::string types;
    for (const Type type : {Type::Dust, Type::Engrave, Type::Burn, Type::Mark, Type::Blood}) {
        types += types.empty() ? "" : type == Type::Blood ? " or " : ", ";
        types += typeWord(type);
    }
    return types;
}

/// Follows the engrave command from its beginning to where it refuses or has written.
class Writer {
  public:
    Writer(const Request& request, Game game, const Tables& tables, WritingDetail detail)
        : request_(request),
          game_(game),
          tables_(tables),
          rules_(*rulesOf(game)),
          detail_(detail) {}

    Writing run() {
        result_.stylus = request_.stylus.value_or(fingers);
        result_.wanted = request_.text;
        const std::optional<NamedStylus> named = findStylus(result_.stylus, game_, tables_);
        if (!named) {
            refuse({"Nothing of this name is in " + std::string(title(game_)) + '.', "objects.c",
                    false});
            return std::move(result_);
        }
        stylus_ = stylusOf(*named, request_, game_, tables_);
        if (auto refusal = refusedBySquare(request_, *named, game_)) {
            refuse(std::move(*refusal));
            return std::move(result_);
        }
        old_ = textOnSquare(request_);
        if (stylus_.refusal) {
            if (stylus_.wipesSoftText && old_ && isSoft(old_->type)) {
                result_.reveals.oldText = "wiped out";
            }
            refuse(*stylus_.refusal);
            return std::move(result_);
        }
        append(stylus_.remarks);
        if (useWand(*named) && meet() && read()) {
            write();
        }
        return std::move(result_);
    }

  private:
    bool has(Condition condition) const { return request_.conditions.contains(condition); }

    void append(const std::vector<RuleRemark>& remarks) {
        result_.remarks.insert(result_.remarks.end(), remarks.begin(), remarks.end());
    }
    void remark(std::string text, const char* where = byDoengrave) {
        result_.remarks.push_back({std::move(text), where});
    }

    bool refuse(Refusal refusal) {
        result_.type.reset();
        result_.complete = false;
        result_.actions = refusal.takesTurn ? 1 : 0;
        result_.turns = 0;
        result_.refused = std::move(refusal);
        return false;
    }

    /// @returns whether a text can still be written.
    bool useWand(const NamedStylus& named) {
        const bool isWand =
            named.object != nullptr && named.object->objectClass == ObjectClass::Wand;
        if (!isWand) {
            return true;
        }
        result_.turnsToDust = stylus_.turnsToDust;
        result_.sparesOldText = stylus_.sparesOldText;
        if (stylus_.wand != nullptr) {
            zap(*stylus_.wand);
        }
        if (result_.refused) {
            return false;
        }
        const bool outOfReach = rules_.wandsMindReach ? floorOutOfReach(request_, game_).has_value()
                                                      : has(Condition::Levitating);
        if (outOfReach && (stylus_.wand == nullptr || !stylus_.wand->writesOutOfReach)) {
            return refuse({"The floor is out of reach, also for this wand.",
                           "engrave.c can_reach_floor()", true});
        }
        return true;
    }

    void zap(const Wand& wand) {
        result_.cost.wandCharges = 1;
        const bool blind = has(Condition::Blind);
        const bool mayVanish = old_ && old_->type != Type::Headstone;
        result_.reveals = revealed(wand, blind, mayVanish);
        if (request_.stylusState.buc == Buc::Cursed && rules_.cursedWandExplodes > 0) {
            result_.explodes = 1.0 / rules_.cursedWandExplodes;
            remark("A cursed wand explodes once in " + std::to_string(rules_.cursedWandExplodes) +
                   " times; the odds of the whole text count that in.");
        }
        if (wand.id == "wan_lightning" && !blind && !has(Condition::ResistsBlindness)) {
            result_.blindness.most = longestBlindness;
            remark("The flash blinds the hero for " + worded(result_.blindness) +
                   ", after the text is settled.");
        }
        changeOldText(wand, blind, mayVanish);
    }

    Reveals revealed(const Wand& wand, bool blind, bool mayVanish) const {
        Reveals reveals;
        const Identifies rule =
            rules_.game == Game::NetHack37 ? wand.identifiesIn37 : wand.identifies;
        if (!request_.stylusState.identified) {
            reveals.identifies =
                rule == Identifies::Always || (rule == Identifies::UnlessBlind && !blind);
            if (rule == Identifies::IfFound && !blind) {
                reveals.identifiesOnly = "if something hidden is found";
            } else if (rule == Identifies::IfNoticed) {
                reveals.identifiesOnly = "if the new monster is noticed";
            } else if (rule == Identifies::IfGranted) {
                reveals.identifiesOnly = "if the wish is granted";
            }
        }
        if (!wand.messageNeedsText || mayVanish) {
            reveals.message = blind ? wand.blindMessage : wand.message;
        }
        return reveals;
    }

    void changeOldText(const Wand& wand, bool blind, bool mayVanish) {
        const bool burned = old_ && old_->type == Type::Burn;
        const bool vanishes =
            (mayVanish && (wand.oldText == OldText::Deleted || wand.oldText == OldText::Moved)) ||
            (wand.oldText == OldText::DeletedIfBurned && burned);
        if (vanishes) {
            result_.reveals.oldText = wand.oldText == OldText::Moved
                                          ? "moved to a random square without a text"
                                          : "deleted";
            old_.reset();
        } else if (wand.oldText == OldText::Replaced && old_) {
            replaceOldText(blind);
        }
    }

    void replaceOldText(bool blind) {
        if (!blind) {
            result_.reveals.oldText =
                isGrave(request_)
                    ? "replaced by a random text, still an epitaph"
                    : "replaced by a random text, with the same chance each " + randomTypes();
            refuse(
                {"The wand changes the old text, and no other is asked for.", byDoengrave, true});
        } else if (isGrave(request_)) {
            refuse({"The epitaph can't be wiped out.", byDoengrave, true});
        } else if (rules_.blindPolymorphKeeps) {
            result_.reveals.oldText =
                "replaced by one of 9 fixed phrases with the same chance, of the same type";
            refuse(
                {"The wand changes the old text, and no other is asked for.", byDoengrave, true});
        } else {
            result_.reveals.oldText = "deleted";
            old_.reset();
        }
    }

    bool meet() {
        Meeting meeting = meetOldText(request_, old_, *stylus_.type, game_);
        append(meeting.remarks);
        if (meeting.refusal) {
            return refuse(std::move(*meeting.refusal));
        }
        remarksOnWriting_ = std::move(meeting.remarksOnWriting);
        result_.type = meeting.type;
        result_.permanence = permanenceOf(*meeting.type, request_.surface);
        result_.pace = stylus_.pace;
        result_.addsToOld = meeting.kept.has_value();
        kept_ = std::move(meeting.kept).value_or(std::string());
        return true;
    }

    bool read() {
        typed_ = asTyped(request_.text, rules_);
        if (letterCount(typed_) == 0) {
            return refuse(
                {"There is nothing to write: an empty text or blanks alone cancel the command.",
                 byDoengrave, stylus_.wand != nullptr, request_.text.empty()});
        }
        if (typed_ != request_.text) {
            remark(
                "Blanks at the ends are dropped, and several in a row made one, when the text "
                "is typed.",
                "hacklib.c mungspaces()");
        }
        append(remarksOnWriting_);
        result_.wanted = kept_ + typed_;
        result_.kept = kept_.size();
        const std::size_t room = maximumLength - std::min(maximumLength, kept_.size());
        if (typed_.size() > room) {
            result_.complete = false;
            if (rules_.work == Work::Occupation) {
                typed_.resize(room);
                remark("An engraving has no more than 255 characters: the work ends there.",
                       "engrave.c engrave()");
            } else {
                remark(
                    "An engraving has no more than 255 characters: the rest is lost, though it "
                    "takes its time and wears the stylus.");
            }
        }
        result_.breaksIlliterate = typed_ != "x" && typed_ != "X";
        return true;
    }

    void write() {
        const int letters = letterCount(typed_);
        const Labor labor = laborOf(letters, stylus_, request_.stylusState, game_);
        result_.turns = labor.turns;
        result_.actions = labor.actions;
        result_.helplessTurns = rules_.work == Work::Helpless ? labor.turns : 0;
        result_.isOccupation = rules_.work == Work::Occupation;
        result_.cost = labor.cost;
        result_.written = kept_ + typed_.substr(0, lengthOf(typed_, labor.letters));
        result_.written.resize(std::min(maximumLength, result_.written.size()));
        const bool whole = result_.complete;
        if (labor.letters < letters) {
            result_.complete = false;
            remark("The stylus gives out after " + std::to_string(labor.letters) +
                   " letters; the rest is not written.");
        }
        if (result_.written == "Elbereth") {
            remark("If it comes out exactly so, it exercises Wisdom.", "engrave.c make_engr_at()");
        }
        spell();
        tellOfTime(labor);
        if (whole) {
            const bool canAdd = !isSoft(*result_.type) || !has(Condition::Blind);
            plan(cheapestGoes(typed_, stylus_, request_.stylusState, game_, canAdd));
            if (labor.letters < letters && detail_ == WritingDetail::Full) {
                result_.needed = neededFor(typed_, stylus_, game_, canAdd);
            }
        }
    }

    void spell() {
        const double right = untouched(request_, game_, *result_.type);
        const std::vector<PlaceOfText> places = placesOf(result_.written, kept_.size(), right);
        const double happens = result_.comesAbout();
        result_.characterError = error({'E', right});
        result_.unchanged = result_.complete ? happens * engraving::unchanged(places) : 0.0;
        result_.readsElbereth = happens * engraving::readsElbereth(places, *result_.type, game_);
        result_.containsElbereth = happens * engraving::containsElbereth(places, *result_.type);
        if (const auto old = textOnSquare(request_); old && happens < 1 && result_.sparesOldText) {
            const double stays = result_.explodes + result_.turnsToDust;
            const bool reads = engraving::readsElbereth(old->text, old->type, game_);
            const bool contains = engraving::containsElbereth(old->text, old->type);
            result_.oldReadsElbereth = reads ? stays : 0.0;
            result_.readsElbereth = std::min(1.0, result_.readsElbereth + result_.oldReadsElbereth);
            result_.containsElbereth =
                std::min(1.0, result_.containsElbereth + (contains ? stays : 0.0));
        }
        if (detail_ == WritingDetail::Figures) {
            return;
        }
        for (std::size_t i = 0; i < result_.wanted.size(); ++i) {
            const bool isWritten = i < places.size();
            const bool isBlank = result_.wanted[i] == ' ';
            result_.letterErrors.push_back(isWritten ? error(places[i]) : isBlank ? 0.0 : 1.0);
            result_.byPosition.push_back(isWritten ? odds(places[i]) : CharacterOdds{{' ', 1.0}});
        }
    }

    void tellOfTime(const Labor& labor) {
        if (rules_.work == Work::Helpless) {
            if (labor.turns > 0) {
                remark("Helpless until " + std::to_string(labor.turns) +
                       (labor.turns == 1 ? " turn has" : " turns have") +
                       " passed; till then nothing on the square counts as Elbereth, not even the "
                       "old text, and monsters hit more easily (+4).");
            }
            return;
        }
        if (result_.isInterruptible()) {
            remark(
                "An occupation: it stops after any action if a hostile monster that can attack is "
                "next to the hero, and a stopped job is not taken up again.",
                "engrave.c engrave()");
        }
        if (detail_ == WritingDetail::Figures) {
            return;
        }
        int action = 0;
        for (const int letters : labor.steps) {
            std::string text = kept_ + typed_.substr(0, lengthOf(typed_, letters));
            const bool works = engraving::readsElbereth(text, *result_.type, game_);
            result_.meanwhile.push_back({++action, std::move(text), works});
        }
    }

    void plan(std::vector<Go> goes) {
        result_.goes = std::move(goes);
        for (const Go& go : result_.goes) {
            result_.cheapest.enchantment += go.cost.enchantment;
            result_.cheapest.markerCharges += go.cost.markerCharges;
            result_.cheapest.wandCharges += go.cost.wandCharges;
            result_.turnsOfGoes += go.turns;
            result_.actionsOfGoes += go.actions;
            result_.turnsUntilWhole += result_.turnsOf(go);
        }
        if (result_.goes.size() > 1) {
            const double right = untouched(request_, game_, *result_.type);
            const std::vector<PlaceOfText> places = placesOf(result_.wanted, kept_.size(), right);
            result_.unchangedInGoes = engraving::unchanged(places);
            result_.readsElberethInGoes = engraving::readsElbereth(places, *result_.type, game_);
        } else if (!result_.goes.empty()) {
            result_.unchangedInGoes = result_.unchanged;
            result_.readsElberethInGoes = result_.readsElbereth;
        }
    }

    const Request& request_;
    Game game_;
    const Tables& tables_;
    const Rules& rules_;
    WritingDetail detail_;
    Stylus stylus_;
    std::optional<Existing> old_;
    std::string kept_;  ///< of the old text
    std::vector<RuleRemark> remarksOnWriting_;
    std::string typed_;
    Writing result_;
};

}  // namespace

Writing write(const Request& request, Game game, const Tables& tables, WritingDetail detail) {
    return Writer(request, game, tables, detail).run();
}

Writing writing(const Request& request, Game game, const Tables& tables) {
    return write(request, game, tables, WritingDetail::Full);
}

}  // namespace polyplan::nethack::engraving
