import { describe, expect, it } from "vitest";
import { type AddedItem, createKeptGroceries, isAdded, type SendResult } from "./kept-groceries.ts";

/** Storage in memory, as another page of the same browser would find it. */
function aStorage(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const SAVED = { savedAs: 7 };
const SOAP: AddedItem = { key: "k", listId: 1, name: "Soap", category: "OTHER" };
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A server that can be away, with everything that it was sent. */
function aServer(storage = aStorage()) {
  const server = { result: SAVED as SendResult, sent: [] as unknown[] };
  const send = async (id: number, what: object) => {
    server.sent.push([isAdded(what as AddedItem) ? "new" : id, what]);
    return server.result;
  };
  return { server, storage, kept: createKeptGroceries({ storage, send }) };
}

describe("changes of groceries that wait", () => {
  it("GROC-022 show at once, outlive a reload and go out when the network is back", async () => {
    const { server, storage, kept } = aServer();
    server.result = "unreachable";
    kept.change(7, { checked: true });
    expect(await kept.flush()).toBe(false);
    const later = aServer(storage);
    expect(later.kept.current()).toEqual([{ id: 7, change: { checked: true } }]);
    expect(await later.kept.flush()).toBe(true);
    expect(later.kept.current()).toEqual([]);
    expect(aServer(storage).kept.current()).toEqual([]);
    expect(later.server.sent).toEqual([[7, { checked: true }]]);
  });

  it("GROC-022 send the last tick last, also when it comes while an older one is on its way", async () => {
    const sent: unknown[] = [];
    let release = (): void => {};
    const send = (_id: number, what: object) =>
      new Promise<SendResult>((resolve) => {
        sent.push(what);
        release = () => resolve(SAVED);
      });
    const kept = createKeptGroceries({ storage: aStorage(), send });
    kept.change(7, { checked: true });
    const flushed = kept.flush();
    kept.change(7, { checked: false });
    release();
    await nextTurn();
    expect(kept.current()).toEqual([{ id: 7, change: { checked: false } }]);
    release();
    await flushed;
    expect(sent).toEqual([{ checked: true }, { checked: false }]);
    expect(kept.current()).toEqual([]);
  });

  it("GROC-022 give up what is refused, and forget all when the person leaves", async () => {
    const { server, kept } = aServer();
    server.result = "refused";
    kept.change(1, { checked: true });
    kept.add(SOAP);
    expect(await kept.flush()).toBe(true);
    expect(kept.current()).toEqual([]);
    kept.change(2, { checked: true });
    kept.forget();
    expect(kept.current()).toEqual([]);
  });

  it("GROC-022 take over the ticks of an earlier version of the app", async () => {
    const { kept } = aServer(aStorage({ "plateful-own-grocery-ticks": "[[3,true]]" }));
    expect(kept.current()).toEqual([{ id: 3, change: { checked: true } }]);
    await kept.flush();
    expect(kept.current()).toEqual([]);
  });

  it("begin empty when storage holds something else", () => {
    expect(aServer({ ...aStorage(), getItem: () => "{broken" }).kept.current()).toEqual([]);
  });
});

describe("items that were added without a network", () => {
  it("GROC-028 are sent once under their key, and what was done to them since follows by the stored id", async () => {
    const { server, kept } = aServer();
    server.result = "unreachable";
    kept.add(SOAP);
    const [{ id = 0 } = {}] = kept.current();
    expect(id).toBeLessThan(0);
    await kept.flush();
    kept.change(id, { name: "Green soap", checked: true });
    server.result = SAVED;
    server.sent = [];
    expect(await kept.flush()).toBe(true);
    expect(server.sent).toEqual([
      ["new", { ...SOAP, isTried: true }],
      [7, { name: "Green soap", checked: true }],
    ]);
    // The screen may still know it by the name that it had here.
    kept.change(id, { checked: false });
    expect(kept.current()).toEqual([{ id: 7, change: { checked: false } }]);
  });

  it("GROC-028 are not sent at all when they are removed before they were tried, else removed after it", async () => {
    const { server, kept } = aServer();
    kept.add(SOAP);
    kept.change(kept.current()[0]?.id ?? 0, { isRemoved: true });
    await kept.flush();
    expect(server.sent).toEqual([]);

    server.result = "unreachable";
    kept.add(SOAP);
    await kept.flush();
    kept.change(kept.current()[0]?.id ?? 0, { isRemoved: true });
    server.result = SAVED;
    server.sent = [];
    await kept.flush();
    expect(server.sent.at(-1)).toEqual([7, { isRemoved: true }]);
    expect(kept.current()).toEqual([]);
  });
});
