#include "ui/polypile/import_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/plan/edits/line_edits_common.h"
#include "core/plan/game_text/text_reader.h"
#include "ui/document/plan_document.h"
#include "ui/look/metrics.h"
#include "ui/look/text.h"
#include "ui/models/import_model.h"
#include "ui/parts/game_switch.h"
#include "ui/parts/opening_size.h"
#include "ui/parts/stale_veil.h"
#include "ui/polypile/game_text_edit.h"
#include "ui/polypile/game_text_file.h"
#include "ui/polypile/import_table.h"

namespace polyplan::ui {

namespace {

constexpr int restMilliseconds = 80;
constexpr int storyLines = 4;
constexpr int textLines = 8;  ///< that the text keeps beside a long table
/// In the combo box: the inventory, where squares have their distance.
constexpr int inventoryPlace = -1;
constexpr int newStrategyPlace = -2;

/// Whether a text is a whole inventory, which nobody lays on one square.
bool isCarried(const QString& text) {
    constexpr int mostOnSquare = 10;
    static const QRegularExpression heading(QStringLiteral("^\\s*Inventory:?\\s*$"),
                                            QRegularExpression::MultilineOption);
    static const QRegularExpression letter(QStringLiteral("^\\s*[a-zA-Z] [-+#*] "),
                                           QRegularExpression::MultilineOption);
    return text.contains(heading) || text.count(letter) > mostOnSquare;
}

}  // namespace

ImportDialog::ImportDialog(PlanDocument& document, const Start& start, QWidget* parent)
    : QDialog(parent),
      document_(document),
      model_(new ImportModel(document.catalogues(), this)),
      errand_(std::make_unique<Errand>(document.worker(), Worker::Weight::Urgent)) {
    const Metrics metrics(font());
    setObjectName("import");
    setWindowTitle(tr("Import from the game"));
    setAccessibleName(windowTitle());
    auto* about = new QLabel(
        start.isTakenUp
            ? tr("This was left here the last time. What is pasted takes its place; a line that is "
                 "not understood can be mended here.")
            : tr("Paste what the game shows: the inventory, what lies on a square, a dumplog. Mend "
                 "a line here if it is not understood."),
        this);
    about->setObjectName("importAbout");
    about->setWordWrap(true);
    about->setForegroundRole(QPalette::PlaceholderText);
    buildText();
    table_ = new ImportTable(*model_, this);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ImportDialog::showStory);
    connect(table_, &ImportTable::textAsked, this, &ImportDialog::leadToText);
    connect(table_, &ImportTable::isUnfit, &fit_, [this] { fit_.start(0); });
    connect(model_, &ImportModel::mended, this, &ImportDialog::mend);
    rows_ = new QSplitter(Qt::Vertical, this);
    rows_->setChildrenCollapsible(false);
    rows_->addWidget(text_);
    rows_->addWidget(table_);
    rows_->setStretchFactor(0, 1);
    rows_->installEventFilter(this);
    connect(rows_, &QSplitter::splitterMoved, this, [this] { isSplitByHand_ = true; });
    fit_.setSingleShot(true);
    connect(&fit_, &QTimer::timeout, this, &ImportDialog::fitTable);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * metrics.step);
    layout->addWidget(about);
    layout->addWidget(buildChoices());
    layout->addWidget(rows_, 1);
    layout->addWidget(buildFoot());
    veil_ = new StaleVeil(*this, {"importTable", "importSummary"});
    addPlaces(isCarried(start.text) && !start.isTakenUp ? plan::ImportPlace() : start.place);
    const int character = fontMetrics().averageCharWidth();
    setOpeningSize(*this, {165 * character, 42 * metrics.line});

    rest_.setSingleShot(true);
    rest_.setInterval(restMilliseconds);
    connect(&rest_, &QTimer::timeout, this, &ImportDialog::read);
    connect(text_, &QPlainTextEdit::textChanged, this, &ImportDialog::readSoon);
    connect(&document_, &PlanDocument::planChanged, this, &ImportDialog::readSoon);
    connect(new QShortcut(QKeySequence::Paste, this), &QShortcut::activated, this,
            &ImportDialog::pasteAnew);
    text_->setPlainText(start.text.left(longestGameText));
    if (start.text.isEmpty() || start.isTakenUp) {
        text_->selectAll();
        text_->setFocus();
    } else {
        import_->setFocus();
    }
    read();
}

ImportDialog::~ImportDialog() = default;

ImportDialog::Start ImportDialog::givenUp() const {
    const QString text = text_->toPlainText();
    return {.text = text, .place = chosenPlace(), .isTakenUp = !text.isEmpty()};
}

void ImportDialog::pasteAnew() {
    text_->setFocus();
    text_->selectAll();
    text_->paste();
}

void ImportDialog::buildText() {
    text_ = new GameTextEdit(this);
    text_->setObjectName("importText");
    text_->setAccessibleName(tr("Text of the game"));
    text_->setToolTip(tr("Lines as the game prints them. A text file may be dropped here."));
    text_->setPlaceholderText(
        tr("a - 3 uncursed scrolls of light\nb - a +1 dagger (weapon in hand)"));
    connect(text_, &GameTextEdit::fileDropped, this, &ImportDialog::openFile);
    connect(text_, &GameTextEdit::refused, this, &ImportDialog::say);
}

QWidget* ImportDialog::buildChoices() {
    auto* bar = new QWidget(this);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    place_ = new QComboBox(bar);
    place_->setObjectName("importPlace");
    place_->setAccessibleName(tr("Where the stacks go"));
    place_->setToolTip(
        tr("What is there already is updated and never doubled. On a square, what is in the "
           "inventory with the same letter is taken from there."));
    auto* label = new QLabel(tr("&Goes to"), bar);
    label->setBuddy(place_);
    auto* open = new QPushButton(tr("&Open a text file…"), bar);
    open->setObjectName("importOpen");
    open->setAutoDefault(false);
    open->setToolTip(tr("Reads a dumplog, or any other text that the game has written."));
    connect(open, &QPushButton::clicked, this, &ImportDialog::askForFile);
    connect(place_, &QComboBox::currentIndexChanged, this, &ImportDialog::readSoon);
    layout->addWidget(label);
    layout->addWidget(place_);
    switchGame_ = new QPushButton(bar);
    switchGame_->setObjectName("importSwitchGame");
    switchGame_->setAutoDefault(false);
    switchGame_->setToolTip(
        tr("The text is of another version than the plan. What that version does not know is set "
           "aside; a new strategy would be of the text's version by itself."));
    switchGame_->hide();
    connect(switchGame_, &QPushButton::clicked, this, [this] {
        if (preview_ && preview_->otherGame) {
            switchGame(document_, *preview_->otherGame, this);
        }
    });
    layout->addWidget(switchGame_);
    layout->addStretch(1);
    layout->addWidget(open);
    return bar;
}

/// The table is as high as its rows as far as the text keeps some lines, and the text has the rest.
void ImportDialog::fitTable() {
    table_->fitRows();
    if (isSplitByHand_) {
        return;
    }
    const int room = rows_->contentsRect().height() - rows_->handleWidth();
    const int most = std::max(table_->minimumHeight(), room - textLines * Metrics(font()).line);
    const int height = std::max(table_->minimumHeight(), table_->heightOfWholeRows(most));
    rows_->setSizes({room - height, height});
}

void ImportDialog::mend(const std::string& line, int column, int value) {
    if (column == ImportModel::Object) {
        for (const std::string& same : preview_->linesOfOneType(line)) {
            question_.mended[same].object.reset();
        }
    }
    Mended& said = question_.mended[line];
    switch (column) {
        case ImportModel::Number:
            said.quantity = value;
            break;
        case ImportModel::Status:
            said.buc = value < 0 ? std::nullopt : std::optional(static_cast<nethack::Buc>(value));
            break;
        default:
            said.object = value < 0 ? std::nullopt : std::optional(static_cast<ObjectIndex>(value));
    }
    std::erase_if(question_.mended, [](const auto& each) { return each.second == Mended{}; });
    read();
}

QWidget* ImportDialog::buildFoot() {
    auto* foot = new QWidget(this);
    auto* layout = new QVBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    story_ = new QLabel(foot);
    story_->setObjectName("importStory");
    story_->setWordWrap(true);
    story_->setTextFormat(Qt::PlainText);
    story_->setForegroundRole(QPalette::PlaceholderText);
    story_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    story_->setMinimumHeight(storyLines * fontMetrics().height());
    summary_ = new QLabel(foot);
    summary_->setObjectName("importSummary");
    summary_->setWordWrap(true);
    summary_->setTextFormat(Qt::PlainText);

    nextUnread_ = new QPushButton(tr("Ne&xt line that is not understood"), foot);
    nextUnread_->setObjectName("importNextUnread");
    nextUnread_->setAutoDefault(false);
    nextUnread_->setToolTip(tr("Goes to it in the table and in the text, where it can be mended."));
    nextUnread_->hide();
    connect(nextUnread_, &QPushButton::clicked, this, &ImportDialog::goToUnread);
    auto* sum = new QHBoxLayout;
    sum->addWidget(summary_, 1);
    sum->addWidget(nextUnread_);

    auto* showsAll = new QCheckBox(tr("&Show every line"), foot);
    showsAll->setObjectName("importShowsAll");
    showsAll->setToolTip(tr("Also headings, and what lies outside the inventory of a dumplog."));
    connect(showsAll, &QCheckBox::toggled, model_, &ImportModel::setShowsAll);
    auto* keeps = new QCheckBox(tr("&Keep what can't be read in the strategy's notes"), foot);
    keeps->setObjectName("importKeeps");
    keeps->setChecked(question_.keepsNotes);
    keeps->setToolTip(
        tr("Lines that are not understood, or name nothing identified, are added to the notes."));
    connect(keeps, &QCheckBox::toggled, this, [this](bool on) {
        question_.keepsNotes = on;
        read();
    });
    auto* checks = new QHBoxLayout;
    checks->addWidget(showsAll);
    checks->addWidget(keeps);
    checks->addStretch(1);

    auto* buttons = new QDialogButtonBox(foot);
    import_ = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    import_->setObjectName("importButton");
    import_->setDefault(true);
    import_->setToolTip(tr("Merges the stacks into the plan, as one step that can be undone."));
    buttons->addButton(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(story_);
    layout->addLayout(checks);
    layout->addLayout(sum);
    layout->addWidget(buttons);
    return foot;
}

void ImportDialog::addPlaces(plan::ImportPlace wanted) {
    place_->addItem(tr("the inventory"), inventoryPlace);
    const plan::Polypile& polypile = document_.polypile();
    for (const plan::Pile& pile : polypile.line) {
        place_->addItem(tr("the pile on square %1").arg(pile.distance), pile.distance);
    }
    if (const int free = plan::firstFreeSquare(polypile);
        !plan::line_edits::refuseNewPile(polypile, free)) {
        place_->addItem(tr("a new pile on square %1").arg(free), free);
    }
    place_->addItem(tr("a new strategy"), newStrategyPlace);
    const int row = place_->findData(
        wanted.isNewStrategy ? newStrategyPlace : wanted.distance.value_or(inventoryPlace));
    place_->setCurrentIndex(row < 0 ? 0 : row);
}

plan::ImportPlace ImportDialog::chosenPlace() const {
    const int place = place_->currentData().toInt();
    return {.distance = place < 0 ? std::nullopt : std::optional(place),
            .isNewStrategy = place == newStrategyPlace};
}

bool ImportDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == rows_ && event->type() == QEvent::Resize) {
        fit_.start(0);
    }
    return QDialog::eventFilter(watched, event);
}

void ImportDialog::askForFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a text of the game"), {},
                                                      tr("Texts (*.txt *.log);;All files (*)"));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

void ImportDialog::openFile(const QString& path) {
    const GameTextFile file = readGameTextFile(path);
    if (file.why.isEmpty()) {
        text_->setPlainText(file.text);
    } else {
        say(tr("%1 can't be read: %2").arg(withoutTurns(path), file.why));
    }
}

void ImportDialog::say(const QString& words) {
    summary_->setText(words);
}

void ImportDialog::readSoon() {
    isCurrent_ = false;
    veil_->setCurrent(false);
    rest_.start();
}

void ImportDialog::read() {
    rest_.stop();
    isCurrent_ = false;
    veil_->setCurrent(false);
    question_.place = chosenPlace();
    question_.text = text_->toPlainText().toStdString();
    errand_->run([this, question = question_, catalogues = &document_.catalogues(),
                  before = plan::Edited{.plan = document_.plan(),
                                        .strategyIndex = document_.strategyIndex(),
                                        .selection = document_.selection()}](
                     const std::stop_token&, const Errand::Deliver& deliver) {
        auto preview =
            std::make_shared<const ImportPreview>(previewImport(question, before, *catalogues));
        deliver([this, preview] { show(preview); });
    });
}

void ImportDialog::show(std::shared_ptr<const ImportPreview> preview) {
    preview_ = std::move(preview);
    isCurrent_ = !rest_.isActive();
    veil_->setCurrent(isCurrent_);
    model_->setPreview(preview_);
    table_->spanWords();
    summary_->setText(preview_->summary());
    import_->setEnabled(preview_->changesPlan());
    const auto* reading = preview_->reading();
    nextUnread_->setVisible(reading != nullptr &&
                            reading->count(plan::game_text::LineKind::Unread) > 0);
    switchGame_->setVisible(preview_->otherGame.has_value());
    if (preview_->otherGame) {
        switchGame_->setText(
            tr("S&witch the plan to %1").arg(toQString(title(*preview_->otherGame))));
    }
    showStory();
    if (std::exchange(isAcceptedSoon_, isAcceptedSoon_ && !isCurrent_) && isCurrent_) {
        import();
    }
}

void ImportDialog::showStory() {
    const QModelIndex current = table_->currentIndex();
    story_->setText(current.isValid() ? model_->story(current.row())
                                      : tr("Choose a line of the table to read here how it was "
                                           "understood."));
}

void ImportDialog::goToUnread() {
    if (const int row = table_->nextUnread(); row >= 0) {
        const QModelIndex line = model_->index(row, ImportModel::Text);
        table_->setCurrentIndex(line);
        table_->scrollTo(line, QAbstractItemView::PositionAtCenter);
        leadToText(row);
    }
}

void ImportDialog::leadToText(int row) {
    text_->showLine(model_->lineOf(row));
    text_->setFocus();
}

void ImportDialog::accept() {
    isAcceptedSoon_ = !isCurrent_;
    if (isCurrent_) {
        import();
    }
}

void ImportDialog::import() {
    if (!preview_->changesPlan()) {
        return;
    }
    const plan::MergeCount count = preview_->count();
    const std::size_t stacks = count.added + count.updated;
    plan::Refusal refusal;
    document_.edit(stacks == 0   ? tr("Import what is known")
                   : stacks == 1 ? tr("Import a stack")
                                 : tr("Import %1 stacks").arg(stacks),
                   [&](PlanDocument::Draft& draft) {
                       plan::Imported imported;
                       refusal = plan::importText(draft, preview_->import, document_.catalogues(),
                                                  imported);
                   });
    Q_EMIT message(refusal ? toQString(*refusal) : preview_->summary());
    QDialog::accept();
}

}  // namespace polyplan::ui
