#pragma once

class QTabWidget;

namespace polyplan::ui {

/// Lets Tab go to the bar of the tabs, and from it into the page. Qt makes the bar the proxy of the
/// whole: then they share one focus policy, and the bar is a stop twice or not at all.
void focusOnBar(QTabWidget& tabs);

}  // namespace polyplan::ui
