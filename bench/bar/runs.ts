/** What `npm run bar` adds to the tests: checks that load the machine, and those that cannot be made. */
import type { Check } from "./check.ts";

export const RUNS: Readonly<Record<string, Pick<Check, "run" | "notRun">>> = {};
