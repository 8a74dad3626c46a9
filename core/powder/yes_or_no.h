#pragma once

#include <string>

#include "core/catalogue/record_reader.h"

namespace polyplan::powder {

/// A column of "yes" and "no", or "true" and "false".
inline bool yesOrNo(const RecordReader& reader, const std::string& column) {
    const std::string& text = reader.text(column);
    if (text == "yes" || text == "true") {
        return true;
    }
    if (text != "no" && text != "false") {
        reader.fail(column);
    }
    return false;
}

}  // namespace polyplan::powder
