#pragma once

#include <QString>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace polyplan::ui {

/// A page of the help and one of its sections; no section: the page's top.
struct HelpPlace {
    QString page;
    QString section;
    bool operator==(const HelpPlace&) const = default;
};

/// What stands under one heading.
struct HelpSection {
    QString heading;
    /// The heading in small letters, with a hyphen for all that is neither letter nor digit.
    QString id;
    int level = 1;  ///< of the heading, from 1
    QString text;   ///< in one line, without the marks of Markdown
};

struct HelpPage {
    QString id;  ///< its file's name without the ending
    QString title;
    QString markdown;
    std::vector<HelpSection> sections;  ///< the first is the page's own heading
};

/// A section in which something was found.
struct HelpFinding {
    HelpPlace place;
    QString heading;
    QString pageTitle;
    QString excerpt;  ///< round the first word that was found
};

/// The pages of the help, Markdown in `resources/help/`; each is read when it is first asked for.
class HelpBook {
  public:
    /// The pages' ids, in the order to be read.
    static std::span<const char* const> ids();
    /// Null if there is no such page.
    const HelpPage* page(const QString& id);
    const HelpSection* section(const HelpPlace& place);
    /// The sections that have every word, in whatever case; those with more of them in their
    /// heading first. None for no word.
    std::vector<HelpFinding> find(const QString& words);
    /// Where a link of a page leads: "engraving.md#time", "engraving.md" or "#time". Nothing for
    /// all that is not in the book.
    std::optional<HelpPlace> target(const QString& fromPage, const QString& link);

  private:
    std::map<QString, HelpPage> read_;
};

/// The page's text with links to its main sections below the title, where it has several.
QString withContents(const HelpPage& page);

}  // namespace polyplan::ui
