import { setTimeout as pause } from "node:timers/promises";
import { Problem } from "../platform/base/problem.ts";

/**
 * What is waited for, unless it takes too long.
 * @throws Problem unavailable after so many milliseconds. What was begun may still end.
 */
export async function inTime<T extends object>(answer: Promise<T>, longestMs: number): Promise<T> {
  const timer = new AbortController();
  const late = pause(longestMs, null, { signal: timer.signal });
  late.catch(() => {});
  try {
    const first = await Promise.race([answer, late]);
    if (first === null) throw new Problem("unavailable");
    return first;
  } finally {
    timer.abort();
  }
}
