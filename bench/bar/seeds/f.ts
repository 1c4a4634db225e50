import type { Seeds } from "../check.ts";

const MIGRATION = "apps/server/migrations/0050-limits-and-old-counters.sql";

export const F_SEEDS: Seeds = {
  // A migration loses a value of every row.
  F1: [
    {
      file: MIGRATION,
      from: "alter table sign_in_failures\n",
      to: "update quick_add_meals set fat = 0;\nalter table sign_in_failures\n",
    },
  ],
  // What the older server inserts lacks a value.
  F2: [{ file: MIGRATION, from: "  alter column moments set default '{}',\n", to: "" }],
  // A backup skips a table.
  F3: [
    {
      file: "apps/server/src/backup/read-tables-store.ts",
      from: "c.relname <> 'schema_migrations'",
      to: "c.relname not in ('schema_migrations', 'user_weights')",
    },
  ],
  F4: [{ file: "docs/backup.md", from: "archive_mode = on", to: "archive_mode = off" }],
  F5: [
    {
      file: "apps/server/src/platform/database/check-promises.ts",
      from: '"synchronous_commit", ',
      to: "",
    },
  ],
  // Recipes are stored with amounts that do not add up to their energy.
  F6: [
    {
      file: "apps/server/src/recipes/content-store.ts",
      from: "roundHalfUp(quantity / recipe.portions, 6)",
      to: "roundHalfUp(quantity / recipe.portions, 0) || 1",
    },
  ],
};
