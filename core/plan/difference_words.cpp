#include "core/plan/difference_words.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "core/json/fault_list.h"
#include "core/json/json_tree.h"
#include "core/plan/named_ids.h"
#include "core/plan/named_lists.h"
#include "core/probability/grouped.h"

namespace polyplan::plan {
namespace {

std::string lastLabel(const std::string& label) {
    static constexpr std::string_view between = " › ";
    const std::size_t at = label.rfind(between);
    return at == std::string::npos ? label : label.substr(at + between.size());
}

std::string wordedValues(const std::vector<std::string>& values) {
    std::string text;
    for (const std::string& value : values) {
        text += (text.empty() ? "" : " / ") + wordedValue(value);
    }
    return text;
}

/// Lists whose elements are told by their place, so that what those differ in which all have is of
/// use beside different lengths; a pile more in front would shift all that stand behind it.
constexpr std::string_view toldByPlace = "/damage/#";

std::string wordedSizes(const std::vector<std::size_t>& sizes) {
    std::string text;
    for (const std::size_t size : sizes) {
        text += (text.empty() ? "" : " / ") + std::to_string(size);
    }
    return text;
}

}  // namespace

std::string wordedLabel(const MemberDifference& difference) {
    return difference.owner.empty() ? difference.label
                                    : difference.owner + " › " + lastLabel(difference.label);
}

std::string wordedValue(const std::string& text) {
    const Json value = Json::parse(text, nullptr, false);
    if (value.is_null() || value.is_discarded()) {
        return "–";
    }
    if (value.is_string()) {
        const auto& word = value.get_ref<const std::string&>();
        return word.empty() ? "none" : printable(word);
    }
    if (value.is_boolean()) {
        return value.get<bool>() ? "yes" : "no";
    }
    if (value.is_array() && !value.empty() && value.front().is_primitive()) {
        std::string words;
        for (const Json& each : value) {
            words += (words.empty() ? "" : ", ") + wordedValue(each.dump());
        }
        return words;
    }
    if (value.is_array() || value.is_object()) {
        return value.empty() ? "none" : "yes";
    }
    if (value.is_number_integer()) {
        return grouped(value.get<std::int64_t>());
    }
    return text.starts_with('-') ? "−" + text.substr(1) : text;
}

std::vector<MemberDifference> toldOnce(const std::vector<MemberDifference>& differences) {
    std::map<std::string_view, const MemberDifference*> firsts;
    std::set<std::string_view> apart;  ///< labels of which not all say the same
    for (const MemberDifference& each : differences) {
        const auto [first, isNew] = firsts.try_emplace(each.label, &each);
        if (!isNew && first->second->shown() != each.shown()) {
            apart.insert(each.label);
        }
    }
    std::vector<MemberDifference> told;
    for (const MemberDifference& each : differences) {
        const bool isApart = apart.contains(each.label);
        if (isApart || firsts[each.label] == &each) {
            told.push_back(each);
            told.back().owner = isApart ? each.owner : "";
        }
    }
    return told;
}

std::vector<std::string> differencesInWords(const std::vector<MemberDifference>& all) {
    const std::vector<MemberDifference> differences = toldOnce(all);
    struct Sort {
        const MemberDifference* first;
        std::size_t places = 0;
        bool isOne = true;  ///< all places say the same
    };
    std::vector<std::string> order;
    std::map<std::string, Sort> sorts;
    std::vector<std::string> lists;  ///< of different lengths, whose elements are left out
    for (const MemberDifference& each : differences) {
        const std::string sort = isInNamedList(each.pointer) ? each.label : sortOf(each.pointer);
        const auto [found, isNew] = sorts.try_emplace(sort, Sort{&each});
        if (isNew) {
            order.push_back(sort);
        }
        if (isNew && !each.sizes.empty() && sort != toldByPlace) {
            lists.push_back(sort + '/');
        }
        ++found->second.places;
        found->second.isOne = found->second.isOne && found->second.first->values == each.values;
    }
    std::vector<std::string> texts;
    for (const std::string& sort : order) {
        if (std::any_of(lists.begin(), lists.end(),
                        [&sort](const std::string& list) { return sort.starts_with(list); })) {
            continue;
        }
        const auto& [first, places, isOne] = sorts[sort];
        const std::string label = lastLabel(first->label);
        if (!first->sizes.empty()) {
            texts.push_back(label.substr(0, label.rfind(' ')) + ' ' + wordedSizes(first->sizes));
        } else if (places == 1) {
            texts.push_back(wordedLabel(*first) + ' ' + wordedValues(first->shown()));
        } else if (isOne) {
            texts.push_back(label + ' ' + wordedValues(first->shown()) + " (" +
                            std::to_string(places) + " places)");
        } else {
            texts.push_back(label + " in " + std::to_string(places) + " places");
        }
    }
    return texts;
}

}  // namespace polyplan::plan
