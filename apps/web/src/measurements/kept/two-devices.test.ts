import type { MeasurementType } from "@plateful/nutrition";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type KeptChange, newMealId } from "../../lib/kept/kept-change.ts";
import { createKeptChanges } from "../../lib/kept/kept-changes.ts";
import type { SendResult } from "../../lib/kept/send-waiting.ts";
import type { Measurement } from "./stored-measurement.ts";
import { withKeptMeasurements } from "./with-kept-measurements.ts";

const RUNS = 10_000;
/** Every so many changes the server fails at one, until it is mended. */
const FAILS_AT = 7;

/** What becomes of a call: it arrives, its answer is lost, it never arrives, or the server fails, before or after it has stored it. */
type Network = "up" | "answer lost" | "down" | "fails" | "fails after";
const ABOUT = { userId: 1, date: "2026-03-18" } as const;

/** What was measured as the server has it; every measurement is stored once, however often it is sent. */
function aServer() {
  const stored = new Map<number, Measurement>();
  const answers = new Map<string, number>();
  let lastId = 0;
  const store = ({ createdAt, date, measured }: Extract<KeptChange, { kind: "measurement" }>) => {
    lastId += 1;
    stored.set(lastId, { id: lastId, createdAt, date, value: Number(measured.value) });
    return lastId;
  };
  let isMended = false;
  return {
    mend: () => {
      isMended = true;
    },
    failsAt: ({ key }: KeptChange): boolean => !isMended && Number(key.replace("step-", "")) % FAILS_AT === 3,
    idOf: (key: string) => answers.get(key),
    list: () => [...stored.values()].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    carryOut: (change: KeptChange): SendResult => {
      if (change.kind === "measurement-removal") stored.delete(change.measurement);
      if (change.kind !== "measurement") return { kind: "saved" };
      const id = answers.get(change.key) ?? store(change);
      answers.set(change.key, id);
      return { kind: "saved", stored: [{ was: change.measurement, id }] };
    },
  };
}

const step = fc.record({
  device: fc.nat(1),
  act: fc.constantFrom("weigh", "weigh", "remove", "reload", "sync", "sync"),
  which: fc.nat(20),
  network: fc.constantFrom<Network>("up", "answer lost", "down", "fails", "fails after"),
});

function aDevice(server: ReturnType<typeof aServer>) {
  const storage = new Map<string, string>();
  let time = 0;
  let sent = 0;
  const open = () =>
    createKeptChanges(
      {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      () => time,
    );
  let kept = open();
  let read: readonly Measurement[] = [];
  const shown = (type: MeasurementType = "WEIGHT") => withKeptMeasurements(read, kept.waiting(), 1, type);
  return {
    shown,
    waiting: () => kept.waiting(),
    weigh: (key: string, at: number) => {
      const measurement = newMealId();
      const createdAt = new Date(Date.UTC(2026, 2, 18, 6, at)).toISOString();
      const measured = { type: "WEIGHT", value: 70 + at } as const;
      kept.keep({ ...ABOUT, key, kind: "measurement", measurement, createdAt, measured });
      return measurement;
    },
    remove: (key: string, measurement: number) => {
      if (kept.takeMealBack(measurement)) return;
      kept.keep({ ...ABOUT, key, kind: "measurement-removal", measurement, type: "WEIGHT" });
    },
    reload: () => {
      kept = open();
    },
    sync: async (network: Network) => {
      time += 3 * 60_000;
      await kept.flush(async (change): Promise<SendResult> => {
        sent += 1;
        if (network === "down") return { kind: "unreachable" };
        if (network === "fails" || server.failsAt(change)) return { kind: "failing" };
        const answer = server.carryOut(change);
        if (network === "fails after" && sent % 2 === 0) return { kind: "failing" };
        return network === "answer lost" ? { kind: "unreachable" } : answer;
      });
      if (network === "up" || network === "fails after") read = server.list();
    },
  };
}

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Device = ReturnType<typeof aDevice>;

/** Does one thing on a device; answers what was weighed or deleted. */
async function take({ act, which, network }: Step, at: number, on: Device) {
  const list = on.shown();
  const one = list[which % Math.max(1, list.length)];
  const key = `step-${at}`;
  if (act === "weigh") return { key, weighed: on.weigh(key, at) };
  if (act === "reload") on.reload();
  if (act === "sync") await on.sync(network);
  if (act !== "remove" || one === undefined) return { key };
  on.remove(key, one.id);
  return { key, removed: one.id };
}

it(`MEAS-044 DIARY-120 ${RUNS.toLocaleString("en")} schedules of two devices without a network store each measurement once and none that was deleted`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = aServer();
      const devices = [aDevice(server), aDevice(server)] as const;
      const done: Awaited<ReturnType<typeof take>>[] = [];
      for (const [at, one] of steps.entries())
        done.push(await take(one, at, devices[one.device === 0 ? 0 : 1]));
      server.mend();
      for (const device of [...devices, ...devices]) await device.sync("up");
      expect(devices.map((device) => device.waiting())).toEqual([[], []]);
      expect(devices.map((device) => device.shown())).toEqual([server.list(), server.list()]);
      const removed = new Set(done.flatMap((one) => one.removed ?? []));
      const left = done.flatMap(({ key, weighed }) => {
        const stored = server.idOf(key);
        return weighed === undefined || removed.has(weighed) || (stored !== undefined && removed.has(stored))
          ? []
          : [stored];
      });
      expect(new Set(server.list().map(({ id }) => id))).toEqual(new Set(left));
      expect(server.list()).toHaveLength(left.length);
    }),
    { numRuns: RUNS },
  );
});

it("MEAS-044 shows what waits of one person and one type, newest first, and leaves out what is deleted", () => {
  const stored = [
    { id: 5, createdAt: "2026-03-17T06:00:00.000Z", date: "2026-03-17", value: 72 },
    { id: 4, createdAt: "2026-03-16T06:00:00.000Z", date: "2026-03-16", value: 73 },
  ];
  const change = { ...ABOUT, kind: "measurement", createdAt: "2026-03-18T06:00:00.000Z" } as const;
  const waiting: KeptChange[] = [
    { ...change, key: "a", measurement: -1, measured: { type: "WEIGHT", value: 71.4 } },
    { ...change, key: "b", measurement: -2, measured: { type: "SLEEP", value: 7 } },
    { ...change, key: "c", measurement: -3, userId: 2, measured: { type: "WEIGHT", value: 90 } },
    { ...ABOUT, key: "d", kind: "measurement-removal", measurement: 4, type: "WEIGHT" },
  ];
  const shown = withKeptMeasurements(stored, waiting, 1, "WEIGHT");
  expect(shown.map(({ id, value }) => [id, value])).toEqual([
    [-1, 71.4],
    [5, 72],
  ]);
  // Shown once more it is the same, and what waits no more is gone.
  expect(withKeptMeasurements(shown, waiting, 1, "WEIGHT")).toEqual(shown);
  expect(withKeptMeasurements(shown, [], 1, "WEIGHT")).toEqual([stored[0]]);
});
