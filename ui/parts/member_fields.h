#pragma once

#include <QStringList>
#include <algorithm>
#include <functional>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/calculator/look_up.h"
#include "ui/parts/form.h"
#include "ui/parts/form_fields.h"

namespace polyplan::ui {

/// How a field reads and changes what is edited, as the one number of `FormFields`.
template <typename Edited>
struct FieldAccess {
    std::function<int(const Edited&)> get;
    std::function<void(Edited&, int)> set;
};

/// Where a path of pointers to members ends, each of what the one before leads to.
template <auto... path>
inline constexpr auto endOf = std::get<sizeof...(path) - 1>(std::tuple(path...));

/// Of a member that is shown and set as it is. A number that may be left out is so below its least.
/// @param path from what is edited to the member
template <typename Edited, auto... path>
FieldAccess<Edited> memberAccess() {
    using Value = std::remove_cvref_t<decltype((std::declval<Edited&>().*....*path))>;
    if constexpr (std::is_same_v<Value, std::optional<int>>) {
        return {[](const Edited& edited) {
                    return (edited.*....*path).value_or(limitsOf<endOf<path...>>().least - 1);
                },
                [](Edited& edited, int value) {
                    (edited.*....*path) = orNothing(value, limitsOf<endOf<path...>>());
                }};
    } else {
        return {[](const Edited& edited) { return static_cast<int>((edited.*....*path)); },
                [](Edited& edited, int value) { (edited.*....*path) = static_cast<Value>(value); }};
    }
}

/// Fields of a form for members of what is edited, with the help and the limits of those.
template <typename Edited>
class MemberFields {
  public:
    using Access = FieldAccess<Edited>;
    using Change = std::function<void(Edited&)>;
    /// Makes one undo step of a change. @param title of the field
    /// @param mergeKey of changes that are one step together; empty: each is a step of its own
    using Edit = std::function<void(const QString& title, const Change&, const QString& mergeKey)>;

    MemberFields(QWidget* parent, Edit edit) : fields_(parent), edit_(std::move(edit)) {}
    MemberFields(const MemberFields&) = delete;
    MemberFields& operator=(const MemberFields&) = delete;

    /// @param leftOut see `FormFields`
    auto* number(const QString& name, const QString& title, const MemberFacts& facts,
                 const Access& access, const QString& leftOut = {}) {
        return fields_.number({name, title, helpOf(facts.member)}, facts.range, shown(access),
                              changing(title, access, name), leftOut);
    }
    template <auto first, auto... rest>
    auto* number(const QString& name, const QString& title, const QString& leftOut = {}) {
        return number(name, title, memberOf<endOf<first, rest...>>(),
                      memberAccess<Edited, first, rest...>(), leftOut);
    }

    auto* check(const QString& name, const QString& title, const QString& toolTip,
                const Access& access) {
        return fields_.check({name, title, toolTip}, shown(access), changing(title, access));
    }
    template <auto first, auto... rest>
    auto* check(const QString& name, const QString& title) {
        return check(name, title, helpOf(memberOf<endOf<first, rest...>>().member),
                     memberAccess<Edited, first, rest...>());
    }

    auto* choice(const QString& name, const QString& title, const MemberFacts& facts,
                 const QStringList& texts, const Access& access, const QString& mergeKey = {}) {
        return fields_.choice({name, title, helpOf(facts.member)}, texts, shown(access),
                              changing(title, access, mergeKey));
    }

    /// One of a few values of an enum.
    /// @param word what people call a value
    template <auto first, auto... rest, typename Values, typename Word>
    auto* choice(const QString& name, const QString& title, const Values& values, const Word& word,
                 const QString& mergeKey = {}) {
        QStringList texts;
        std::vector<int> numbers;
        for (const auto value : values) {
            texts.append(word(value));
            numbers.push_back(static_cast<int>(value));
        }
        const Access access = memberAccess<Edited, first, rest...>();
        return choice(
            name, title, memberOf<endOf<first, rest...>>(), texts,
            {[numbers, get = access.get](const Edited& edited) {
                 return static_cast<int>(std::ranges::find(numbers, get(edited)) - numbers.begin());
             },
             [numbers, set = access.set](Edited& edited, int at) {
                 set(edited, numbers[static_cast<std::size_t>(at)]);
             }},
            mergeKey);
    }

    /// Shows what is, without telling of a change.
    void show(const Edited& edited) {
        edited_ = &edited;
        fields_.show();
        edited_ = nullptr;
    }

  private:
    FormFields::Get shown(const Access& access) const {
        return [this, get = access.get] { return get(*edited_); };
    }
    FormFields::Set changing(const QString& title, const Access& access,
                             const QString& mergeKey = {}) const {
        return [this, title, set = access.set, mergeKey](int value) {
            edit_(
                title, [&](Edited& edited) { set(edited, value); }, mergeKey);
        };
    }

    FormFields fields_;
    Edit edit_;
    const Edited* edited_ = nullptr;  ///< while it is shown
};

}  // namespace polyplan::ui
