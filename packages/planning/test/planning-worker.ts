/** Plans weeks in a thread of its own, from a library that the test has posted. */
import { parentPort, workerData } from "node:worker_threads";
import { type Library, plan } from "../src/index.ts";
import { daysFor, generatedPerson } from "./generated-people.ts";

/** What the thread is given. */
export interface Assignment {
  readonly library: Library;
  readonly seeds: readonly number[];
}

const { library, seeds }: Assignment = workerData;
const weeks = seeds.map((seed) => {
  const person = generatedPerson(seed);
  return JSON.stringify(plan(library, daysFor(person, 7), person.rules, { seed, effort: "instant" }));
});
parentPort?.postMessage(weeks);
