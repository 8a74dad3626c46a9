#include "core/json/json_writer.h"

#include <gtest/gtest.h>

#include <sstream>

namespace polyplan {
namespace {

std::string sample(JsonWriter::Layout layout) {
    std::ostringstream out;
    JsonWriter json(out, layout);
    json.beginObject();
    json.member("text", "\"\\\n\x01ü");
    json.member("number", 0.1);
    json.member("count", -3);
    json.member("flag", true);
    json.member("none", nullptr);
    json.key("empty");
    json.beginArray();
    json.end();
    json.key("short");
    json.beginArray(JsonWriter::Layout::OneLine);
    json.beginObject();
    json.member("a", 1);
    json.end();
    json.value(2);
    json.end();
    json.end();
    return out.str();
}

TEST(JsonWriter, Lines) {
    EXPECT_EQ(sample(JsonWriter::Layout::Lines), R"({
  "text": "\"\\\n\u0001ü",
  "number": 0.1,
  "count": -3,
  "flag": true,
  "none": null,
  "empty": [],
  "short": [ { "a": 1 }, 2 ]
})");
}

TEST(JsonWriter, Compact) {
    EXPECT_EQ(sample(JsonWriter::Layout::Compact),
              R"({"text":"\"\\\n\u0001ü","number":0.1,"count":-3,"flag":true,"none":null,)"
              R"("empty":[],"short":[{"a":1},2]})");
}

TEST(JsonWriter, BytesThatAreNoTextAreReplaced) {
    std::ostringstream out;
    JsonWriter(out).value("a\xff");
    EXPECT_EQ(out.str(), "\"a\xef\xbf\xbd\"");
}

}  // namespace
}  // namespace polyplan
