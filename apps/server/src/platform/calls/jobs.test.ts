import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { openLog } from "../base/log.ts";
import { inSystemScope } from "../database/scope.ts";
import { type JobKind, type Jobs, LOOKS, openJobs } from "./jobs.ts";

const KIND = "several-at-once";
const AT_ONCE = 3;
const MAX_MS = 20_000;

describe("several jobs of a kind", () => {
  let app: TestApp;
  let jobs: Jobs;
  const underWay = new Set<number>();
  const done: number[] = [];
  let [most, begun, failed] = [0, 0, 0];
  /** Until then no job ends. */
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const kind: JobKind<never> = {
    name: KIND,
    atOnce: AT_ONCE,
    retries: 0,
    retryDelaySeconds: 1,
    work: async ({ number }: { number: number }) => {
      underWay.add(number);
      most = Math.max(most, underWay.size);
      begun += 1;
      // Work that was put there at once begins in any order.
      if (begun === 2) {
        failed = number;
        underWay.delete(number);
        throw new Error("This one fails.");
      }
      await gate;
      underWay.delete(number);
      done.push(number);
    },
  };
  beforeAll(async () => {
    app = await openTestApp();
    const { database } = app.app.services;
    jobs = openJobs(database, openLog("silent"), {
      worksHere: true,
      timeJob: (_kind, work) => work(),
      looks: LOOKS,
    });
    await jobs.start([kind]);
  });
  afterAll(async () => {
    await jobs.stop();
    await app.close();
  });

  const until = async (holds: () => boolean) => {
    for (const end = Date.now() + MAX_MS; !holds(); await wait(20))
      if (Date.now() > end) throw new Error(`In vain: ${most} at once, done ${done}`);
  };
  const listOpen = () =>
    inSystemScope(app.app.services.db, (db) => jobs.listOpen<{ number: number }>(db, KIND));

  it("OPS-014: are done at once up to their number, the next follow, and one that fails stops no other", async () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    await inSystemScope(app.app.services.db, (db) =>
      jobs.enqueueAll(
        db,
        KIND,
        numbers.map((number) => ({ number })),
      ),
    );
    expect((await listOpen()).map(({ number }) => number).sort()).toEqual(numbers);
    await until(() => begun >= AT_ONCE);
    // If the one that failed ended the others, more than their number would begin now.
    await wait(300);
    open();
    await until(() => done.length === numbers.length - 1);
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers.filter((number) => number !== failed));
    expect(most).toBe(AT_ONCE);
  });
});
