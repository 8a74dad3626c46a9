#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

class QWidget;

namespace polyplan::ui {

/// Asks for a number or a text in place, over the thing that it belongs to. Return and leaving the
/// field take what was typed, Escape does not. One question at a time.
class LineEditor : public QObject {
    Q_OBJECT

  public:
    explicit LineEditor(QWidget& over);

    struct Number {
        QString name;  ///< for screen readers
        QString prefix;
        int value = 1;
        int least = 1;
        int most = 1;
        bool isExact = false;  ///< a number out of range is none, and not the nearest
    };
    void askNumber(const QRect& place, const Number& number,
                   const std::function<void(int)>& answer);
    struct Text {
        QString name;  ///< for screen readers
        QString text;
        std::size_t mostCharacters;  ///< it takes no more
    };
    void askText(const QRect& place, const Text& text,
                 const std::function<void(const QString&)>& answer);
    bool isOpen() const { return !field_.isNull(); }
    /// Ends the question without an answer.
    void cancel();

  Q_SIGNALS:
    /// What a number may be: one beyond that was typed, and the nearest was taken in its place.
    void message(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void open(QWidget* field, const QRect& place, const QString& name,
              const std::function<void()>& take);
    void close();

    QWidget& over_;
    QPointer<QWidget> field_;
    std::function<void()> take_;
};

}  // namespace polyplan::ui
