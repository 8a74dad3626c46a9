#include "core/plan/file_names.h"

#include <gtest/gtest.h>

namespace polyplan::plan {
namespace {

using Names = std::vector<std::string>;

TEST(NamesOfFiles, HaveNoFolders) {
    EXPECT_EQ(namesOfFiles(Names{"/home/plans/a.polyplan", "b.polyplan", "../c.polyplan"}),
              (Names{"a.polyplan", "b.polyplan", "c.polyplan"}));
    EXPECT_TRUE(namesOfFiles({}).empty());
}

TEST(NamesOfFiles, HaveAsManyFoldersAsTellThemApart) {
    EXPECT_EQ(namesOfFiles(Names{"old/a.polyplan", "new/a.polyplan", "new/b.polyplan"}),
              (Names{"old/a.polyplan", "new/a.polyplan", "b.polyplan"}));
    EXPECT_EQ(namesOfFiles(Names{"/x/one/p/a", "/y/one/p/a", "/y/two/p/a"}),
              (Names{"x/one/p/a", "y/one/p/a", "two/p/a"}));
    EXPECT_EQ(namesOfFiles(Names{"a", "old/a", "./a"}), (Names{"a", "old/a", "./a"}));
}

TEST(NamesOfFiles, AreOneForOneFile) {
    EXPECT_EQ(namesOfFiles(Names{"old/a", "old/a"}), (Names{"a", "a"}));
    EXPECT_EQ(namesOfFiles(Names{"/a", "/old/a"}), (Names{"/a", "old/a"}));
}

}  // namespace
}  // namespace polyplan::plan
