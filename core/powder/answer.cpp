#include "core/powder/answer.h"

#include "core/powder/words.h"

namespace polyplan::powder {

std::string text(What what, std::optional<Intrinsic> intrinsic) {
    std::string result(wordFor(whatWords, what));
    if (intrinsic) {
        result += name(*intrinsic);
    }
    return result;
}

}  // namespace polyplan::powder
