import type { StaffPerson, StaffPersonRow } from "@plateful/contract";
import { mustHave } from "../platform/base/must-have.ts";
import type { PersonRow } from "./person-store.ts";

const named = (id: number | null, name: string | null) =>
  id === null ? null : { id, name: mustHave(name, `the name of ${id}`) };
const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

export const presentPersonRow = (row: PersonRow): StaffPersonRow => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  role: row.role as StaffPersonRow["role"],
  is_owner: row.is_owner,
  account_enabled: row.account_enabled,
  organisation: named(row.organisation_id, row.organisation_name),
  date_joined: row.date_joined.toISOString(),
  last_active_at: isoOrNull(row.last_active_at),
  trial_ends_at: isoOrNull(row.trial_ends_at),
  subscription: row.subscription,
  clients: row.clients,
});

export const presentPerson = (
  row: PersonRow,
  { areCodesLocked, openUntil }: { readonly areCodesLocked: boolean; readonly openUntil: Date | null },
): StaffPerson => ({
  ...presentPersonRow(row),
  email_confirmed: row.email_confirmed,
  locale: row.locale as StaffPerson["locale"],
  payment_status_override: row.payment_status_override as StaffPerson["payment_status_override"],
  coach: named(row.coach_id, row.coach_name),
  sessions: row.sessions,
  mail_blocked: row.mail_blocked as StaffPerson["mail_blocked"],
  codes_locked: areCodesLocked,
  health_open_until: isoOrNull(openUntil),
});
