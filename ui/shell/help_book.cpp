#include "ui/shell/help_book.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <array>

namespace polyplan::ui {

namespace {

constexpr std::array pageIds = {
    "contents",  "polypile", "change",    "variants", "advice",       "arrange",
    "compare",   "odds",     "engraving", "elbereth", "damage",       "theft",
    "heartbeat", "wiki",     "import",    "keys",     "command-line",
};
constexpr int fewestListed = 3;  ///< sections of a page that lists them
constexpr int before = 30;       ///< characters of an excerpt before what was found
constexpr int excerptLength = 110;

QString idOf(const QString& heading) {
    QString id;
    for (const QChar letter : heading.toLower()) {
        if (letter.isLetterOrNumber()) {
            id += letter;
        } else if (!id.isEmpty() && id.back() != u'-') {
            id += u'-';
        }
    }
    while (id.endsWith(u'-')) {
        id.chop(1);
    }
    return id;
}

QString withoutMarks(QString markdown) {
    static const QRegularExpression link(R"(\[([^\]]*)\]\([^)]*\))");
    static const QRegularExpression ruler(R"(^\|[-:| ]+\|$)", QRegularExpression::MultilineOption);
    static const QRegularExpression marks(R"([*`|\\])");
    return markdown.replace(link, "\\1")
        .replace(ruler, QString())
        .replace(marks, QStringLiteral(" "))
        .simplified();
}

std::vector<HelpSection> sectionsOf(const QString& markdown) {
    std::vector<HelpSection> sections;
    QStringList text;
    const auto endSection = [&] {
        if (!sections.empty()) {
            sections.back().text = withoutMarks(text.join('\n'));
        }
        text.clear();
    };
    bool isCode = false;
    for (const QString& line : markdown.split('\n')) {
        isCode = isCode != line.startsWith(u"```");
        const qsizetype level = isCode ? 0 : line.indexOf(QRegularExpression("[^#]"));
        if (level > 0 && line[level] == u' ') {
            endSection();
            const QString heading = withoutMarks(line.mid(level));
            sections.push_back({heading, idOf(heading), static_cast<int>(level), {}});
        } else {
            text.append(line);
        }
    }
    endSection();
    return sections;
}

QString excerptOf(const QString& text, const QString& word) {
    const qsizetype from = std::max<qsizetype>(0, text.indexOf(word, 0, Qt::CaseInsensitive));
    const qsizetype start = from <= before ? 0 : text.indexOf(u' ', from - before) + 1;
    const QString part = text.mid(start, excerptLength);
    return (start > 0 ? QStringLiteral("… ") : QString()) + part +
           (start + part.size() < text.size() ? QStringLiteral(" …") : QString());
}

}  // namespace

std::span<const char* const> HelpBook::ids() {
    return pageIds;
}

const HelpPage* HelpBook::page(const QString& id) {
    const auto known = read_.find(id);
    if (known != read_.end()) {
        return &known->second;
    }
    if (std::ranges::find(pageIds, id) == pageIds.end()) {
        return nullptr;
    }
    QFile file(":/help/" + id + ".md");
    if (!file.open(QIODevice::ReadOnly)) {
        return nullptr;
    }
    HelpPage page{
        .id = id, .title = {}, .markdown = QString::fromUtf8(file.readAll()), .sections = {}};
    page.sections = sectionsOf(page.markdown);
    page.title = page.sections.empty() ? id : page.sections.front().heading;
    return &read_.emplace(id, std::move(page)).first->second;
}

const HelpSection* HelpBook::section(const HelpPlace& place) {
    const HelpPage* found = page(place.page);
    if (found == nullptr) {
        return nullptr;
    }
    const auto at = std::ranges::find(found->sections, place.section, &HelpSection::id);
    return at == found->sections.end() ? nullptr : &*at;
}

std::vector<HelpFinding> HelpBook::find(const QString& words) {
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    const auto countIn = [&wanted](const QString& text) {
        return std::ranges::count_if(wanted, [&text](const QString& word) {
            return text.contains(word, Qt::CaseInsensitive);
        });
    };
    std::vector<std::pair<std::ptrdiff_t, HelpFinding>> found;
    for (const char* id : wanted.isEmpty() ? std::span<const char* const>() : ids()) {
        const HelpPage* each = page(id);
        if (each == nullptr) {
            continue;
        }
        for (const HelpSection& section : each->sections) {
            if (countIn(section.heading + u' ' + section.text) == wanted.size()) {
                const bool isTop = &section == &each->sections.front();
                found.push_back({countIn(section.heading),
                                 {.place = {each->id, isTop ? QString() : section.id},
                                  .heading = section.heading,
                                  .pageTitle = each->title,
                                  .excerpt = excerptOf(section.text, wanted.front())}});
            }
        }
    }
    std::ranges::stable_sort(found, std::ranges::greater(),
                             [](const auto& each) { return each.first; });
    std::vector<HelpFinding> findings;
    for (auto& [count, finding] : found) {
        findings.push_back(std::move(finding));
    }
    return findings;
}

std::optional<HelpPlace> HelpBook::target(const QString& fromPage, const QString& link) {
    const qsizetype hash = link.indexOf(u'#');
    const QString file = hash < 0 ? link : link.left(hash);
    HelpPlace place{fromPage, hash < 0 ? QString() : link.mid(hash + 1)};
    if (!file.isEmpty()) {
        if (!file.endsWith(u".md")) {
            return std::nullopt;
        }
        place.page = file.chopped(3);
    }
    const bool isThere =
        place.section.isEmpty() ? page(place.page) != nullptr : section(place) != nullptr;
    return isThere ? std::optional(place) : std::nullopt;
}

QString withContents(const HelpPage& page) {
    QStringList links;
    for (const HelpSection& section : page.sections) {
        if (section.level == 2) {
            links.append(QStringLiteral("[%1](#%2)").arg(section.heading, section.id));
        }
    }
    const qsizetype titleEnd = page.markdown.indexOf(u'\n');
    if (links.size() < fewestListed || titleEnd < 0) {
        return page.markdown;
    }
    return page.markdown.left(titleEnd) + "\n\n" + links.join(QStringLiteral(" · ")) + "\n" +
           page.markdown.mid(titleEnd);
}

}  // namespace polyplan::ui
