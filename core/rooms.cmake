# A room is a folder of sources, a target and what it may see. Its files are compiled eight at a time,
# or as many as are asked for, which costs less than half of what they cost alone.
function(polyplan_compile_together target)
    set(together 8 ${ARGN})
    list(POP_BACK together size)
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    set(folder "")
    foreach(source ${sources})
        get_filename_component(in "${source}" DIRECTORY)
        if(NOT in STREQUAL folder)
            set(folder "${in}")
            set(count 0)
        endif()
        file(RELATIVE_PATH group ${PROJECT_SOURCE_DIR} "${folder}")
        string(REPLACE "/" "_" group "${group}")
        math(EXPR batch "${count} / ${size} + 1")
        math(EXPR count "${count} + 1")
        set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${group}_${batch}")
    endforeach()
endfunction()

set(POLYPLAN_STANDARD_HEADERS
    <algorithm> <array> <charconv> <cmath> <cstdint> <deque> <functional> <istream> <iterator> <limits> <map>
    <memory> <numeric> <optional> <random> <set> <span> <sstream> <stdexcept> <stop_token> <string>
    <string_view> <tuple> <typeindex> <unordered_map> <utility> <variant> <vector>)

# What many files include and nobody here writes is parsed once. The first target of a KIND makes it, the
# others of the same flags reuse it; an include that is missing shows with
# -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DCMAKE_UNITY_BUILD=OFF.
function(polyplan_parse_once target kind)
    get_property(maker GLOBAL PROPERTY POLYPLAN_PARSED_FOR_${kind})
    if(maker)
        target_precompile_headers(${target} REUSE_FROM ${maker})
    else()
        target_precompile_headers(${target} PRIVATE ${ARGN})
        set_property(GLOBAL PROPERTY POLYPLAN_PARSED_FOR_${kind} ${target})
    endif()
endfunction()

# Stops the build where a file of the room includes what the room does not see: what is neither in its
# own folder nor visible to one of the targets that it sees.
function(polyplan_guard_room target folder)
    cmake_parse_arguments(arg "" "" "SEES" ${ARGN})
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.(cpp|h)$")
    list(TRANSFORM sources REPLACE "^([^/].*)$" "${CMAKE_CURRENT_SOURCE_DIR}/\\1")
    set(visible ${folder})
    foreach(seen ${arg_SEES})
        get_target_property(of_seen ${seen} POLYPLAN_VISIBLE)
        list(APPEND visible ${of_seen})
    endforeach()
    list(REMOVE_DUPLICATES visible)
    set_target_properties(${target} PROPERTIES POLYPLAN_VISIBLE "${visible}")
    set(stamp ${CMAKE_CURRENT_BINARY_DIR}/${target}_includes)
    add_custom_command(OUTPUT ${stamp}
        COMMAND ${CMAKE_COMMAND} "-DVISIBLE=${visible}" "-DFILES=${sources}" -DSTAMP=${stamp}
            -P ${PROJECT_SOURCE_DIR}/core/check_includes.cmake
        DEPENDS ${sources} ${PROJECT_SOURCE_DIR}/core/check_includes.cmake
        COMMENT "Checking what ${folder} includes" VERBATIM)
    add_custom_target(${target}_check DEPENDS ${stamp})
    add_dependencies(${target} ${target}_check)
endfunction()
