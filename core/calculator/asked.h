#pragma once

#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/calculator/object.h"

namespace polyplan {

/// A member that a request does not leave at its default.
struct AskedMember {
    std::string_view name;   ///< in the file
    std::string_view label;  ///< as people read it
    std::string value;       ///< as JSON text
    bool isFlag = false;     ///< yes or no
    bool operator==(const AskedMember&) const = default;
};

/// The members of a request without those that hold objects.
template <typename Described>
class AskedLister : public MemberVisitor<AskedLister<Described>> {
  public:
    AskedLister(const Described& request, std::vector<AskedMember>& asked)
        : request_(request), asked_(asked) {
        describe(*this, Of<Described>());
    }

    template <typename Pointer, typename Rule>
    void visit(const Member& member, Pointer pointer, const Rule& rule) {
        if constexpr (Rule::option != OptionKind::None) {
            if (request_.*pointer != usual_.*pointer) {
                asked_.push_back({member.name, member.label, written(request_.*pointer, rule),
                                  Rule::option == OptionKind::Flag});
            }
        }
    }

  private:
    template <typename Rule>
    std::string written(const typename Rule::Value& value, const Rule& rule) const {
        std::ostringstream out;
        JsonWriter json(out, JsonWriter::Layout::Compact);
        rule.write(json, value, TableSet());
        return std::move(out).str();
    }
    template <typename Rule>
    std::string written(const std::optional<typename Rule::Value>& value, const Rule& rule) const {
        return value ? written(*value, rule) : "null";
    }

    const Described& request_;
    const Described usual_{};
    std::vector<AskedMember>& asked_;
};

/// In the order of the description.
template <typename Described>
std::vector<AskedMember> askedOf(const Described& request) {
    std::vector<AskedMember> asked;
    const AskedLister<Described> lister(request, asked);
    return asked;
}

}  // namespace polyplan
