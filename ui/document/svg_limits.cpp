#include "ui/document/svg_limits.h"

#include <array>

namespace polyplan::ui {

namespace {

/// What stands between angle brackets and holds no elements, from its first bytes to its last.
struct Passage {
    QByteArrayView start;
    QByteArrayView end;
};
constexpr std::array passages = {Passage{"<!--", "-->"}, Passage{"<![CDATA[", "]]>"},
                                 Passage{"<?", "?>"}};

/// Goes over the markup of a text, and counts.
class SvgScan {
  public:
    explicit SvgScan(QByteArrayView contents) : rest_(contents) {}

    std::optional<QString> refusal() {
        while (toNextBracket()) {
            if (skipPassage()) {
                continue;
            }
            if (rest_.startsWith("<!")) {
                if (declaresEntities()) {
                    return QStringLiteral(
                        "this SVG picture declares entities of its own; such pictures are not "
                        "looked into");
                }
            } else if (++elements_ > svg_limits::elements) {
                return QStringLiteral(
                           "this SVG picture has more than the %1 elements that are looked into")
                    .arg(svg_limits::elements);
            } else if (!skipTag()) {
                return QStringLiteral(
                           "an element of this SVG picture has more than the %1 attributes that "
                           "are "
                           "looked into")
                    .arg(svg_limits::attributesOfElement);
            }
        }
        return std::nullopt;
    }

  private:
    bool toNextBracket() {
        const qsizetype next = rest_.indexOf('<');
        rest_ = next < 0 ? QByteArrayView() : rest_.sliced(next);
        return next >= 0;
    }

    bool skipPassage() {
        for (const Passage& passage : passages) {
            if (rest_.startsWith(passage.start)) {
                const qsizetype end = rest_.indexOf(passage.end, passage.start.size());
                rest_ = end < 0 ? QByteArrayView() : rest_.sliced(end + passage.end.size());
                return true;
            }
        }
        return false;
    }

    bool declaresEntities() {
        qsizetype at = 0;
        while (at < rest_.size() && rest_[at] != '>' && rest_[at] != '[') {
            ++at;
        }
        const bool declares = at < rest_.size() && rest_[at] == '[';
        rest_ = rest_.sliced(at);
        return declares;
    }

    /// @returns false if it has too many attributes.
    bool skipTag() {
        int attributes = 0;
        char quote = '\0';
        qsizetype at = 1;
        for (; at < rest_.size() && (quote != '\0' || rest_[at] != '>'); ++at) {
            const char byte = rest_[at];
            if (quote != '\0') {
                quote = byte == quote ? '\0' : quote;
            } else if (byte == '"' || byte == '\'') {
                quote = byte;
            } else if (byte == '=' && ++attributes > svg_limits::attributesOfElement) {
                return false;
            }
        }
        rest_ = rest_.sliced(at);
        return true;
    }

    QByteArrayView rest_;
    int elements_ = 0;
};

}  // namespace

std::optional<QString> refusalOfSvg(QByteArrayView contents) {
    if (contents.size() > svg_limits::bytes) {
        return QStringLiteral("this SVG picture is larger than the %1 MiB that are looked into")
            .arg(svg_limits::bytes / 1024 / 1024);
    }
    return SvgScan(contents).refusal();
}

}  // namespace polyplan::ui
