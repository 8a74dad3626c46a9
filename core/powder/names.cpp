#include "core/powder/names.h"

#include "core/catalogue/near_names.h"

namespace polyplan::powder {

std::string quotedNames(std::span<const std::string_view> names) {
    std::string result;
    for (const std::string_view name : names) {
        result.append(result.empty() ? "\"" : ", \"").append(name).append("\"");
    }
    return result;
}

std::string nearInstead(std::span<const std::string_view> ids,
                        std::span<const std::string_view> names, std::string_view wrong) {
    const bool isCapital =
        std::ranges::none_of(wrong, [](char letter) { return 'a' <= letter && letter <= 'z'; });
    std::string near = nearNames(isCapital ? ids : names, wrong);
    if (near.empty()) {
        near = nearNames(isCapital ? names : ids, wrong);
    }
    return near.empty() ? "" : "; did you mean " + near + "?";
}

std::string allowedInstead(std::span<const std::string_view> ids,
                           std::span<const std::string_view> names, std::string_view wrong) {
    const std::string near = nearInstead(ids, names, wrong);
    return near.empty() ? "; allowed are " + quotedNames(names) : near;
}

}  // namespace polyplan::powder
