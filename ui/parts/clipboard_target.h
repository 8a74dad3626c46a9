#pragma once

class QWidget;

namespace polyplan::ui {

/// A part of the window that cuts, copies and pastes what is chosen in it.
class ClipboardTarget {
  public:
    virtual ~ClipboardTarget() = default;

    /// Whether what is chosen in it has the keyboard.
    virtual bool hasKeys() const = 0;
    virtual void cut() = 0;
    virtual void copy() = 0;
    /// @returns whether the clipboard has something for it, taken or refused
    virtual bool paste() = 0;
};

/// The one that the widget with the keyboard is in; null if there is none.
ClipboardTarget* clipboardTargetOf(QWidget* focused);

}  // namespace polyplan::ui
