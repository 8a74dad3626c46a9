#pragma once

#include <QObject>
#include <memory>

#include "ui/models/damage/damage_answers.h"

namespace polyplan::ui {

class AttackEditor;

/// Keeps the answers to the attacks of the current strategy up to date, off the UI thread: first
/// the attacks, then the tables of all types and monsters. A newer edit supersedes an older answer.
class DamageService : public QObject {
    Q_OBJECT

  public:
    explicit DamageService(AttackEditor& editor, QObject* parent = nullptr);
    ~DamageService() override;

    /// The newest answers, which may belong to an older revision; null before the first.
    std::shared_ptr<const DamageAnswers> answers() const;
    /// Whether `answers()` belongs to the plan as it stands, and whether all of it is there.
    bool isCurrent() const;
    bool isComplete() const;

  Q_SIGNALS:
    /// New answers are there, or the present ones are out of date.
    void answersChanged();

  private:
    class Private;
    std::unique_ptr<Private> d_;
};

}  // namespace polyplan::ui
