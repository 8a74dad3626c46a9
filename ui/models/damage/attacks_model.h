#pragma once

#include <QAbstractListModel>
#include <string>
#include <vector>

#include "ui/models/damage/damage_service.h"
#include "ui/models/row_role.h"

namespace polyplan::ui {

class AttackEditor;
class DamageService;

/// The attacks of the current strategy. The check box of an attack is whether the charts lay it
/// over the others; its name can be edited; rows are moved by dragging.
class AttacksModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        SummaryRole = RowSummary,          ///< what it strikes
        FigureRole = RowFigure,            ///< what comes of it, in short
        FigureWordsRole = RowFigureWords,  ///< the effect that the figure is of; none: damage
        LookRole = RowLook,                ///< the look of its curve; −1: it has none
    };

    AttacksModel(AttackEditor& editor, DamageService& service, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

  private:
    void follow();
    struct ShortFigure {
        QString number;
        QString words;  ///< none: damage on average
    };
    /// The mean damage or, where there is none, the effect that matters.
    ShortFigure figure(int row) const;
    QString spoken(int row) const;

    AttackEditor& editor_;
    DamageService& service_;
    int rows_ = 0;
    std::vector<std::string> titles_;  ///< one a row
};

/// The look of an attack's curve: its place in the list.
inline int curveLookOf(int attackIndex) {
    return attackIndex;
}

}  // namespace polyplan::ui
