import type { Runs } from "../check.ts";
import { testsAtScale } from "../tests-at-scale.ts";

const SIGN_IN = "apps/server/src/sign-in";

export const B_RUNS: Runs = {
  B2: {
    run: testsAtScale({
      id: "B2",
      files: [`${SIGN_IN}/tries-at-once.test.ts`, `${SIGN_IN}/codes.test.ts`],
      env: { GUESSING_ROUNDS: "20" },
    }),
  },
  B4: {
    run: testsAtScale({
      id: "B4",
      files: [`${SIGN_IN}/spraying.test.ts`, `${SIGN_IN}/breaker.test.ts`],
      projects: ["server-postgres"],
      env: { SPRAYED_ACCOUNTS: "3000" },
    }),
  },
  B8: {
    run: testsAtScale({
      id: "B8",
      files: [SIGN_IN],
      projects: ["server-postgres"],
      env: { TIMED_PAIRS: "1500" },
    }),
  },
};
