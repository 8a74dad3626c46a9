#pragma once

#include <QTextBrowser>
#include <vector>

#include "ui/shell/help_book.h"

namespace polyplan::ui {

/// Shows pages of the help and follows their links, which lead nowhere else; nothing is loaded that
/// is not in the book.
class HelpBrowser : public QTextBrowser {
    Q_OBJECT

  public:
    explicit HelpBrowser(HelpBook& book, QWidget* parent = nullptr);

    /// Shows a place, if there is one like it.
    void go(const HelpPlace& place);
    const HelpPlace& place() const { return place_; }
    /// Marks every occurrence of words in the page.
    void mark(const QString& words);

    void backward() override;
    void forward() override;

  Q_SIGNALS:
    void placeChanged();

  protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Visit {
        HelpPlace place;
        int scroll;
    };
    Visit here() const;
    /// Goes where the one visit list says, and puts this place on the other.
    void goAlong(std::vector<Visit>& from, std::vector<Visit>& to);
    void open(const HelpPlace& place);
    void render();
    /// Headings become what links lead to; code gets a ground of its own.
    void dressBlocks(QTextDocument& text) const;
    void dressTables(QTextDocument& text) const;
    void showMarks();

    HelpBook& book_;
    HelpPlace place_;
    QTextDocument* shown_ = nullptr;  ///< null: the empty one of the beginning
    QString marked_;
    std::vector<Visit> back_;
    std::vector<Visit> forward_;
};

}  // namespace polyplan::ui
