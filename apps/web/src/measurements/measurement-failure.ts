import type { Phrases } from "@plateful/phrases";
import { CallError } from "../lib/server/call-error.ts";

/** Why saving measurements failed, in the server's words where it has some. */
export function measurementFailure(error: Error, { general, profile }: Phrases): string {
  if (!(error instanceof CallError)) return general.somethingWentWrong;
  if (error.status === 0) return profile.editing.offline;
  return (
    error.at("created_at") ?? error.at("value") ?? error.general ?? error.detail ?? general.somethingWentWrong
  );
}
