#include "core/plan/comparison_json.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <string>

#include "core/plan/settings.h"

namespace polyplan::plan {
namespace {

using Layout = JsonWriter::Layout;

class ComparisonJson {
  public:
    ComparisonJson(JsonWriter& json, const Comparison& comparison)
        : json_(json), comparison_(comparison) {}

    void write(const std::vector<Contender>& contenders,
               const std::vector<MemberDifference>& differences) {
        json_.beginObject();
        json_.member("baseline", contenders[comparison_.baseline].name);
        list("strategies", contenders, [this](const Contender& each) { writeStrategy(each); });
        list("differs", differences, [this](const MemberDifference& each) { writeMember(each); });
        list("figures", comparison_.figures,
             [this](const ComparedFigure& each) { writeFigure(each); });
        list("series", comparison_.series,
             [this](const ComparedSeries& each) { writeSeries(each); });
        json_.end();
    }

  private:
    template <typename List, typename WriteElement>
    void list(std::string_view name, const List& elements, const WriteElement& writeElement,
              Layout layout = Layout::Lines) {
        json_.key(name);
        json_.beginArray(layout);
        for (const auto& element : elements) {
            writeElement(element);
        }
        json_.end();
    }

    void writeStrategy(const Contender& contender) {
        json_.beginObject(Layout::OneLine);
        json_.member("name", contender.name);
        json_.member("file", contender.file);
        json_.member("title", contender.document->title);
        json_.member("game", id(gameOf(*contender.document, contender.asked())));
        json_.end();
    }

    void writeMember(const MemberDifference& difference) {
        json_.beginObject(Layout::OneLine);
        json_.member("member", difference.pointer);
        json_.member("label", difference.label);
        list("values", difference.values,
             [this](const std::string& value) { json_.scalar(value); });
        json_.end();
    }

    void writeEstimate(double value, double standardError) {
        json_.member("value", value);
        json_.member("standard_error", standardError);
    }

    void writeValue(const std::optional<Figure>& figure) {
        if (!figure) {
            json_.value(nullptr);
            return;
        }
        json_.beginObject();
        if (figure->unit == Unit::Words) {
            json_.member("text", figure->text);
        } else {
            writeEstimate(figure->value.value, figure->value.standardError);
        }
        json_.end();
    }

    void writeSpan(const std::optional<Span>& span) {
        if (!span) {
            json_.value(nullptr);
            return;
        }
        json_.beginObject();
        json_.member("length", span->length);
        json_.member("unit", name(span->unit));
        if (!span->given.empty()) {
            json_.member("given", span->given);
        }
        json_.end();
    }

    void writeNumber(const std::optional<double>& number) {
        if (number) {
            json_.value(*number);
        } else {
            json_.value(nullptr);
        }
    }

    void writeFigure(const ComparedFigure& figure) {
        const auto write = [this](const auto& number) { writeNumber(number); };
        json_.beginObject();
        json_.member("id", figure.about.id);
        json_.member("group", figure.about.group);
        json_.member("label", figure.about.label);
        json_.member("unit", name(figure.about.unit));
        json_.member("better", name(figure.about.better));
        list(
            "values", figure.each, [this](const auto& each) { writeValue(each); }, Layout::OneLine);
        list("differences", figure.differences, write, Layout::OneLine);
        list("factors", figure.factors, write, Layout::OneLine);
        list(
            "verdicts", std::views::iota(std::size_t{0}, figure.verdicts.size()),
            [&](std::size_t report) { json_.value(name(figure.verdictByNumber(report))); },
            Layout::OneLine);
        const auto hasSpan = [](const auto& each) { return each && each->span; };
        if (std::ranges::any_of(figure.each, hasSpan)) {
            list(
                "spans", figure.each,
                [&](const auto& each) { writeSpan(hasSpan(each) ? each->span : std::nullopt); },
                Layout::OneLine);
        }
        json_.end();
    }

    void writePoints(const std::optional<Series>& series) {
        if (!series) {
            json_.value(nullptr);
            return;
        }
        json_.beginArray();
        for (const SeriesPoint& point : series->points) {
            json_.beginObject(Layout::OneLine);
            if (series->kind == SeriesKind::Bars) {
                json_.member("label", point.label);
            } else {
                json_.member("x", point.x);
            }
            writeEstimate(point.value, point.standardError);
            json_.end();
        }
        json_.end();
    }

    void writeSeries(const ComparedSeries& series) {
        json_.beginObject();
        json_.member("id", series.about.id);
        json_.member("label", series.about.label);
        json_.member("kind", name(series.about.kind));
        json_.member("unit", name(series.about.unit));
        json_.member("x_label", series.about.xLabel);
        list("values", series.each, [this](const auto& each) { writePoints(each); });
        json_.end();
    }

    JsonWriter& json_;
    const Comparison& comparison_;
};

}  // namespace

void writeComparison(JsonWriter& json, const ComparedStrategies& compared) {
    ComparisonJson(json, compared.comparison).write(compared.contenders, compared.differences);
}

}  // namespace polyplan::plan
