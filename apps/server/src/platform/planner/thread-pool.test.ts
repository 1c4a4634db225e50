import { afterEach, describe, expect, it } from "vitest";
import { ThreadPool } from "./thread-pool.ts";

const ENTRY = new URL("../../../test/odd-thread.ts", import.meta.url);
const A = { key: "a", value: "A" };
const B = { key: "b", value: "B" };
const echo = (text: string) => ({ do: "echo", text });

let pool: ThreadPool;
const open = (longestQueue = 10) => {
  pool = new ThreadPool({ entry: ENTRY, threads: 1, longestQueue, longestMs: 4_000, mostKept: 1 });
  return pool;
};
afterEach(() => pool.stop(0));

// Threads know no database: once is enough.
describe.runIf(process.env.TEST_DATABASE === "pglite")("a pool of threads", () => {
  it("PLAN-060 answers in turn, sends each value once per thread and forgets the oldest", async () => {
    const { run } = { run: (kept: typeof A, text: string) => pool.run(kept, echo(text)) };
    open();
    expect(await Promise.all([run(A, "1"), run(A, "2"), run(B, "3"), run(A, "4")])).toEqual([
      "A 1",
      "A 2",
      "B 3",
      "A 4",
    ]);
  });

  it("PLAN-060 starts its threads when it is told to, and none twice", async () => {
    expect(open().size).toBe(0);
    pool.warmUp();
    pool.warmUp();
    expect(pool.size).toBe(1);
    expect(await pool.run(A, echo("1"))).toBe("A 1");
  });

  it("OPS-009: tells how many threads are at work and how many tasks wait", async () => {
    open();
    const all = Promise.all(["1", "2", "3"].map((text) => pool.run(A, echo(text))));
    expect([pool.busy, pool.waiting]).toEqual([1, 2]);
    await all;
    expect([pool.busy, pool.waiting]).toEqual([0, 0]);
  });

  it("PLAN-060 answers the task of a thread that dies or hangs with an error, and goes on with another thread", async () => {
    open();
    const died = pool.run(A, { do: "die" });
    const next = pool.run(A, echo("after"));
    await expect(died).rejects.toMatchObject({ failure: "CRASHED" });
    expect(await next).toBe("A after");
    await expect(pool.run(A, { do: "hang" })).rejects.toMatchObject({ failure: "TIMEOUT" });
    expect(await pool.run(A, echo("again"))).toBe("A again");
    await expect(pool.run(A, { do: "throw" })).rejects.toThrow("not this");
    expect(await pool.run(A, echo("still"))).toBe("A still");
  });

  it("PLAN-060 refuses what would wait too long, and whatever comes after it was stopped", async () => {
    open(1);
    const first = pool.run(A, echo("1"));
    const second = pool.run(A, echo("2"));
    await expect(pool.run(A, echo("3"))).rejects.toMatchObject({ failure: "FULL" });
    const stopped = pool.stop(5_000);
    await expect(second).rejects.toMatchObject({ failure: "STOPPED" });
    expect(await first).toBe("A 1");
    await stopped;
    await expect(pool.run(A, echo("4"))).rejects.toMatchObject({ failure: "STOPPED" });
  });
});
