#include "core/plan/catalogues.h"

#include <utility>

namespace polyplan::plan {

void Catalogues::add(std::string tableName, ObjectTable table) {
    tables_.insert_or_assign(std::move(tableName), std::move(table));
}

const ObjectTable* Catalogues::objects(nethack::Game game) const {
    const auto tableName = nethack::objectTableName(game);
    if (!tableName) {
        return nullptr;
    }
    const auto found = tables_.find(*tableName);
    return found == tables_.end() ? nullptr : &found->second;
}

}  // namespace polyplan::plan
