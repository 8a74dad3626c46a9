#include "core/plan/document.h"

namespace polyplan::plan {

Strategy::Strategy() = default;
Strategy::Strategy(const Strategy&) = default;
Strategy::Strategy(Strategy&&) noexcept = default;
Strategy& Strategy::operator=(const Strategy&) = default;
Strategy& Strategy::operator=(Strategy&&) noexcept = default;
Strategy::~Strategy() = default;
bool Strategy::operator==(const Strategy&) const = default;

Document::Document() = default;
Document::Document(const Document&) = default;
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(const Document&) = default;
Document& Document::operator=(Document&&) noexcept = default;
Document::~Document() = default;
bool Document::operator==(const Document&) const = default;

}  // namespace polyplan::plan
