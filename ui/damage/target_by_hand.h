#pragma once

#include <QString>
#include <QWidget>

#include "core/oangband/request.h"
#include "ui/parts/member_fields.h"

namespace polyplan::ui {

class AttackEditor;
class PlainLine;

/// A target that is in no table: symbol, level, armour class, mana and its flags. Of a monster of
/// the table it shows what that has; the first change makes a target by hand of it.
class TargetByHand : public QWidget {
    Q_OBJECT

  public:
    explicit TargetByHand(AttackEditor& editor, QWidget* parent = nullptr);

  private:
    /// The target by hand that the fields show.
    oangband::Target shown() const;
    void edit(const QString& mergeKey, const MemberFields<oangband::Target>::Change& change);
    void follow();

    AttackEditor& editor_;
    MemberFields<oangband::Target> fields_;
    PlainLine* name_;
    PlainLine* symbol_;
    QString shownSymbol_;
};

}  // namespace polyplan::ui
