#pragma once

#include <QDialog>
#include <QPointer>
#include <memory>
#include <optional>

#include "core/nethack/polypile/derive.h"
#include "ui/document/worker.h"

class QLabel;
class QTextBrowser;

namespace polyplan::ui {

class OddsService;
class PlanDocument;

/// Shows how a figure comes about: the rule, its inputs, the steps, and where each stands in the
/// game's source. It stays open beside the plan and follows its edits; Escape closes it and gives
/// the focus back. The whole of it can be copied as text.
class DerivationDialog : public QDialog {
    Q_OBJECT

  public:
    DerivationDialog(PlanDocument& document, OddsService& odds, QWidget* parent);

    /// @param near what asks, in coordinates of the screen: the dialog keeps beside it
    void open(const nethack::polypile::FigureName& figure, const QRect& near);

    void done(int result) override;

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using Answer = std::optional<nethack::polypile::Derivation>;
    void follow();
    void show(const Answer& derivation);
    void render();
    void copy();
    void placeBeside(const QRect& near);

    PlanDocument& document_;
    OddsService& odds_;
    QLabel* title_;
    QLabel* value_;
    QLabel* subject_;
    QTextBrowser* steps_;
    nethack::polypile::FigureName figure_;
    Answer derivation_;
    QPointer<QWidget> asker_;
    Errand errand_;
};

}  // namespace polyplan::ui
