#include "app/request_options.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/load_plan.h"
#include "core/catalogue/letter_case.h"
#include "core/catalogue/trimmed.h"
#include "core/json/fault_list.h"

namespace polyplan::app {
namespace {

using Kind = OptionKind;

constexpr std::size_t mostNamed = 3;  ///< options for one fault

/// The word that is meant, letter case aside; what is none of them as it is.
std::string spelt(std::string_view typed, const std::vector<std::string_view>& words) {
    const auto word = std::ranges::find_if(
        words, [typed](std::string_view each) { return equalWords(each, typed); });
    return std::string(word == words.end() ? typed : *word);
}

Json names(std::string_view list, const std::vector<std::string_view>& words) {
    Json result = Json::array();
    while (!list.empty()) {
        const std::string_view name = list.substr(0, list.find(','));
        result.push_back(spelt(trimmed(name), words));
        list.remove_prefix(std::min(name.size() + 1, list.size()));
    }
    return result;
}

std::string listed(const std::vector<std::string>& options) {
    std::string text;
    for (std::size_t i = 0; i < std::min(mostNamed, options.size()); ++i) {
        text += (i == 0 ? "" : ", ") + options[i];
    }
    return options.size() > mostNamed ? text + " …" : text;
}

/// A number as JSON writes it: the games put a plus before what is not below zero.
std::string_view withoutPlus(std::string_view number) {
    const bool hasPlus =
        number.size() > 1 && number[0] == '+' && '0' <= number[1] && number[1] <= '9';
    return number.substr(hasPlus ? 1 : 0);
}

Json valueOf(const RequestOption& member, const std::string& text,
             const RequestOptions::Words& tableWords) {
    const Kind kind = member.kind;
    if (kind == Kind::Names) {
        return names(text, member.words);
    }
    if (kind == Kind::Number) {
        Json number = Json::parse(withoutPlus(text), nullptr, false);
        return number.is_number() ? number : Json(text);
    }
    if (kind == Kind::Flag && (text.empty() || text == "true" || text == "false")) {
        return text != "false";
    }
    const auto named = tableWords.find(member.name);
    return spelt(text, named == tableWords.end() ? member.words : named->second);
}

/// Whether it is a whole document in place of a request.
bool isPlan(const Json& json) {
    const auto format = json.find("format");
    return format != json.end() && *format == "polyplan" && json.contains("strategies");
}

/// Puts a value at a place such as "wear.count". Where something stands on the way that holds no
/// members, it stays, for the reader to find.
void put(Json& object, std::string_view name, Json value) {
    if (!object.is_object()) {
        return;
    }
    const std::string first(name.substr(0, name.find('.')));
    const bool isLast = first.size() == name.size();
    const auto found = object.find(first);
    Json& member =
        found == object.end() ? appendMember(object, first, Json::object()) : found.value();
    if (isLast) {
        member = std::move(value);
    } else {
        put(member, name.substr(first.size() + 1), std::move(value));
    }
}

/// The option that stands for the place of a fault: "--wear.count" of "/wear/count".
std::string optionOf(std::string pointer) {
    std::ranges::replace(pointer, '/', '.');
    return "--" + pointer.substr(std::min<std::size_t>(1, pointer.size()));
}

/// Removes what stands at such a place.
void drop(Json& object, std::string_view name) {
    const std::string first(name.substr(0, name.find('.')));
    if (!object.is_object() || !object.contains(first)) {
        return;
    }
    if (first.size() == name.size()) {
        object.erase(first);
    } else {
        drop(object[first], name.substr(first.size() + 1));
    }
}

}  // namespace

RequestOptions::RequestOptions(CLI::App& command, std::span<const RequestOption> members,
                               std::vector<Alternatives> alternatives)
    : alternatives_(std::move(alternatives)) {
    command.add_option("REQUEST", request_,
                       "The request, a JSON object: a file, or - for standard input");
    command.add_flag("--json", json_, "One JSON object with every figure");
    for (const RequestOption& member : members) {
        auto& added = *options_.emplace_back(std::make_unique<Option>(Option{member, nullptr, {}}));
        added.option = command.add_option("--" + member.name, added.value, member.help);
        if (member.kind == Kind::Flag) {
            added.option->expected(0, 1)->type_name("[true|false]");
        } else if (member.kind == Kind::Names) {
            added.option->type_name("NAME,NAME…")->join(',');
        } else if (member.kind == Kind::Number) {
            added.option->type_name("NUMBER");
        }
    }
    command.footer(
        std::string(exitStatusHelp) +
        "\nEvery option is a member of the request and wins over it; arrays of objects can only "
        "stand in the request.");
}

std::string RequestOptions::source() const {
    return request_ ? shownFile(*request_) : "options";
}

void RequestOptions::tellOfPlan(Console& console) const {
    console.err << source()
                << ": this is a plan: use `polyplan compare` or `polyplan export --page all`, "
                   "which take whole plans, or give a strategy's member as the request, and --game "
                   "where it names none\n";
}

std::optional<Json> RequestOptions::read(Console& console, const Words& tableWords) const {
    const std::optional<std::string> text =
        request_ ? readPlanText(*request_, console) : std::string("{}");
    if (!text) {
        return std::nullopt;
    }
    FaultList faults;
    std::optional<Json> request = parseJson(*text, faults);
    if (request && !request->is_object()) {
        faults.add("", "the request is no JSON object");
    }
    if (!faults.empty()) {
        tell(faults.take(), console);
        return std::nullopt;
    }
    if (isPlan(*request)) {
        tellOfPlan(console);
        return std::nullopt;
    }
    putOptionsOver(*request, tableWords);
    return request;
}

void RequestOptions::putOptionsOver(Json& request, const Words& tableWords) const {
    const auto forEachGiven = [this](const auto& apply) {
        for (const auto& option : options_) {
            if (option->option->count() > 0) {
                apply(*option);
            }
        }
    };
    // First, so that two options that can't stand together are still found to do so.
    forEachGiven([&](const Option& given) {
        for (const Alternatives& names : alternatives_) {
            if (std::ranges::find(names, given.member.name) != names.end()) {
                std::ranges::for_each(names, [&](std::string_view each) { drop(request, each); });
            }
        }
    });
    forEachGiven([&](const Option& given) {
        put(request, given.member.name, valueOf(given.member, given.value, tableWords));
    });
}

std::string RequestOptions::originOf(const std::string& pointer) const {
    const bool areAll = !request_;  // the command line has what is missing, too
    std::vector<std::string> required;
    std::vector<std::string> within;
    std::vector<std::string> givenWithin;
    for (const auto& each : options_) {
        std::string name = "--" + each->member.name;
        std::string place = '/' + each->member.name;
        std::ranges::replace(place, '.', '/');
        if ((each->option->count() > 0 || areAll) &&
            (pointer == place || pointer.starts_with(place + '/'))) {
            return name;
        }
        if (pointer.empty() || !place.starts_with(pointer + '/')) {
            continue;
        }
        const bool isGiven = each->option->count() > 0;
        if (areAll) {
            (each->member.isRequired && !isGiven ? required : within).push_back(name);
        } else if (isGiven) {
            givenWithin.push_back(name);
        }
    }
    return !required.empty()      ? listed(required)
           : !within.empty()      ? "one of " + listed(within)
           : !givenWithin.empty() ? source() + " with " + listed(givenWithin)
                                  : source();
}

void RequestOptions::tell(const std::vector<Fault>& faults, Console& console) const {
    for (const Fault& fault : faults) {
        const std::string origin = originOf(fault.pointer);
        console.err << origin << ": "
                    << (origin == optionOf(fault.pointer) ? fault.message : worded(fault)) << '\n';
    }
}

}  // namespace polyplan::app
