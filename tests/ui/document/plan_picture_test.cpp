#include "ui/document/plan_picture.h"

#include <zlib.h>

#include <QBuffer>
#include <QImageReader>
#include <QRandomGenerator>
#include <QTest>
#include <QtEndian>

#include "core/plan/limits.h"
#include "tests/ui/support/carried_plan.h"
#include "tests/ui/support/test_entry.h"

namespace polyplan::ui {
namespace {

using test::carriedPlan;
using test::refusal;

QImage picture() {
    QImage image(40, 30, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    return image;
}

QByteArray pngOf(const QImage& image) {
    QByteArray contents;
    QBuffer buffer(&contents);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "png");
    return contents;
}

QByteArray bigEndian(quint32 number) {
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray chunk(const QByteArray& type, const QByteArray& data) {
    const QByteArray summed = type + data;
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(summed.data()), uInt(summed.size()));
    return bigEndian(quint32(data.size())) + summed + bigEndian(quint32(sum));
}

/// A sound picture with a chunk put in behind its header.
QByteArray withChunk(const QByteArray& type, const QByteArray& data) {
    return pngOf(picture()).insert(33, chunk(type, data));
}

QByteArray packed(const QByteArray& text) {
    return qCompress(text).sliced(4);
}

class PlanPictureTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void givesBackThePlan_data() {
        QTest::addColumn<QByteArray>("plan");
        QTest::newRow("short") << QByteArray("{}");
        QTest::newRow("lines") << QByteArray("{\n  \"a\": 1,\r\n\t\"b\": 2\n}\n");
        QTest::newRow("Latin-1") << QByteArray(
            "{\"title\": \"Zwölf Hörner, ganz schön viel für eins\"}");
        QTest::newRow("beyond Latin-1") << QByteArray("{\"title\": \"→ 魔法 🦄\"}");
        QTest::newRow("spaces at the ends") << QByteArray("  { }  \n\n");
    }

    void givesBackThePlan() {
        QFETCH(QByteArray, plan);
        const QByteArray contents = pngWithPlan(picture(), plan.toStdString());
        QVERIFY(looksLikePicture(contents));
        QCOMPARE(carriedPlan(contents), plan);
        QImage image;
        QVERIFY(image.loadFromData(contents, "png"));
        QCOMPARE(image.convertToFormat(QImage::Format_RGB32), picture());
        QCOMPARE(image.text("polyplan").toUtf8(), plan);
    }

    void givesBackTheLongestPlan() {
        QByteArray plan(qsizetype(plan::limits::fileBytes), '\0');
        auto random = QRandomGenerator(1);
        for (char& character : plan) {
            character = char(random.bounded(32, 127));
        }
        QCOMPARE(carriedPlan(pngWithPlan(picture(), plan.toStdString())), plan);
        plan.replace(100, 3, "→");
        QCOMPARE(carriedPlan(pngWithPlan(picture(), plan.toStdString())), plan);
    }

    void writesNoPlanThatCouldNotBeRead() {
        QVERIFY(pngWithPlan(picture(), "").isEmpty());
        QVERIFY(pngWithPlan(picture(), "\xff\xfe").isEmpty());
        QVERIFY(pngWithPlan(QImage(), "{}").isEmpty());
        const std::string tooLong(plan::limits::fileBytes + 1, ' ');
        QVERIFY(pngWithPlan(picture(), tooLong).isEmpty());
    }

    void readsEveryKindOfText() {
        const QByteArray keyword("polyplan\0", 9);
        const QByteArray bare(2, '\0');
        const QByteArray language("en\0Plan\0", 8);
        QCOMPARE(carriedPlan(withChunk("tEXt", keyword + "{\"\xf6\": 1}")), "{\"ö\": 1}");
        QCOMPARE(carriedPlan(withChunk("zTXt", keyword + '\0' + packed("{\"\xf6\"}"))), "{\"ö\"}");
        QCOMPARE(carriedPlan(withChunk("iTXt", keyword + bare + language + "{\"ö\"}")), "{\"ö\"}");
        QCOMPARE(
            carriedPlan(withChunk("iTXt", keyword + '\1' + '\0' + language + packed("{\"ö\"}"))),
            "{\"ö\"}");
    }

    void refusesPicturesWithoutAPlan() {
        QVERIFY(refusal(pngOf(picture())).contains("no plan in this picture"));
        QVERIFY(refusal(withChunk("tEXt", QByteArray("Title\0{}", 8))).contains("no plan"));
        QVERIFY(refusal(withChunk("tEXt", QByteArray("polyplanes\0{}", 13))).contains("no plan"));
        QVERIFY(refusal(withChunk("tEXt", "polyplan")).contains("no plan"));
        QVERIFY(refusal(withChunk("zzZz", QByteArray("polyplan\0{}", 11))).contains("no plan"));
    }

    void refusesOtherPictures_data() {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QString>("kind");
        QTest::newRow("JPEG") << QByteArray("\xff\xd8\xff\xe0") << "a JPEG picture";
        QTest::newRow("GIF") << QByteArray("GIF89a") << "a GIF picture";
        QTest::newRow("TIFF") << QByteArray("MM\0*\0", 5) << "a TIFF picture";
        QTest::newRow("WebP") << QByteArray("RIFF....WEBP") << "a WebP picture";
        QTest::newRow("PDF") << QByteArray("%PDF-1.4") << "a PDF document";
    }

    void refusesOtherPictures() {
        QFETCH(QByteArray, contents);
        QFETCH(QString, kind);
        QVERIFY(looksLikePicture(contents));
        QVERIFY2(refusal(contents).contains(kind), qPrintable(refusal(contents)));
    }

    void knowsAPlanFromAPicture() {
        QVERIFY(!looksLikePicture("{\"format\": \"polyplan\"}"));
        QVERIFY(!looksLikePicture(""));
        QVERIFY(!looksLikePicture("BMW"));
        QCOMPARE(refusal("{}"), QString("this is no picture"));
    }

    void refusesEveryTruncation() {
        const QByteArray whole = pngWithPlan(picture(), "{\"title\": \"a\"}");
        for (qsizetype length = 4; length < whole.size(); ++length) {
            const QString message = refusal(whole.first(length));
            QVERIFY2(message.contains(length < 8 ? "damaged" : "incomplete"), qPrintable(message));
        }
    }

    void refusesEveryFlippedBit() {
        const QByteArray whole = pngWithPlan(picture(), "{\"title\": \"→\"}");
        for (qsizetype i = 4; i < whole.size() * 8; ++i) {
            QByteArray flipped = whole;
            flipped[i / 8] = char(flipped[i / 8] ^ (1 << (i % 8)));
            QVERIFY2(!refusal(flipped).isEmpty(), qPrintable(QString::number(i)));
        }
    }

    void refusesPlansThatCannotBeUnpacked() {
        const QByteArray zTxt("polyplan\0\0", 10);
        const QByteArray whole = packed(QByteArray(1000, 'x') + "{}");
        for (const QByteArray& text :
             {QByteArray(), QByteArray("garbage"), whole.chopped(1), QByteArray(100, '\0')}) {
            QVERIFY(refusal(withChunk("zTXt", zTxt + text)).contains("can't be read"));
        }
        for (const QByteArray& value : {QByteArray(), QByteArray("\1"), QByteArray("\0\0en", 4),
                                        QByteArray("\0\0en\0Plan", 9)}) {
            const QByteArray keyword("polyplan\0", 9);
            QVERIFY(refusal(withChunk("iTXt", keyword + value)).contains("can't be read"));
        }
    }

    void refusesPlansThatAreTooLong() {
        const QByteArray tooLong(qsizetype(plan::limits::fileBytes) + 1, ' ');
        QVERIFY(
            refusal(withChunk("tEXt", QByteArray("polyplan\0", 9) + tooLong)).contains("6 MiB"));
        const QByteArray accents(qsizetype(plan::limits::fileBytes / 2) + 1, '\xe4');
        QVERIFY(
            refusal(withChunk("tEXt", QByteArray("polyplan\0", 9) + accents)).contains("6 MiB"));
        const QByteArray bomb = packed(QByteArray(qsizetype{64} * 1024 * 1024, ' '));
        QVERIFY(
            refusal(withChunk("zTXt", QByteArray("polyplan\0\0", 10) + bomb)).contains("6 MiB"));
    }

    void readsPicturesOfAnySizeWithoutTheirPixels() {
        QByteArray header = bigEndian(0x7fffffff) + bigEndian(0x7fffffff);
        header += QByteArray("\x10\x06\0\0\0", 5);
        QByteArray contents = pngOf(picture()).first(8) + chunk("IHDR", header);
        contents += chunk("tEXt", QByteArray("polyplan\0{}", 11)) + chunk("IEND", {});
        QCOMPARE(carriedPlan(contents), "{}");
    }

    void refusesPicturesThatBeginOtherwise() {
        QByteArray unixBreaks = pngWithPlan(picture(), "{}");
        unixBreaks.replace("\r\n", "\n");
        QVERIFY(refusal(unixBreaks).contains("first bytes were changed"));
        const QByteArray noHeader = pngOf(picture()).first(8) + chunk("IEND", {});
        QVERIFY(refusal(noHeader).contains("no header"));
        const QByteArray shortHeader = pngOf(picture()).first(8) + chunk("IHDR", "ab");
        QVERIFY(refusal(shortHeader).contains("no header"));
    }
};

POLYPLAN_UI_TEST(PlanPictureTest, NoWindow);

}  // namespace
}  // namespace polyplan::ui

#include "plan_picture_test.moc"
