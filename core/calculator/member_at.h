#pragma once

#include <span>
#include <sstream>
#include <string>
#include <type_traits>

#include "core/calculator/visitor.h"
#include "core/calculator/writer.h"

namespace polyplan {

/// What is known of the member that a JSON pointer leads to.
struct DescribedMember {
    std::string label;  ///< lists with their places before it: "line 2 › stacks 1 › quantity"; of
                        ///< what is not described, as in the file
    std::string usual;  ///< its default as JSON text; empty if it has none
};

/// Follows the steps of a JSON pointer through descriptions.
/// @param steps names of members and, from 0, indices
template <typename Described>
DescribedMember describedMember(std::span<const std::string> steps);

namespace detail {

inline void appendLabel(DescribedMember& member, std::string_view part) {
    member.label += (member.label.empty() ? "" : " › ") + std::string(part);
}

inline bool isIndex(const std::string& step) {
    return !step.empty() && step.find_first_not_of("0123456789") == std::string::npos;
}

/// The description that stands inside of a rule: of an object, or of each element of a list.
template <typename Rule>
struct InsideOf {
    using Type = void;
};
template <typename Rule>
requires requires { typename Rule::Inside; }
struct InsideOf<Rule> {
    using Type = typename Rule::Inside;
};

}  // namespace detail

/// Looks for one member.
template <typename Described>
class MemberAt : public MemberVisitor<MemberAt<Described>> {
  public:
    explicit MemberAt(std::span<const std::string> steps) : steps_(steps) {
        describe(*this, Of<Described>());
        if (!isFound_) {
            found_.label = steps_.front();
        }
    }

    const DescribedMember& found() const { return found_; }

    template <typename Pointer, typename Rule>
    void visit(const Member& member, Pointer pointer, const Rule& rule) {
        if (isFound_ || member.name != steps_.front()) {
            return;
        }
        isFound_ = true;
        found_.label = member.label;
        std::size_t next = 1;
        for (; next < steps_.size() && detail::isIndex(steps_[next]); ++next) {
            found_.label += ' ' + std::to_string(std::stoull(steps_[next].substr(0, 9)) + 1);
        }
        using Inside = typename detail::InsideOf<Rule>::Type;
        if (next < steps_.size()) {
            if constexpr (std::is_void_v<Inside>) {
                for (; next < steps_.size(); ++next) {
                    detail::appendLabel(found_, steps_[next]);
                }
            } else {
                const DescribedMember inside = describedMember<Inside>(steps_.subspan(next));
                if (next == 1) {
                    found_.label.clear();
                }
                detail::appendLabel(found_, inside.label);
                found_.usual = inside.usual;
            }
        } else if (next == 1) {
            sayUsual(pointer, rule);
        }
    }

    template <typename Owner, std::size_t count>
    void flags(const Member& member, const Words<bool Owner::*, count>& /*unused*/,
               std::string_view /*unused*/ = "") {
        if (!isFound_ && member.name == steps_.front()) {
            isFound_ = true;
            found_.label = member.label;
            found_.usual = "[]";
        }
    }

  private:
    template <typename Value, typename Rule>
    void sayUsual(Value Described::*pointer, const Rule& rule) {
        if constexpr (std::is_same_v<Value, typename Rule::Value>) {
            const Described usual{};
            std::ostringstream text;
            JsonWriter json(text, JsonWriter::Layout::Compact);
            rule.write(json, usual.*pointer, TableSet());
            found_.usual = text.str();
        }
    }
    template <typename Owner, typename Value, typename Rule>
    void sayUsual(Value Owner::*pointer, const Rule& rule) {
        sayUsual(static_cast<Value Described::*>(pointer), rule);
    }

    std::span<const std::string> steps_;
    DescribedMember found_;
    bool isFound_ = false;
};

template <typename Described>
DescribedMember describedMember(std::span<const std::string> steps) {
    return MemberAt<Described>(steps).found();
}

}  // namespace polyplan
