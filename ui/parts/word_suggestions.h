#pragma once

#include "ui/parts/searched_completer.h"

class QLineEdit;

namespace polyplan::ui {

/// Completes what is typed into a field from a list of words. One Enter is enough: it takes the
/// word that is chosen, or what is typed where none is; a click takes a word too, and Tab on its
/// way the one that is chosen. Of a list, where nothing but the words will do, Enter takes the only
/// one that is left as well.
class WordSuggestions : public SearchedCompleter {
    Q_OBJECT

  public:
    /// What of a field is one of the words: all of it, or what stands behind its last comma.
    enum class Completes { Whole, LastOfList };

    /// To be made the completer of the field, or of the box that it belongs to.
    WordSuggestions(const QStringList& words, QLineEdit& field,
                    Completes completes = Completes::Whole);

    QString pathFromIndex(const QModelIndex& index) const override;
    QStringList splitPath(const QString& path) const override;

  Q_SIGNALS:
    /// The field holds what is meant. Enter without suggestions is the field's own.
    void taken(QWidget* field);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// What stands before the word that is completed.
    QString before() const;
    void take(const QString& text);

    QLineEdit& field_;
    Completes completes_;
};

}  // namespace polyplan::ui
