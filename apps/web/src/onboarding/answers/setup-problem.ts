/** What of the set-up has failed: everything, or only the first week, whose plan is stored. */
export type SetupProblem = "PLAN" | "MEALS";

let problem: SetupProblem | null = null;

/** What failed when the set-up was last tried on this page; null when nothing did. */
export const setupProblem = (): SetupProblem | null => problem;

export function noteSetupProblem(next: SetupProblem | null): void {
  problem = next;
}
