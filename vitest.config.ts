import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { testsOfEmbedded } from "./tools/testing/both-databases.ts";
import { SlowFirst } from "./tools/testing/slow-first.ts";

/**
 * Files of packages and server are run by Node as they are, as in the product: nothing is transformed, and imported functions
 * are called directly, which the planner's inner loops notice most. (Nothing mocks a module, which would need the loader.)
 */
const asTheyAre = { viteModuleRunner: false, nodeLoader: false };

/** What one process compiled the next one reads: those that make the templates, the workers, and products that tests start. */
const compiledOnce = { NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache") };

/** Ends what hangs, in milliseconds. A limit near a test's usual time would fail it on a busy machine. */
const MAX_TEST_TIME = 120_000;

const ALL_OF_SERVER = ["apps/server/**/*.test.ts"];

/** Server tests run on PostgreSQL, and where both databases are to be proven on the embedded one, too; with EMBEDDED=all, all of them. */
const serverProject = (database: "pglite" | "postgres") => ({
  test: {
    name: `server-${database}`,
    include:
      database === "postgres" || process.env.EMBEDDED === "all" ? ALL_OF_SERVER : [...testsOfEmbedded()],
    env: { TEST_DATABASE: database, ...compiledOnce },
    globalSetup: [`apps/server/test/global-setup-${database}.ts`],
    experimental: asTheyAre,
    testTimeout: MAX_TEST_TIME,
    hookTimeout: MAX_TEST_TIME,
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
          setupFiles: ["tools/property-runs.ts"],
          env: compiledOnce,
          experimental: asTheyAre,
          testTimeout: MAX_TEST_TIME,
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
          testTimeout: MAX_TEST_TIME,
          isolate: false,
        },
      },
    ],
  },
});
