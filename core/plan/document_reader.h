#pragma once

#include <string>

#include "core/plan/catalogues.h"
#include "core/plan/object_reader.h"

namespace polyplan::plan {

/// Reads the parts of one document and names every fault.
class DocumentReader {
  public:
    DocumentReader(const Catalogues& catalogues, FaultList& faults)
        : catalogues_(catalogues), faults_(faults) {}

    Document read(const Json& root);
    /// Stacks by themselves, for a document of `game`: an object that this game does not have is a
    /// fault, whatever game they come from.
    std::vector<Stack> readClipping(const Json& root, nethack::Game game);

  private:
    using Source = nethack::polypile::Source;

    void readFormat(MemberReader& members, std::string_view name);
    /// @returns whether the rest is worth reading: a later version may have other rules.
    bool readVersion(MemberReader& members);
    void setGame(nethack::Game game);
    void readGame(MemberReader& members, Document& document);
    Hero readHero(const Json& value, const Path& path);
    Strategy readStrategy(const Json& value, const Path& path);
    std::optional<Polypile> readPolypile(const Json& value, const Path& path);
    Goal readGoal(const Json& value, const Path& path);
    Pile readPile(const Json& value, const Path& path, Source source);
    Label readLabel(const Json& value, const Path& path);
    void readStacks(MemberReader& members, std::string_view name, std::size_t most,
                    std::vector<Stack>& stacks);
    void checkPlaces(const Json& line, const Path& path, Source source);

    const Catalogues& catalogues_;
    FaultList& faults_;
    ObjectReader objects_{nethack::Game{}, nullptr};
    bool knowsNoObjects_ = false;  ///< the game's objects are not known to this program
    std::size_t stackCount_ = 0;
};

}  // namespace polyplan::plan
