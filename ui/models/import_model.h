#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "ui/models/import_preview.h"

namespace polyplan::ui {

/// What was understood of a text, a row for each line that is a stack or was not understood, or for
/// every line that is not blank. Number and status of a stack can be mended, and its object where
/// the line leaves a choice.
class ImportModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Text, Object, Number, Status, State, Guessed, Outcome, ColumnCount };
    enum Role {
        GlyphRole = Qt::UserRole,  ///< QChar; nothing where no object is known
        GlyphColorRole,            ///< GlyphColor as int
        ConcernRole,               ///< Concern as int
    };
    enum class Concern { None, Guess, Unread, Aside };

    explicit ImportModel(const plan::Catalogues& catalogues, QObject* parent = nullptr);

    void setPreview(std::shared_ptr<const ImportPreview> preview);
    /// Whether also the lines that are neither stacks nor failed to be read are shown.
    void setShowsAll(bool showsAll);

    /// One way to fill a cell of `Object` or `Status`.
    struct Choice {
        QString text;
        int value;  ///< of an object or a `nethack::Buc`; −1: as the text has it
    };
    std::vector<Choice> choices(int row, int column) const;
    /// The line of the text that a row is of, counted from 0.
    int lineOf(int row) const { return static_cast<int>(rows_[static_cast<std::size_t>(row)]); }
    /// Whether a row is of a stack; of another all columns but the first tell what becomes of it.
    bool isStack(int row) const { return line(row).stack.has_value(); }
    /// Everything about a row in a few sentences.
    QString story(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// @param value of `Object` and `Status` a choice's, of `Number` the number
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  Q_SIGNALS:
    /// The player has said what a line is, how many or of which status; −1: has taken it back.
    void mended(const std::string& line, int column, int value);

  private:
    std::vector<std::size_t> rowsOf(const ImportPreview* preview) const;
    void show(std::shared_ptr<const ImportPreview> preview);
    const plan::game_text::Line& line(int row) const;
    QString words(int row, int column) const;
    QString outcome(int row) const;
    Concern concern(int row) const;
    const ObjectTable& table() const;
    bool leavesChoice(int row) const;
    bool isMendable(int row, int column) const;
    QVariant editValue(const QModelIndex& index) const;

    const plan::Catalogues& catalogues_;
    std::shared_ptr<const ImportPreview> preview_;
    std::vector<std::size_t> rows_;  ///< lines of the text
    bool showsAll_ = false;
};

}  // namespace polyplan::ui
