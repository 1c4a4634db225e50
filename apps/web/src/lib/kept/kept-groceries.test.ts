import { phrasesOf } from "@plateful/phrases/all";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeWords, failureWords, refusalWords } from "./change-words.ts";
import { onSavedItem, type SavedItem } from "./grocery-calls.ts";
import type { KeptChange } from "./kept-change.ts";
import { createKeptChanges, keptChanges, keptGroceries, queueOf } from "./kept-changes.ts";
import type { KeptGrocery } from "./kept-grocery.ts";
import { sendKeptChange } from "./send-kept-change.ts";
import type { SendResult } from "./send-waiting.ts";
import { isHeldUp } from "./use-kept-changes.ts";

const about = (key: string, item: number) => ({
  ...{ key, userId: 1, date: "2026-03-18", reach: "full" as const, item, name: "Soap" },
});
const tick = (key: string, item: number, checked = true): KeptGrocery => ({
  ...{ ...about(key, item), kind: "item-tick", checked },
});
const soap = (key: string, item: number): KeptGrocery => ({
  ...{ ...about(key, item), kind: "item-added", listId: 9, category: "OTHER" },
});
const removal = (key: string, item: number): KeptGrocery => ({ ...about(key, item), kind: "item-removal" });
const keysOf = (changes: readonly KeptChange[]) => changes.map(({ key }) => key);

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));
const SAVED: SendResult = { kind: "saved" };

describe("the queue of groceries", () => {
  it("GROC-022 outlives a reload and sends the last tick of an item alone", async () => {
    const storage = aStorage();
    const kept = createKeptChanges(storage);
    for (const [key, checked] of [
      ["a", true],
      ["b", false],
      ["c", true],
    ] as const)
      kept.keep(tick(key, 7, checked));
    const later = createKeptChanges(storage);
    const sent: string[] = [];
    await later.flush(async ({ key }) => {
      sent.push(key);
      return SAVED;
    });
    expect([sent, later.waiting(), createKeptChanges(storage).waiting()]).toEqual([["c"], [], []]);
  });

  it("GROC-022 sends the last tick last, also when it comes while an older one is on its way", async () => {
    const kept = createKeptChanges(aStorage());
    const sent: unknown[] = [];
    let release = () => {};
    const send = (change: KeptChange) =>
      new Promise<SendResult>((resolve) => {
        sent.push(change.kind === "item-tick" && change.checked);
        release = () => resolve(SAVED);
      });
    kept.keep(tick("a", 7));
    const flushed = kept.flush(send);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    kept.keep(tick("b", 7, false));
    expect(keysOf(kept.waiting())).toEqual(["a", "b"]);
    release();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    release();
    await flushed;
    expect([sent, kept.waiting()]).toEqual([[true, false], []]);
  });

  it("GROC-028 what was done to a new item follows by its stored id", async () => {
    const kept = createKeptChanges(aStorage());
    kept.keep(soap("a", -5));
    kept.keep(tick("b", -5));
    await kept.flush(async ({ kind }) => {
      return kind === "item-added"
        ? { kind: "saved", stored: [{ was: -5, id: 7 }] }
        : { kind: "unreachable" };
    });
    expect(kept.waiting()).toMatchObject([{ key: "b", item: 7 }]);
    // The screen may still know it by the id that it had here.
    expect(kept.asStored(tick("c", -5))).toMatchObject({ item: 7 });
  });

  it("GROC-028 a new item that was never tried is not sent at all once it is removed", async () => {
    const kept = createKeptChanges(aStorage());
    kept.keep(soap("a", -5));
    kept.keep(tick("b", -5));
    expect([kept.takeMealBack(-5), kept.waiting()]).toEqual([true, []]);
    kept.keep(soap("c", -6));
    await kept.flush(async () => ({ kind: "unreachable" }));
    expect([kept.takeMealBack(-6), keysOf(kept.waiting())]).toEqual([false, ["c"]]);
  });

  it("GROC-039 is apart from that of the diary, and both leave with the person", async () => {
    expect([queueOf(tick("a", 7)), queueOf({ kind: "note" } as KeptChange)]).toEqual([
      keptGroceries,
      keptChanges,
    ]);
    keptGroceries.keep(tick("a", 7));
    expect([keysOf(keptGroceries.waiting()), keptChanges.waiting()]).toEqual([["a"], []]);
    keptGroceries.keepOnlyOf(2);
    await nextTurn();
    expect(keptGroceries.waiting()).toEqual([]);
  });

  it("GROC-039 a tick on its way is not said to wait; one that was kept or tried is", () => {
    expect(isHeldUp([])).toBe(false);
    expect(isHeldUp([tick("a", 7)])).toBe(false);
    expect(isHeldUp([tick("a", 7), { ...tick("b", 8), isTried: true }])).toBe(true);
    expect(isHeldUp([{ ...tick("a", 7), isTried: false }])).toBe(true);
  });
});

describe("sending what was done on a grocery list", () => {
  let status: number;
  let body: object;
  const sent: string[] = [];
  const told: SavedItem[] = [];
  let stop = () => {};

  beforeEach(() => {
    [status, body] = [200, {}];
    [sent.length, told.length] = [0, 0];
    stop = onSavedItem((saved) => told.push(saved)) as () => void;
    vi.stubGlobal("__APP_VERSION__", "0.0.0");
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      if (address.includes("client-errors")) return new Response(null, { status: 204 });
      sent.push(`${init.method} ${address} ${init.body ?? ""}`);
      return new Response(status === 204 ? null : JSON.stringify(body), { status });
    });
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    keptGroceries.forget();
  });
  const ITEM = {
    ...{ id: 7, name: "Soap", category: "OTHER", checked: true, quantity: null, unit: null },
    ...{ is_own: true, at_home: false, ticked_by: 1 },
    ...{
      pack: null,
      left_over: null,
      is_likely_at_home: false,
      at_home_until: null,
      dishes: [],
      cents: null,
      used_cents: null,
    },
  };

  it("GROC-033 GROC-039 reaches one's own lists, those of texts and those of another person", async () => {
    body = ITEM;
    expect(await sendKeptChange(tick("a", 7))).toEqual({ kind: "saved" });
    expect(await sendKeptChange({ ...tick("a", 7), reach: 12 })).toEqual({ kind: "saved" });
    body = { id: 7, text: "Soap", category: "OTHER", is_checked: true, is_own: true, at_home: false };
    expect(await sendKeptChange({ ...tick("a", 7), reach: "simple" })).toEqual({ kind: "saved" });
    expect(sent).toEqual([
      'PATCH /api/groceryListItem/7/ {"checked":true}',
      'PATCH /api/sharedGroceryItem/7/ {"checked":true}',
      'PATCH /api/simpleGroceryListItem/7/ {"is_checked":true}',
    ]);
    expect(told.map(({ reach, item }) => [reach, item?.checked])).toEqual([
      ["full", true],
      [12, true],
      ["simple", true],
    ]);
  });

  it("GROC-028 answers what the server calls a new item, and one that is gone already counts as removed", async () => {
    [status, body] = [201, ITEM];
    expect(await sendKeptChange(soap("a", -5))).toEqual({ kind: "saved", stored: [{ was: -5, id: 7 }] });
    expect(told).toMatchObject([{ id: 7, listId: 9 }]);
    [status, body] = [404, { detail: "Not found." }];
    expect(await sendKeptChange(removal("b", 7))).toEqual({ kind: "saved" });
  });

  it("GROC-039 goes by the rules of the diary: refused, failing, or tried again", async () => {
    for (const [answered, kind] of [
      [404, "refused"],
      [400, "refused"],
      [403, "refused"],
      [429, "unreachable"],
      [500, "failing"],
      [503, "failing"],
    ] as const) {
      [status, body] = [answered, { detail: "No." }];
      expect([answered, (await sendKeptChange(tick("a", 7))).kind]).toEqual([answered, kind]);
    }
  });

  it("GROC-039 says in words what waits, and what could not be saved", () => {
    const [en, nl] = [phrasesOf("en"), phrasesOf("nl")];
    expect(changeWords(tick("a", 7), en)).toBe("Soap ticked off");
    expect(changeWords(soap("a", -5), nl)).toBe("Soap toegevoegd aan de boodschappen");
    expect(changeWords(removal("a", 7), en)).toBe("Soap removed");
    expect(refusalWords({ change: soap("a", -5), reason: "Full." }, en, "en")).toBe(
      "Soap could not be added to the grocery list. Full.",
    );
    expect(failureWords(tick("a", 7), en, "en")).toBe(
      "What you changed about Soap on the grocery list could not be saved. The server could not take it.",
    );
  });
});
