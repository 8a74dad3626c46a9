#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/calculator/report.h"

namespace polyplan::ui {

/// The figures and remarks of a report, one a line, under their headings.
class ReportModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Label, Value, Bar, ColumnCount };
    enum class Kind { Heading, Figure, Main, Remark, Refusal };
    enum Role {
        KindRole = Qt::UserRole,
        ValueRole,       ///< in any column: what stands in the place of the number
        DetailRole,      ///< what stands beside it, in smaller letters
        NoteRole,        ///< where the wiki says otherwise than the game
        IdRole,          ///< of the figure
        ShareRole,       ///< length of the bar, 0 to 1; invalid where there is none
        ToneRole,        ///< what the bar's color stands for, a `Tone`
        DerivationRole,  ///< by which the figure's derivation is asked for; invalid: by nothing
    };

    explicit ReportModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// Where it is short and all of one kind it needs no headings.
    void setHeadings(bool areShown) { hasHeadings_ = areShown; }
    void show(Report report);
    const Report& report() const { return report_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Line {
        Kind kind = Kind::Figure;
        std::size_t at = 0;  ///< of its group, figure or remark
        bool operator==(const Line&) const = default;
    };
    std::vector<Line> linesOf(const Report& report) const;
    QVariant figureData(const Figure& figure, int column, int role) const;
    QVariant wordsData(const QString& text, const QString& rule, int column, int role) const;

    bool hasHeadings_ = true;
    Report report_;
    std::vector<Line> lines_;
};

}  // namespace polyplan::ui
