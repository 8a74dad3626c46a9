#include "app/write_file.h"

#include <QFile>
#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <variant>

#include "app/progress.h"
#include "core/catalogue/letter_case.h"
#include "core/json/fault_list.h"
#include "core/plan/json.h"
#include "ui/document/taken_away.h"
#include "ui/document/whole_file.h"

namespace polyplan::app {

bool writeFile(const std::string& name, const QByteArray& contents, Console& console) {
    const auto fault = ui::writeWhole(name, contents);
    if (fault) {
        console.err << printable(name)
                    << ": cannot be written: " << fault->details.join(' ').toStdString() << '\n';
    }
    return !fault;
}

bool writePlan(const std::string& name, const plan::Document& plan,
               const plan::Catalogues& catalogues, Console& console) {
    const auto text = plan::writeReadable(plan, catalogues);
    if (const auto* faults = std::get_if<std::vector<Fault>>(&text)) {
        for (const Fault& each : *faults) {
            console.err << printable(name)
                        << ": is not written, for it could not be read again: " << worded(each)
                        << '\n';
        }
        return false;
    }
    return writeFile(name, QByteArray::fromStdString(std::get<std::string>(text)), console);
}

bool mayNamePlan(const std::string& name, Console& console) {
    constexpr std::array<std::string_view, 3> endings = {"", ".polyplan", ".json"};
    const std::string ending = std::filesystem::path(name).extension().string();
    const bool isOfPlan = std::ranges::find(endings, lowerCase(ending)) != endings.end();
    if (name == "-") {
        console.err << "-: a plan goes into a file, whose name ends in .polyplan\n";
        return false;
    }
    if (!isOfPlan) {
        const bool isOfPicture = ui::pictureFormatOf(QFile::decodeName(name.c_str())).has_value();
        console.err << printable(name) << ": is the name of "
                    << (isOfPicture ? "a picture" : "another kind of file")
                    << "; a plan's ends in .polyplan\n";
    }
    return isOfPlan;
}

bool takesPlaceOfPlan(const std::string& picture, ui::PictureFormat format,
                      const std::string& plan) {
    std::error_code none;
    const bool isSameFile = std::filesystem::equivalent(plan, picture, none);
    const bool isItsPicture = format != ui::PictureFormat::Pdf &&
                              ui::pictureFormatOf(QFile::decodeName(plan.c_str())) == format;
    return isSameFile && !isItsPicture;
}

bool writePicture(const ui::PictureSource& source, ui::PictureFormat format,
                  const ui::PictureOptions& options, const std::string& about,
                  const std::string& name, Console& console) {
    const auto cannot = [&](const QString& why) {
        console.err << about << ": " << why.toStdString() << '\n';
        return false;
    };
    Progress progress(console);
    const ui::PageContent content =
        source.content(options.parts, {}, [&](double share) { progress.show(share); });
    const auto laidOut = ui::layOut(content, format, options);
    if (const auto* why = std::get_if<QString>(&laidOut)) {
        return cannot(*why);
    }
    const auto picture = ui::writePicture(std::get<ui::LaidOutPicture>(laidOut));
    if (const auto* why = std::get_if<QString>(&picture)) {
        return cannot(*why);
    }
    const auto& written = std::get<QByteArray>(picture);
    if (content.comparison) {
        if (const auto why = ui::whyItWouldLose(name, written, content.catalogues)) {
            console.err << printable(name) << ": is not written. " << printable(why->toStdString())
                        << '\n';
            return false;
        }
    }
    if (!writeFile(name, written, console)) {
        return false;
    }
    if (content.whyWithoutPlan && format != ui::PictureFormat::Pdf) {
        console.err << printable(name) << ": carries no plan: " << *content.whyWithoutPlan << '\n';
    }
    return true;
}

}  // namespace polyplan::app
