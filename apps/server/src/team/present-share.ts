import type { SharedPart } from "@plateful/access";
import type { ClientShare, OwnShare } from "@plateful/contract";
import { partsOf, type ShareRow } from "./client-share-store.ts";

function stateOf({ answered_at, starts_at }: ShareRow, now: Date): ClientShare["state"] {
  if (answered_at === null) return "WAITING";
  return starts_at > now ? "PLANNED" : "ACTIVE";
}

const common = (row: ShareRow, now: Date) => ({
  id: row.id,
  coach: { id: row.coach_id, first_name: row.coach_first_name, last_name: row.coach_last_name },
  colleague: {
    id: row.colleague_id,
    first_name: row.colleague_first_name,
    last_name: row.colleague_last_name,
  },
  from: row.starts_on,
  until: row.ends_on,
  state: stateOf(row, now),
});

export const presentShare = (row: ShareRow, now: Date): ClientShare => ({
  ...common(row, now),
  client: { id: row.user_id, first_name: row.client_first_name, last_name: row.client_last_name },
});

/** @param shared what the client shares with their own coach at present. */
export const presentOwnShare = (row: ShareRow, shared: readonly SharedPart[], now: Date): OwnShare => ({
  ...common(row, now),
  parts: partsOf(row).filter((part) => shared.includes(part)),
  shared_parts: [...shared],
  is_acknowledged: row.acknowledged_at !== null,
});
