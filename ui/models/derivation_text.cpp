#include "ui/models/derivation_text.h"

#include <QCoreApplication>

#include "ui/look/text.h"
#include "ui/look/theme.h"

namespace polyplan::ui {
namespace {

using nethack::polypile::Combining;
using nethack::polypile::Derivation;
using nethack::polypile::DerivationStep;
using nethack::polypile::Measure;

QString derivationTr(const char* text) {
    return QCoreApplication::translate("DerivationText", text);
}

QString escaped(const std::string& text) {
    return toQString(text).toHtmlEscaped();
}

QString colored(const QString& html, const QColor& color) {
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(color.name(), html);
}

/// The inputs of a walk, which no formula shows.
QString inputsOf(const DerivationStep& step) {
    QStringList inputs;
    for (const auto& input : step.inputs) {
        inputs << QStringLiteral("%1 %2").arg(
            escaped(input.name),
            toQString(nethack::polypile::figureText(Measure::Number, input.value)));
    }
    return inputs.join(QStringLiteral(", "));
}

QString stepHtml(const DerivationStep& step, const Theme& theme) {
    QString formula = escaped(nethack::polypile::formulaOf(step));
    if (step.combining == Combining::Walk) {
        formula = derivationTr("by a walk that goes by %1").arg(inputsOf(step));
    }
    QString html = QStringLiteral("<b>%1</b>").arg(escaped(step.title));
    html += QStringLiteral("&nbsp;&nbsp;<b>%1</b><br>")
                .arg(colored(toQString(nethack::polypile::figureText(step.measure, step.result)),
                             theme.accent));
    if (!formula.isEmpty()) {
        html += QStringLiteral("= %1<br>").arg(formula);
    }
    QStringList remarks;
    if (!step.text.empty()) {
        remarks << escaped(step.text);
    }
    if (!step.source.empty()) {
        remarks << QStringLiteral("<i>%1</i>").arg(escaped(step.source));
    }
    return html + colored(remarks.join(QLatin1Char(' ')), theme.mutedText);
}

}  // namespace

QString toHtml(const Derivation& derivation, const Theme& theme) {
    QString html;
    if (!derivation.remark.empty()) {
        html += QStringLiteral("<p>%1</p>").arg(colored(escaped(derivation.remark), theme.warning));
    }
    html += QStringLiteral("<ol style=\"margin-left:0; -qt-list-indent:1\">");
    for (const DerivationStep& step : derivation.steps) {
        html +=
            QStringLiteral("<li style=\"margin-bottom:9px\">%1</li>").arg(stepHtml(step, theme));
    }
    return html + QStringLiteral("</ol>");
}

}  // namespace polyplan::ui
