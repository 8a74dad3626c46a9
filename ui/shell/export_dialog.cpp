#include "ui/shell/export_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

#include "ui/look/text.h"
#include "ui/parts/number_field.h"

namespace polyplan::ui {

namespace {

constexpr int usualPercent = 200;

struct PartRow {
    PagePart part;
    const char* name;
    const char* missing;  ///< said in its perspective while there is nothing of it
};
constexpr std::array partRows = {
    PartRow{PagePart::Line, QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "The line"),
            QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "There is no line to show yet.")},
    PartRow{PagePart::Charts, QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "Goals and charts"),
            QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "There is no line to show yet.")},
    PartRow{PagePart::Engraving, QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "The engraving"),
            QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "There is no engraving to show yet.")},
    PartRow{PagePart::Damage, QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "The attacks"),
            QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "There are no attacks to show yet.")},
    PartRow{PagePart::Theft, QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "The theft"),
            QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "There is no theft to show yet.")},
    PartRow{PagePart::Heartbeat, QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "The heartbeat"),
            QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "There is no heartbeat to show yet.")},
    PartRow{PagePart::Comparison, QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "The comparison"),
            QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog", "There is no comparison to show yet.")},
};

struct FormatRow {
    PictureFormat format;
    const char* name;
    const char* remark;
    const char* remarkOfComparison;
};
constexpr std::array formatRows = {
    FormatRow{PictureFormat::Png, "PNG",
              QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog",
                                "The picture carries the plan: opening it opens the plan."),
              QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog",
                                "The picture carries the compared strategies: opening it opens a "
                                "plan of them.")},
    FormatRow{PictureFormat::Svg, "SVG",
              QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog",
                                "Sharp at any size, and carries the plan like a PNG."),
              QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog",
                                "Sharp at any size, and carries the compared strategies like a "
                                "PNG.")},
    FormatRow{PictureFormat::Pdf, "PDF",
              QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog",
                                "For print, a page for each part. It does not carry the plan."),
              QT_TRANSLATE_NOOP("polyplan::ui::ExportDialog",
                                "For print, as many pages as it takes. It carries no plan.")},
};

/// A choice among rows, with the name that a screen reader says and what the choice is about.
QComboBox* choice(const QString& name, const QString& toolTip, QWidget* parent) {
    auto* result = new QComboBox(parent);
    result->setAccessibleName(name);
    result->setToolTip(toolTip);
    return result;
}

}  // namespace

ExportDialog::ExportDialog(std::shared_ptr<const PictureSource> source, ThemeMode theme,
                           const QString& perspective, QWidget* parent)
    : QDialog(parent), source_(std::move(source)), preview_(new QLabel(this)) {
    setWindowTitle(tr("Export image"));
    const int line = fontMetrics().height();
    preview_->setObjectName("preview");
    preview_->setMinimumSize(32 * line, 22 * line);
    preview_->setAlignment(Qt::AlignCenter);
    preview_->setWordWrap(true);
    preview_->setFrameShape(QFrame::StyledPanel);
    preview_->setAccessibleName(tr("Preview"));

    auto* columns = new QHBoxLayout;
    columns->addWidget(preview_, 1);
    columns->addWidget(buildChoices());
    addParts(perspective);
    auto* buttons = new QDialogButtonBox(this);
    auto* save = buttons->addButton(tr("&Save as…"), QDialogButtonBox::AcceptRole);
    save->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(columns, 1);
    rows->addWidget(buttons);

    theme_->setCurrentIndex(theme == ThemeMode::Dark ? 1 : 0);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QComboBox* each : {parts_, theme_}) {
        connect(each, &QComboBox::currentIndexChanged, this, &ExportDialog::startPreview);
    }
    for (QComboBox* each : {parts_, format_}) {
        connect(each, &QComboBox::currentIndexChanged, this, &ExportDialog::showFormat);
    }
    showFormat();
    startPreview();
}

ExportDialog::~ExportDialog() = default;

QWidget* ExportDialog::buildChoices() {
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    parts_ = choice(tr("Shows"), tr("Which part of the strategy the picture shows."), box);
    parts_->setObjectName("parts");
    format_ = choice(tr("Format"), tr("What kind of file the picture becomes."), box);
    format_->setObjectName("format");
    for (const FormatRow& row : formatRows) {
        format_->addItem(QLatin1StringView(row.name));
    }
    theme_ =
        choice(tr("Theme"), tr("The colors of the picture, whatever those of the window."), box);
    theme_->setObjectName("theme");
    theme_->addItems({tr("Light"), tr("Dark")});
    scale_ = new NumberField(box);
    scale_->setObjectName("scale");
    scale_->setAccessibleName(tr("Scale"));
    scale_->setToolTip(
        tr("How large the picture becomes; 100 % is the size of the window's text. "
           "200 % stays sharp on fine screens."));
    scale_->setRange(qRound(leastScale * 100), qRound(mostScale * 100));
    scale_->setSingleStep(25);
    scale_->setSuffix(tr(" %"));
    scale_->setValue(usualPercent);
    carries_ = new QLabel(box);
    carries_->setObjectName("carries");
    carries_->setWordWrap(true);
    carries_->setForegroundRole(QPalette::PlaceholderText);
    carries_->setMinimumHeight(3 * fontMetrics().height());
    carries_->setAlignment(Qt::AlignTop);
    missing_ = new QLabel(box);
    missing_->setObjectName("missingPart");
    missing_->setWordWrap(true);
    missing_->hide();
    form->addRow(missing_);
    form->addRow(tr("Sho&ws"), parts_);
    form->addRow(tr("&Format"), format_);
    form->addRow(tr("&Theme"), theme_);
    form->addRow(tr("S&cale"), scale_);
    form->addRow(carries_);
    return box;
}

void ExportDialog::addParts(const QString& perspective) {
    std::vector<PartRow> rows;
    for (const PagePart part : source_->parts()) {
        std::ranges::copy_if(partRows, std::back_inserter(rows),
                             [part](const PartRow& row) { return row.part == part; });
    }
    const std::string id = perspective.toStdString();
    const auto others = std::ranges::stable_partition(
        rows, [&id](const PartRow& row) { return isOfPerspective(row.part, id); });
    QStringList names;
    std::vector<PagePart> own;
    for (auto row = rows.begin(); row != others.begin(); ++row) {
        names.append(tr(row->name));
        own.push_back(row->part);
    }
    if (own.size() > 1) {
        offer(names.join(QStringLiteral(" · ")), own);
    }
    for (const PartRow& row : rows) {
        offer(tr(row.name), {row.part});
    }
    if (rows.size() != 1) {
        offer(tr("Everything"), {});
    }
    parts_->setCurrentIndex(own.empty() ? parts_->count() - 1 : 0);
    if (own.empty()) {
        sayWhatIsMissing(id);
    }
}

void ExportDialog::sayWhatIsMissing(const std::string& perspective) {
    const auto* missing = std::ranges::find_if(partRows, [&perspective](const PartRow& row) {
        return isOfPerspective(row.part, perspective);
    });
    if (missing != partRows.end()) {
        missing_->setText(
            tr("%1 The picture has what else the strategy asks.").arg(tr(missing->missing)));
        missing_->show();
    }
}

void ExportDialog::offer(const QString& name, std::vector<PagePart> parts) {
    offered_.push_back(std::move(parts));
    parts_->addItem(name);
}

PictureOptions ExportDialog::options() const {
    PictureOptions options;
    options.parts = offered_[static_cast<std::size_t>(parts_->currentIndex())];
    options.theme = theme_->currentIndex() == 1 ? ThemeMode::Dark : ThemeMode::Light;
    options.scale = scale_->value() / 100.0;
    return options;
}

PictureFormat ExportDialog::format() const {
    return formatRows[static_cast<std::size_t>(format_->currentIndex())].format;
}

void ExportDialog::showFormat() {
    const FormatRow& row = formatRows[static_cast<std::size_t>(format_->currentIndex())];
    const auto& parts = offered_[static_cast<std::size_t>(parts_->currentIndex())];
    const bool isComparison = std::ranges::find(parts, PagePart::Comparison) != parts.end();
    const auto why = source_->whyWithoutPlan();
    carries_->setText(why && row.format != PictureFormat::Pdf
                          ? tr("The picture carries no plan: %1.").arg(toQString(*why))
                          : tr(isComparison ? row.remarkOfComparison : row.remark));
}

void ExportDialog::startPreview() {
    preview_->setText(tr("Painting …"));
    const QSize most = preview_->minimumSize() * devicePixelRatioF();
    job_ = std::make_unique<PictureJob>(source_, options(), most);
    connect(job_.get(), &PictureJob::finished, this, &ExportDialog::showPreview);
}

void ExportDialog::showPreview(const PictureJob::Result& result) {
    if (const auto* image = std::get_if<QImage>(&result)) {
        QPixmap pixmap = QPixmap::fromImage(*image);
        const QSize most = preview_->minimumSize() * devicePixelRatioF();
        if (pixmap.width() > most.width() || pixmap.height() > most.height()) {
            pixmap = pixmap.scaled(most, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        }
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        preview_->setPixmap(pixmap);
    } else {
        preview_->setText(std::get<QString>(result));
    }
    showFormat();
}

}  // namespace polyplan::ui
