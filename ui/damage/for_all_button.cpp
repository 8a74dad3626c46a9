#include "ui/damage/for_all_button.h"

#include <QPushButton>

#include "ui/look/kept_room.h"
#include "ui/parts/buttons.h"

namespace polyplan::ui {

QPushButton* forAllButton(AttackEditor& editor, AttackEditor::Shared what, const char* name,
                          const QString& text, const QString& toolTip, QWidget* parent) {
    QPushButton* button = pushButton({name, text, toolTip, toolTip}, parent);
    QObject::connect(button, &QPushButton::clicked, &editor,
                     [&editor, what] { editor.giveToAll(what); });
    const auto follow = [&editor, button, what] {
        // What is clicked next stays where it is.
        button->ensurePolished();
        keepRoomOfHidden(*button, editor.attacks().size() > 1);
        button->setVisible(editor.differs(what));
    };
    QObject::connect(&editor, &AttackEditor::changed, button, follow);
    follow();
    return button;
}

}  // namespace polyplan::ui
