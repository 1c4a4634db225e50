import { describe, expect, it } from "vitest";
import { Share, sharesOf } from "./share.ts";

/** Lets everything that can go on do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

// Arithmetic knows no database: once is enough.
describe.runIf(process.env.TEST_DATABASE === "pglite")("shares of the connections", () => {
  it("OPS-017: leave some to the calls and some to jobs, as long as there are enough", () => {
    const most = (connections: number) => {
      const { long, night } = sharesOf(connections);
      return [long.most, night.most];
    };
    expect([2, 3, 10, 200].map(most)).toEqual([
      [1, 1],
      [2, 1],
      [7, 4],
      [140, 80],
    ]);
  });

  it("OPS-017: serve in turn, and a place that was given back twice counts once", async () => {
    const share = new Share(2);
    const begun: number[] = [];
    const leave: (() => void)[] = [];
    for (const number of [1, 2, 3, 4])
      void share.take().then((give) => {
        begun.push(number);
        leave.push(give);
      });
    await settle();
    expect(begun).toEqual([1, 2]);
    leave[0]?.();
    leave[0]?.();
    await settle();
    expect(begun).toEqual([1, 2, 3]);
    leave[1]?.();
    await settle();
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it("OPS-017: take places of the larger share, which others may hold", async () => {
    const long = new Share(2);
    const night = new Share(2, long);
    const leaveNight = await night.take();
    const leaveLong = await long.take();
    const begun: string[] = [];
    const note = (name: string) => (leave: () => void) => {
      begun.push(name);
      return leave;
    };
    const second = night.take().then(note("night"));
    const job = long.take().then(note("job"));
    await settle();
    expect(begun).toEqual([]);
    leaveLong();
    await settle();
    expect(begun).toEqual(["night"]);
    leaveNight();
    await settle();
    expect(begun).toEqual(["night", "job"]);
    for (const leave of await Promise.all([second, job])) leave();
  });
});
