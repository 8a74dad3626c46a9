#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/calculator/table_set.h"
#include "core/json/fault_list.h"

namespace polyplan {

/// What is done with members that nobody knows.
struct UnknownPolicy {
    bool refuses = false;       ///< else they are kept
    std::string_view title{};   ///< of what is read, for the message: "a damage request"
    FaultList* kept = nullptr;  ///< takes a word of each that is kept, if somebody asks
};

/// Where a value stands that is read or validated: takes its faults, gives the tables. Refers to
/// the place that it is within, which outlives it.
class Place {
  public:
    Place(FaultList& faults, const TableSet& tables, UnknownPolicy unknown = {}, Path path = {})
        : path_(path),
          faults_(&faults),
          tables_(&tables),
          unknown_(unknown),
          faultsBefore_(faults.count()) {}

    /// The same place with other tables.
    Place(const Place& same, const TableSet& tables)
        : path_(same.path_),
          faults_(same.faults_),
          tables_(&tables),
          unknown_(same.unknown_),
          faultsBefore_(same.faultsBefore_) {}

    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

    Place at(std::string_view member) const { return {*this, Path(path_, member)}; }
    Place at(std::size_t index) const { return {*this, Path(path_, index)}; }

    void fault(std::string message) const { faults_->add(path_, std::move(message)); }
    /// @param below a JSON pointer from here: "/monster/id"
    void fault(std::string_view below, std::string message) const {
        faults_->add(path_.pointer() + std::string(below), std::move(message));
    }

    /// Tells of a member here that is kept though nobody knows it.
    /// @param message worked out only where it is listed
    template <typename Message>
    void tellOfKept(std::string_view member, const Message& message) const {
        if (FaultList* kept = unknown_.kept) {
            kept->add(Path(path_, member), kept->full() ? std::string() : message());
        }
    }

    /// This very place has a fault.
    bool isFaulty() const { return !faults_->empty() && faults_->names(path_.pointer()); }
    /// Nothing is wrong at or below this place so far.
    bool isSound() const { return faults_->count() == faultsBefore_; }
    /// Further faults are counted only: their messages need not be worked out.
    bool isFull() const { return faults_->full(); }

    const TableSet& tables() const { return *tables_; }
    const UnknownPolicy& unknown() const { return unknown_; }

  private:
    Place(const Place& parent, const Path& path)
        : path_(path),
          faults_(parent.faults_),
          tables_(parent.tables_),
          unknown_(parent.unknown_),
          faultsBefore_(faults_->count()) {}

    Path path_;
    FaultList* faults_;
    const TableSet* tables_;
    UnknownPolicy unknown_;
    std::size_t faultsBefore_;
};

/// The place of a struct that is visited, whose members may say which tables its names are looked
/// up in.
class ScopedPlace {
  public:
    explicit ScopedPlace(const Place& place) : outer_(place) {}

    const Place& operator*() const { return inner_ ? *inner_ : outer_; }
    const Place* operator->() const { return &**this; }

    template <typename Described, typename Narrow>
    void narrow(const Described& object, const Narrow& narrow) {
        tables_ = (**this).tables();
        narrow(object, tables_);
        inner_.emplace(outer_, tables_);
    }

  private:
    const Place& outer_;
    TableSet tables_;
    std::optional<Place> inner_;
};

}  // namespace polyplan
