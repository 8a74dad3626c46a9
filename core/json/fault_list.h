#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace polyplan {

/// One breach of a rule of a file or a request.
struct Fault {
    std::string pointer;  ///< JSON pointer of the member, "" for the whole document
    std::string
        message;  ///< what was found and what is allowed: "\"blesed\" is none of blessed, …"
    bool operator==(const Fault&) const = default;
};

/// Where a value stands in a document: a chain of member names and indices back to the root, made
/// into text only where a fault needs it. Refers to its parent and name, which outlive it.
class Path {
  public:
    Path() = default;
    Path(const Path& parent, std::string_view member) : parent_(&parent), member_(member) {}
    Path(const Path& parent, std::size_t index) : parent_(&parent), index_(index), isIndex_(true) {}

    /// As a JSON pointer (RFC 6901): "/strategies/0/name".
    std::string pointer() const;

  private:
    const Path* parent_ = nullptr;
    std::string_view member_;
    std::size_t index_ = 0;
    bool isIndex_ = false;
};

/// One step of a JSON pointer with its escapes: "/" before, "~0" for "~" and "~1" for "/".
std::string pointerToken(std::string_view member);

/// Text of a stranger for a message of one line: control characters, and those that would turn the
/// text around them, are written as escapes.
std::string printable(std::string_view text);
/// The same in quotes, cut where it is long.
std::string inQuotes(std::string_view text);

/// "/strategies/0/name: what was found and what is allowed"; the message alone of a whole document.
std::string worded(const Fault& fault);

/// Gathers the faults of one document. Lists a thousand, counts the rest.
class FaultList {
  public:
    static constexpr std::size_t most = 1'000;

    void add(std::string pointer, std::string message);
    void add(const Path& path, std::string message);

    bool empty() const { return count_ == 0; }
    std::size_t count() const { return count_; }
    /// Whether one that is listed has this pointer.
    bool names(std::string_view pointer) const;
    /// Further faults are counted only: their messages need not be worked out.
    bool full() const { return count_ >= most; }
    /// All faults; after the most that are listed, one says how many more there are.
    /// @param what they are, in the plural
    std::vector<Fault> take(std::string_view what = "faults");

  private:
    std::vector<Fault> faults_;
    std::size_t count_ = 0;
};

}  // namespace polyplan
