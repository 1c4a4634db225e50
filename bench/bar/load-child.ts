/** The child of load-process.ts: does what it is told, one message after another. */
import { isToldOfPeople, type LoadOrder, type LoadTally } from "./load-process.ts";
import { measureCapacity, startLoad, Tally } from "./soak-load.ts";
import type { SoakPerson } from "./soak-people.ts";

const tally = new Tally();
let people: readonly SoakPerson[] = [];
let target = { base: "" };
let stop: () => Promise<void> = () => Promise.resolve();
let told = 0;

async function answer(order: LoadOrder): Promise<number | readonly number[] | LoadTally | null> {
  if (isToldOfPeople(order)) {
    people = order.people;
    target = { base: order.base };
    return null;
  }
  if (order.kind === "capacity") return measureCapacity([target], people);
  if (order.kind === "start") {
    stop = startLoad([target], people, order.rate, tally);
    return null;
  }
  if (order.kind === "latest") {
    const latest = tally.times.slice(told);
    told = tally.times.length;
    return latest;
  }
  await stop();
  const { times, calls, firstTry } = tally;
  return { times, calls, firstTry };
}

process.on("message", (order: LoadOrder) => void answer(order).then((value) => process.send?.(value)));
