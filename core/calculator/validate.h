#pragma once

#include <optional>
#include <vector>

#include "core/calculator/visitor.h"

namespace polyplan {

/// Names what the reader would refuse in a struct that is there already.
template <typename Described>
class Validator : public MemberVisitor<Validator<Described>> {
  public:
    Validator(const Described& object, const Place& place) : object_(object), place_(place) {
        describe(*this, Of<Described>());
    }

    template <typename Pointer, typename Rule>
    void visit(const Member& member, Pointer pointer, const Rule& rule) {
        checkValue(object_.*pointer, rule, place_->at(member.name));
    }

    template <typename Check>
    void check(const Check& check) {
        check(object_, *place_);
    }

    template <typename Narrow>
    void scope(const Narrow& narrow) {
        place_.narrow(object_, narrow);
    }

  private:
    template <typename Rule>
    void checkValue(const typename Rule::Value& value, const Rule& rule, const Place& place) {
        rule.check(value, place);
    }
    template <typename Rule>
    void checkValue(const std::optional<typename Rule::Value>& value, const Rule& rule,
                    const Place& place) {
        if (value) {
            rule.check(*value, place);
        }
    }

    const Described& object_;
    ScopedPlace place_;
};

template <typename Described>
void validateMembers(const Described& object, const Place& place) {
    Validator<Described>(object, place);
}

/// The faults that reading the struct would name, had it been written.
template <typename Described>
std::vector<Fault> validate(const Described& object, const TableSet& tables = {}) {
    FaultList faults;
    validateMembers(object, Place(faults, tables));
    return faults.take();
}

}  // namespace polyplan
