#pragma once

#include "core/powder/intrinsic.h"
#include "ui/models/field_table.h"

namespace polyplan::ui {

class HeartbeatEditor;

/// The intrinsics of the creature, newest first, each once: by its words or as files have it. A
/// part of the words means the first that has it.
class IntrinsicsModel : public FieldTable {
    Q_OBJECT

  public:
    enum Column { Name, Beats, From, Inflictor };

    explicit IntrinsicsModel(HeartbeatEditor& editor, QObject* parent = nullptr);

    bool mayAdd() const;
    /// As the newest one, for its usual beats or to stay; one that is there already is left as it
    /// is.
    void add(powder::Intrinsic intrinsic);
    /// @returns whether it was an intrinsic; what else is typed is refused
    bool addTyped(const QString& typed);
    void remove(int row);

  protected:
    int count() const override;
    Field field(int row, int column) const override;
    std::optional<Misread> set(int row, int column, const QVariant& value) override;

  private:
    /// −1: it is not there.
    int rowOf(powder::Intrinsic intrinsic) const;

    HeartbeatEditor& editor_;
};

/// That what was typed may mean several.
QString manyMeant(const QString& typed, const QStringList& likely);

/// All intrinsics as people read them, in the order of the enumeration.
QStringList intrinsicChoices();

}  // namespace polyplan::ui
