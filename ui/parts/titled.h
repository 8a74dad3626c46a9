#pragma once

#include <QString>

class QWidget;

namespace polyplan::ui {

/// A panel: a title, something small at its right, and what it is about below. Title and content
/// share the tooltip; the content is called as the title for those who don't see it.
/// @param beside the title; may be null
QWidget* titled(const QString& title, QWidget* content, const QString& toolTip, QWidget* parent,
                QWidget* beside = nullptr);

}  // namespace polyplan::ui
