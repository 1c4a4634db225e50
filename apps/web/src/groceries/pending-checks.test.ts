import { describe, expect, it } from "vitest";
import { createPendingChecks, type SendResult } from "./pending-checks.ts";

/** Storage in memory, as another page of the same browser would find it. */
function aStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe("ticks that wait", () => {
  it("GROC-022 show at once, outlive a reload and go out when the network is back", async () => {
    const storage = aStorage();
    let result: SendResult = "unreachable";
    const sent: [number, boolean][] = [];
    const send = async (id: number, isChecked: boolean) => {
      sent.push([id, isChecked]);
      return result;
    };
    const before = createPendingChecks({ storage, send });
    before.check(7, true);
    expect(before.current().get(7)).toBe(true);
    expect(await before.flush()).toBe(false);
    const after = createPendingChecks({ storage, send });
    expect([...after.current()]).toEqual([[7, true]]);
    result = "saved";
    expect(await after.flush()).toBe(true);
    expect(after.current().size).toBe(0);
    expect(createPendingChecks({ storage, send }).current().size).toBe(0);
    expect(sent).toEqual([
      [7, true],
      [7, true],
    ]);
  });

  it("GROC-022 send the last tick last, also when it comes while an older one is on its way", async () => {
    const sent: boolean[] = [];
    let release = (): void => {};
    const send = (_id: number, isChecked: boolean) =>
      new Promise<SendResult>((resolve) => {
        sent.push(isChecked);
        release = () => resolve("saved");
      });
    const pending = createPendingChecks({ storage: aStorage(), send });
    pending.check(7, true);
    const flushed = pending.flush();
    pending.check(7, false);
    release();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(pending.current().get(7)).toBe(false);
    release();
    await flushed;
    expect(sent).toEqual([true, false]);
    expect(pending.current().size).toBe(0);
  });

  it("GROC-022 give up a tick that is refused, and forget all when the person leaves", async () => {
    const pending = createPendingChecks({ storage: aStorage(), send: async () => "refused" });
    pending.check(1, true);
    expect(await pending.flush()).toBe(true);
    expect(pending.current().size).toBe(0);
    pending.check(2, true);
    pending.forget();
    expect(pending.current().size).toBe(0);
  });

  it("begin empty when storage holds something else", () => {
    const storage = { ...aStorage(), getItem: () => "{broken" };
    expect(createPendingChecks({ storage, send: async () => "saved" }).current().size).toBe(0);
  });
});
