#include "core/powder/request.h"

namespace polyplan::powder {

Request wearing(Request request, const Outfit& outfit) {
    request.creature.worn = outfit.worn;
    request.creature.dress = outfit.dress;
    return request;
}

}  // namespace polyplan::powder
