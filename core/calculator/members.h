#pragma once

#include "core/calculator/object.h"

/// Structs that stand in a document or a request are described once, each by a function beside it,
/// in its own namespace:
///
///     struct Cloud {
///         int turns = 4;
///         std::optional<int> radius;
///         Kind kind = Kind::Steam;
///         std::vector<Creature> creatures;                 // described too
///         UnknownMembers unknown;                          // every described struct has them
///         bool operator==(const Cloud&) const = default;
///     };
///
///     inline constexpr Words<Kind, 2> kindWords = {{{"steam", Kind::Steam}, {"smoke",
///     Kind::Smoke}}};
///
///     template <typename Visitor>
///     constexpr void describe(Visitor& v, Of<Cloud>) {
///         v.oneLine();                                     // how it is laid out in the file
///         v.member(required("turns", "turns", "Turns that it lasts (region.c)"),
///                  &Cloud::turns, limits::turns);
///         v.member({"radius", "radius", "Squares round its centre"}, &Cloud::radius,
///         limits::radius); v.member({"kind", "kind", "What it is made of"}, &Cloud::kind,
///         kindWords); v.member({"creatures", "creatures", "Who stands in it"}, &Cloud::creatures,
///                  limits::creatures);
///         v.check(creaturesHaveRoom);    // void creaturesHaveRoom(const Cloud&, const Place&)
///     }
///
/// To add a member is to add its line. From the description come
///
///     readMembers(json, cloud, Place(faults, tables));     // of a document: unknown members stay
///     readRequest<Cloud>(json, tables, "a cloud request"); // of the command line: they are faults
///     writeMembers(writer, cloud, tables);                 // what is at its default is left out
///     validate(cloud, tables);                             // the faults that reading would name
///     optionsOf<Cloud>();                                  // options.h: --turns, --creature.name
///     … limitsOf<&Cloud::turns>();                           // look_up.h: for an editor
///     memberOf<&Cloud::turns>().label;
///
/// A struct that has another as its base describes that one where its members stand:
/// `describe(v, Of<Base>())`. Names from a table are looked up by a rule of their own (rules.h) or
/// by a check, in what `place.tables().find<Table>()` gives.
