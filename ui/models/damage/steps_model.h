#pragma once

#include <QAbstractListModel>
#include <vector>

#include "ui/models/damage/damage_answers.h"
#include "ui/models/damage/figure_roles.h"

namespace polyplan::ui {

class DamageService;

/// How the figures of the current attack come about, step by step in the game's order.
class StepsModel : public QAbstractListModel {
    Q_OBJECT

  public:
    explicit StepsModel(DamageService& service, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    void follow();

    DamageService& service_;
    std::vector<oangband::Step> steps_;
};

}  // namespace polyplan::ui
