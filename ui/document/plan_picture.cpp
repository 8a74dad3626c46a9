#include "ui/document/plan_picture.h"

#include <zlib.h>

#include <QBuffer>
#include <QImageWriter>
#include <QStringDecoder>
#include <QtEndian>
#include <algorithm>
#include <array>
#include <optional>

#include "core/plan/limits.h"
#include "ui/document/svg_plan.h"

namespace polyplan::ui {

namespace {

constexpr QByteArrayView pngSignature("\x89PNG\r\n\x1a\n", 8);
constexpr QByteArrayView keyword("polyplan");
constexpr qsizetype headerBytes = 13;
/// What a chunk has besides its data: length, type and checksum.
constexpr qsizetype chunkFrame = 12;

struct PictureKind {
    const char* name;
    QByteArrayView start;
};
constexpr std::array otherPictures = {
    PictureKind{"a JPEG picture", "\xff\xd8\xff"},
    PictureKind{"a GIF picture", "GIF8"},
    PictureKind{"a TIFF picture", QByteArrayView("II*\0", 4)},
    PictureKind{"a TIFF picture", QByteArrayView("MM\0*", 4)},
    PictureKind{"a WebP picture", "RIFF"},
    PictureKind{"a PDF document", "%PDF-"},
};

/// Any beginning of the signature that only a PNG has, so that a mangled one is known for what it
/// is.
bool startsLikePng(QByteArrayView contents) {
    return contents.startsWith(pngSignature.first(4));
}

const PictureKind* otherPicture(QByteArrayView contents) {
    const auto kind = std::ranges::find_if(
        otherPictures, [&](const PictureKind& it) { return contents.startsWith(it.start); });
    return kind == otherPictures.end() ? nullptr : &*kind;
}

quint32 number(QByteArrayView bytes) {
    return qFromBigEndian<quint32>(bytes.data());
}

struct Chunk {
    QByteArrayView type;
    QByteArrayView data;
};

/// Takes the next chunk off `rest`; nothing if the rest is shorter than the chunk says it is.
std::optional<Chunk> takeChunk(QByteArrayView& rest) {
    if (rest.size() < chunkFrame || number(rest) > rest.size() - chunkFrame) {
        return std::nullopt;
    }
    const auto length = static_cast<qsizetype>(number(rest));
    const Chunk chunk = {rest.sliced(4, 4), rest.sliced(8, length)};
    rest = rest.sliced(chunkFrame + length);
    return chunk;
}

bool checksumIsRight(const Chunk& chunk) {
    const auto* bytes = reinterpret_cast<const Bytef*>(chunk.type.data());
    const auto length = static_cast<uInt>(chunk.type.size() + chunk.data.size());
    return crc32(0, bytes, length) == number({chunk.data.end(), 4});
}

QString unreadable() {
    return QStringLiteral("the plan in this picture is damaged: its text can't be read");
}

using Text = std::variant<std::string, QString>;

Text unpacked(QByteArrayView packed) {
    std::string text;
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK) {
        return unreadable();
    }
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    std::array<char, 65536> part;
    int state = Z_OK;
    while (state == Z_OK && text.size() <= plan::limits::fileBytes) {
        stream.next_out = reinterpret_cast<Bytef*>(part.data());
        stream.avail_out = static_cast<uInt>(part.size());
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(part.data(), part.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    if (text.size() > plan::limits::fileBytes) {
        return tooLongPlanInPicture();
    }
    if (state != Z_STREAM_END) {
        return unreadable();
    }
    return text;
}

Text plain(QByteArrayView text) {
    if (static_cast<std::size_t>(text.size()) > plan::limits::fileBytes) {
        return tooLongPlanInPicture();
    }
    return std::string(text.begin(), text.end());
}

Text utf8FromLatin1(Text text) {
    if (const auto* latin1 = std::get_if<std::string>(&text)) {
        return plain(QString::fromLatin1(*latin1).toUtf8());
    }
    return text;
}

/// What follows the next NUL; nothing if there is none.
std::optional<QByteArrayView> afterNul(QByteArrayView bytes) {
    const auto end = bytes.indexOf('\0');
    return end < 0 ? std::nullopt : std::optional(bytes.sliced(end + 1));
}

/// International text: flag and method of packing, language, translated keyword, UTF-8.
Text internationalText(QByteArrayView value) {
    if (value.size() < 2) {
        return unreadable();
    }
    const bool packed = value[0] == 1;
    const auto afterLanguage = afterNul(value.sliced(2));
    const auto text = afterLanguage ? afterNul(*afterLanguage) : std::nullopt;
    if (!text) {
        return unreadable();
    }
    return packed ? unpacked(*text) : plain(*text);
}

/// The text of a chunk if it is a text chunk with the keyword of plans.
std::optional<Text> planTextIn(const Chunk& chunk) {
    const bool isText = chunk.type == "tEXt" || chunk.type == "zTXt" || chunk.type == "iTXt";
    if (!isText || !chunk.data.startsWith(keyword)) {
        return std::nullopt;
    }
    const QByteArrayView rest = chunk.data.sliced(keyword.size());
    if (!rest.startsWith('\0')) {
        return std::nullopt;
    }
    const QByteArrayView value = rest.sliced(1);
    if (chunk.type == "iTXt") {
        return internationalText(value);
    }
    if (chunk.type == "tEXt") {
        return utf8FromLatin1(plain(value));
    }
    return value.isEmpty() ? unreadable() : utf8FromLatin1(unpacked(value.sliced(1)));
}

bool isUtf8(std::string_view text) {
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder.decode(QByteArrayView(text.data(), qsizetype(text.size())));
    return !decoder.hasError() && !decoded.isNull();
}

/// Takes no more once it is asked to stop, which ends the work of whoever writes to it.
class StoppableBuffer : public QBuffer {
  public:
    StoppableBuffer(QByteArray& contents, const std::stop_token& stop)
        : QBuffer(&contents), stop_(stop) {}

  protected:
    qint64 writeData(const char* data, qint64 size) override {
        return stop_.stop_requested() ? -1 : QBuffer::writeData(data, size);
    }

  private:
    const std::stop_token& stop_;
};

Text planTextOfPng(QByteArrayView contents) {
    if (!contents.startsWith(pngSignature)) {
        return QStringLiteral("this PNG picture is damaged: its first bytes were changed");
    }
    QByteArrayView rest = contents.sliced(pngSignature.size());
    std::optional<Text> found;
    for (bool first = true;; first = false) {
        const auto chunk = takeChunk(rest);
        if (!chunk) {
            return QStringLiteral("this PNG picture is incomplete: its end is missing");
        }
        if (!checksumIsRight(*chunk)) {
            return QStringLiteral("this PNG picture is damaged: a checksum in it is wrong");
        }
        if (first && (chunk->type != "IHDR" || chunk->data.size() != headerBytes)) {
            return QStringLiteral("this PNG picture is damaged: it has no header");
        }
        if (chunk->type == "IEND") {
            break;
        }
        if (!found) {
            found = planTextIn(*chunk);
        }
    }
    return found.value_or(noPlanInPicture());
}

}  // namespace

QString noPlanInPicture() {
    return QStringLiteral(
        "there is no plan in this picture: only pictures exported by Polyplan carry one, and some "
        "programs and web sites strip it");
}

QString tooLongPlanInPicture() {
    return QStringLiteral("the plan in this picture is longer than the 6 MiB that a plan may have");
}

bool canBeCarried(std::string_view planJson) {
    return !planJson.empty() && planJson.size() <= plan::limits::fileBytes && isUtf8(planJson);
}

bool looksLikePicture(const QByteArray& fileContents) {
    return startsLikePng(fileContents) || looksLikeSvg(fileContents) ||
           otherPicture(fileContents) != nullptr;
}

std::variant<std::string, QString> planTextOf(const QByteArray& fileContents) {
    if (fileContents.size() > pictureBytesLimit) {
        return QStringLiteral("this picture is larger than the 256 MiB that are looked into");
    }
    if (startsLikePng(fileContents)) {
        return planTextOfPng(fileContents);
    }
    if (looksLikeSvg(fileContents)) {
        return planTextOfSvg(fileContents);
    }
    if (const PictureKind* other = otherPicture(fileContents)) {
        return QStringLiteral(
                   "this is %1: only PNG and SVG pictures exported by Polyplan carry a plan")
            .arg(QLatin1StringView(other->name));
    }
    return QStringLiteral("this is no picture");
}

QByteArray pngOf(const QImage& image, const std::stop_token& stop) {
    QByteArray contents;
    StoppableBuffer buffer(contents, stop);
    QImageWriter writer(&buffer, "png");
    return buffer.open(QIODevice::WriteOnly) && writer.write(image) ? contents : QByteArray();
}

QByteArray pngWithPlan(QImage image, std::string_view planJson, const std::stop_token& stop) {
    if (!canBeCarried(planJson)) {
        return {};
    }
    image.setText(QString::fromLatin1(keyword),
                  QString::fromUtf8(planJson.data(), qsizetype(planJson.size())));
    return pngOf(image, stop);
}

}  // namespace polyplan::ui
