import type { AnswerOf, listConsents as endpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { listDecisions } from "./consent-store.ts";
import { loadConsentsOf, presentDecision } from "./present-consent.ts";

/** What holds now, and how it came to be. */
export async function listConsents(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const latest = await loadConsentsOf(call.db, call.actor.id);
  const history = await listDecisions(call.db, call.actor.id);
  return { latest, history: history.map(presentDecision) };
}
