import { expect, it } from "vitest";
import { drillRecovery } from "../../../../tools/recovery-drill.ts";

/** With a million rows, and without telling the server to archive, `npm run bar -- F4` does the same. */
it.runIf(process.env.TEST_DATABASE === "postgres")(
  "F4 DATA-071: what docs/backup.md says brings a lost server back to the moment before a mistake",
  async () => {
    const figures = await drillRecovery({ rows: 20_000, writeMs: 300, switchLog: true });
    expect(figures.isEqual).toBe(true);
    expect(figures.lostSeconds).toBe(0);
  },
  180_000,
);
