#pragma once

#include <QSpinBox>
#include <QStringList>
#include <optional>

namespace polyplan::ui {

/// A whole number within limits that takes every digit typed, and a decimal point. Beyond the
/// limits it is marked and counts for nothing until Return is pressed or the field is left: then it
/// becomes the nearest number that is allowed, and a tooltip says which are. A broken number
/// becomes what it was before the point. The words for the least value can be typed, too, or how
/// they begin.
class NumberField : public QSpinBox {
    Q_OBJECT

  public:
    explicit NumberField(QWidget* parent = nullptr);

    /// Numbers from `least` to `most`, and below them one step that `words` stand for; no number
    /// that is typed means it. Without words it is the range alone.
    void allow(int least, int most, const QString& words);

    /// Whether what is typed is a number that the limits shut out, or a broken one.
    bool isOutOfRange() const { return numberBeyond(text()).has_value() || isBroken(); }
    bool isBroken() const { return isBroken(text()); }
    /// What is allowed, "At most 9", where what is typed is out of range; else empty.
    QString limitWords() const;
    /// Shows the value again in place of a number that is out of range.
    void drop();

    /// The number that the words for the least value stand for at present: steps up go on from it.
    void setMeant(int number) { meant_ = number; }
    void stepBy(int steps) override;

    /// Keeps room for each text that may come to stand for the least value, whichever does now.
    void reserve(const QStringList& specialTexts);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    QValidator::State validate(QString& input, int& position) const override;
    void fixup(QString& input) const override;
    int valueFromText(const QString& text) const override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// What stands between prefix and suffix.
    QString typedIn(QStringView input) const;
    bool beginsWords(const QString& input) const;
    std::optional<qint64> numberBeyond(const QString& input) const;
    bool isBroken(const QString& input) const;
    QString wordsOfLimit(bool isTooMuch) const;
    /// What was typed before the field was left is undone in the plan, in its turn.
    void forgetTyping();

    /// The least number that can be typed.
    int leastTyped() const { return minimum() + (areWordsBelow_ ? 1 : 0); }

    bool areWordsBelow_ = false;
    QStringList reserved_;
    std::optional<int> meant_;
};

}  // namespace polyplan::ui
