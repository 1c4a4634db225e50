import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KeptChange } from "./kept-change.ts";
import { createKeptChanges } from "./kept-changes.ts";
import { retried } from "./retried.ts";
import type { SendResult } from "./send-waiting.ts";
import { isBound, isNext } from "./waits-behind.ts";

const RUNS = 500;
const MINUTE = 60_000;
const about = (key: string, dayId = 3) => ({ key, userId: 1, dayId, date: "2026-03-18", name: null });
const tick = (key: string, calendarItem: number, dayId = 3): KeptChange => ({
  ...{ ...about(key, dayId), kind: "tick", calendarItem, status: "EATEN" },
});
const portion = (key: string, calendarItem: number): KeptChange => ({
  ...{ ...about(key), kind: "portion", calendarItem, mealId: 1, portion: 0.5 },
});
const note = (key: string, dayId = 3): KeptChange => ({
  ...{ ...about(key, dayId), kind: "note", note: key, before: null },
});
const copy = (key: string, fromDayId: number): KeptChange => ({
  ...{ ...about(key), kind: "copy", fromDayId, moment: "LUNCH", items: [{ id: -1 } as never] },
});
const weight = (key: string, measurement: number): KeptChange => ({
  ...{ key, userId: 1, date: "2026-03-18", kind: "measurement-removal", measurement, type: "WEIGHT" },
});

/** A device and the server that it sends to, which fails for the changes that are named. */
function aDevice(fails: Set<string>) {
  const storage = new Map<string, string>();
  let time = 0;
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
  const stored: string[] = [];
  const send = async ({ key }: KeptChange): Promise<SendResult> => {
    if (fails.has("all") || fails.has(key)) return { kind: "failing" };
    stored.push(key);
    return { kind: "saved" };
  };
  return {
    kept: () => kept,
    stored,
    keys: () => kept.waiting().map(({ key }) => key),
    aside: () => kept.waiting().flatMap(({ key, failing }) => (failing?.isSetAside === true ? [key] : [])),
    reload: () => {
      kept = open();
    },
    /** Tries as often as the app does, for some minutes. */
    tryFor: async (minutes: number) => {
      let setAside = 0;
      for (let step = 0; step <= minutes; step += 1) {
        setAside += (await kept.flush(send)).setAside;
        time += MINUTE;
      }
      return setAside;
    },
  };
}

describe("a change that the server always fails at", () => {
  it("DIARY-120 holds up the others while the fault may pass, then only what is bound to it", async () => {
    const device = aDevice(new Set(["a"]));
    for (const change of [tick("a", 7), portion("b", 7), tick("c", 8), note("d")]) device.kept().keep(change);
    expect(await device.tryFor(9)).toBe(0);
    expect([device.stored, device.keys()]).toEqual([[], ["a", "b", "c", "d"]]);
    device.reload();
    expect(await device.tryFor(3)).toBe(1);
    expect([device.stored, device.keys(), device.aside()]).toEqual([["c", "d"], ["a", "b"], ["a"]]);
    // What is done afterwards need not wait for it, unless it is about the same meal.
    const waiting = device.kept().waiting();
    expect([tick("e", 9), tick("f", 7)].map((one) => isNext(waiting, one))).toEqual([true, false]);
  });

  it("DIARY-120 is not told from the others while the server takes nothing, and keeps its place", async () => {
    const fails = new Set(["all"]);
    const device = aDevice(fails);
    for (const change of [tick("a", 7), tick("b", 8), portion("c", 7)]) device.kept().keep(change);
    await device.tryFor(15);
    expect([device.aside(), device.keys()]).toEqual([[], ["a", "b", "c"]]);
    fails.clear();
    await device.tryFor(0);
    expect([device.stored, device.aside()]).toEqual([["a", "b", "c"], []]);
  });

  it("DIARY-120 arrives by itself when the fault is mended, at the earliest a minute after it failed", async () => {
    const fails = new Set(["a"]);
    const device = aDevice(fails);
    for (const change of [tick("a", 7), portion("b", 7)]) device.kept().keep(change);
    await device.tryFor(12);
    expect(device.aside()).toEqual(["a"]);
    fails.clear();
    await device.tryFor(1);
    expect([device.stored, device.keys()]).toEqual([["a", "b"], []]);
  });

  it("DIARY-120 is tried again at once when the person wants it, under its key, or discarded", async () => {
    const fails = new Set(["a", "b"]);
    const device = aDevice(fails);
    for (const change of [tick("a", 7), tick("b", 8)]) device.kept().keep(change);
    await device.tryFor(40);
    expect(device.aside()).toEqual(["a", "b"]);
    fails.clear();
    device.kept().alter(retried("a", () => "new"));
    expect(device.aside()).toEqual(["b"]);
    expect(device.kept().takeBack("b")).toBe(true);
    await device.tryFor(0);
    expect([device.stored, device.keys()]).toEqual([["a"], []]);
  });
});

describe("which changes are bound to each other", () => {
  it.each([
    ["the same meal", tick("a", 7), portion("b", 7), true],
    ["other meals of a day", tick("a", 7), tick("b", 8), false],
    ["two notes of a day", note("a"), note("b"), true],
    ["notes of two days", note("a"), note("b", 4), false],
    ["a note and a meal", note("a"), tick("b", 7), false],
    ["what is copied and a meal of that day", copy("a", 2), tick("b", 7, 2), true],
    ["what is copied and a meal of another day", copy("a", 2), tick("b", 7, 3), false],
    ["a copied meal and its tick", copy("a", 2), tick("b", -1), true],
    ["a measurement and a meal of the same number", weight("a", 7), tick("b", 7), false],
    ["the same measurement", weight("a", 7), weight("b", 7), true],
  ])("DIARY-120 %s", (_name, one, other, bound) => {
    expect([isBound(one, other), isBound(other, one)]).toEqual([bound, bound]);
  });
});

/** What fails, and what is bound to something of it that was done before. */
function stuckOf(all: readonly KeptChange[], fails: ReadonlySet<string>): KeptChange[] {
  const stuck: KeptChange[] = [];
  for (const one of all)
    if (fails.has(one.key) || stuck.some((other) => isBound(one, other))) stuck.push(one);
  return stuck;
}

/** The pairs that have to arrive in their order. */
const boundPairs = (all: readonly KeptChange[]) =>
  all.flatMap((one, at) => all.slice(at + 1).flatMap((later) => (isBound(one, later) ? [[one, later]] : [])));

const made = fc.record({
  kind: fc.constantFrom("tick", "portion", "note", "copy", "weight"),
  on: fc.integer({ min: 1, max: 4 }),
  fails: fc.boolean(),
});

it(`DIARY-120 ${RUNS.toLocaleString("en")} queues with faults leave nothing waiting but what failed and is bound to it, in order`, async () => {
  const makers = { tick, portion, note, copy, weight };
  await fc.assert(
    fc.asyncProperty(fc.array(made, { minLength: 1, maxLength: 8 }), async (wanted) => {
      const fails = new Set(wanted.flatMap((one, at) => (one.fails ? [`k${at}`] : [])));
      const device = aDevice(fails);
      for (const [at, one] of wanted.entries()) device.kept().keep(makers[one.kind](`k${at}`, one.on));
      const all = device.kept().waiting();
      const stuck = stuckOf(all, fails);
      await device.tryFor(12 * wanted.length);
      expect(device.keys()).toEqual(stuck.map(({ key }) => key));
      fails.clear();
      await device.tryFor(3);
      expect(device.keys()).toEqual([]);
      expect(device.stored.toSorted()).toEqual(all.map(({ key }) => key).toSorted());
      const places = boundPairs(all).map((pair) => pair.map(({ key }) => device.stored.indexOf(key)));
      expect(places).toEqual(places.map((pair) => pair.toSorted((one, other) => one - other)));
    }),
    { numRuns: RUNS },
  );
});
