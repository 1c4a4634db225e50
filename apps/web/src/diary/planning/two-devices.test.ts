import type { CalendarDay, CalendarItem, ItemStatus } from "@plateful/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { isAddition, type KeptChange, newMealId } from "../../lib/kept/kept-change.ts";
import { createKeptChanges, type SendResult } from "../../lib/kept/kept-changes.ts";
import { mergeNote } from "../../lib/kept/merge-note.ts";
import { withKeptChanges } from "../day/with-kept-changes.ts";

const RUNS = 10_000;
const ABOUT = { userId: 1, dayId: 3, date: "2026-03-18" } as const;
const AMOUNTS = { kcal: 100, protein: 1, carbohydrates: 1, fat: 1 };

/** The day as the server has it. Every change is carried out once, whatever is sent how often. */
function aServer() {
  const items = new Map<number, ItemStatus>();
  const answers = new Map<string, SendResult>();
  const addedBy = new Map<string, number>();
  let note: string | null = null;
  let lastId = 0;
  const apply = (change: KeptChange): SendResult => {
    if (isAddition(change)) {
      lastId += 1;
      items.set(lastId, change.status ?? "PLANNED");
      addedBy.set(change.key, lastId);
      return { kind: "saved", storedAs: lastId };
    }
    if (change.kind === "note") note = mergeNote(change, note);
    if (change.kind === "removal") items.delete(change.calendarItem);
    if (change.kind === "tick") {
      if (!items.has(change.calendarItem)) return { kind: "refused", reason: null };
      items.set(change.calendarItem, change.status);
    }
    return { kind: "saved" };
  };
  return {
    addedBy,
    /** Notes and removals carry no key: sent again they do the same again. */
    carryOut: (change: KeptChange): SendResult => {
      const known = change.kind === "note" || change.kind === "removal" ? undefined : answers.get(change.key);
      const answer = known ?? apply(change);
      answers.set(change.key, answer);
      return answer;
    },
    day: (): CalendarDay => ({
      ...{ id: 3, user: 1, date: ABOUT.date, note, locked: false, locked_slots: [] },
      calendar_items: [...items].map(
        ([id, status]) => ({ id, status, content_type: "quickaddmeal", meal: AMOUNTS }) as CalendarItem,
      ),
    }),
  };
}

type Server = ReturnType<typeof aServer>;
/** What becomes of a call: it arrives, its answer is lost, or it never arrives. */
type Network = "up" | "answer lost" | "down";

function aDevice(server: Server) {
  const storage = new Map<string, string>();
  const open = () =>
    createKeptChanges({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    });
  let kept = open();
  let read = server.day();
  return {
    shown: () => withKeptChanges(read, kept.waiting()),
    waiting: () => kept.waiting(),
    keep: (change: KeptChange) => {
      if (change.kind === "removal" && kept.takeMealBack(change.calendarItem)) return;
      kept.keep(change);
    },
    reload: () => {
      kept = open();
    },
    /** Sends what waits and reads the day, as far as the network goes. */
    sync: async (network: Network) => {
      const send = async (change: KeptChange): Promise<SendResult> => {
        if (network === "down") return { kind: "unreachable" };
        const answer = server.carryOut(change);
        return network === "up" ? answer : { kind: "unreachable" };
      };
      await kept.flush(send);
      if (network === "up") read = server.day();
    },
  };
}

type Device = ReturnType<typeof aDevice>;

const step = fc.record({
  device: fc.nat(1),
  act: fc.constantFrom("add", "add", "tick", "remove", "note", "reload", "sync"),
  which: fc.nat(20),
  network: fc.constantFrom<Network>("up", "answer lost", "down"),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Does one thing on a device, to one of the meals that it shows; answers which meal it was. */
async function take({ act, which, network }: Step, on: Device, key: string): Promise<number | undefined> {
  const { calendar_items: items, note } = on.shown();
  const item = items[which % Math.max(1, items.length)];
  if (act === "reload") on.reload();
  else if (act === "sync") await on.sync(network);
  else if (act === "note") on.keep({ ...ABOUT, key, kind: "note", note: key, before: note });
  else if (act === "add") {
    const calendarItem = newMealId();
    const place = { calendarItem, slotId: null, moment: "LUNCH", status: "EATEN" } as const;
    on.keep({ ...ABOUT, ...place, key, kind: "quick-add", amounts: AMOUNTS });
    return calendarItem;
  } else if (item !== undefined) {
    const about = { ...ABOUT, key, calendarItem: item.id, name: null };
    if (act === "remove") on.keep({ ...about, kind: "removal" });
    else on.keep({ ...about, kind: "tick", status: item.status === "EATEN" ? "PLANNED" : "EATEN" });
    return item.id;
  }
  return undefined;
}

/** Walks a schedule on two devices; answers which meals are to be left, and which note was typed last. */
async function walk(steps: readonly Step[], server: Server, devices: readonly [Device, Device]) {
  const [added, removed] = [new Map<string, number>(), new Set<number>()];
  let lastNote: string | null = null;
  for (const [at, one] of steps.entries()) {
    const key = `step-${at}`;
    const meal = await take(one, devices[one.device === 0 ? 0 : 1], key);
    if (one.act === "add" && meal !== undefined) added.set(key, meal);
    if (one.act === "remove" && meal !== undefined) removed.add(meal);
    if (one.act === "note") lastNote = key;
  }
  for (const device of [...devices, ...devices]) await device.sync("up");
  const left = [...added].flatMap(([key, meal]) => {
    const stored = server.addedBy.get(key);
    return removed.has(meal) || (stored !== undefined && removed.has(stored)) ? [] : [stored];
  });
  return { left, lastNote };
}

it(`DIARY-094 DIARY-095 ${RUNS.toLocaleString("en")} schedules of two devices without a network end in one day, nothing lost and nothing twice`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = aServer();
      const devices = [aDevice(server), aDevice(server)] as const;
      const { left, lastNote } = await walk(steps, server, devices);
      const { calendar_items: items, note } = server.day();
      expect(devices.map((device) => device.waiting())).toEqual([[], []]);
      expect(devices.map((device) => device.shown())).toEqual([server.day(), server.day()]);
      // What was added is there once, but for what was removed.
      expect(new Set(items.map(({ id }) => id))).toEqual(new Set(left));
      expect(items).toHaveLength(left.length);
      const texts = note?.split("\n\n") ?? [];
      if (lastNote !== null) expect(texts).toContain(lastNote);
      expect(new Set(texts).size).toBe(texts.length);
      // Whoever writes alone reads what was typed last, and nothing of before.
      const writers = new Set(steps.filter(({ act }) => act === "note").map(({ device }) => device));
      if (writers.size === 1) expect(note).toBe(lastNote);
    }),
    { numRuns: RUNS },
  );
});
