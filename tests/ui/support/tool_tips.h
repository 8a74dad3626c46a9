#pragma once

#include <QObject>
#include <QStringList>

namespace polyplan::test {

/// Remembers the tooltips that come up while it lives. One may be gone before a test looks: Qt
/// hides it as soon as anything gets the focus, and a chart that comes with an answer does so.
class ToolTips : public QObject {
    Q_OBJECT

  public:
    ToolTips();

    bool haveShown(const QString& text) const { return shown_.contains(text); }

  protected:
    bool eventFilter(QObject* object, QEvent* event) override;

  private:
    QStringList shown_;
};

}  // namespace polyplan::test
