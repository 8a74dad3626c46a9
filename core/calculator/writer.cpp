#include "core/calculator/writer.h"

#include "core/json/json_tree.h"

namespace polyplan {
namespace {

void writeTree(JsonWriter& json, const Json& value) {
    switch (value.type()) {
        case Json::value_t::object:
            json.beginObject();
            for (const auto& [name, member] : value.get_ref<const Json::object_t&>()) {
                json.key(name);
                writeTree(json, member);
            }
            json.end();
            break;
        case Json::value_t::array:
            json.beginArray();
            for (const Json& element : value) {
                writeTree(json, element);
            }
            json.end();
            break;
        default:
            json.scalar(value.dump(-1, ' ', false, Json::error_handler_t::replace));
    }
}

}  // namespace

void writeKept(JsonWriter& json, const std::string& text) {
    FaultList faults;
    writeTree(json, parseJson(text, faults).value_or(nullptr));
}

void writeUnknown(JsonWriter& json, const UnknownMembers& unknown) {
    for (const auto& [name, text] : unknown) {
        json.key(name);
        writeKept(json, text);
    }
}

}  // namespace polyplan
