#pragma once

#include <QAbstractListModel>
#include <vector>

#include "ui/models/damage/damage_answers.h"
#include "ui/models/damage/figure_roles.h"

namespace polyplan::ui {

class DamageService;

/// The figures of the current attack that are worth telling: what hurts, what kills, what else
/// happens; each with its rule, and where the known text on damage types says otherwise than the
/// game, with that.
class DamageFiguresModel : public QAbstractListModel {
    Q_OBJECT

  public:
    explicit DamageFiguresModel(DamageService& service, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    struct Row {
        QString id;  ///< the answer's member
        QString label;
        QString value;
        QString detail;
        QString note;
        QString rule;
        bool operator==(const Row&) const = default;
    };
    /// The rows of an answer. @param casts that the attack asks for
    static std::vector<Row> rowsOf(const oangband::Answer& answer, int casts);

  private:
    void follow();

    DamageService& service_;
    std::vector<Row> rows_;
};

}  // namespace polyplan::ui
