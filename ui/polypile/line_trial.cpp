#include "ui/polypile/line_trial.h"

#include <QStringList>

#include "ui/models/use_words.h"
#include "ui/polypile/odds_tag.h"

namespace polyplan::ui {

LineTrial::LineTrial(const PlanDocument& document, QWidget& over)
    : QObject(&over), document_(document), tag_(new OddsTag(&over)) {
    constexpr int unnoticedMilliseconds = 80;
    wait_.setSingleShot(true);
    wait_.setInterval(unnoticedMilliseconds);
    connect(&wait_, &QTimer::timeout, this, &LineTrial::showWaiting);
}

void LineTrial::follow(const OddsService& odds) {
    odds_ = std::make_unique<TrialOdds>(document_, odds);
    connect(odds_.get(), &TrialOdds::answered, this, &LineTrial::showAnswer);
}

void LineTrial::ask(const Question& question, const QRect& beside) {
    const plan::Polypile& polypile = document_.polypile();
    title_ = polypile.zaps > 1 ? tr("%1 · first %2").arg(question.title, oneUse(polypile))
                               : question.title;
    isTold_ = false;
    moveBeside(beside);
    wait_.start();
    if (odds_) {
        odds_->ask(asTheGameLays(document_, question.edit), question.distance);
    }
}

void LineTrial::moveBeside(const QRect& rect) {
    beside_ = rect;
    if (tag_->isVisible()) {
        tag_->placeBeside(beside_);
    }
}

void LineTrial::end() {
    wait_.stop();
    tag_->hide();
    if (odds_) {
        odds_->withdraw();
    }
}

void LineTrial::showWaiting() {
    if (odds_) {
        tag_->show(title_, nullptr);
        tag_->placeBeside(beside_);
    }
    isTold_ = true;
    Q_EMIT told(title_);
}

void LineTrial::showAnswer() {
    const auto answer = odds_->answer();
    if (!answer) {
        return;
    }
    wait_.stop();
    tag_->show(title_, answer);
    tag_->placeBeside(beside_);
    QStringList words;
    if (!isTold_) {
        words << title_;
    }
    if (!answer->refusal.isEmpty()) {
        words << answer->refusal;
    }
    for (const FigureChange& change : answer->changes) {
        words << spokenText(change);
    }
    Q_EMIT told(words.join(QStringLiteral("; ")));
}

}  // namespace polyplan::ui
