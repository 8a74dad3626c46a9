#pragma once

#include <QAbstractListModel>
#include <string>
#include <vector>

#include "ui/document/worker.h"

namespace polyplan::ui {

class EngravingService;
class PlanDocument;

/// Texts as they may come out and look after so many events of the scenario, drawn from the exact
/// odds. The same seed draws the same texts.
class RemainsModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        /// Places of the shown text whose character differs from the original's, as a list of int.
        ChangedRole = Qt::UserRole,
    };

    RemainsModel(PlanDocument& document, EngravingService& service, QObject* parent = nullptr);

    /// How many events the scenario has in all.
    int mostEvents() const { return mostEvents_; }
    int events() const;
    void setEvents(int events);
    quint32 seed() const { return seed_; }
    void setSeed(quint32 seed);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  Q_SIGNALS:
    /// The scenario has become longer or shorter.
    void mostEventsChanged();

  private:
    void ask();
    void show(std::vector<std::string> texts);

    PlanDocument& document_;
    EngravingService& service_;
    Errand errand_;
    std::string original_;
    std::vector<std::string> texts_;
    int mostEvents_ = 0;
    int events_ = -1;  ///< −1: all
    quint32 seed_ = 1;
};

}  // namespace polyplan::ui
