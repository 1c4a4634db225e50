import type { BroughtFile, findBroughtFiles as endpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { listFiles } from "./brought-file-store.ts";
import { presentBroughtFile } from "./present-brought-file.ts";

/** What the caller brought and can still be undone, also what waits to be imported, the last first (ledger DOOR-043). */
export async function findBroughtFiles({ db, actor, now }: Call<typeof endpoint>): Promise<BroughtFile[]> {
  const rows = await listFiles(db, actor.id, now);
  return rows.map((row) => presentBroughtFile(row, now));
}
