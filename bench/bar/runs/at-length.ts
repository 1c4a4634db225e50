/** The tests of a check with the many rounds that `npm test` has no time for. */
import { ROOT } from "../../../tools/run.ts";
import type { Check, Finding } from "../check.ts";
import { runVitest } from "../programs.ts";
import { filesNaming, titled } from "../titles.ts";

const PATIENCE_MS = 3_600_000;

/** @param what It does at length, for the table. */
export const atLength = (id: string, what: string): Pick<Check, "run" | "how"> => ({
  how: what,
  run: async (): Promise<Finding> => {
    const { tests } = filesNaming(id);
    const args = [...tests, "-t", titled(id), `--testTimeout=${PATIENCE_MS}`];
    const { proofs, output } = await runVitest(ROOT, args, { BAR_AT_LENGTH: "1" });
    const failed = proofs.filter(({ passed }) => !passed);
    if (proofs.length === 0) return { pass: false, figure: `nothing ran: ${output.slice(-200)}` };
    return { pass: failed.length === 0, figure: `${what}: ${failed.length} of ${proofs.length} failed` };
  },
});
