#include <gtest/gtest.h>

#include "core/nethack/polypile/evaluate.h"
#include "core/nethack/polypile/exact_series.h"
#include "core/nethack/polypile/first_zap.h"
#include "core/nethack/polypile/simulator_series.h"
#include "tests/core/support/enumerated_series.h"
#include "tests/core/support/situations.h"
#include "tests/oracle/answer_comparison.h"

namespace polyplan::testing {
namespace {

using namespace polyplan::nethack;
using namespace polyplan::nethack::polypile;

constexpr Game game343 = Game::NetHack343;
constexpr Game game367 = Game::NetHack367;
constexpr Game game37 = Game::NetHack37;

/// A line small enough to go through every outcome of every roll of a few zaps.
struct SmallSeries {
    std::string name;
    Situation situation;
    std::vector<Pile> piles;
    std::vector<Goal> goals;
    ZapSeries series;
    bool isExact = true;  ///< nothing ties the stacks but the beam
};

void PrintTo(const SmallSeries& series, std::ostream* out) {
    *out << series.name;
}

class SmallSeriesList {
  public:
    /// A line of one pile in a game whose appearances are all known; both ways of collecting.
    template <typename Shape>
    void add(const std::string& name, Game game, int zaps, const std::vector<std::string>& stacks,
             const Shape& shape) {
        for (const bool collects : {false, true}) {
            SmallSeries series{.name = name + (collects ? "_collect" : "_leave"),
                               .situation = situationIn(game),
                               .piles = {pileOf(game, 1, stacks)},
                               .goals = {},
                               .series = {.zaps = zaps, .collectsGoals = collects}};
            series.situation.known.materials = unshuffledMaterials(game);
            shape(series);
            list_.push_back(std::move(series));
        }
    }

    std::vector<SmallSeries> take() { return std::move(list_); }

  private:
    std::vector<SmallSeries> list_;
};

void wants(SmallSeries& series, const std::string& object, int atLeast = 1) {
    series.goals.push_back(
        {.object = objectOf(series.situation.rules.game, object), .atLeast = atLeast});
}

void addPileTo(SmallSeries& series, int distance, const std::vector<std::string>& stacks) {
    series.piles.push_back(pileOf(series.situation.rules.game, distance, stacks));
}

void addLoneStacks(SmallSeriesList& list) {
    list.add("horn", game367, 3, {"unicorn horn"}, [](SmallSeries& series) {
        wants(series, "magic marker");
        wants(series, "oil lamp");
        wants(series, "unicorn horn");
    });
    list.add("degraded_horn", game367, 3, {"blessed unicorn horn"}, [](SmallSeries& series) {
        series.piles[0].stacks[0].degraded = true;
        wants(series, "magic marker");
    });
    list.add("candles", game343, 2, {"7 cursed wax candle"}, [](SmallSeries& series) {
        wants(series, "tallow candle", 3);
        wants(series, "magic marker");
    });
    list.add("potions", game37, 2, {"6 potion of water"}, [](SmallSeries& series) {
        wants(series, "potion of water", 4);
        wants(series, "potion of gain level", 2);
    });
    list.add("rocks", game367, 3, {"5 cursed rock"}, [](SmallSeries& series) {
        series.situation.ledgerLevel = 1;
        series.situation.luck = -13;
        wants(series, "rock", 2);
        wants(series, "amethyst", 2);
    });
    for (const Game game : {game343, game367, game37}) {
        const std::string version(id(game));
        for (const int timesRead : {0, 2, 7}) {
            list.add("book_" + version + "_read_" + std::to_string(timesRead), game, 3,
                     {"spellbook of sleep"}, [&](SmallSeries& series) {
                         series.piles[0].stacks[0].timesRead = timesRead;
                         wants(series, "spellbook of blank paper");
                         wants(series, "spellbook of finger of death");
                     });
        }
        list.add("amulet_" + version, game, 3, {"amulet of life saving"},
                 [](SmallSeries& series) { wants(series, "amulet of reflection"); });
        list.add("wand_" + version, game, 3, {"wand of nothing"},
                 [](SmallSeries& series) { wants(series, "wand of death"); });
    }
    list.add("artifact", game367, 3, {"long sword"}, [](SmallSeries& series) {
        series.piles[0].stacks[0].artifact = "Excalibur";
        wants(series, "long sword");
    });
    list.add("crocodile", game343, 3, {"cursed corpse"}, [](SmallSeries& series) {
        series.piles[0].stacks[0].corpse = "crocodile";
        wants(series, "pair of low boots");
        wants(series, "pair of speed boots");
    });
    list.add("eggs_of_hero", game367, 3, {"3 egg"}, [](SmallSeries& series) {
        series.piles[0].stacks[0].laidByHero = true;
        wants(series, "egg", 2);
    });
    list.add("mail", game367, 3, {"5 cursed scroll of mail"},
             [](SmallSeries& series) { wants(series, "scroll of mail", 5); });
    list.add("nothing_wanted", game367, 3, {"3 gold piece"}, [](SmallSeries&) {});
    list.add("own_square", game367, 3, {"4 cursed gold piece"}, [](SmallSeries& series) {
        series.situation.source = Source::SelfSquare;
        series.piles[0].distance = 0;
        wants(series, "gold piece", 2);
    });
}

void addLinesOfLoneStacks(SmallSeriesList& list) {
    list.add("always_reached", game367, 2, {"unicorn horn"}, [](SmallSeries& series) {
        addPileTo(series, 3, {"blessed amulet of ESP"});
        wants(series, "magic marker");
        wants(series, "amulet of life saving");
    });
    list.add("sometimes_reached", game367, 2, {"cursed statue"}, [](SmallSeries& series) {
        addPileTo(series, 5, {"cursed boulder"});
        addPileTo(series, 6, {"cursed statue"});
        addPileTo(series, 11, {"statue"});
        addPileTo(series, 30, {"boulder"});
        wants(series, "boulder", 2);
        wants(series, "statue", 3);
    });
    list.add("seldom_reached", game37, 3, {"amulet of unchanging"}, [](SmallSeries& series) {
        series.piles[0].distance = 5;
        addPileTo(series, 12, {"cursed boulder"});
        addPileTo(series, 13, {"3 cursed gold piece"});
        addPileTo(series, 14, {"3 gold piece", "4 gold piece"});
        wants(series, "statue");
        wants(series, "gold piece", 8);
    });
    list.add("dipped", game37, 2, {"3 cursed gold piece", "boulder"}, [](SmallSeries& series) {
        series.situation.source = Source::Potion;
        addPileTo(series, 30, {"amulet of ESP"});
        wants(series, "gold piece", 2);
        wants(series, "boulder");
        wants(series, "amulet of change");
    });
}

void addStacksUnderGolems(SmallSeriesList& list) {
    const auto tied = [&](const std::string& name, Game game, int zaps,
                          const std::vector<std::string>& stacks, const auto& shape) {
        list.add(name, game, zaps, stacks, [&](SmallSeries& series) {
            series.isExact = false;
            series.situation.luck = -13;
            shape(series);
        });
    };
    for (const Game game : {game367, game37}) {
        tied("boulders_" + std::string(id(game)), game, 3,
             {"cursed statue", "boulder", "cursed statue"}, [](SmallSeries& series) {
                 wants(series, "boulder", 2);
                 wants(series, "statue", 2);
             });
        tied("boulders_over_gold_" + std::string(id(game)), game, 3,
             {"9 cursed gold piece", "cursed statue", "cursed statue"},
             [](SmallSeries& series) { wants(series, "boulder"); });
    }
    tied("gold", game343, 3, {"5 cursed gold piece", "4 gold piece"},
         [](SmallSeries& series) { wants(series, "gold piece", 6); });
    tied("gold_and_chain", game343, 3,
         {"5 cursed gold piece", "cursed iron chain", "heavy iron ball"}, [](SmallSeries& series) {
             wants(series, "gold piece", 3);
             wants(series, "iron chain");
         });
    tied("amulets", game37, 2, {"cursed amulet of ESP", "cursed amulet of change"},
         [](SmallSeries& series) { wants(series, "amulet of unchanging"); });
    tied("wand_of_polymorph", game367, 3, {"wand of polymorph", "cursed unicorn horn"},
         [](SmallSeries& series) { wants(series, "magic marker"); });
    tied("two_piles", game367, 2, {"9 cursed gold piece", "cursed statue"},
         [](SmallSeries& series) {
             addPileTo(series, 6, {"cursed statue", "3 cursed gold piece"});
             wants(series, "boulder");
             wants(series, "gold piece", 5);
         });
}

std::vector<SmallSeries> smallSeries() {
    SmallSeriesList list;
    addLoneStacks(list);
    addLinesOfLoneStacks(list);
    addStacksUnderGolems(list);
    return list.take();
}

class EnumeratedSeries : public ::testing::TestWithParam<SmallSeries> {};

TEST_P(EnumeratedSeries, IsWhatIsWorkedOutAndSampled) {
    const SmallSeries& series = GetParam();
    const Situation& situation = series.situation;
    const SeriesAnswer expected =
        enumerateSeries(situation, series.piles, series.goals, series.series);

    const auto exact = exactSeries(situation, series.piles, series.goals, series.series);
    ASSERT_EQ(exact.has_value(), series.isExact);
    if (exact) {
        const Comparison figures = compareExact(expected, *exact, situation.table);
        EXPECT_TRUE(figures.deviations().empty()) << "exact: " << figures.report();
    }
    const auto sampled = simulateSeries(situation, series.piles, series.goals, series.series,
                                        {.samples = 200'000, .seed = 5});
    const Comparison samples = compareSampled(expected, sampled->answer, situation.table);
    EXPECT_TRUE(samples.deviations().empty()) << "sampled: " << samples.report();
    EXPECT_GT(samples.cells(), 10U);

    const auto line = evaluateLine(situation, series.piles, series.goals,
                                   {.method = {}, .detail = Detail::WholeLine, .stop = {}});
    ASSERT_EQ(line->provenance.method, Method::Exact);
    const ZapSeries one{.zaps = 1, .collectsGoals = series.series.collectsGoals};
    const Comparison first =
        compareExact(enumerateSeries(situation, series.piles, series.goals, one),
                     seriesOfOneZap(*line, series.piles, one.collectsGoals), situation.table);
    EXPECT_TRUE(first.deviations().empty()) << "first zap: " << first.report();
}

std::string smallSeriesName(const ::testing::TestParamInfo<SmallSeries>& series) {
    std::string name = series.param.name;
    for (char& letter : name) {
        letter = letter == '-' || letter == '.' ? '_' : letter;
    }
    return name;
}

INSTANTIATE_TEST_SUITE_P(SmallSeries, EnumeratedSeries, ::testing::ValuesIn(smallSeries()),
                         smallSeriesName);

}  // namespace
}  // namespace polyplan::testing
