#pragma once

#include <QAbstractListModel>
#include <vector>

#include "core/nethack/theft/remedy_effects.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

class TheftService;

/// What can be done about the theft, each with what it is worth.
class RemediesModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { IdRole = RowOtherRoles };

    explicit RemediesModel(TheftService& service, QObject* parent = nullptr);

    /// Null where the theft has changed since.
    const nethack::theft::Remedy* remedy(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    void follow();

    TheftService& service_;
    double anyBefore_ = 0;
    std::vector<nethack::theft::RemedyEffect> effects_;
};

}  // namespace polyplan::ui
