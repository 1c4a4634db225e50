import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { compileLibrary, type Library, plan, shareLibrary } from "../src/index.ts";
import { slotCandidates } from "../src/planner/day/candidates.ts";
import { compilePerson } from "../src/planner/model/person.ts";
import { slotModel } from "../src/planner/model/slot-model.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson } from "./generated-people.ts";
import type { Assignment } from "./planning-worker.ts";
import { chance } from "./random.ts";

const large = compileLibrary(generatedRows(8000, 2), "large");

describe("a large library", () => {
  it("PLAN-001 finds the same candidates by its index as by looking at every recipe", () => {
    const scanned: Library = { ...large, ratioIndex: null };
    expect(large.ratioIndex).not.toBeNull();
    for (let seed = 0; seed < 25; seed++) {
      const { rules, slots } = generatedPerson(seed);
      const random = chance(seed + 70);
      const groceries = Float64Array.from({ length: large.size }, () => 2 * random.unit());
      const found = (library: Library) =>
        slots.map((slot) => {
          const person = compilePerson(library, rules, { seed });
          const { recipe, steps, cost } = slotCandidates(person, slotModel(person, slot), groceries);
          return { recipe, steps, cost };
        });
      expect(found(large)).toEqual(found(scanned));
    }
  });

  it("PLAN-001 has no index where it would not pay", () => {
    expect(compileLibrary(generatedRows(50), "small").ratioIndex).toBeNull();
  });
});

describe("a shared library", () => {
  const shared = shareLibrary(large);
  const seeds = [1, 2, 3, 4];

  const inWorker = (assignment: Assignment): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("planning-worker.ts", import.meta.url), { workerData: assignment });
      worker.once("message", resolve);
      worker.once("error", reject);
    });

  it("PLAN-002 is posted to a thread without copying its numbers", () => {
    const { port1, port2 } = new MessageChannel();
    port1.postMessage(shared);
    const posted: Library | undefined = receiveMessageOnPort(port2)?.message;
    port1.close();
    const before = shared.vectors[0] ?? 0;
    shared.vectors[0] = before + 1;
    expect(posted?.vectors[0]).toBe(before + 1);
    shared.vectors[0] = before;
    expect(posted?.ratioIndex?.[0]?.recipes.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it("PLAN-003 gives the same plans byte for byte here, in one thread and in two", async () => {
    const here = seeds.map((seed) => {
      const person = generatedPerson(seed);
      return JSON.stringify(plan(large, daysFor(person, 7), person.rules, { seed, effort: "instant" }));
    });
    expect(await inWorker({ library: shared, seeds })).toEqual(here);
    const [first, second] = await Promise.all([
      inWorker({ library: shared, seeds: seeds.slice(0, 2) }),
      inWorker({ library: shared, seeds: seeds.slice(2) }),
    ]);
    expect([...first, ...second]).toEqual(here);
  }, 60_000);
});
