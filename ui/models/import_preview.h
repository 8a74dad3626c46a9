#pragma once

#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/plan/catalogues.h"
#include "core/plan/edits/import_edits.h"

namespace polyplan::ui {

/// What the player has said about a line of a text, against or beside what it says itself.
struct Mended {
    /// One of the choices that the line leaves; so are all lines that are of one type with it.
    std::optional<ObjectIndex> object{};
    std::optional<int> quantity{};
    std::optional<nethack::Buc> buc{};
    bool operator==(const Mended&) const = default;
};

/// A text of the game, and what the player has said about it.
struct ImportQuestion {
    std::string text;
    std::map<std::string, Mended> mended{};  ///< by the text of the line
    plan::ImportPlace place{};
    bool keepsNotes = true;
};

/// What was understood of a text, and what would come of it.
struct ImportPreview {
    plan::Import import;      ///< without a reading if there is a fault
    plan::Imported imported;  ///< with the merge of each line; empty after a refusal
    QString fault;            ///< why the text can't be read, or can't come into the plan
    /// The game that the text names, where the plan is of another one with other objects.
    std::optional<nethack::Game> otherGame;
    /// Types that the plan does not count as known by sight yet, and the text names.
    std::vector<ObjectIndex> learned{};
    /// How many lines the notes were to keep and have no room for.
    std::size_t unkept = 0;

    const plan::game_text::Reading* reading() const { return import.reading.get(); }
    plan::MergeCount count() const;
    /// How many stacks come in by their look only.
    std::size_t unidentified() const;
    /// The texts of all lines that are of one type with this, itself included.
    std::set<std::string> linesOfOneType(const std::string& line) const;
    /// Whether importing it changes anything.
    bool changesPlan() const;
    /// "3 lines are not understood. 10 stacks are new. 2 are there already. …"
    QString summary() const;
};

/// Reads a text by the plan's game and tries the import. Changes nothing; safe on any thread.
ImportPreview previewImport(const ImportQuestion& question, plan::Edited before,
                            const plan::Catalogues& catalogues);

}  // namespace polyplan::ui
