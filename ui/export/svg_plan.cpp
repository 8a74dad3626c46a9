#include "ui/export/svg_plan.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include "core/plan/limits.h"
#include "ui/export/plan_picture.h"

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

}  // namespace

bool looksLikeSvg(const QByteArray& fileContents) {
    return fileContents.startsWith("<?xml") || fileContents.startsWith("<svg");
}

std::variant<std::string, QString> planTextOfSvg(const QByteArray& fileContents) {
    QXmlStreamReader reader(fileContents);
    std::string found;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && found.empty() &&
            reader.name() == planElement && reader.namespaceUri() == planNamespace) {
            found = reader.readElementText().toStdString();
        }
    }
    if (reader.hasError()) {
        return damaged(reader);
    }
    if (found.empty()) {
        return noPlanInPicture();
    }
    if (found.size() > plan::limits::fileBytes) {
        return tooLongPlanInPicture();
    }
    return found;
}

QByteArray svgWithPlan(QByteArray svg, std::string_view planJson) {
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
