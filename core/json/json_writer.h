#pragma once

#include <concepts>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace polyplan {

/// Writes JSON straight to a stream, so that an answer of megabytes is never held as a tree.
/// Numbers are written so that reading them gives the same bits.
class JsonWriter {
  public:
    enum class Layout {
        Lines,    ///< every element on a line of its own, indented by two spaces
        OneLine,  ///< with all that is inside
        Compact,  ///< without any blank
    };

    /// @param layout of everything; an object or array may ask for a tighter one
    explicit JsonWriter(std::ostream& out, Layout layout = Layout::Lines)
        : out_(out), layout_(layout) {}

    void beginObject(Layout layout = Layout::Lines) { begin('{', '}', layout); }
    void beginArray(Layout layout = Layout::Lines) { begin('[', ']', layout); }
    /// Ends the object or array that was begun last.
    void end();

    /// The name of the next value.
    void key(std::string_view name);

    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(double number);
    void value(bool flag) { scalar(flag ? "true" : "false"); }
    void value(std::nullptr_t) { scalar("null"); }
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) void value(Number number);

    /// A number, true, false, null or a quoted text as it is to stand in the file.
    void scalar(std::string_view json);

    template <typename Value>
    void member(std::string_view name, const Value& content) {
        key(name);
        value(content);
    }

  private:
    struct Scope {
        char closing;
        Layout layout;
        bool empty = true;
    };

    void begin(char opening, char closing, Layout layout);
    void startElement();
    void breakLine(Layout layout);
    void writeText(std::string_view text);

    std::ostream& out_;
    Layout layout_;
    std::vector<Scope> scopes_;
    bool afterKey_ = false;
};

template <std::integral Number>
requires(!std::same_as<Number, bool>) void JsonWriter::value(Number number) {
    scalar(std::to_string(number));
}

}  // namespace polyplan
