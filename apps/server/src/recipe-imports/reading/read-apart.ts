import { Worker } from "node:worker_threads";
import type { FoundRecipe } from "./found-recipe.ts";
import type { ReadingTask } from "./page-thread.ts";

const MAX_MS = 10_000;
/** The largest page that is fetched takes less than a quarter of it. */
const MAX_HEAP_MB = 384;

/**
 * Reads a page or a text on a thread of its own, so that nobody waits for a page that is hard to read.
 * @returns null where it takes too long, or more memory than any page needs.
 */
export function readApart(task: ReadingTask): Promise<FoundRecipe | null> {
  const worker = new Worker(new URL("./page-thread.ts", import.meta.url), {
    workerData: task,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const { promise, resolve } = Promise.withResolvers<FoundRecipe | null>();
  const timer = setTimeout(() => resolve(null), MAX_MS);
  worker.once("message", (found: FoundRecipe) => resolve(found));
  worker.once("error", () => resolve(null));
  worker.once("exit", () => resolve(null));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
