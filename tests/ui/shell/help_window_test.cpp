#include <QAbstractItemModelTester>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

#include "tests/ui/support/test_entry.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/shell/help_browser.h"
#include "ui/shell/help_contents_model.h"
#include "ui/shell/help_window.h"
#include "ui/shell/theme_choice.h"

namespace polyplan::ui {
namespace {

/// Every link that a text has in its pages, as it is rendered.
QSet<QString> linksOf(const QTextDocument& text) {
    QSet<QString> links;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QString link = part.fragment().charFormat().anchorHref();
            if (!link.isEmpty()) {
                links.insert(link);
            }
        }
    }
    return links;
}

class HelpWindowTest : public test::WindowFixture {
    Q_OBJECT

  private Q_SLOTS:
    void f1OpensThePageOfThePerspective_data();
    void f1OpensThePageOfThePerspective();
    void everyFileIsAPageAndEveryPageAFile();
    void sectionsCanBeToldApart();
    void everyLinkLeadsToAPlaceThatIsThere();
    void pagesBringNothingFromOutside();
    void otherLinksLeadNowhere();
    void everySectionIsScrolledTo();
    void noPageIsScrolledSideways();
    void wordsAreFoundInAllPages();
    void resultsOnManyPagesAreOpenedOneAfterTheOther();
    void nothingFoundIsSaid();
    void foundSectionIsOpenedByKeys();
    void pageIsChosenByMouse();
    void pageFollowsTheRow();
    void everyPlaceOfTheListAnswersAClick();
    void pageIsTurnedFromTheSearch();
    void linksAreFollowedByKeysAndBack();
    void escapeTakesASearchBackAndThenCloses();
    void controlsHaveNames();
    void themeIsFollowed();
    void listIsAModel();

  private:
    HelpWindow* openHelp() {
        key(Qt::Key_F1);
        auto* help = child<HelpWindow>("help");
        [&] { QTRY_VERIFY(help != nullptr && search().hasFocus()); }();
        return help;
    }
    QLineEdit& search() { return *child<QLineEdit>("helpSearch"); }
    QListView& list() { return *child<QListView>("helpContents"); }
};

void HelpWindowTest::f1OpensThePageOfThePerspective_data() {
    QTest::addColumn<Qt::Key>("number");
    QTest::addColumn<QString>("title");
    QTest::newRow("polypile") << Qt::Key_1 << "Polypile";
    QTest::newRow("compare") << Qt::Key_2 << "Compare";
    QTest::newRow("engraving") << Qt::Key_3 << "Engraving";
    QTest::newRow("damage") << Qt::Key_4 << "Damage";
    QTest::newRow("theft") << Qt::Key_5 << "Theft";
    QTest::newRow("heartbeat") << Qt::Key_6 << "Heartbeat";
}

void HelpWindowTest::f1OpensThePageOfThePerspective() {
    QFETCH(Qt::Key, number);
    QFETCH(QString, title);
    QTest::keyClick(window_.get(), number, Qt::ControlModifier);
    QTest::keyClick(window_.get(), Qt::Key_F1);
    auto* help = child<HelpWindow>("help");
    QTRY_VERIFY(search().hasFocus());
    QCOMPARE(help->browser().document()->firstBlock().text(), title);
    QCOMPARE(list().currentIndex().data().toString(), title);
}

void HelpWindowTest::everyFileIsAPageAndEveryPageAFile() {
    QSet<QString> files;
    for (const QString& name : QDir(":/help").entryList()) {
        files.insert(name.chopped(3));
    }
    QSet<QString> pages;
    for (const char* id : HelpBook::ids()) {
        pages.insert(id);
    }
    QCOMPARE(pages, files);
    QCOMPARE(pages.size(), qsizetype(HelpBook::ids().size()));
}

void HelpWindowTest::sectionsCanBeToldApart() {
    HelpBook book;
    for (const char* id : HelpBook::ids()) {
        const HelpPage* page = book.page(id);
        QVERIFY2(page != nullptr, id);
        QCOMPARE(page->sections.front().level, 1);
        QSet<QString> sections;
        for (const HelpSection& section : page->sections) {
            QVERIFY2(!section.id.isEmpty() && !sections.contains(section.id),
                     qPrintable(page->id + ": " + section.heading));
            sections.insert(section.id);
        }
    }
    QVERIFY(book.page("none") == nullptr);
    QVERIFY(book.page("../data/nethack-rubouts.csv") == nullptr);
}

void HelpWindowTest::everyLinkLeadsToAPlaceThatIsThere() {
    HelpBook book;
    HelpBrowser& browser = openHelp()->browser();
    QSet<QString> reached = {"contents"};
    int links = 0;
    for (const char* id : HelpBook::ids()) {
        browser.go({id, {}});
        for (const QString& link : linksOf(*browser.document())) {
            const auto target = book.target(id, link);
            QVERIFY2(target, qPrintable(QString("%1: %2").arg(id, link)));
            reached.insert(target->page);
            ++links;
        }
    }
    QVERIFY(links > 100);
    QCOMPARE(reached.size(), qsizetype(HelpBook::ids().size()));
}

void HelpWindowTest::pagesBringNothingFromOutside() {
    HelpBook book;
    for (const char* id : HelpBook::ids()) {
        const QString& text = book.page(id)->markdown;
        QVERIFY2(!text.contains("![") && !text.contains("://"), id);
    }
    QTextDocument& text = *openHelp()->browser().document();
    const auto loaded = [&text](const QString& file) {
        return text.resource(QTextDocument::UserResource, QUrl::fromLocalFile(file)).toByteArray();
    };
    QVERIFY(loaded(POLYPLAN_SOURCE_DIR "/README.md").isEmpty());
    QVERIFY(loaded(":/help/polypile.md").isEmpty());
}

void HelpWindowTest::otherLinksLeadNowhere() {
    HelpBook book;
    for (const char* link : {"https://example.org", "file:///etc/passwd", "polypile", "none.md",
                             "polypile.md#none", "#none", "../README.md", ""}) {
        const auto target = book.target("polypile", link);
        QVERIFY2(!target || target == (HelpPlace{"polypile", {}}), link);
    }
    QVERIFY(!book.target("polypile", "https://example.org"));
    QVERIFY(!book.target("polypile", "#none"));
    QCOMPARE(book.target("polypile", "engraving.md#time")->section, QString("time"));
}

void HelpWindowTest::everySectionIsScrolledTo() {
    HelpBook book;
    HelpBrowser& browser = openHelp()->browser();
    for (const char* id : HelpBook::ids()) {
        for (const HelpSection& section : book.page(id)->sections) {
            browser.go({id, section.id});
            const QScrollBar& bar = *browser.verticalScrollBar();
            const QString top =
                browser.cursorForPosition({20, browser.fontMetrics().height()}).block().text();
            QVERIFY2(bar.value() == bar.maximum() || top == section.heading,
                     qPrintable(QString("%1#%2: %3").arg(id, section.id, top)));
        }
    }
}

void HelpWindowTest::noPageIsScrolledSideways() {
    HelpWindow* help = openHelp();
    const QScrollBar* across = help->browser().horizontalScrollBar();
    for (int less = 0; less < 8; ++less) {
        help->resize(help->width() - 1, help->height());
        for (const char* page : HelpBook::ids()) {
            help->open({QString::fromLatin1(page), {}});
            QTRY_VERIFY2(across->maximum() == 0, page);
        }
    }
}

void HelpWindowTest::wordsAreFoundInAllPages() {
    openHelp();
    const int pages = list().model()->rowCount();
    search().setFocus();
    QTest::keyClicks(&search(), "golem");
    const QAbstractItemModel& found = *list().model();
    QVERIFY(found.rowCount() > 8);
    QVERIFY(found.index(0, 0).data().toString().contains("golem"));
    HelpBook book;
    QSet<QString> inPages;
    for (int row = 0; row < found.rowCount(); ++row) {
        const QString page = found.index(row, 0).data(HelpContentsModel::PageRole).toString();
        inPages.insert(page);
        QVERIFY(book.page(page)->markdown.contains("golem", Qt::CaseInsensitive));
    }
    QVERIFY(inPages.contains("polypile") && inPages.contains("wiki"));
    QTest::keyClicks(&search(), " paper");
    const int both = found.rowCount();
    QVERIFY(both > 0 && both < 8);
    QTest::keyClick(&search(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&search(), Qt::Key_Delete);
    QCOMPARE(found.rowCount(), pages);
}

void HelpWindowTest::resultsOnManyPagesAreOpenedOneAfterTheOther() {
    HelpWindow* help = openHelp();
    search().setFocus();
    QTest::keyClicks(&search(), "skeleton");
    QSet<QString> pages;
    for (int row = 0; row < list().model()->rowCount(); ++row) {
        const QModelIndex result = list().model()->index(row, 0);
        const QString page = result.data(HelpContentsModel::PageRole).toString();
        list().scrollTo(result);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(result).center());
        QCOMPARE(help->browser().place().page, page);
        QVERIFY(!help->browser().extraSelections().isEmpty());
        pages.insert(page);
    }
    QVERIFY(pages.size() > 1);
}

void HelpWindowTest::nothingFoundIsSaid() {
    openHelp();
    auto* nothing = child<QLabel>("helpNothing");
    QVERIFY(!nothing->isVisible());
    search().setFocus();
    QTest::keyClicks(&search(), "xyzzy");
    QVERIFY(nothing->isVisible());
    QTest::keyClick(&search(), Qt::Key_Return);
    QTest::keyClick(&search(), Qt::Key_Escape);
    QVERIFY(!nothing->isVisible());
    QVERIFY(child<HelpWindow>("help")->isVisible());
}

void HelpWindowTest::foundSectionIsOpenedByKeys() {
    HelpWindow* help = openHelp();
    key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(search().hasFocus());
    QTest::keyClicks(&search(), "which material gives");
    key(Qt::Key_Down);
    QVERIFY(list().hasFocus());
    key(Qt::Key_Return);
    QCOMPARE(help->browser().place(), (HelpPlace{"polypile", "which-material-gives-which-golem"}));
    QVERIFY(!help->browser().extraSelections().isEmpty());
}

void HelpWindowTest::pageIsChosenByMouse() {
    HelpWindow* help = openHelp();
    const QModelIndex theft = list().model()->index(11, 0);
    QCOMPARE(theft.data().toString(), QString("Theft"));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(theft).center());
    QCOMPARE(help->browser().place().page, QString("theft"));
}

void HelpWindowTest::pageFollowsTheRow() {
    HelpWindow* help = openHelp();
    list().setFocus();
    const int row = list().currentIndex().row();
    for (int next = row + 1; next < row + 4; ++next) {
        key(Qt::Key_Down);
        QCOMPARE(list().currentIndex().row(), next);
        QCOMPARE(help->browser().place().page,
                 list().currentIndex().data(HelpContentsModel::PageRole).toString());
        QVERIFY(list().hasFocus());
    }
    search().setFocus();
    QTest::keyClicks(&search(), "golem");
    for (int next = 0; next < 4; ++next) {
        key(Qt::Key_Down);
        QVERIFY(list().hasFocus());
        QCOMPARE(list().currentIndex().row(), next);
        QCOMPARE(
            help->browser().place(),
            (HelpPlace{list().currentIndex().data(HelpContentsModel::PageRole).toString(),
                       list().currentIndex().data(HelpContentsModel::SectionRole).toString()}));
    }
}

void HelpWindowTest::everyPlaceOfTheListAnswersAClick() {
    HelpWindow* help = openHelp();
    const int bottom = list().visualRect(list().model()->index(5, 0)).bottom();
    for (int y = list().visualRect(list().model()->index(0, 0)).top(); y <= bottom; ++y) {
        const QModelIndex row = list().indexAt({list().viewport()->width() / 2, y});
        QVERIFY2(row.isValid(), qPrintable(QString::number(y)));
    }
    const QRect last = list().visualRect(list().model()->index(5, 0));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, {last.center().x(), last.bottom()});
    QCOMPARE(help->browser().place().page,
             list().model()->index(5, 0).data(HelpContentsModel::PageRole).toString());
}

void HelpWindowTest::pageIsTurnedFromTheSearch() {
    HelpWindow* help = openHelp();
    key(Qt::Key_PageDown);
    QVERIFY(help->browser().verticalScrollBar()->value() > 0);
    key(Qt::Key_PageUp);
    QCOMPARE(help->browser().verticalScrollBar()->value(), 0);
    QVERIFY(search().hasFocus());
}

void HelpWindowTest::linksAreFollowedByKeysAndBack() {
    HelpWindow* help = openHelp();
    HelpBrowser& browser = help->browser();
    auto* back = child<QToolButton>("helpBack");
    QVERIFY(!back->isEnabled());
    browser.setFocus();
    key(Qt::Key_Tab);
    key(Qt::Key_Return);
    QCOMPARE(browser.place(), (HelpPlace{"polypile", "the-beam"}));
    QVERIFY(browser.verticalScrollBar()->value() > 0);
    browser.go({"engraving", {}});
    key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(browser.place(), (HelpPlace{"polypile", "the-beam"}));
    QVERIFY(browser.verticalScrollBar()->value() > 0);
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(browser.place(), (HelpPlace{"polypile", {}}));
    QCOMPARE(browser.verticalScrollBar()->value(), 0);
    QVERIFY(!back->isEnabled());
    key(Qt::Key_Right, Qt::AltModifier);
    QTest::mouseClick(child<QToolButton>("helpForward"), Qt::LeftButton);
    QCOMPARE(browser.place().page, QString("engraving"));
    QVERIFY(!child<QToolButton>("helpForward")->isEnabled());
}

void HelpWindowTest::escapeTakesASearchBackAndThenCloses() {
    HelpWindow* help = openHelp();
    search().setFocus();
    QTest::keyClicks(&search(), "luck");
    key(Qt::Key_Escape);
    QVERIFY(search().text().isEmpty());
    QVERIFY(help->isVisible());
    key(Qt::Key_Escape);
    QVERIFY(!help->isVisible());
    window_->activateWindow();
    QTRY_VERIFY(window_->isActiveWindow());
    QTest::keyClick(window_.get(), Qt::Key_F1);
    QVERIFY(help->isVisible());
    QCOMPARE(window_->findChildren<HelpWindow*>().size(), 1);
}

void HelpWindowTest::controlsHaveNames() {
    HelpWindow* help = openHelp();
    for (const QWidget* control : help->findChildren<QWidget*>()) {
        if (control->focusPolicy() & Qt::TabFocus && control->isVisible()) {
            QVERIFY2(!control->accessibleName().isEmpty(), control->metaObject()->className());
        }
    }
}

void HelpWindowTest::themeIsFollowed() {
    HelpBrowser& browser = openHelp()->browser();
    const auto linkColor = [&browser] {
        for (QTextBlock block = browser.document()->begin(); block.isValid();
             block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                if (!part.fragment().charFormat().anchorHref().isEmpty()) {
                    return part.fragment().charFormat().foreground().color();
                }
            }
        }
        return QColor();
    };
    const QColor light = linkColor();
    browser.verticalScrollBar()->setValue(200);
    applyTheme(ThemeChoice::Dark);
    QTRY_VERIFY(linkColor() != light);
    QCOMPARE(linkColor(), browser.palette().link().color());
    QCOMPARE(browser.verticalScrollBar()->value(), 200);
    applyTheme(ThemeChoice::Light);
    QTRY_COMPARE(linkColor(), light);
}

void HelpWindowTest::listIsAModel() {
    HelpBook book;
    HelpContentsModel model(book);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.search("luck");
    QVERIFY(model.isSearch());
    model.search("xyzzy");
    QCOMPARE(model.rowCount(), 0);
    model.search("  ");
    QVERIFY(!model.isSearch());
    QCOMPARE(model.place(model.indexOf("theft")), (HelpPlace{"theft", {}}));
}

POLYPLAN_UI_TEST(HelpWindowTest, Display);

}  // namespace
}  // namespace polyplan::ui

#include "help_window_test.moc"
