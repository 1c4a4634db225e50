import { appendFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { GENERAL_LIMITS } from "./http/rate-limit.ts";

/** Calls of the quiet person in each slice; by turns with and without noise. Only the bar's run has the machine for it. */
const CALLS = Number(process.env.NOISY_CALLS ?? 0);
const SLICES = 10;
const MAX_TIMES = 2;

let app: TestApp;
beforeAll(async () => {
  if (CALLS === 0) return;
  app = await openTestApp({ limits: GENERAL_LIMITS });
});
afterAll(() => (CALLS === 0 ? undefined : app.close()));

const p99 = (times: number[]): number => {
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? 0;
};

/** The quiet person's calls, each with a pause in which others are served. */
async function timed(quiet: Person): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const begin = performance.now();
    expect((await app.get("auth/users/me/", { as: quiet, ip: "203.0.113.8" })).status).toBe(200);
    times.push(performance.now() - begin);
  }
  return times;
}

describe.runIf(CALLS > 0)("one noisy person", { timeout: 600_000 }, () => {
  it("C8 ERR-025: does not double the time of others, who are all served", async () => {
    const [quiet, noisy] = [await app.aUser(), await app.aUser()];
    const times: Record<"alone" | "beside", number[]> = { alone: [], beside: [] };
    const refusals = { noisy: 0, served: 0 };
    let isNoisy = false;
    const noise = async () => {
      while (isNoisy) {
        const { status, headers } = await app.get("auth/users/me/", { as: noisy, ip: "203.0.113.7" });
        if (status !== 429) refusals.served += 1;
        else {
          refusals.noisy += 1;
          expect(Number(headers["retry-after"])).toBeGreaterThan(0);
        }
        await new Promise((resume) => setImmediate(resume));
      }
    };
    await timed(quiet);
    for (let slice = 0; slice < SLICES; slice++) {
      app.clock.forward(slice === 0 ? 0 : 301);
      times.alone.push(...(await timed(quiet)));
      isNoisy = true;
      const before = refusals.noisy;
      const noises = [noise(), noise()];
      // What the limit lets through is over before the others are timed.
      while (refusals.noisy === before) await new Promise((resume) => setImmediate(resume));
      times.beside.push(...(await timed(quiet)));
      isNoisy = false;
      await Promise.all(noises);
    }
    const [alone, beside] = [p99(times.alone), p99(times.beside)];
    if (process.env.BAR_FIGURES !== undefined)
      appendFileSync(
        process.env.BAR_FIGURES,
        `${JSON.stringify({ p99Alone: alone + 0.001, p99Beside: beside + 0.001, ...refusals })}\n`,
      );
    expect(refusals.noisy).toBeGreaterThan(refusals.served);
    expect([beside / alone < MAX_TIMES, alone, beside]).toEqual([true, alone, beside]);
  });
});
