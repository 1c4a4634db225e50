import type { BroughtFile, getBroughtFile as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findFile } from "./brought-file-store.ts";
import { presentBroughtFile } from "./present-brought-file.ts";

type Reading = Pick<Call, "db" | "actor" | "now">;

/** A file of the caller as it is now. */
export async function readFile({ db, actor, now }: Reading, id: number): Promise<BroughtFile> {
  const row = await findFile(db, actor.id, id, now);
  if (row === undefined) throw new Problem("not_found");
  return presentBroughtFile(row, now);
}

export const getBroughtFile = (call: Call<typeof endpoint>): Promise<BroughtFile> =>
  readFile(call, call.params.id);
