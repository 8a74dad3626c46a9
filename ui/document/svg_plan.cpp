#include "ui/document/svg_plan.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>
#include <algorithm>
#include <array>
#include <utility>

#include "core/plan/limits.h"
#include "ui/document/plan_picture.h"
#include "ui/document/svg_limits.h"

namespace polyplan::ui {

namespace {

constexpr QLatin1StringView planNamespace("urn:polyplan:plan");
constexpr QLatin1StringView planElement("plan");

QString damaged(const QXmlStreamReader& reader) {
    return reader.error() == QXmlStreamReader::PrematureEndOfDocumentError
               ? QStringLiteral("this SVG picture is incomplete: its end is missing")
               : QStringLiteral("this SVG picture is damaged: line %1 is no XML (%2)")
                     .arg(reader.lineNumber())
                     .arg(reader.errorString());
}

/// The characters that JSON allows in a string and XML nowhere, as JSON escapes.
QString withoutForbidden(QString json) {
    return json.replace(QChar(0xFFFE), QStringLiteral("\\ufffe"))
        .replace(QChar(0xFFFF), QStringLiteral("\\uffff"));
}

/// Whether the bytes of a text in this encoding are ASCII where the text is: those were looked at
/// for limits.
bool isLikeAscii(QStringView encoding) {
    static constexpr std::array known = {"", "UTF-8", "US-ASCII", "ISO-8859-1"};
    return std::ranges::any_of(known, [&](const char* each) {
        return encoding.compare(QLatin1StringView(each), Qt::CaseInsensitive) == 0;
    });
}

/// Reads a picture bit by bit, and keeps nothing but the plan.
class SvgPlanReader {
  public:
    explicit SvgPlanReader(const QByteArray& contents) : contents_(contents) {}

    std::variant<std::string, QString> read() {
        while (readToken()) {
            take();
            if (found_.size() > plan::limits::fileBytes) {
                return tooLongPlanInPicture();
            }
        }
        if (xml_.hasError()) {
            return damaged(xml_);
        }
        if (found_.empty()) {
            return noPlanInPicture();
        }
        return std::move(found_);
    }

  private:
    /// Nothing is left, or nothing more can be read, if it returns false.
    bool readToken() {
        constexpr qsizetype part = qsizetype{64} * 1024;
        xml_.readNext();
        while (xml_.error() == QXmlStreamReader::PrematureEndOfDocumentError &&
               given_ < contents_.size()) {
            xml_.addData(contents_.sliced(given_, std::min(part, contents_.size() - given_)));
            given_ += part;
            xml_.readNext();
        }
        return !xml_.atEnd();
    }

    void take() {
        switch (xml_.tokenType()) {
            case QXmlStreamReader::StartDocument:
                if (!isLikeAscii(xml_.documentEncoding())) {
                    xml_.raiseError(QStringLiteral("only UTF-8 is read"));
                }
                return;
            case QXmlStreamReader::StartElement:
                if (isInPlan_) {
                    xml_.raiseError(QStringLiteral("a plan is nothing but text"));
                }
                isInPlan_ = found_.empty() && xml_.name() == planElement &&
                            xml_.namespaceUri() == planNamespace;
                return;
            case QXmlStreamReader::EndElement:
                isInPlan_ = false;
                return;
            case QXmlStreamReader::Characters:
                if (isInPlan_) {
                    found_ += xml_.text().toUtf8().toStdString();
                }
                return;
            default:
                return;
        }
    }

    const QByteArray& contents_;
    qsizetype given_ = 0;
    QXmlStreamReader xml_;
    bool isInPlan_ = false;
    std::string found_;
};

/// What Qt's painter writes as it is, XML forbids: control characters and two that are none.
QByteArray withoutForbiddenBytes(QByteArray svg) {
    for (char& byte : svg) {
        const bool isControl = static_cast<unsigned char>(byte) < 0x20;
        if (isControl && byte != '\t' && byte != '\n' && byte != '\r') {
            byte = ' ';
        }
    }
    return svg.replace("\xEF\xBF\xBE", "\xEF\xBF\xBD").replace("\xEF\xBF\xBF", "\xEF\xBF\xBD");
}

}  // namespace

bool looksLikeSvg(const QByteArray& fileContents) {
    return fileContents.startsWith("<?xml") || fileContents.startsWith("<svg");
}

std::variant<std::string, QString> planTextOfSvg(const QByteArray& fileContents) {
    if (auto refusal = refusalOfSvg(fileContents)) {
        return *std::move(refusal);
    }
    return SvgPlanReader(fileContents).read();
}

QByteArray svgWithPlan(QByteArray svg, std::string_view planJson) {
    svg = withoutForbiddenBytes(std::move(svg));
    const qsizetype root = svg.indexOf("<svg");
    const qsizetype rootEnd = root < 0 ? -1 : svg.indexOf('>', root);
    if (rootEnd < 0 || !canBeCarried(planJson)) {
        return {};
    }
    QByteArray metadata;
    QXmlStreamWriter writer(&metadata);
    writer.writeStartElement(QStringLiteral("metadata"));
    writer.writeStartElement(planElement);
    writer.writeDefaultNamespace(planNamespace);
    writer.writeCharacters(withoutForbidden(
        QString::fromUtf8(planJson.data(), static_cast<qsizetype>(planJson.size()))));
    writer.writeEndElement();
    writer.writeEndElement();
    return svg.insert(rootEnd + 1, '\n' + metadata);
}

}  // namespace polyplan::ui
