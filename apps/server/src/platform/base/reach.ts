import type { Access, Endpoint } from "@plateful/contract";

/** How far a call reaches: the actor's own rows, also those of the people they coach, or all rows. */
export type Reach = "self" | "clients" | "all";

/** How far a call reaches in the hands of people, and in those of staff. */
export interface ReachOfCall {
  /** `editing` is that of `clients` for coaches who may write for them, and of `self` for all others. */
  readonly usual: Reach | "editing";
  readonly staff: Reach | "editing";
}

/** Whether a call changes something. Answers that are asked for by POST count as writing, too. */
export const writes = (endpoint: Endpoint): boolean => endpoint.method !== "GET";

function usualReach(access: Access, isWriting: boolean): ReachOfCall["usual"] {
  if (access.who === "staff") return "all";
  if (access.who === "coach") return "clients";
  if (access.who !== "own") return "self";
  if (!isWriting) return access.coach === "none" ? "self" : "clients";
  return access.coach === "write" ? "editing" : "self";
}

/** The reach of a call by its declared access: own rows, those of one's clients too, and for staff reading all (api.md 1.7). */
export function reachOf(endpoint: Endpoint): ReachOfCall {
  const usual = usualReach(endpoint.access, writes(endpoint));
  const staffReadAll = endpoint.access.who === "own" && !writes(endpoint);
  return { usual, staff: staffReadAll ? "all" : usual };
}
