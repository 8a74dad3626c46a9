#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/nethack/engraving/answer.h"
#include "core/plan/catalogues.h"
#include "ui/models/engraving/engraving_edits.h"

namespace polyplan::ui {

class LatestTask;
class PlanDocument;

/// One thing to write with, for the text and the hero at hand.
struct StylusAnswer {
    StylusChoice choice;
    QString title;       ///< "a +2 uncursed dagger", "wand of fire"
    QString shortTitle;  ///< "dagger +2", "wand of fire"
    bool isCarried = false;
    nethack::engraving::StylusGroup group = nethack::engraving::StylusGroup::Dust;
    nethack::engraving::Writing writing;
    /// How long what it writes lasts, if it comes out right: after each event. Null where it writes
    /// nothing or where nothing happens to the text.
    std::shared_ptr<const nethack::engraving::Durability> durability;

    bool isAllowed() const { return !writing.refused && writing.type.has_value(); }
};

/// What a text is asked to keep.
enum class Measure : std::uint8_t { ReadsElbereth, ContainsElbereth, Intact };

double valueOf(const nethack::engraving::WearFigures& figures, Measure measure);

/// All that the composer shows of one engraving.
struct EngravingAnswer {
    nethack::engraving::Request request;
    nethack::Game game = nethack::Game::NetHack367;
    nethack::engraving::Answer answer;
    /// There is no text yet: the styluses are compared for Elbereth.
    bool isExample = false;
    std::vector<StylusAnswer> styluses;  ///< what is carried first, then all of the game

    /// The answer for what is chosen; null if nothing is, or not yet.
    const StylusAnswer* chosen() const;
};

/// What matters of the text: that it counts as Elbereth where it does, else that it stays as it is.
Measure measureOf(const EngravingAnswer& answer);
/// What the styluses are compared by: as `measureOf`, by what they are compared for.
Measure comparedBy(const EngravingAnswer& answer);

/// What is carried: fingers, then what of the inventory and of the line differs, each once.
struct CarriedStylus {
    StylusChoice choice;
    QString title;
    QString shortTitle;
    bool operator==(const CarriedStylus&) const = default;
};
std::vector<CarriedStylus> carriedStyluses(const plan::Document& plan,
                                           const plan::Strategy& strategy,
                                           const plan::Catalogues& catalogues);

/// Answers a request at once, on the caller's thread: for pictures and tests.
EngravingAnswer engravingAnswer(const nethack::engraving::Request& request, nethack::Game game,
                                const std::vector<CarriedStylus>& carried,
                                const nethack::engraving::Tables& tables,
                                const std::function<bool()>& isSuperseded = {});

/// Keeps the answer for the engraving of the current strategy up to date, off the UI thread: the
/// engraving itself first, then all styluses. A newer edit supersedes an older answer.
class EngravingService : public QObject {
    Q_OBJECT

  public:
    explicit EngravingService(PlanDocument& document, QObject* parent = nullptr);

    /// The newest answer, which may belong to an older revision; null before the first, and where
    /// engraving is not known for the game.
    const std::shared_ptr<const EngravingAnswer>& answer() const { return answer_; }

    /// Whether `answer()` belongs to the plan as it stands.
    bool isCurrent() const { return isCurrent_; }

  Q_SIGNALS:
    /// A new answer is there, or the present one is out of date.
    void answerChanged();

  private:
    struct Question {
        nethack::engraving::Request request;
        nethack::Game game = nethack::Game::NetHack367;
        std::vector<CarriedStylus> carried;
        bool operator==(const Question&) const = default;
    };
    void ask();
    void take(std::shared_ptr<const EngravingAnswer> answer);

    PlanDocument& document_;
    LatestTask* task_;
    std::optional<Question> asked_;
    std::shared_ptr<const EngravingAnswer> answer_;
    bool isCurrent_ = false;
};

}  // namespace polyplan::ui
