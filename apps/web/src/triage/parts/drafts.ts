import { useSyncExternalStore } from "react";
import { currentToken, onPersonChange, onSessionChange } from "../../lib/device/session.ts";

/** What a coach changed for a client and has not saved. */
export interface Draft {
  readonly steps: number;
  readonly note: string;
  readonly message: string;
  /** Whether the coming meals are planned again when the energy changes. */
  readonly replans: boolean;
}

export const NO_DRAFT: Draft = { steps: 0, note: "", message: "", replans: true };

/** In memory alone: it tells of someone's health, and a morning round ends. */
let drafts: ReadonlyMap<number, Draft> = new Map();
const listeners = new Set<() => void>();

function set(next: ReadonlyMap<number, Draft>): void {
  drafts = next;
  for (const listener of listeners) listener();
}
// What one person wrote is nothing to show to the next.
onSessionChange(() => {
  if (currentToken() === null) set(new Map());
});
onPersonChange(() => set(new Map()));

export const isEmptyDraft = ({ steps, note, message }: Draft): boolean =>
  steps === 0 && note.trim() === "" && message.trim() === "";

/** Keeps what was changed for a client; nothing is kept of a draft without a change. */
export function keepDraft(clientId: number, draft: Draft): void {
  const next = new Map(drafts);
  if (isEmptyDraft(draft) && draft.replans) next.delete(clientId);
  else next.set(clientId, draft);
  set(next);
}

export const forgetDraft = (clientId: number): void => keepDraft(clientId, NO_DRAFT);

export const draftOf = (clientId: number): Draft => drafts.get(clientId) ?? NO_DRAFT;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft of a client, which outlasts leaving the client, the board and the screen (ledger COACH-126). */
export const useDraft = (clientId: number): Draft => useSyncExternalStore(subscribe, () => draftOf(clientId));
