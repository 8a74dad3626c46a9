#include "core/powder/scene.h"

#include <algorithm>
#include <utility>

#include "core/json/fault_list.h"
#include "core/powder/item.h"
#include "core/powder/names.h"
#include "core/powder/noise.h"
#include "core/powder/words.h"

namespace polyplan::powder {
namespace {

Source sourceOf(const IntrinsicEntry& entry) {
    return entry.source.value_or(entry.beats ? Source::Timed : Source::Innate);
}

}  // namespace

/// Looks everything up and tells what is not there.
class SceneReader {
  public:
    SceneReader(const Request& request, const Tables& tables) {
        scene_.request_ = request;
        scene_.tables_ = &tables;
    }

    std::variant<Scene, std::vector<RequestFault>> read() {
        readCreature();
        readSquare();
        readIntrinsics();
        readWorn();
        readDress();
        if (!faults_.empty()) {
            return std::move(faults_);
        }
        return std::move(scene_);
    }

  private:
    void fault(std::string pointer, std::string message) {
        faults_.push_back({std::move(pointer), std::move(message)});
    }

    const CreatureState& state() const { return scene_.request_.creature; }

    void readCreature() {
        scene_.creature_ = scene_.tables_->creatures.find(state().definition);
        if (scene_.creature_ == nullptr) {
            fault("/creature/definition",
                  inQuotes(state().definition) + " is no creature of POWDER" +
                      allowedAmong(scene_.tables_->creatures.creatures(), state().definition));
        } else {
            scene_.innate_ = scene_.creature_->intrinsics;
        }
        scene_.isAvatar_ = state().isAvatar.value_or(state().definition == "AVATAR");
        if (!state().maxHp) {
            fault("/creature/max_hp", "has to be given");
        } else if (state().hp.value_or(0) > *state().maxHp) {
            fault("/creature/hp", std::to_string(*state().hp) + " is more than max_hp, " +
                                      std::to_string(*state().maxHp));
        }
        if (state().mp.value_or(0) > state().maxMp) {
            fault("/creature/mp", std::to_string(*state().mp) + " is more than max_mp, " +
                                      std::to_string(state().maxMp));
        }
    }

    void readSquare() {
        const std::string& terrain = scene_.request_.square.terrain;
        scene_.terrain_ = scene_.tables_->terrains.find(terrain);
        if (scene_.terrain_ == nullptr) {
            fault("/square/terrain",
                  inQuotes(terrain) + " is no square of POWDER" +
                      allowedAmong(scene_.tables_->terrains.terrains(), terrain));
        }
    }

    void readIntrinsics() {
        const std::vector<IntrinsicEntry>& entries = state().intrinsics;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const IntrinsicEntry& entry = entries[i];
            const Source source = sourceOf(entry);
            if (entry.beats.has_value() != (source == Source::Timed)) {
                fault("/creature/intrinsics/" + std::to_string(i) + "/source",
                      inQuotes(wordFor(sourceWords, source)) +
                          (entry.beats ? " has no beats; only \"timed\" runs out"
                                       : " needs its beats"));
                continue;
            }
            scene_.masterAlive_ |= entry.intrinsic == Intrinsic::Tame && entry.inflictorAlive;
            if (source == Source::Innate) {
                scene_.innate_.set(entry.intrinsic);
            } else if (source == Source::Item) {
                scene_.items_.set(entry.intrinsic);
            } else {
                addCounter(entry);
            }
        }
        std::erase_if(scene_.counters_, [this](const RunningCounter& counter) {
            return scene_.innate_.has(counter.intrinsic);
        });
    }

    /// A second counter of the same intrinsic would have been added to the first.
    void addCounter(const IntrinsicEntry& entry) {
        const auto running =
            std::ranges::find(scene_.counters_, entry.intrinsic, &RunningCounter::intrinsic);
        if (running != scene_.counters_.end()) {
            running->beats += *entry.beats;
            return;
        }
        scene_.counters_.push_back({.intrinsic = entry.intrinsic,
                                    .beats = *entry.beats,
                                    .inflictorAlive = entry.inflictorAlive});
    }

    void readWorn() {
        std::vector<Worn>& worn = scene_.request_.creature.worn;
        for (std::size_t i = 0; i < worn.size(); ++i) {
            if (const std::string_view material = materialMeant(worn[i].material);
                !material.empty()) {
                worn[i].material = material;
            }
            const auto same = std::ranges::find(worn, worn[i].slot, &Worn::slot);
            if (same - worn.begin() < static_cast<std::ptrdiff_t>(i)) {
                fault("/creature/worn/" + std::to_string(i) + "/slot",
                      inQuotes(wordFor(slotWords, worn[i].slot)) + " is taken; one item a slot");
            }
            for (const Intrinsic intrinsic : worn[i].gives) {
                scene_.items_.set(intrinsic);
            }
        }
    }

    void readDress() {
        for (std::size_t i = 0; i < dressCount; ++i) {
            const auto dress = static_cast<Dress>(i);
            scene_.dressed_[i] =
                state().dress ? std::ranges::find(*state().dress, dress) != state().dress->end()
                              : isDressedAs(dress, state().worn);
        }
    }

    Scene scene_;
    std::vector<RequestFault> faults_;
};

std::variant<Scene, std::vector<RequestFault>> Scene::of(const Request& request,
                                                         const Tables& tables) {
    return SceneReader(request, tables).read();
}

bool Scene::has(Intrinsic intrinsic) const {
    return (innate_ | items_).has(intrinsic) ||
           std::ranges::find(counters_, intrinsic, &RunningCounter::intrinsic) != counters_.end();
}

const Worn* Scene::strangler() const {
    const auto found = std::ranges::find_if(request_.creature.worn, [](const Worn& worn) {
        return std::ranges::find(worn.gives, Intrinsic::Strangle) != worn.gives.end();
    });
    return found == request_.creature.worn.end() ? nullptr : &*found;
}

std::vector<int> Scene::enchantmentsOf(std::string_view material) const {
    std::vector<int> enchantments;
    for (const Worn& worn : request_.creature.worn) {
        if (worn.material == material) {
            enchantments.push_back(worn.enchantment);
        }
    }
    return enchantments;
}

bool Scene::mayStandHere(Intrinsics intrinsics) const {
    if (terrain_->id == "DOOR" || (terrain_->id == "BLOCKEDDOOR" && isAvatar_)) {
        return true;
    }
    const bool swims = isAvatar_ || intrinsics.has(Intrinsic::WaterWalk);
    return terrain_->enteredBy <=
           std::max(creature_->moveType, swims ? MoveType::Swim : MoveType::Walk);
}

std::vector<int> Scene::ownNoises(bool noisy) const {
    std::vector<int> noises;
    for (const Worn& worn : request_.creature.worn) {
        if (soundsEveryBeat(worn.slot)) {
            noises.push_back(worn.noise.value_or(noiseOfItem(worn.item)));
        }
    }
    if (noisy) {
        noises.push_back(noisyNoise);
    }
    noises.push_back(creature_->noise);
    return noises;
}

std::span<const NoiseMaker> Scene::heard() const {
    const std::span<const NoiseMaker> all = request_.noiseMakers;
    return isAvatar_ ? all : all.first(std::min<std::size_t>(all.size(), 1));
}

double Scene::wokenBy(std::size_t maker) const {
    const NoiseMaker& made = request_.noiseMakers[maker];
    return maker < heard().size()
               ? wakingChance(noiseLevel(made.noises), made.distance, has(Intrinsic::Tired))
               : 0.0;
}

double Scene::wakes(const Listener& listener) const {
    return wakingChance(noiseLevel(ownNoises(has(Intrinsic::Noisy))), listener.distance,
                        listener.tired);
}

}  // namespace polyplan::powder
