/**
 * `npm run bench -- server`: CPU microseconds of the server process per request, for the ten hottest operations, against a
 * bare Fastify + pg route that runs the very same statements; figures are medians over interleaved slices.
 */
import { randomUUID } from "node:crypto";
import { printTable, quantile } from "../measure.ts";
import { aPlannedPerson, sender, signInByDatabase } from "./a-person.ts";
import { compare, openPair, PRODUCT_PORT } from "./compare.ts";
import { operationsOf } from "./scenario.ts";

const EFFORT = { slices: 8, requests: 400 };
/** Answers to plans: how often the way from answers to seven planned days is walked. */
const ONBOARDINGS = 40;

/** Milliseconds from posted answers to seven planned days, as the client waits for them. */
async function onboardingTimes(send: ReturnType<typeof sender>, databaseUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < ONBOARDINGS; index += 1) {
    const person = await aPlannedPerson(
      send,
      await signInByDatabase(databaseUrl, `walk-${index}-${randomUUID()}@example.org`),
    );
    times.push(person.planningMs);
  }
  return times;
}

export async function benchServer(): Promise<void> {
  const pair = await openPair();
  try {
    const rows: (readonly (string | number)[])[] = [];
    for (const operation of operationsOf(pair.person)) {
      const { name, statements, cost, ratio } = await compare(pair, operation, EFFORT);
      rows.push([name, statements, Math.round(cost), ratio.toFixed(2)]);
    }
    console.log("\nCPU of the server per request, PostgreSQL\n");
    printTable(
      ["operation", "statements", "µs per request (median)", "ratio to the bare route (median)"],
      rows,
    );
    const times = await onboardingTimes(sender(PRODUCT_PORT), pair.databaseUrl);
    console.log("\nOnboarding answers to seven planned days, PostgreSQL\n");
    printTable(["p50 ms", "p95 ms"], [[Math.round(quantile(times, 0.5)), Math.round(quantile(times, 0.95))]]);
  } finally {
    await pair.close();
  }
}
