#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/oangband/answer.h"
#include "core/plan/catalogues.h"
#include "core/plan/document.h"
#include "ui/export/report_sheet.h"

namespace polyplan::ui {

/// The answers to the attacks of a strategy, in their order.
using PageAttackAnswers = std::vector<oangband::Answer>;

/// May take long; on any thread. @returns null if `stop` asked to stop.
std::shared_ptr<const PageAttackAnswers> pageAttacks(const plan::Strategy& strategy,
                                                     const plan::Catalogues& catalogues,
                                                     const std::stop_token& stop = {});

/// One attack of a page in words and figures.
struct AttackSheet : ReportSheet {
    double damage = 0;  ///< mean
    double killed = 0;  ///< by the first cast
    QString later;      ///< "> 99.99 % in 5 casts"; empty for a single cast
    QString effect;     ///< the first one besides damage
};

/// @param title of the attack among the others: see `plan::attackTitles`
AttackSheet attackSheet(const plan::Attack& attack, const oangband::Answer& answer,
                        const QString& title);

}  // namespace polyplan::ui
