#include "ui/shell/plan_templates.h"

#include <QFile>
#include <stdexcept>
#include <utility>

#include "ui/document/document_file.h"

namespace polyplan::ui {

namespace {

constexpr PlanTemplate templates[] = {
    {QT_TRANSLATE_NOOP("PlanTemplate", "Seven small piles"),
     ":/examples/seven-small-piles.polyplan"},
    {QT_TRANSLATE_NOOP("PlanTemplate", "One large pile"), ":/examples/one-large-pile.polyplan"},
    {QT_TRANSLATE_NOOP("PlanTemplate", "One large pile with meatballs"),
     ":/examples/one-large-pile-with-meatballs.polyplan"},
    {QT_TRANSLATE_NOOP("PlanTemplate", "Seven small piles or one large pile"),
     ":/examples/seven-piles-or-one.polyplan"},
    {QT_TRANSLATE_NOOP("PlanTemplate", "A shirt out of other armor"),
     ":/examples/a-shirt-out-of-other-armor.polyplan"},
    {QT_TRANSLATE_NOOP("PlanTemplate", "Up with the Amulet"),
     ":/examples/up-with-the-amulet.polyplan"},
    {QT_TRANSLATE_NOOP("PlanTemplate", "A starving wizard on lava"),
     ":/examples/starving-wizard.polyplan"},
    {QT_TRANSLATE_NOOP("PlanTemplate", "Blank"), ":/examples/blank.polyplan"},
};

}  // namespace

std::span<const PlanTemplate> planTemplates() {
    return templates;
}

plan::Document loadTemplate(const PlanTemplate& wanted, const plan::Catalogues& catalogues) {
    QFile file(QString::fromLatin1(wanted.resource));
    if (!file.open(QIODevice::ReadOnly)) {
        throw std::runtime_error("missing resource " + std::string(wanted.resource));
    }
    auto result = readPlan(file.readAll(), file.fileName(), catalogues);
    if (const auto* fault = std::get_if<FileFault>(&result)) {
        throw std::runtime_error(fault->summary.toStdString());
    }
    return std::get<plan::Document>(std::move(result));
}

}  // namespace polyplan::ui
