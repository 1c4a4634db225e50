import { buildWeb } from "../../../tools/build-web.ts";
import { ROOT } from "../../../tools/run.ts";
import type { Finding, Runs } from "../check.ts";
import { runPlaywright } from "../programs.ts";
import { titled } from "../titles.ts";

/** Every screen and dialog in every state, at both sizes and in both brands, of which `npm test` walks a part. */
async function walkEverything(id: string): Promise<Finding> {
  await buildWeb();
  const args = ["every-screen.spec.ts", "keyboard.spec.ts", "-g", titled(id)];
  const { proofs, output } = await runPlaywright(ROOT, args, { BAR_AT_LENGTH: "1" });
  const failed = proofs.filter(({ passed }) => !passed);
  if (proofs.length === 0) return { pass: false, figure: `nothing ran: ${output.slice(-200)}` };
  return {
    pass: failed.length === 0,
    figure: `${proofs.length - failed.length} of ${proofs.length} walks without a fault`,
  };
}

export const I_RUNS: Runs = {
  I1: {
    how: "every screen and dialog in every state, size, language and brand",
    run: () => walkEverything("I1"),
  },
  I2: { how: "the flows without a mouse", run: () => walkEverything("I2") },
  I3: { how: "every screen and dialog, narrow and with large text", run: () => walkEverything("I3") },
};
