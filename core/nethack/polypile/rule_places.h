#pragma once

/// Where the rules stand in the games' sources.
namespace polyplan::nethack::polypile::told {

inline constexpr const char* byBeam = "zap.c weffects(), bhit()";
inline constexpr const char* byGolem = "zap.c do_osshock(), create_polymon()";
inline constexpr const char* byChange = "zap.c poly_obj()";
inline constexpr const char* byPile = "zap.c bhitpile()";
inline constexpr const char* byShock = "zap.c do_osshock()";
inline constexpr const char* byAbsorption = "zap.c create_polymon(), polyuse()";
inline constexpr const char* byDip = "potion.c dodip()";
inline constexpr const char* byHaze = "timeout.c set_obj_poly(), unpoly_obj()";

}  // namespace polyplan::nethack::polypile::told
