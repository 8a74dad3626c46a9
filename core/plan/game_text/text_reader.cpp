#include "core/plan/game_text/text_reader.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "core/catalogue/likely_object.h"
#include "core/catalogue/trimmed.h"
#include "core/json/fault_list.h"
#include "core/plan/game_text/containers.h"
#include "core/plan/game_text/discoveries.h"
#include "core/plan/game_text/item_reader.h"
#include "core/plan/game_text/layout.h"
#include "core/plan/game_text/letters.h"

namespace polyplan::plan::game_text {
namespace {

constexpr nethack::Game defaultGame = nethack::Game::NetHack367;
/// Suggestions take long: only so many lines that are not read get one.
constexpr int mostSuggestions = 50;
/// Nothing that is longer is nearly an object's name.
constexpr std::size_t longestMisspelling = 80;

/// Whether a text is one: of pictures, programs and packed files every tenth byte or so is a
/// control character that no game prints.
bool isText(std::string_view text) {
    constexpr std::string_view printed = "\t\n\v\f\r\b\x0E\x0F\x1B";
    constexpr std::ptrdiff_t mostOthers = 20;  // one in so many bytes
    const auto others = std::ranges::count_if(text, [printed](char c) {
        return static_cast<unsigned char>(c) < 0x20U && printed.find(c) == std::string_view::npos;
    });
    return others * mostOthers <= std::ssize(text);
}

bool hasSlot(std::string_view line) {
    return !takeSlot(line).empty();
}

/// Whether another item's message follows in the line, which a name would swallow.
bool isJoined(std::string_view line) {
    constexpr std::string_view gap = ".  ";
    for (std::size_t at = line.find(gap); at != std::string_view::npos;
         at = line.find(gap, at + 1)) {
        if (hasSlot(trimmed(line.substr(at + gap.size())))) {
            return true;
        }
    }
    return false;
}

/// A line as it is read: without control characters and the blanks around it.
struct CleanLine {
    std::string_view raw;
    std::string text{};
    std::size_t indent = 0;
};

/// A text before its game is known.
struct CleanText {
    std::vector<CleanLine> lines;
    bool isDumplog = false;
    /// Whether all items with a letter are of messages, which end in full stops: "f - 2 darts."
    bool isOfMessages = false;
    std::optional<nethack::Game> game;  ///< that it names
};

CleanText cleaned(const std::vector<std::string_view>& lines) {
    CleanText text;
    text.lines.reserve(lines.size());
    bool hasInventory = false;
    bool hasOther = false;
    bool areMessages = true;
    for (const std::string_view raw : lines) {
        CleanLine& line = text.lines.emplace_back(CleanLine{.raw = raw});
        if (raw.size() > lineBytes) {
            continue;
        }
        const std::string whole = cleanLine(raw);
        line.text = behindHeadings(trimmed(whole));
        line.indent = std::min(whole.find_first_not_of(' '), whole.size());
        if (hasSlot(line.text)) {
            areMessages = areMessages && line.text.ends_with('.');
            continue;
        }
        const auto section = sectionTitle(line.text);
        const auto game = gameNamedIn(line.text);
        hasInventory = hasInventory || section == Section::Inventory;
        hasOther = hasOther || game || (section && section != Section::Inventory);
        text.game = text.game ? text.game : game;
    }
    text.isDumplog = hasInventory && hasOther;
    text.isOfMessages = areMessages && !hasInventory;
    return text;
}

/// Reads the lines of one text in order and keeps what one line means for the next.
class TextReader {
  public:
    /// @param known by the player before the text
    TextReader(const CleanText& text, const Vocabulary& words, std::span<const ObjectIndex> known)
        : text_(text),
          words_(words),
          items_(words),
          discoveries_(words, known),
          containers_(words) {}

    std::vector<Line> read() {
        for (index_ = 0; index_ < text_.lines.size(); ++index_) {
            Line line;
            line.text = text_.lines[index_].raw;
            readLine(line);
            lines_.push_back(std::move(line));
        }
        finish();
        return std::move(lines_);
    }

    std::vector<ObjectIndex> discovered() const {
        std::set<ObjectIndex> known = discoveries_.known();
        for (const ObjectType& look : words_.table().looks()) {
            std::ranges::copy_if(look.mayBe, std::inserter(known, known.end()),
                                 [this](ObjectIndex type) { return named_.contains(type); });
        }
        return {known.begin(), known.end()};
    }

    const Discoveries& discoveries() const { return discoveries_; }

  private:
    void readLine(Line& line) {
        const std::string_view text = text_.lines[index_].text;
        const bool afterBlank = std::exchange(afterBlank_, text.empty());
        if (text_.lines[index_].raw.size() > lineBytes) {
            line.kind = text_.isDumplog && !isInside_ ? LineKind::PassedOver : LineKind::Unread;
            if (line.kind == LineKind::Unread) {
                line.why = "it is longer than " + std::to_string(lineBytes) + " bytes";
            }
            return;
        }
        if (text.empty()) {
            line.kind = LineKind::Blank;
            return;
        }
        if (!hasSlot(text) && readTitle(text, line)) {
            return;
        }
        // Further pages of a list have no title.
        isListingDiscoveries_ = isListingDiscoveries_ ||
                                (!text_.isDumplog && !hasSlot(text) && discoveries_.isEntry(text));
        if (isListingDiscoveries_ && readDiscovery(text, line)) {
            return;
        }
        if (const auto container = contentsHeading(text);
            container && (!text_.isDumplog || !isInventoryOver_)) {
            isInside_ = true;
            place_ = {};
            const auto named = items_.read(*container);
            hasMenuLetters_ = false;
            isLying_ = false;
            containers_.beginContentsOf(std::get_if<StackReading>(&named), index_);
            line.kind = LineKind::Heading;
            return;
        }
        if (text_.isDumplog && !isInside_) {
            line.kind = LineKind::PassedOver;
            seesCurses_ = seesCurses_ || tellsOfCurseSeer(text);
            return;
        }
        readInside(text, line, afterBlank);
    }

    /// The title of a part of a dumplog; elsewhere only the discoveries' counts.
    bool readTitle(std::string_view text, Line& line) {
        const auto section = sectionTitle(text);
        if (!section || (!text_.isDumplog && section != Section::Discoveries)) {
            return false;
        }
        isListingDiscoveries_ = section == Section::Discoveries;
        line.kind = LineKind::PassedOver;
        if (section != Section::Inventory) {
            isInside_ = false;
        } else if (!std::exchange(hasInventory_, true)) {
            isInside_ = true;
            line.kind = LineKind::Heading;
        } else {
            // Some servers add the inventory as the player knew it.
            isInside_ = false;
            isInventoryOver_ = true;
        }
        return true;
    }

    /// Whether a line behind discoveries is of another list: the game gives none of them a letter.
    static bool endsDiscoveries(std::string_view text) {
        return hasSlot(text) || contentsHeading(text) || (isOtherHeading(text) && !isPageEnd(text));
    }

    /// 3.7 puts a star before what was known from the start, with nothing to its left.
    bool readDiscovery(std::string_view text, Line& line) {
        const ClassHeading* heading = classHeading(text);
        isListingDiscoveries_ =
            !endsDiscoveries(text) &&
            (discoveries_.take(text) || heading != nullptr ||
             startsWithLetters(text, "Unique items") || sameLetters(text, "Artifacts") ||
             text.starts_with("* ") || isPageEnd(text) || text_.lines[index_].indent > 0);
        if (isListingDiscoveries_) {
            line.kind = LineKind::PassedOver;
            lastHeading_ = heading;
        } else if (hasSlot(text) && lastHeading_ != nullptr) {
            place_.section = lastHeading_->objectClass;  // It was the inventory's first.
        }
        return isListingDiscoveries_;
    }

    void readInside(std::string_view text, Line& line, bool afterBlank) {
        if (const ClassHeading* heading = classHeading(text)) {
            place_ = {.section = heading->objectClass};
            if (!hasMenuLetters_) {
                containers_.endContents();
            }
            line.kind = LineKind::Heading;
            return;
        }
        if (!hasSlot(text) && isOtherHeading(text)) {
            line.kind = LineKind::Heading;
            if (!isPageEnd(text)) {
                beginList(text);
            }
            return;
        }
        if (isJoined(text)) {
            line.kind = LineKind::Unread;
            line.why = "messages of several items stand in it; each needs a line of its own";
            return;
        }
        const bool isMessage = text_.isOfMessages && hasSlot(text) && text.ends_with('.');
        auto item = items_.read(isMessage ? text.substr(0, text.size() - 1) : text, place_);
        if (auto* stack = std::get_if<StackReading>(&item)) {
            line.kind = LineKind::Stack;
            if (hasMenuLetters_) {
                stack->slot.clear();
            } else if (!stack->slot.empty()) {
                containers_.leaveHeading();
                isLying_ = false;
            }
            stack->isNotCarried = stack->isNotCarried || isLying_ || hasMenuLetters_;
            line.container = containers_.place(*stack, index_, text_.lines[index_].indent);
            line.stack = std::move(*stack);
            return;
        }
        if (isOtherHeading(text)) {
            line.kind = LineKind::Heading;
            return;
        }
        if (text_.isDumplog && afterBlank && !hasSlot(text)) {
            isInside_ = false;
            line.kind = LineKind::PassedOver;
            return;
        }
        line.kind = LineKind::Unread;
        line.why = std::get<std::string>(std::move(item));
        suggest(text, line);
    }

    void beginList(std::string_view heading) {
        place_.endsInPrice = isPriceList(heading);
        hasMenuLetters_ = hasLettersOfItsOwn(heading);
        isLying_ = isOfWhatLies(heading);
        if (isOfContents(heading)) {
            containers_.beginContentsOf(nullptr, index_);
        } else if (hasMenuLetters_ || isLying_) {
            containers_.endContents();
        }
    }

    void suggest(std::string_view text, Line& line) {
        takeSlot(text);
        for (const std::string_view article : {"a ", "an ", "the "}) {
            if (take(text, article)) {
                break;
            }
        }
        if (suggestions_ < mostSuggestions && text.size() <= longestMisspelling) {
            ++suggestions_;
            if (const std::string likely = likelyObjects(words_.table(), text); !likely.empty()) {
                line.why += "; did you mean " + likely + "?";
            }
        }
    }

    /// The game prints the name of a type that is known only (objnam.c xname()). Within a dumplog
    /// no line that hides its type can be of it; the lines of another text may be of several games.
    void takeNamed(ObjectIndex object) {
        named_.insert(object);
        if (text_.isDumplog) {
            discoveries_.takeKnown(object);
        }
    }

    /// What only the whole text tells: whether "uncursed" is left out, what is discovered.
    void finish() {
        const auto stacks = [this](auto&& each) {
            for (Line& line : lines_) {
                if (line.stack) {
                    each(*line.stack);
                }
            }
        };
        bool spellsOut = false;
        stacks([&](const StackReading& stack) {
            spellsOut =
                spellsOut || (stack.uncursedIfUnsaid && stack.buc == nethack::Buc::Uncursed);
            if (stack.object && stack.appearance.empty() && stack.called.empty()) {
                takeNamed(*stack.object);
            }
        });
        // The option of the later versions; 3.4.3 has none (objnam.c doname()).
        const bool mayOmit = !spellsOut || words_.game() == nethack::Game::NetHack343;
        stacks([&](StackReading& stack) {
            if (!stack.buc && (seesCurses_ || (stack.uncursedIfUnsaid && mayOmit))) {
                stack.buc = nethack::Buc::Uncursed;
                stack.isBucInferred = true;
            }
            discoveries_.apply(stack);
            if (!stack.object) {
                stack.look = lookOf(stack);
            }
        });
    }

    /// As it is printed. Called something, it is printed without its appearance; where all that it
    /// may be have one appearance that nothing else has, as gray stones do, it is that one.
    std::optional<ObjectIndex> lookOf(const StackReading& stack) const {
        const ObjectTable& table = words_.table();
        if (stack.appearance.empty()) {
            const auto isOfThese = [&stack](const ObjectType& look) {
                return look.objectClass == stack.objectClass &&
                       std::ranges::includes(look.mayBe, stack.choices);
            };
            const auto looks = table.looks();
            if (std::ranges::count_if(looks, isOfThese) == 1) {
                return static_cast<ObjectIndex>(
                    table.objects().size() +
                    (std::ranges::find_if(looks, isOfThese) - looks.begin()));
            }
        }
        return table.findLook(stack.objectClass, stack.appearance);
    }

    const CleanText& text_;
    const Vocabulary& words_;
    const ItemReader items_;
    Discoveries discoveries_;
    std::set<ObjectIndex> named_;  ///< types that a line calls by their names
    Containers containers_;
    std::vector<Line> lines_;
    std::size_t index_ = 0;
    bool isInside_ = false;      ///< the inventory of a dumplog
    bool hasInventory_ = false;  ///< it has begun
    bool isInventoryOver_ = false;
    bool isListingDiscoveries_ = false;
    bool afterBlank_ = false;
    bool seesCurses_ = false;
    int suggestions_ = 0;
    ItemPlace place_;
    bool hasMenuLetters_ = false;
    bool isLying_ = false;
    const ClassHeading* lastHeading_ = nullptr;  ///< of the discoveries' last line, if it was one
};

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

}  // namespace

std::variant<Reading, std::string> readGameText(std::string_view text, const ReadOptions& options,
                                                const Catalogues& catalogues) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.size() > textBytes) {
        return "the text has more than " + std::to_string(textBytes / 1024 / 1024) + " MiB";
    }
    if (text.starts_with(byteOrderMark)) {
        text.remove_prefix(byteOrderMark.size());
    }
    if (!isText(text)) {
        return "this is no text";
    }
    const std::vector<std::string_view> lines = linesOf(text);
    if (lines.size() > textLines) {
        return "the text has more than " + std::to_string(textLines) + " lines";
    }
    const CleanText clean = cleaned(lines);
    Reading reading;
    reading.game = options.game       ? *options.game
                   : clean.game       ? *clean.game
                   : options.planGame ? *options.planGame
                                      : defaultGame;
    reading.gameSource = options.game       ? GameSource::Option
                         : clean.game       ? GameSource::Text
                         : options.planGame ? GameSource::Plan
                                            : GameSource::Default;
    const ObjectTable* table = catalogues.objects(reading.game);
    if (table == nullptr) {
        return "the objects of " + std::string(title(reading.game)) +
               " are not known to this program";
    }
    const Vocabulary words(*table, reading.game, options.fruits);
    reading.objects = table;
    const bool isOfPlan = options.planGame && catalogues.objects(*options.planGame) == table;
    TextReader reader(clean, words, isOfPlan ? options.known : std::span<const ObjectIndex>());
    reading.lines = reader.read();
    reading.discovered = reader.discovered();
    reading.looks = reader.discoveries().looks();
    reading.calls = reader.discoveries().calls();
    return reading;
}

}  // namespace polyplan::plan::game_text
