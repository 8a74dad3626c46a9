#include "ui/shell/game_bar.h"

#include <QComboBox>
#include <QHBoxLayout>

#include "ui/parts/elided_label.h"
#include "ui/parts/form.h"

namespace polyplan::ui {

GameBar::GameBar(const QString& label, QWidget* parent)
    : QWidget(parent), name_(new ElidedLabel(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 7, 12, 7);
    name_->setObjectName("onlyGame");
    name_->setMinimumHeight(QComboBox().sizeHint().height());
    layout->addWidget(labelledField(label, name_));
    layout->addStretch(1);
}

void GameBar::setGame(const QString& game) {
    name_->setLine(game);
}

}  // namespace polyplan::ui
