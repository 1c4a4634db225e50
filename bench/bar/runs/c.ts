import type { Runs } from "../check.ts";
import { testsAtScale } from "../tests-at-scale.ts";

const PLATFORM = "apps/server/src/platform";
/** What a call does with its input does not depend on the database; the server costs least. */
const projects = ["server-postgres"];

export const C_RUNS: Runs = {
  C1: {
    run: testsAtScale({
      id: "C1",
      files: [`${PLATFORM}/fuzz`, `${PLATFORM}/raw-bodies.test.ts`],
      projects,
      env: { FUZZ_EVERYTHING: "1", FUZZ_CASES: "150" },
    }),
  },
  C2: {
    run: testsAtScale({
      id: "C2",
      files: [`${PLATFORM}/both-directions.test.ts`],
      projects,
      env: { FUZZ_VALUES: "70" },
    }),
  },
};
