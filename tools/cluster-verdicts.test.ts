import { expect, it } from "vitest";
import { areKillsPassed, type KillFigures } from "../bench/cluster/kill-in-turn.ts";
import { isRollPassed, type RollFigures } from "../bench/cluster/roll.ts";

/** A run in which all went well; `npm run bar -- rolling` and `npm run bar -- cluster` make such figures. */
const KEPT = {
  ...{ calls: 9_000, rate: 30, failedTries: {}, unserved: {}, acknowledged: 4_000 },
  ...{ lost: 0, doubled: 0, broken: [], p50: 20, p99: 90, machine: { cores: 2, maxLoad: 3 } },
};
const FAULTS = [{ lost: 1 }, { doubled: 1 }, { broken: ["a meal without its day"] }];
const rolled = (change: object) =>
  isRollPassed({ ...KEPT, replaced: 6, from: null, slowestStopMs: 1_200, ...change } as RollFigures);
const kill = (failedForMs: number) => ({ name: "primary", failedForMs, failed: 12, tookMs: 9_000 });
const killed = (change: object) =>
  areKillsPassed({ ...KEPT, failedTries: { "list 503": 12 }, kills: [kill(0)], ...change } as KillFigures);

it("OPS-031 is kept where no try of any call failed and nothing was lost", () => {
  expect(rolled({})).toBe(true);
  expect(rolled({ failedTries: { "list 503": 1 } })).toBe(false);
  for (const fault of FAULTS) expect(rolled(fault)).toBe(false);
});

it("OPS-033 is kept where every call was served in the end, and none failed for longer than 30 seconds", () => {
  expect(killed({ kills: [kill(0), kill(30_000)] })).toBe(true);
  expect(killed({ kills: [kill(0), kill(30_001)] })).toBe(false);
  expect(killed({ unserved: { list: 1 } })).toBe(false);
  for (const fault of FAULTS) expect(killed(fault)).toBe(false);
});
