#include "ui/shell/window_sizes.h"

#include <QApplication>
#include <QSettings>
#include <QSplitter>
#include <algorithm>

#include "ui/parts/page_columns.h"
#include "ui/shell/main_window.h"

namespace polyplan::ui {

namespace {

constexpr auto geometryKey = "window/geometry";
constexpr auto perspectiveKey = "window/perspective";

/// Panels have no names that one knows: a handle goes by its place in the perspective.
QString sizesKey(const QString& id, qsizetype at, const QSplitter& splitter) {
    return QStringLiteral("window/%1/%2%3")
        .arg(id)
        .arg(at)
        .arg(splitter.orientation() == Qt::Horizontal ? u'h' : u'v');
}

}  // namespace

void saveGeometryOf(const MainWindow& window) {
    QSettings().setValue(geometryKey, window.saveGeometry());
}

void restoreGeometryOf(MainWindow& window) {
    for (const QWidget* other : QApplication::topLevelWidgets()) {
        if (other != &window && other->isVisible() &&
            qobject_cast<const MainWindow*>(other) != nullptr) {
            window.resize(other->size());
            return;
        }
    }
    window.restoreGeometry(QSettings().value(geometryKey).toByteArray());
}

void savePerspective(const QString& id) {
    QSettings().setValue(perspectiveKey, id);
}

QString savedPerspective() {
    return QSettings().value(perspectiveKey).toString();
}

void savePanelSizes(const QString& id, const QWidget& view) {
    QSettings settings;
    const QList<QSplitter*> splitters = view.findChildren<QSplitter*>();
    for (qsizetype at = 0; at < splitters.size(); ++at) {
        const auto* columns = qobject_cast<const PageColumns*>(splitters[at]);
        if (columns != nullptr && !columns->isByHand()) {
            continue;
        }
        QVariantList sizes;
        for (const int size : splitters[at]->sizes()) {
            sizes.append(size);
        }
        // What is folded away has no size to be kept.
        if (!sizes.contains(0)) {
            settings.setValue(sizesKey(id, at, *splitters[at]), sizes);
        }
    }
}

void restorePanelSizes(const QString& id, const QWidget& view) {
    const QSettings settings;
    const QList<QSplitter*> splitters = view.findChildren<QSplitter*>();
    for (qsizetype at = 0; at < splitters.size(); ++at) {
        QList<int> sizes;
        for (const QVariant& size : settings.value(sizesKey(id, at, *splitters[at])).toList()) {
            sizes.append(size.toInt());
        }
        const bool isPossible =
            std::ranges::all_of(sizes, [](int size) { return size > 0 && size < QWIDGETSIZE_MAX; });
        if (sizes.size() != splitters[at]->count() || !isPossible) {
            continue;
        }
        if (auto* columns = qobject_cast<PageColumns*>(splitters[at])) {
            columns->setByHand(sizes);
        } else {
            splitters[at]->setSizes(sizes);
        }
    }
}

}  // namespace polyplan::ui
