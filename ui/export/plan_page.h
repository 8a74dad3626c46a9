#pragma once

#include <QSize>
#include <memory>

#include "core/catalogue/object_table.h"
#include "core/nethack/polypile/odds.h"
#include "core/plan/document.h"
#include "ui/export/page_style.h"

class QPainter;

namespace polyplan::ui {

/// What a page shows. Holds references.
struct PageContent {
    const plan::Document& plan;
    const plan::Strategy& strategy;  ///< must have a polypile
    const ObjectTable& table;
    /// Null: a page without odds.
    std::shared_ptr<const nethack::polypile::LineAnswer> answer;
};

/// One strategy laid out as a page that can be painted on any device. The page is as wide and high
/// as its content needs.
class PlanPage {
  public:
    PlanPage(PageContent content, PagePart part, ThemeMode mode);
    ~PlanPage();
    PlanPage(const PlanPage&) = delete;
    PlanPage& operator=(const PlanPage&) = delete;

    /// In device-independent pixels.
    QSize size() const;
    void paint(QPainter& painter) const;

  private:
    class Layout;
    std::unique_ptr<const Layout> layout_;
};

}  // namespace polyplan::ui
