import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SlowFirst } from "./tools/slow-first.ts";

/** Server tests run twice, once on each database that the product supports. */
const serverProject = (database: "pglite" | "postgres") => ({
  test: {
    name: `server-${database}`,
    include: ["apps/server/**/*.test.ts"],
    env: { TEST_DATABASE: database },
    globalSetup: [`apps/server/test/global-setup-${database}.ts`],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Files of one worker share the loaded modules and the compiled embedded database; each opens an app of its own.
    isolate: false,
  },
});

export default defineConfig({
  test: {
    // One more than the cores: some tests wait, for mails, time-outs or processes that start.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: "pure",
          include: ["packages/**/*.test.ts", "content/**/*.test.ts", "tools/**/*.test.ts"],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      serverProject("pglite"),
      serverProject("postgres"),
      {
        test: {
          name: "web",
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: ["apps/web/test/setup.ts"],
          isolate: false,
        },
      },
    ],
  },
});
