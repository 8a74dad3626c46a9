#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <vector>

namespace polyplan::ui {

/// Dims figures of a question that has changed until there are new ones. Answers that come at once
/// leave nothing to be seen of it. Clicks go through. Belongs to the panel that it lies over.
class StaleVeil : public QWidget {
    Q_OBJECT

  public:
    /// @param parts names of the objects in the panel that it dims; all of the panel if there are
    /// none
    explicit StaleVeil(QWidget& panel, const QStringList& parts = {});
    /// @param place in the panel, that it dims; asked for whenever it is painted
    StaleVeil(QWidget& panel, std::function<QRect()> place);

    /// Shows it once the figures have not been current for a while; takes it away at once.
    void setCurrent(bool isCurrent);

    /// Has it follow a service.
    /// @param changed the service's signal that an answer came or went out of date
    template <typename Service, typename IsCurrent>
    void follow(const Service& service, void (Service::*changed)(), const IsCurrent& isCurrent) {
        connect(&service, changed, this, [this, isCurrent] { setCurrent(isCurrent()); });
        setCurrent(isCurrent());
    }
    template <typename Service>
    void follow(const Service& service, void (Service::*changed)()) {
        follow(service, changed, [&service] { return service.isCurrent(); });
    }

    bool eventFilter(QObject* watched, QEvent* event) override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void lift();
    /// What is seen of a part.
    QRect placeOf(const QWidget& part) const;

    std::vector<const QWidget*> parts_;
    std::function<QRect()> place_;  ///< where there are no parts
    QTimer rest_;
};

}  // namespace polyplan::ui
