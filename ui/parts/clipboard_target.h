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
    /// Says why it does not take what the clipboard has, which is no inventory of the game.
    /// @returns whether it did; otherwise that is taken for the game's text all the same
    virtual bool refuse() { return false; }
};

/// The one that the widget with the keyboard is in; null if there is none.
ClipboardTarget* clipboardTargetOf(QWidget* focused);

}  // namespace polyplan::ui
