#include "ui/document/document_file.h"

#include <sys/resource.h>

#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

#include "core/plan/json.h"
#include "tests/ui/support/plans.h"
#include "tests/ui/support/test_entry.h"
#include "ui/document/plan_picture.h"
#include "ui/shell/plan_templates.h"

namespace polyplan::ui {
namespace {

using plan::Document;
using test::catalogues;
using test::smallPlan;

/// While it lives, no file of this process can grow beyond some bytes, as on a full disk.
class FullDisk {
  public:
    explicit FullDisk(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        rlimit limit = before_;
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit before_{};
};

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& contents) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(contents);
}

FileFault faultOf(const std::variant<Document, FileFault>& result) {
    return std::holds_alternative<FileFault>(result) ? std::get<FileFault>(result) : FileFault{};
}

class DocumentFileTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
    }

    void whatIsSavedIsLoaded();
    void everyFaultIsListed();
    void garbageIsRefused_data();
    void garbageIsRefused();
    void folderAndMissingFileAreRefused();
    void planOfAPictureHasNoFile();
    void pictureWithoutPlanSaysSo();
    void fullDiskLeavesTheOldFileWhole();
    void whatCouldNotBeOpenedIsNotSaved();
    void missingFolderIsAFault();
    void savingKeepsALink();
    void changeByOthersIsNoticed();
    void itsNameIsItsOwn();
    void templatesAreThere();

  private:
    QString path(const char* name) const { return folder_->filePath(QLatin1StringView(name)); }
    std::unique_ptr<QTemporaryDir> folder_;
};

void DocumentFileTest::whatIsSavedIsLoaded() {
    DocumentFile file(catalogues());
    QVERIFY(!file.save(smallPlan(), path("a plan.polyplan")));
    QCOMPARE(file.path(), path("a plan.polyplan"));
    QCOMPARE(file.name(), QString("a plan"));

    DocumentFile other(catalogues());
    const auto loaded = other.load(path("a plan.polyplan"));
    QVERIFY(std::get<Document>(loaded) == smallPlan());
    QCOMPARE(other.path(), path("a plan.polyplan"));
    QVERIFY(!other.hasChangedOnDisk());
}

void DocumentFileTest::everyFaultIsListed() {
    write(path("bad.polyplan"),
          R"({"format": "polyplan", "version": 1, "game": "nethack-3.6.7", "strategies": [
              {"name": "a", "polypile": {"source": "wand", "line": [
                  {"distance": 1, "stacks": [{"object": "dagger", "buc": "blesed"},
                                             {"object": "daggr"}]}]}}]})");
    DocumentFile file(catalogues());
    const FileFault fault = faultOf(file.load(path("bad.polyplan")));
    QCOMPARE(fault.details.size(), 2);
    QVERIFY2(fault.details[0].startsWith("/strategies/0/polypile/line/0/stacks/0/buc: "),
             qPrintable(fault.details[0]));
    QVERIFY(fault.details[0].contains("blesed"));
    QVERIFY(file.path().isEmpty());
}

void DocumentFileTest::garbageIsRefused_data() {
    QTest::addColumn<QByteArray>("contents");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("not a plan");
    QTest::newRow("zeros") << QByteArray(1000, '\0');
    QTest::newRow("cut off") << QByteArray("{\"format\": \"polyplan\"");
    QTest::newRow("later version")
        << QByteArray(R"({"format": "polyplan", "version": 2, "game": "nethack-3.6.7"})");
    QTest::newRow("head of a picture") << QByteArray("\x89PNG\r\n\x1a\n", 8);
}

void DocumentFileTest::garbageIsRefused() {
    QFETCH(const QByteArray, contents);
    write(path("garbage"), contents);
    const FileFault fault = faultOf(DocumentFile(catalogues()).load(path("garbage")));
    QVERIFY(fault.summary.contains("garbage"));
    QVERIFY(!fault.details.isEmpty());
}

void DocumentFileTest::folderAndMissingFileAreRefused() {
    DocumentFile file(catalogues());
    QVERIFY(faultOf(file.load(folder_->path())).summary.contains(folder_->path()));
    QVERIFY(faultOf(file.load(path("nowhere.polyplan"))).summary.contains("nowhere"));
}

void DocumentFileTest::planOfAPictureHasNoFile() {
    QImage image(20, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    write(path("line.png"), pngWithPlan(image, plan::writeDocument(smallPlan(), catalogues())));
    DocumentFile file(catalogues());
    const auto loaded = file.load(path("line.png"));
    QVERIFY(std::get<Document>(loaded) == smallPlan());
    QVERIFY(file.path().isEmpty());
    QCOMPARE(file.name(), QString("line"));
    QCOMPARE(file.folder(), QFileInfo(path("line.png")).absolutePath());
    file.startNew("Another");
    QCOMPARE(file.folder(), QString());
}

void DocumentFileTest::pictureWithoutPlanSaysSo() {
    QImage image(20, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QVERIFY(image.save(path("plain.png")));
    const FileFault fault = faultOf(DocumentFile(catalogues()).load(path("plain.png")));
    QVERIFY(fault.summary.contains("plain.png"));
}

void DocumentFileTest::fullDiskLeavesTheOldFileWhole() {
    DocumentFile file(catalogues());
    QVERIFY(!file.save(smallPlan(), path("plan.polyplan")));
    const QByteArray before = contentsOf(path("plan.polyplan"));
    Document changed = smallPlan();
    changed.title = std::string(200, 'x');
    for (const rlim_t bytes : {0, 1, 100, static_cast<int>(before.size())}) {
        std::optional<FileFault> fault;
        {
            const FullDisk full(bytes);
            fault = file.save(changed, path("plan.polyplan"));
        }
        QVERIFY2(fault.has_value(), qPrintable(QString::number(bytes)));
        QVERIFY(!fault->details.value(0).isEmpty());
        QCOMPARE(contentsOf(path("plan.polyplan")), before);
        QVERIFY(!file.hasChangedOnDisk());
    }
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files), QStringList{"plan.polyplan"});
}

void DocumentFileTest::whatCouldNotBeOpenedIsNotSaved() {
    DocumentFile file(catalogues());
    QVERIFY(!file.save(smallPlan(), path("plan.polyplan")));
    const QByteArray before = contentsOf(path("plan.polyplan"));
    const auto refusalOf = [&](const Document& plan) {
        const auto fault = file.save(plan, path("plan.polyplan"));
        return fault ? fault->details.join('\n') : QString();
    };
    Document plan = smallPlan();
    plan.strategies.front().inventory.emplace(20'001, test::stack("dagger"));
    QVERIFY2(refusalOf(plan).contains("20005 stacks in the document"), qPrintable(refusalOf(plan)));
    plan = smallPlan();
    for (const char* drawing : {"a", "b", "c", "d"}) {
        plan.unknown[drawing] = '"' + std::string(1'800'000, 'x') + '"';
    }
    QVERIFY2(refusalOf(plan).contains("6 MiB"), qPrintable(refusalOf(plan)));
    plan = smallPlan();
    plan.strategies.push_back(plan.strategies.front());
    QVERIFY2(refusalOf(plan).startsWith("/strategies/1/name: "), qPrintable(refusalOf(plan)));
    QCOMPARE(contentsOf(path("plan.polyplan")), before);
    QVERIFY(!file.hasChangedOnDisk());
}

void DocumentFileTest::missingFolderIsAFault() {
    DocumentFile file(catalogues());
    QVERIFY(file.save(smallPlan(), path("no/such/folder.polyplan")).has_value());
    QVERIFY(file.path().isEmpty());
}

void DocumentFileTest::savingKeepsALink() {
    write(path("real.polyplan"), "old");
    QVERIFY(QFile::link(path("real.polyplan"), path("link.polyplan")));
    DocumentFile file(catalogues());
    QVERIFY(!file.save(smallPlan(), path("link.polyplan")));
    QVERIFY(QFileInfo(path("link.polyplan")).isSymLink());
    QVERIFY(contentsOf(path("real.polyplan")).startsWith("{"));
}

void DocumentFileTest::changeByOthersIsNoticed() {
    DocumentFile file(catalogues());
    QVERIFY(!file.save(smallPlan(), path("plan.polyplan")));
    QVERIFY(!file.hasChangedOnDisk());
    write(path("plan.polyplan"), "changed by another");
    QVERIFY(file.hasChangedOnDisk());
    QFile::remove(path("plan.polyplan"));
    QVERIFY(!file.hasChangedOnDisk());
}

void DocumentFileTest::itsNameIsItsOwn() {
    const QString path = folder_->filePath(QStringLiteral(u"a\u202Egnp.polyplan"));
    DocumentFile file(catalogues());
    QVERIFY(!file.save(smallPlan(), path));
    DocumentFile again(catalogues());
    QVERIFY(std::holds_alternative<plan::Document>(again.load(path)));
    QCOMPARE(again.path(), path);
    QCOMPARE(again.name(), QStringLiteral(u"a\u202Egnp"));
    QVERIFY(QFile::remove(path));
    const auto gone = again.load(path);
    const QString& told = std::get<FileFault>(gone).summary;
    QVERIFY2(told.endsWith(QStringLiteral(u"a\uFFFDgnp.polyplan can't be opened.")),
             qPrintable(told));
}

void DocumentFileTest::templatesAreThere() {
    for (const auto& each : planTemplates()) {
        QVERIFY(!loadTemplate(each, catalogues()).strategies.empty());
    }
}

POLYPLAN_UI_TEST(DocumentFileTest, Offscreen);

}  // namespace
}  // namespace polyplan::ui

#include "document_file_test.moc"
