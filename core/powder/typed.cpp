#include "core/powder/typed.h"

#include <algorithm>
#include <charconv>

#include "core/catalogue/trimmed.h"

namespace polyplan::powder {
namespace {

std::vector<std::string_view> parts(std::string_view text, char separator) {
    std::vector<std::string_view> result;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = text.find(separator);
        result.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return result;
}

}  // namespace

std::string typedNoises(std::span<const int> noises) {
    std::string text;
    for (const int noise : noises) {
        text.append(text.empty() ? "" : " + ").append(std::to_string(noise));
    }
    return text;
}

std::optional<std::vector<int>> noisesFromTyped(std::string_view text) {
    std::vector<int> noises;
    for (const std::string_view part : parts(text, '+')) {
        int noise = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), noise);
        if (error != std::errc() || end != part.data() + part.size()) {
            return std::nullopt;
        }
        noises.push_back(noise);
    }
    return noises;
}

std::string typedIntrinsics(std::span<const Intrinsic> intrinsics) {
    std::string text;
    for (const Intrinsic intrinsic : intrinsics) {
        text.append(text.empty() ? "" : ", ").append(words(intrinsic));
    }
    return text;
}

TypedIntrinsics intrinsicsFromTyped(std::string_view text) {
    TypedIntrinsics result;
    for (const std::string_view part : parts(text, ',')) {
        if (part.empty()) {
            continue;
        }
        const auto found = intrinsicMeant(part);
        if (!found) {
            result.wrong = part;
            result.wrongFrom = static_cast<std::size_t>(part.data() - text.data());
            return result;
        }
        if (std::ranges::find(result.intrinsics, *found) == result.intrinsics.end()) {
            result.intrinsics.push_back(*found);
        }
    }
    return result;
}

}  // namespace polyplan::powder
