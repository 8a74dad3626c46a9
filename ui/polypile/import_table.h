#pragma once

#include <QTableView>

#include "ui/models/import_model.h"

namespace polyplan::ui {

/// The lines of a text as `ImportModel` has them. A line that is no stack has the room of the
/// columns that would tell of one, and rows are as high as what becomes of their lines takes.
class ImportTable : public QTableView {
    Q_OBJECT

  public:
    explicit ImportTable(ImportModel& model, QWidget* parent = nullptr);

    /// Shares the room of each row out among its line and what becomes of it.
    void spanWords();
    void fitRows();
    /// With as many rows as no more than `most` shows; both in pixels.
    int heightOfWholeRows(int most) const;
    /// Of the first line below the chosen one that is not understood, from the top again after the
    /// last; −1 if there is none.
    int nextUnread() const;

  Q_SIGNALS:
    /// Rows want other heights.
    void isUnfit();
    /// A row can be mended in the text alone.
    void textAsked(int row);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    int columnBehindWords(int row) const;
    QModelIndex outcomeOf(int row) const;
    bool isUnread(int row) const;

    ImportModel& lines_;
};

}  // namespace polyplan::ui
