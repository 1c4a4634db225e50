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
      env: { FUZZ_VALUES: "90" },
    }),
  },
  C5: {
    run: testsAtScale({
      id: "C5",
      files: [`${PLATFORM}/round-trip.test.ts`, "apps/server/src/sign-in/users.test.ts"],
      projects,
      env: { ROUND_TRIP_TEXTS: "500" },
    }),
  },
  C8: {
    run: testsAtScale({ id: "C8", files: [PLATFORM], projects, env: { NOISY_CALLS: "200" } }),
  },
  C9: {
    run: testsAtScale({
      id: "C9",
      files: [`${PLATFORM}/slow-clients.test.ts`],
      projects: ["server-pglite"],
      env: { SLOW_CLIENTS: "500" },
    }),
  },
};
