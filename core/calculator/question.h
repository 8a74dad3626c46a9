#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <typeindex>
#include <utility>

#include "core/calculator/report.h"

namespace polyplan {

/// What a question was answered with: a value of a type that the question knows, shared and never
/// changed. Empty where the work was stopped.
class AnyAnswer {
  public:
    AnyAnswer() = default;
    /// @param stage counted from 0, of an answer that comes in stages
    template <typename T>
    static AnyAnswer of(T value, bool isComplete = true, int stage = 0) {
        AnyAnswer answer;
        answer.value_ = std::make_shared<const T>(std::move(value));
        answer.type_ = typeid(T);
        answer.isComplete_ = isComplete;
        answer.stage_ = stage;
        return answer;
    }

    explicit operator bool() const { return value_ != nullptr; }
    /// Whether nothing is still to come.
    bool isComplete() const { return isComplete_; }
    int stage() const { return stage_; }

    /// Null if it is empty or of another type.
    template <typename T>
    std::shared_ptr<const T> as() const {
        return type_ == typeid(T) ? std::static_pointer_cast<const T>(value_) : nullptr;
    }

  private:
    std::shared_ptr<const void> value_;
    std::type_index type_ = typeid(void);
    bool isComplete_ = false;
    int stage_ = 0;
};

/// How a question is to be worked on.
struct Work {
    std::stop_token stop;                              ///< ends it early with an empty answer
    std::function<void(double)> progress = {};         ///< called with the share done, 0 to 1
    std::function<void(const AnyAnswer&)> stage = {};  ///< called with what is there already
};

/// A question to a calculator: a value that can be asked anywhere and refers to nothing but the
/// catalogues, which outlive it. Equal questions have equal answers.
///
/// What it is made of is any copyable type with these members:
///
///     std::string key() const;    // the same in every strategy for the same question
///     std::string title() const;  // for people
///     AnyAnswer answer(const Work&) const;
///     Report report(const AnyAnswer&) const;  // of an answer of its own
///     bool operator==(const …&) const;
class Question {
  public:
    template <typename Q>
    requires(!std::is_same_v<std::remove_cvref_t<Q>, Question>) explicit Question(Q question)
        : of_(std::make_shared<const Of<Q>>(std::move(question))) {}

    std::string key() const { return of_->key(); }
    std::string title() const { return of_->title(); }
    AnyAnswer answer(const Work& work = {}) const { return of_->answer(work); }
    Report report(const AnyAnswer& answer) const { return of_->report(answer); }

    /// Null if it is of another type.
    template <typename Q>
    const Q* as() const {
        const auto* of = dynamic_cast<const Of<Q>*>(of_.get());
        return of == nullptr ? nullptr : &of->question;
    }

    friend bool operator==(const Question& a, const Question& b) {
        return a.of_ == b.of_ || a.of_->equals(*b.of_);
    }

  private:
    struct Any {
        Any() = default;
        virtual ~Any() = default;
        Any(const Any&) = delete;
        Any& operator=(const Any&) = delete;
        virtual std::string key() const = 0;
        virtual std::string title() const = 0;
        virtual AnyAnswer answer(const Work& work) const = 0;
        virtual Report report(const AnyAnswer& answer) const = 0;
        virtual bool equals(const Any& other) const = 0;
    };

    template <typename Q>
    struct Of final : Any {
        explicit Of(Q q) : question(std::move(q)) {}
        std::string key() const override { return question.key(); }
        std::string title() const override { return question.title(); }
        AnyAnswer answer(const Work& work) const override { return question.answer(work); }
        Report report(const AnyAnswer& answer) const override { return question.report(answer); }
        bool equals(const Any& other) const override {
            const auto* same = dynamic_cast<const Of*>(&other);
            return same != nullptr && same->question == question;
        }
        Q question;
    };

    std::shared_ptr<const Any> of_;
};

}  // namespace polyplan
