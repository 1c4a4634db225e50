import { afterEach, describe, expect, it } from "vitest";
import { CallError } from "./call-error.ts";
import { currentConflict, type Side } from "./open-conflict.ts";
import { isSame, saveOver } from "./version-conflict.ts";

interface State {
  readonly version: number;
  readonly weight: number;
  readonly diet: string;
  readonly tags: readonly string[];
}
const BASE: State = { version: 1, weight: 70, diet: "OMNIVORE", tags: [] };

/** A server that holds one state and refuses old versions. */
function aServer(stored: State) {
  let state = stored;
  const sent: object[] = [];
  const send = async (changes: Partial<State>, version: number): Promise<State> => {
    sent.push(changes);
    if (version !== state.version)
      throw new CallError("save", { status: 409, code: "conflict", current: state });
    state = { ...state, ...changes, version: state.version + 1 };
    return state;
  };
  return { send, sent, now: () => state };
}
const save = (server: ReturnType<typeof aServer>, changes: Partial<State>) =>
  saveOver({
    base: BASE,
    changes,
    send: server.send,
    label: (key) => key,
    text: (_key, value) => String(value),
    unchanged: (stored) => stored,
  });
const choose = async (side: Side | null) => {
  await expect.poll(currentConflict).not.toBeNull();
  const { rows, answer } = currentConflict() ?? { rows: [], answer: () => {} };
  answer(side === null ? null : new Map(rows.map(({ key }) => [key, side])));
  return rows;
};
afterEach(() => currentConflict()?.answer(null));

describe("saving over a newer version", () => {
  it("DATA-054 merges fields that only one side changed, without a question", async () => {
    const server = aServer({ ...BASE, version: 4, diet: "VEGAN" });
    // A form sends back what it was given, too.
    expect(await save(server, { weight: 72, diet: "OMNIVORE" })).toMatchObject({ weight: 72, diet: "VEGAN" });
    expect(currentConflict()).toBeNull();
    expect(server.sent).toEqual([{ weight: 72 }, { weight: 72 }]);
  });

  it("DATA-054 asks about a field that both changed, and saves what is chosen", async () => {
    for (const [side, diet] of [
      ["mine", "HALAL"],
      ["theirs", "VEGAN"],
    ] as const) {
      const server = aServer({ ...BASE, version: 4, diet: "VEGAN" });
      const saving = save(server, { weight: 72, diet: "HALAL" });
      const row = { key: "diet", label: "diet", before: "OMNIVORE", theirs: "VEGAN", mine: "HALAL" };
      expect(await choose(side)).toEqual([row]);
      expect(await saving).toMatchObject({ weight: 72, diet });
    }
  });

  it("DATA-054 sends nothing more when the saved version is kept, and nothing when it is left undecided", async () => {
    const kept = aServer({ ...BASE, version: 4, diet: "VEGAN" });
    const saving = save(kept, { diet: "HALAL" });
    await choose("theirs");
    expect(await saving).toMatchObject({ diet: "VEGAN", version: 4 });
    expect(kept.sent).toHaveLength(1);
    const left = aServer({ ...BASE, version: 4, diet: "VEGAN" });
    const closed = save(left, { diet: "HALAL" });
    await choose(null);
    await expect(closed).rejects.toMatchObject({ code: "conflict" });
    expect(left.now().diet).toBe("VEGAN");
  });

  it("DATA-054 both wanting the same is no conflict; other refusals are passed on", async () => {
    const server = aServer({ ...BASE, version: 4, diet: "VEGAN" });
    expect(await save(server, { diet: "VEGAN" })).toMatchObject({ diet: "VEGAN" });
    const refuse = async () => {
      throw new CallError("save", { status: 400 });
    };
    await expect(save({ ...server, send: refuse }, { diet: "HALAL" })).rejects.toMatchObject({ status: 400 });
  });

  it("DATA-054 compares values, not the order in which an object names them", () => {
    expect(isSame({ a: 1, b: [1, { c: 2, d: 3 }] }, { b: [1, { d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame(undefined, null)).toBe(true);
  });
});
