import { describe, expect, it, vi } from "vitest";
import { type KeptChange, type KeptPlan, mealOf } from "./kept-change.ts";
import { createKeptChanges } from "./kept-changes.ts";
import { retried } from "./retried.ts";
import type { SendResult } from "./send-waiting.ts";

/** Storage in memory, as another page of the same browser would find it. */
function aStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const aChange = (key: string, more: Partial<KeptPlan> = {}, item = 7): KeptPlan => ({
  key,
  userId: 1,
  kind: "swap",
  dayId: 3,
  date: "2026-03-18",
  meals: [{ calendarItem: item, recipe: { id: 40, name: "Pea soup" } as never, multiplier: 1.1 }],
  ...more,
});
const keysOf = (changes: readonly KeptChange[]) => changes.map(({ key }) => key);
const always = (result: SendResult) => async () => result;

describe("changes that wait for the network", () => {
  it("PLAN-115 outlive a reload and go out in their order, each under its key, when the network is back", async () => {
    const storage = aStorage();
    const before = createKeptChanges(storage);
    before.keep(aChange("a"));
    before.keep(aChange("b", { kind: "rebalance" }, 8));
    expect(await before.flush(always({ kind: "unreachable" }))).toEqual({
      saved: 0,
      refused: 0,
      setAside: 0,
    });
    const after = createKeptChanges(storage);
    expect(keysOf(after.waiting())).toEqual(["a", "b"]);
    const sent: string[] = [];
    const send = async ({ key }: KeptChange): Promise<SendResult> => {
      sent.push(key);
      return { kind: "saved" };
    };
    // Asked for twice at once, it is done once.
    const [one, two] = await Promise.all([after.flush(send), after.flush(send)]);
    expect([one, two]).toEqual([
      { saved: 2, refused: 0, setAside: 0 },
      { saved: 2, refused: 0, setAside: 0 },
    ]);
    expect(sent).toEqual(["a", "b"]);
    expect(createKeptChanges(storage).waiting()).toEqual([]);
  });

  it("PLAN-115 let the last swap of a meal hold, unless something that was kept between them counted on the first", () => {
    const kept = createKeptChanges(aStorage());
    kept.keep(aChange("a"));
    kept.keep(aChange("b"));
    expect(keysOf(kept.waiting())).toEqual(["b"]);
    kept.keep(aChange("other meal", {}, 9));
    kept.keep(aChange("c"));
    expect(keysOf(kept.waiting())).toEqual(["b", "other meal", "c"]);
  });

  it("DIARY-087 let the last tick and the last portion of a meal hold, each kind by itself", () => {
    const kept = createKeptChanges(aStorage());
    const about = { userId: 1, dayId: 3, date: "2026-03-18", calendarItem: 7, name: "Pea soup" } as const;
    const tick = (key: string, calendarItem = 7): KeptChange => ({
      ...{ ...about, calendarItem, kind: "tick", status: "EATEN" },
      key,
    });
    const portion = (key: string): KeptChange => ({
      ...about,
      kind: "portion",
      mealId: 9,
      portion: 0.5,
      key,
    });
    for (const change of [tick("a"), tick("b"), portion("c"), portion("d"), tick("e"), tick("f", 8)])
      kept.keep(change);
    expect(keysOf(kept.waiting())).toEqual(["b", "d", "e", "f"]);
  });

  it("PLAN-115 are taken back as long as they wait, not while they are on their way", async () => {
    const kept = createKeptChanges(aStorage());
    kept.keep(aChange("a"));
    let release = (_: SendResult): void => {};
    const send = vi.fn(() => new Promise<SendResult>((resolve) => (release = resolve)));
    const flushed = kept.flush(send);
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect(kept.takeBack("a")).toBe(false);
    kept.keep(aChange("b"));
    expect(keysOf(kept.waiting())).toEqual(["a", "b"]);
    release({ kind: "unreachable" });
    await flushed;
    expect(kept.takeBack("a")).toBe(true);
    expect(kept.takeBack("a")).toBe(false);
    expect(keysOf(kept.waiting())).toEqual(["b"]);
  });

  it("PLAN-116 are not tried again once refused, and the refusal stays until it is read", async () => {
    const storage = aStorage();
    const kept = createKeptChanges(storage);
    kept.keep(aChange("a"));
    kept.keep(aChange("b", {}, 8));
    const send = async ({ key }: KeptChange): Promise<SendResult> =>
      key === "a" ? { kind: "refused", reason: "It was eaten." } : { kind: "saved" };
    expect(await kept.flush(send)).toEqual({ saved: 1, refused: 1, setAside: 0 });
    expect(kept.waiting()).toEqual([]);
    const [refused] = createKeptChanges(storage).refused();
    expect([refused?.change.key, refused?.reason]).toEqual(["a", "It was eaten."]);
    kept.discard("a");
    expect(createKeptChanges(storage).refused()).toEqual([]);
  });

  it("PLAN-115 leave with the person, and are never sent for someone else", () => {
    const storage = aStorage();
    const kept = createKeptChanges(storage);
    kept.keep(aChange("mine"));
    kept.keep(aChange("theirs", { userId: 2 }, 9));
    kept.keepOnlyOf(1);
    expect(keysOf(kept.waiting())).toEqual(["mine"]);
    kept.forget();
    expect(createKeptChanges(storage).waiting()).toEqual([]);
  });

  it("begin empty when storage holds something else, and follow what another page writes", () => {
    const broken = { ...aStorage(), getItem: () => "{broken" };
    expect(createKeptChanges(broken).waiting()).toEqual([]);
    const storage = aStorage();
    const [here, there] = [createKeptChanges(storage), createKeptChanges(storage)];
    there.keep(aChange("a"));
    let told = 0;
    here.subscribe(() => (told += 1));
    here.reload();
    expect([keysOf(here.waiting()), told]).toEqual([["a"], 1]);
  });
});

describe("meals that were added without a network", () => {
  const about = { userId: 1, dayId: 3, date: "2026-03-18", name: null } as const;
  const added: KeptChange = {
    ...{ ...about, kind: "quick-add", key: "added", calendarItem: -5, slotId: null, moment: "LUNCH" },
    amounts: { kcal: 90, protein: 1, carbohydrates: 1, fat: 1 },
  };
  const tick: KeptChange = { ...about, kind: "tick", key: "tick", calendarItem: -5, status: "EATEN" };

  it("DIARY-094 are known by the id that the server gave them, and so are later changes of them", async () => {
    const kept = createKeptChanges(aStorage());
    kept.keep(added);
    kept.keep(tick);
    const sent: unknown[] = [];
    await kept.flush(async (change) => {
      sent.push([change.key, "calendarItem" in change && change.calendarItem]);
      return change.key === "added" ? { kind: "saved", stored: [{ was: -5, id: 88 }] } : { kind: "saved" };
    });
    expect(sent).toEqual([
      ["added", -5],
      ["tick", 88],
    ]);
    const later = [tick, { ...tick, calendarItem: 7 }].map((one) => kept.asStored(one));
    expect(later).toMatchObject([{ calendarItem: 88 }, { calendarItem: 7 }]);
  });

  it("DIARY-094 take what was changed of them along when they are refused, which is said once", async () => {
    const kept = createKeptChanges(aStorage());
    kept.keep(added);
    kept.keep(tick);
    const result = await kept.flush(always({ kind: "refused", reason: "The day is gone." }));
    expect(result).toEqual({ saved: 0, refused: 1, setAside: 0 });
    expect(kept.waiting()).toEqual([]);
    expect(kept.refused().map(({ change }) => change.key)).toEqual(["added"]);
  });

  it("DIARY-107 are kept again with what was changed of them when they are tried again, under other keys", async () => {
    const storage = aStorage();
    const kept = createKeptChanges(storage);
    kept.keep(added);
    kept.keep(tick);
    await kept.flush(always({ kind: "refused", reason: "The day is gone." }));
    const opened = createKeptChanges(storage);
    opened.keep(aChange("meanwhile"));
    const keys = ["again-1", "again-2"];
    opened.alter(retried("added", () => keys.shift() ?? ""));
    expect(opened.refused()).toEqual([]);
    expect(opened.waiting()).toMatchObject([
      { key: "meanwhile" },
      { ...added, key: "again-1" },
      { ...tick, key: "again-2" },
    ]);
  });

  it("DIARY-107 stay refused, however many there are, until they are discarded one by one", async () => {
    const kept = createKeptChanges(aStorage());
    const many = Array.from({ length: 30 }, (_one, at) => ({
      ...added,
      key: `n${at}`,
      calendarItem: -9 - at,
    }));
    for (const one of many) kept.keep(one);
    await kept.flush(always({ kind: "refused", reason: null }));
    kept.discard("n3");
    expect(kept.refused().map(({ change }) => change.key)).toEqual(
      many.map(({ key }) => key).filter((key) => key !== "n3"),
    );
  });

  it("DIARY-110 copied at once are renamed one by one, and one that is not there takes its changes along", async () => {
    const kept = createKeptChanges(aStorage());
    kept.keep({
      ...{
        userId: 1,
        dayId: 3,
        date: "2026-03-18",
        kind: "copy",
        key: "copy",
        fromDayId: 2,
        moment: "LUNCH",
      },
      items: [{ id: -1 }, { id: -2 }] as never,
    });
    kept.keep({ ...tick, key: "first", calendarItem: -1 });
    kept.keep({ ...tick, key: "second", calendarItem: -2 });
    // One of them is taken away after the others are there.
    expect(kept.takeMealBack(-1)).toBe(false);
    const sent: unknown[] = [];
    await kept.flush(async (change) => {
      sent.push([change.key, mealOf(change)]);
      return change.kind === "copy"
        ? { kind: "saved", stored: [{ was: -2, id: 92, mealId: 7 }] }
        : { kind: "saved" };
    });
    expect(sent).toEqual([
      ["copy", undefined],
      ["second", 92],
    ]);
  });

  it("DIARY-109 are changed by the id of the stored meal, not of the item", async () => {
    const kept = createKeptChanges(aStorage());
    kept.keep(added);
    const edit: KeptChange = {
      ...{ ...about, kind: "quick-edit", key: "edit", calendarItem: -5, mealId: -5, name: "Cake" },
      amounts: { kcal: 80, protein: 1, carbohydrates: 1, fat: 1 },
    };
    kept.keep({ ...edit, key: "older" });
    kept.keep(edit);
    const sent: KeptChange[] = [];
    await kept.flush(async (change) => {
      sent.push(change);
      return change.kind === "quick-add"
        ? { kind: "saved", stored: [{ was: -5, id: 88, mealId: 12 }] }
        : { kind: "saved" };
    });
    expect(sent.slice(1)).toEqual([{ ...edit, calendarItem: 88, mealId: 12 }]);
  });

  it("DIARY-094 are forgotten with all that was changed of them, unless the server may have them", async () => {
    const kept = createKeptChanges(aStorage());
    kept.keep(added);
    kept.keep(tick);
    expect(kept.takeMealBack(-6)).toBe(false);
    expect(kept.takeMealBack(-5)).toBe(true);
    expect(kept.waiting()).toEqual([]);
    kept.keep(added);
    await kept.flush(always({ kind: "unreachable" }));
    expect(kept.takeMealBack(-5)).toBe(false);
    expect(keysOf(kept.waiting())).toEqual(["added"]);
  });

  it("DIARY-095 let the last note of a day hold, over the note that was there before the first", () => {
    const kept = createKeptChanges(aStorage());
    const note = (text: string, before: string | null, dayId = 3): KeptChange => ({
      ...{ ...about, dayId, kind: "note", key: text },
      ...{ note: text, before },
    });
    kept.keep(note("one", "was there"));
    kept.keep(note("two", "one"));
    kept.keep(note("other day", null, 4));
    expect(kept.waiting()).toMatchObject([{ note: "two", before: "was there" }, { note: "other day" }]);
  });
});
