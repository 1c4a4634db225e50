import type { CalendarDay, CalendarItem, ItemStatus } from "@plateful/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { copiedMeals } from "../../lib/kept/copied-meals.ts";
import {
  isAddition,
  type KeptChange,
  type KeptCopy,
  type KeptPlanned,
  newMealId,
  type PlannedItem,
} from "../../lib/kept/kept-change.ts";
import { createKeptChanges } from "../../lib/kept/kept-changes.ts";
import { mergeNote } from "../../lib/kept/merge-note.ts";
import type { SendResult } from "../../lib/kept/send-waiting.ts";
import { withKeptChanges } from "../day/with-kept-changes.ts";

const RUNS = 10_000;
const ABOUT = { userId: 1, dayId: 3, date: "2026-03-18" } as const;
const AMOUNTS = { kcal: 100, protein: 1, carbohydrates: 1, fat: 1 };
const NO_PRODUCT = { fiber: null, amount: null, unit: null };
/** What was eaten the day before. */
const YESTERDAY = ["Soup", null, "Soup"] as const;
/** The id of the meal in an item; never that of the item, so that they are not mistaken for each other. */
const MEAL = 1_000;

const itemOf = (id: number, status: ItemStatus, name: string | null) =>
  ({
    ...{ id, status, object_id: id < 0 ? id : id + MEAL, meal_moment: "LUNCH", content_type: "quickaddmeal" },
    meal: { ...AMOUNTS, ...NO_PRODUCT, name },
  }) as CalendarItem;

/** Slots that are planned when they are empty. */
const SLOTS = [5, 6];

/** Nothing is left of it. */
const ALONE = { cook_portions: 1, leftover_of: null, leftovers: [], company: [] };

const dishOf = (id: number, slot: number, date = ABOUT.date) => ({
  ...{ id, date, status: "PLANNED", object_id: id < 0 ? id : id + MEAL, content_type: "recipemeal" },
  ...{ calendar_day: ABOUT.dayId, meal_slot: slot, meal_moment: "DINNER" },
  meal: { recipe_template: { id: 40 + slot }, portions_multiplier: 1, cooking: ALONE },
});

/** The day as the server has it. Every change is carried out once, whatever is sent how often. */
function aServer() {
  const items = new Map<number, CalendarItem>();
  const answers = new Map<string, SendResult>();
  const copies = new Map<string, readonly CalendarItem[]>();
  const addedBy = new Map<string, (number | undefined)[]>();
  let note: string | null = null;
  let lastId = 0;
  const store = (key: string, status: ItemStatus, name: string | null) => {
    lastId += 1;
    items.set(lastId, itemOf(lastId, status, name));
    addedBy.set(key, [...(addedBy.get(key) ?? []), lastId]);
    return lastId;
  };
  const set = (id: number, change: (item: CalendarItem) => CalendarItem): SendResult => {
    const item = items.get(id);
    if (item === undefined) return { kind: "refused", reason: null };
    items.set(id, change(item));
    return { kind: "saved" };
  };
  const apply = (change: KeptChange): SendResult => {
    if (isAddition(change)) {
      const name = "name" in change ? (change.name ?? null) : null;
      const id = store(change.key, change.status ?? "PLANNED", name);
      return { kind: "saved", stored: [{ was: change.calendarItem, id, mealId: id + MEAL }] };
    }
    if (change.kind === "note") note = mergeNote(change, note);
    if (change.kind === "removal") items.delete(change.calendarItem);
    if (change.kind === "tick")
      return set(change.calendarItem, (item) => ({ ...item, status: change.status }));
    if (change.kind === "quick-edit")
      return set(change.mealId - MEAL, ({ id, status }) => itemOf(id, status, change.name));
    return { kind: "saved" };
  };
  /** A meal in every slot that is empty still. */
  const plan = ({ key, items: dishes }: KeptPlanned): SendResult => {
    const ids = dishes.map(({ meal_slot: slot }) => {
      if (slot === null || [...items.values()].some((item) => item.meal_slot === slot)) return undefined;
      lastId += 1;
      items.set(lastId, dishOf(lastId, slot) as unknown as CalendarItem);
      return lastId;
    });
    addedBy.set(key, ids);
    const stored = dishes.flatMap(({ id: was }, at) => {
      const id = ids[at];
      return id === undefined ? [] : [{ was, id, mealId: id + MEAL }];
    });
    return { kind: "saved", stored };
  };
  /** The answer is the day after the first attempt, whichever attempt it is that arrives. */
  const copy = (change: KeptCopy): SendResult => {
    const before = new Set(items.keys());
    if (!copies.has(change.key)) {
      for (const name of YESTERDAY) store(change.key, change.status ?? "PLANNED", name);
      copies.set(change.key, [...items.values()]);
    }
    return { kind: "saved", stored: copiedMeals(change, before, copies.get(change.key) ?? []) };
  };
  let isMended = false;
  return {
    addedBy,
    mend: () => {
      isMended = true;
    },
    failsAt: ({ key }: KeptChange): boolean => !isMended && Number(key.replace("step-", "")) % FAILS_AT === 3,
    /** Notes and removals carry no key: sent again they do the same again. */
    carryOut: (change: KeptChange): SendResult => {
      if (change.kind === "copy") return copy(change);
      const known = change.kind === "note" || change.kind === "removal" ? undefined : answers.get(change.key);
      const answer = known ?? (change.kind === "planned" ? plan(change) : apply(change));
      answers.set(change.key, answer);
      return answer;
    },
    day: (): CalendarDay => ({
      ...{ id: 3, user: 1, date: ABOUT.date, note, locked: false, locked_slots: [] },
      calendar_items: [...items.values()],
    }),
  };
}

type Server = ReturnType<typeof aServer>;
/** What becomes of a call: it arrives, its answer is lost, it never arrives, or the server fails, before or after it has stored it. */
type Network = "up" | "answer lost" | "down" | "fails" | "fails after";
/** Every so many changes the server fails at one, until it is mended. */
const FAILS_AT = 7;

function aDevice(server: Server) {
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
      time += 3 * 60_000;
      const send = async (change: KeptChange): Promise<SendResult> => {
        sent += 1;
        if (network === "down") return { kind: "unreachable" };
        if (network === "fails" || server.failsAt(change)) return { kind: "failing" };
        const answer = server.carryOut(change);
        if (network === "fails after" && sent % 2 === 0) return { kind: "failing" };
        return network === "answer lost" ? { kind: "unreachable" } : answer;
      };
      await kept.flush(send);
      if (network === "up" || network === "fails after") read = server.day();
    },
  };
}

type Device = ReturnType<typeof aDevice>;

const step = fc.record({
  device: fc.nat(1),
  act: fc.constantFrom(
    "add",
    "own",
    "copy",
    "plan",
    "tick",
    "remove",
    "edit",
    "note",
    "reload",
    "sync",
    "sync",
  ),
  which: fc.nat(20),
  network: fc.constantFrom<Network>("up", "answer lost", "down", "fails", "fails after"),
});

const ADDS: ReadonlySet<string> = new Set(["add", "own", "copy", "plan"]);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Adds meals on a device; answers what they are called there. */
function add(act: "add" | "own" | "copy", on: Device, key: string): number[] {
  const calendarItem = newMealId();
  const place = { calendarItem, slotId: null, moment: "LUNCH", status: "EATEN" } as const;
  if (act === "copy") {
    const items = YESTERDAY.map((name) => itemOf(newMealId(), "EATEN", name));
    on.keep({ ...ABOUT, key, kind: "copy", fromDayId: 2, moment: "LUNCH", status: "EATEN", items });
    return items.map(({ id }) => id);
  }
  if (act === "add") on.keep({ ...ABOUT, ...place, key, kind: "quick-add", amounts: AMOUNTS });
  else {
    const product = { productId: 4, amount: 150, unit: "g", name: "Oat bar" } as const;
    const figures = { ...AMOUNTS, fiber: null };
    on.keep({ ...ABOUT, ...place, key, kind: "own-product", ...product, figures });
  }
  return [calendarItem];
}

/** Plans the slots that are empty on a device; answers what the meals are called there. */
function planEmpty(on: Device, key: string): number[] {
  const filled = new Set(on.shown().calendar_items.map((item) => item.meal_slot));
  const items = SLOTS.filter((slot) => !filled.has(slot)).map((slot) => dishOf(newMealId(), slot));
  if (items.length > 0) on.keep({ ...ABOUT, key, kind: "planned", items: items as unknown as PlannedItem[] });
  return items.map(({ id }) => id);
}

/** Changes a meal that a device shows. */
function change(act: "remove" | "edit" | "tick", item: CalendarItem, on: Device, key: string): number[] {
  const about = { ...ABOUT, key, calendarItem: item.id, name: null };
  const isQuick = item.content_type === "quickaddmeal";
  if (act === "remove") on.keep({ ...about, kind: "removal" });
  else if (act === "edit" && isQuick)
    on.keep({ ...about, kind: "quick-edit", mealId: item.object_id, name: key, amounts: AMOUNTS });
  else on.keep({ ...about, kind: "tick", status: item.status === "EATEN" ? "PLANNED" : "EATEN" });
  return [item.id];
}

/** Does one thing on a device, to one of the meals that it shows; answers which meals it was. */
async function take({ act, which, network }: Step, on: Device, key: string): Promise<readonly number[]> {
  const { calendar_items: items, note } = on.shown();
  const item = items[which % Math.max(1, items.length)];
  if (act === "reload") on.reload();
  else if (act === "sync") await on.sync(network);
  else if (act === "note") on.keep({ ...ABOUT, key, kind: "note", note: key, before: note });
  else if (act === "add" || act === "own" || act === "copy") return add(act, on, key);
  else if (act === "plan") return planEmpty(on, key);
  else if (item !== undefined) return change(act, item, on, key);
  return [];
}

/** Walks a schedule on two devices; answers which meals are to be left, and which note was typed last. */
async function walk(steps: readonly Step[], server: Server, devices: readonly [Device, Device]) {
  const [added, removed] = [new Map<string, readonly number[]>(), new Set<number>()];
  let lastNote: string | null = null;
  for (const [at, one] of steps.entries()) {
    const key = `step-${at}`;
    const meals = await take(one, devices[one.device === 0 ? 0 : 1], key);
    if (ADDS.has(one.act)) added.set(key, meals);
    if (one.act === "remove") for (const meal of meals) removed.add(meal);
    if (one.act === "note") lastNote = key;
  }
  server.mend();
  for (const device of [...devices, ...devices]) await device.sync("up");
  const left = [...added].flatMap(([key, meals]) =>
    meals.flatMap((meal, at) => {
      const stored = server.addedBy.get(key)?.[at];
      // The other device was first to fill its slot.
      if (stored === undefined && server.addedBy.get(key)?.length === meals.length) return [];
      return removed.has(meal) || (stored !== undefined && removed.has(stored)) ? [] : [stored];
    }),
  );
  return { left, lastNote };
}

it(`DIARY-094 DIARY-095 DIARY-108 DIARY-109 DIARY-110 DIARY-120 DIARY-122 ${RUNS.toLocaleString("en")} schedules of two devices without a network end in one day, nothing lost and nothing twice`, async () => {
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
      // No slot is planned twice.
      const slots = items.flatMap((item) => item.meal_slot ?? []);
      expect(new Set(slots).size).toBe(slots.length);
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
