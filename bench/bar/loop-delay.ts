/**
 * Loaded into a server before its own code: writes every second how late its event loop was, in milliseconds at 99 %, since
 * the file LOOP_DELAY_FILE was last removed.
 */
import { existsSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const RESOLUTION_MS = 10;
const NS_PER_MS = 1e6;
const file = process.env.LOOP_DELAY_FILE;

if (isMainThread && file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  setInterval(() => {
    if (!existsSync(file)) delay.reset();
    // Each value holds the pause between two looks as well.
    const late = delay.count === 0 ? 0 : delay.percentile(99) / NS_PER_MS - RESOLUTION_MS;
    writeFileSync(file, String(Math.max(0, late)));
  }, 1_000).unref();
}
