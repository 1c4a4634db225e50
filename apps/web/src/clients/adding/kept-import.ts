import { z } from "zod/mini";
import { PERSONAL_PREFIX } from "../../lib/device/personal-prefix.ts";
import { forgetTyped, keepTyped, readTyped } from "../../lib/device/typed-drafts.ts";

const NAME = `${PERSONAL_PREFIX}client-list`;
const KEPT_MS = 7 * 86_400_000;

const waiting = z.object({
  line: z.number(),
  name: z.string(),
  email: z.string(),
  language: z.string(),
  /** What the server said of the address when it was sent; it does not say so again before that. */
  refused: z.nullable(z.enum(["TAKEN", "REFUSED"])),
});
/** A row of a list that has not been added. */
export type WaitingRow = z.output<typeof waiting>;
const kept = z.object({ rows: z.array(waiting), at: z.number() });

/** The rows as they are kept on the device. */
export const writeKeptRows = (rows: readonly WaitingRow[], now: number): string =>
  JSON.stringify({ rows, at: now });

/** The rows that were kept, for 7 days; none of what another version of the app wrote. */
export function readKeptRows(text: string | null, now: number): readonly WaitingRow[] {
  if (text === null) return [];
  try {
    const { data } = z.safeParse(kept, JSON.parse(text));
    return data !== undefined && now - data.at < KEPT_MS ? data.rows : [];
  } catch {
    return [];
  }
}

/** Keeps the rows that wait on the device, encrypted, until they are added or skipped (ledger COACH-193). */
export const keepRows = (rows: readonly WaitingRow[]): void =>
  rows.length === 0 ? forgetTyped(NAME) : keepTyped(NAME, writeKeptRows(rows, Date.now()));

export const loadKeptRows = async (): Promise<readonly WaitingRow[]> =>
  readKeptRows(await readTyped(NAME), Date.now());
