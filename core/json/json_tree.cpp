#include "core/json/json_tree.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace polyplan {
namespace {

/// Builds the tree and, unlike nlohmann-json's own builder, keeps a member that comes twice (so
/// that it can be named) and leaves out what is nested too deeply.
class TreeBuilder : public nlohmann::json_sax<Json> {
  public:
    TreeBuilder(std::string_view text, FaultList& faults) : text_(text), faults_(faults) {}

    Json takeRoot() { return std::move(root_); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return false; }

    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        if (!tooDeep()) {
            nextName_ = std::move(name);
        }
        return true;
    }

    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& error) override {
        const std::string_view before =
            text_.substr(0, std::min(position == 0 ? 0 : position - 1, text_.size()));
        const auto line = std::count(before.begin(), before.end(), '\n') + 1;
        const std::size_t lineStart = before.rfind('\n') + 1;
        faults_.add("", "line " + std::to_string(line) + ", column " +
                            std::to_string(before.size() - lineStart + 1) + ": " +
                            reason(error.what()));
        return false;
    }

  private:
    /// The library's text less its own prefixes: "[json.exception.…] parse error at line …: ".
    static std::string reason(std::string_view what) {
        for (const std::string_view prefix : {"] ", "parse error", ": "}) {
            const std::size_t found = what.find(prefix);
            if (found == std::string_view::npos) {
                break;
            }
            what.remove_prefix(found + (prefix == "parse error" ? 0 : prefix.size()));
        }
        return "no valid JSON: " + printable(what);
    }

    bool tooDeep() const { return depth_ > limits::nestingDepth; }

    Json* place(Json value) {
        if (open_.empty()) {
            root_ = std::move(value);
            return &root_;
        }
        Json& parent = *open_.back();
        if (parent.is_object()) {
            return &appendMember(parent, std::move(nextName_), std::move(value));
        }
        parent.push_back(std::move(value));
        return &parent.back();
    }

    bool add(Json value) {
        if (!tooDeep()) {
            place(std::move(value));
        }
        return true;
    }

    bool open(Json container) {
        if (!tooDeep()) {
            Json* placed = place(std::move(container));
            if (depth_ == limits::nestingDepth) {
                faults_.add(pointer(), "nested more than " + std::to_string(limits::nestingDepth) +
                                           " deep, which is not allowed");
            } else {
                open_.push_back(placed);
            }
        }
        ++depth_;
        return true;
    }

    bool close() {
        if (!tooDeep()) {
            open_.pop_back();
        }
        --depth_;
        return true;
    }

    /// Of what was placed last.
    std::string pointer() const {
        std::string result;
        for (const Json* container : open_) {
            result += container->is_object()
                          ? pointerToken(container->get_ref<const Json::object_t&>().back().first)
                          : "/" + std::to_string(container->size() - 1);
        }
        return result;
    }

    std::string_view text_;
    FaultList& faults_;
    Json root_;
    std::vector<Json*> open_;
    std::string nextName_;
    int depth_ = 0;
};

void listDoubledMembers(const Json& value, const Path& path, FaultList& faults) {
    if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            listDoubledMembers(value[i], Path(path, i), faults);
        }
    } else if (value.is_object()) {
        const auto& members = value.get_ref<const Json::object_t&>();
        std::vector<std::string_view> names(members.size());
        std::transform(members.begin(), members.end(), names.begin(),
                       [](const auto& member) { return std::string_view(member.first); });
        std::sort(names.begin(), names.end());
        for (auto at = std::adjacent_find(names.begin(), names.end()); at != names.end();
             at = std::adjacent_find(at, names.end())) {
            faults.add(Path(path, *at), "stands here more than once, and once is allowed");
            at = std::upper_bound(at, names.end(), *at);
        }
        for (const auto& [name, member] : members) {
            listDoubledMembers(member, Path(path, name), faults);
        }
    }
}

}  // namespace

Json& appendMember(Json& object, std::string name, Json value) {
    auto& members = object.get_ref<Json::object_t&>();
    if (members.size() == members.capacity()) {
        // A vector that grows by itself copies pairs with a constant key, and all that is below
        // them.
        Json::object_t larger;
        larger.reserve(std::max<std::size_t>(4, 2 * members.size()));
        for (auto& [oldName, oldValue] : members) {
            larger.emplace_back(oldName, std::move(oldValue));
        }
        members.swap(larger);
    }
    return members.emplace_back(std::move(name), std::move(value)).second;
}

std::optional<Json> parseJson(std::string_view text, FaultList& faults, std::size_t mostBytes) {
    constexpr std::size_t mebibyte = std::size_t{1024} * 1024;
    if (text.size() > mostBytes) {
        faults.add("", std::to_string(text.size()) + " bytes are more than the " +
                           std::to_string(mostBytes) + " (" + std::to_string(mostBytes / mebibyte) +
                           " MiB) that are allowed");
        return std::nullopt;
    }
    TreeBuilder builder(text, faults);
    if (!Json::sax_parse(text.begin(), text.end(), &builder)) {
        return std::nullopt;
    }
    Json tree = builder.takeRoot();
    listDoubledMembers(tree, Path(), faults);
    return tree;
}

}  // namespace polyplan
