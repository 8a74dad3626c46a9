#include <QLocale>
#include <algorithm>

#include "ui/export/engraving_sheet.h"
#include "ui/look/figures.h"
#include "ui/models/engraving/engraving_words.h"
#include "ui/models/text.h"

namespace polyplan::ui {

namespace {

namespace words = engraving_words;
using nethack::engraving::Durability;
using nethack::engraving::WearFigures;
using nethack::engraving::Writing;
using Kind = EngravingSheet::Line::Kind;

constexpr std::size_t mostListed = 12;

/// Gathers what the tiles don't say.
class Lines {
  public:
    std::vector<EngravingSheet::Line> gather(const EngravingAnswer& answer) {
        if (answer.answer.writing) {
            const Writing& writing = *answer.answer.writing;
            if (writing.type && !writing.refused) {
                addWritten(writing);
                addGoes(writing);
                addMeanwhile(writing);
            }
            addWand(writing);
            addRemarks(writing);
        }
        const auto& writing = answer.answer.writing;
        const bool isRefused = writing && writing->refused;
        if (answer.answer.durability && !answer.answer.durability->entries.empty() && !isRefused) {
            heading(writing ? "After the scenario, if it came out right" : "After the scenario");
            addDurability(*answer.answer.durability);
        }
        return std::move(lines_);
    }

  private:
    void heading(const char* text) {
        lines_.push_back({Kind::Heading, QString::fromUtf8(text), {}});
    }
    void figure(const QString& text, const QString& value) {
        lines_.push_back({Kind::Figure, text, value});
    }
    void remark(std::string_view text) {
        if (!text.empty()) {
            lines_.push_back({Kind::Remark, toQString(text), {}});
        }
    }
    void more() { lines_.push_back({Kind::Remark, QStringLiteral("… and so on"), {}}); }

    void addWritten(const Writing& writing) {
        heading("What comes out");
        figure(QStringLiteral("each letter comes out wrong"), percent(writing.characterError));
        if (writing.containsElbereth != writing.readsElbereth) {
            figure(QStringLiteral("has the word Elbereth somewhere"),
                   percent(writing.containsElbereth));
        }
        if (!writing.complete) {
            figure(QStringLiteral("one go writes"), quoted(writing.written));
        }
        if (writing.explodes > 0) {
            figure(QStringLiteral("the cursed wand explodes"), percent(writing.explodes));
        }
        if (writing.blindness.most > 0) {
            figure(QStringLiteral("blinds the hero afterwards"),
                   QStringLiteral("1 to %1 turns").arg(writing.blindness.most));
        }
    }

    void addGoes(const Writing& writing) {
        if (writing.goes.size() < 2) {
            return;
        }
        heading("Cheapest way");
        for (std::size_t i = 0; i < std::min(writing.goes.size(), mostListed); ++i) {
            const auto& go = writing.goes[i];
            figure(QStringLiteral("%1. %2").arg(i + 1).arg(quoted(go.text)),
                   QStringLiteral("%1, %2").arg(words::cost(go.cost), time(writing, go)));
        }
        if (writing.goes.size() > mostListed) {
            more();
        }
    }

    void addMeanwhile(const Writing& writing) {
        if (writing.meanwhile.size() < 2) {
            return;
        }
        heading("On the floor meanwhile");
        for (std::size_t i = 0; i < std::min(writing.meanwhile.size(), mostListed); ++i) {
            const auto& step = writing.meanwhile[i];
            figure(
                QStringLiteral("after action %1").arg(step.actions),
                quoted(step.text) + (step.readsElbereth ? QStringLiteral(", works") : QString()));
        }
        if (writing.meanwhile.size() > mostListed) {
            more();
        }
    }

    void addWand(const Writing& writing) {
        const auto& reveals = writing.reveals;
        if (reveals == nethack::engraving::Reveals{}) {
            return;
        }
        heading("What the wand gives away");
        if (reveals.identifies || !reveals.identifiesOnly.empty()) {
            figure(QStringLiteral("identifies itself"),
                   reveals.identifies ? QStringLiteral("yes") : toQString(reveals.identifiesOnly));
        }
        remark(reveals.message);
        if (!reveals.oldText.empty()) {
            figure(QStringLiteral("the old text is"), toQString(reveals.oldText));
        }
    }

    void addRemarks(const Writing& writing) {
        if (writing.remarks.empty() && !writing.breaksIlliterate) {
            return;
        }
        heading("Remarks");
        for (const auto& each : writing.remarks) {
            remark(each.text);
        }
        if (writing.breaksIlliterate) {
            remark("Writing it breaks the illiterate conduct.");
        }
    }

    void addDurability(const Durability& durability) {
        const auto& end = durability.entries.back();
        const auto odds = [&](const char* text, double WearFigures::*which) {
            const double error = end.standardErrors.*which;
            figure(QString::fromUtf8(text),
                   percent(end.figures.*which) +
                       (error > 0 ? QStringLiteral(" ± ") + percent(error) : QString()));
        };
        figure(QStringLiteral("events"), QLocale(QLocale::English).toString(end.k));
        odds("not a letter has changed", &WearFigures::intact);
        odds("nothing legible is left", &WearFigures::gone);
        figure(QStringLiteral("letters changed on average"),
               QString::number(end.figures.changedMean, 'f', 1));
    }

    static QString quoted(const std::string& text) {
        return QStringLiteral("“%1”").arg(toQString(text));
    }
    static QString time(const Writing& writing, const nethack::engraving::Go& go) {
        return writing.interruptible ? words::counted(go.actions, "%1 action", "%1 actions")
                                     : words::counted(go.turns, "%1 turn", "%1 turns");
    }

    std::vector<EngravingSheet::Line> lines_;
};

}  // namespace

std::vector<EngravingSheet::Line> engravingLines(const EngravingAnswer& answer) {
    return Lines().gather(answer);
}

}  // namespace polyplan::ui
