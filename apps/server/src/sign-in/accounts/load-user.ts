import { effectiveOrganisation, plansAlone, SELF_SERVICE_FLAGS } from "@plateful/access";
import type { Coach, User } from "@plateful/contract";
import { loadOrganisation, organisationOf } from "../../organisations/index.ts";
import { Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { findOpenUntil } from "../../platform/calls/health-opening-store.ts";
import { presentConsents } from "../../privacy/index.ts";
import { loadIntake } from "../../profile/index.ts";
import { presentCustomers } from "../../subscriptions/index.ts";
import { type AccountParts, readAccountParts } from "./account-parts-store.ts";
import { findCoachOf, findUser, type UserRow } from "./user-store.ts";

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

/** Columns that are answered as they are stored. */
const presentColumns = (row: UserRow) => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  is_coach: row.is_coach,
  is_staff: row.is_staff,
  account_enabled: row.account_enabled,
  payment_status_override: row.payment_status_override as User["payment_status_override"],
  feature_flag_disable_product_logging: row.feature_flag_disable_product_logging,
  feature_flag_generate_meals_button_in_planner: row.feature_flag_generate_meals_button_in_planner,
  uses_imperial_measurements: row.uses_imperial_measurements,
  locale: row.locale as User["locale"],
  time_zone: row.time_zone,
  time_zone_known: row.time_zone_known_since !== null,
  email_confirmed: row.email_confirmed_at !== null,
  terms_accepted_at: isoOrNull(row.terms_accepted_at),
  trial_ends_at: isoOrNull(row.trial_ends_at),
  date_joined: row.date_joined.toISOString(),
  last_active_at: isoOrNull(row.last_active_at),
  version: row.version,
});

/** What reading an account needs: the open transaction, and who reads. */
type Reading = Pick<Call, "db" | "today" | "now"> & { readonly actor: Pick<Call["actor"], "id" | "isStaff"> };

/** The coach of a person as that person sees them; null without one. */
export async function loadCoach(call: Reading, userId: number): Promise<Coach | null> {
  const coach = await findCoachOf(call.db, userId);
  if (coach === null) return null;
  const { organisation_id, ...columns } = coach;
  return { ...columns, organisation: await loadOrganisation(call.db, organisation_id, call.actor) };
}

function worksAlone(row: UserRow, coach: Coach | null, organisation: User["organisation"]): boolean {
  const isManaged = effectiveOrganisation({ coach, organisation })?.clients_are_diy === true;
  return !row.is_coach && plansAlone(coach !== null, isManaged);
}

/** What staff switched on for a person, and what everybody has who plans alone (DIARY-091). */
function presentFlags(flags: AccountParts["flags"], isAlone: boolean): User["feature_flags_for_user"] {
  const on = flags.filter((flag) => flag.is_on);
  const named = (kind: string) => on.filter((flag) => flag.kind === kind).map(({ name }) => name);
  const given = SELF_SERVICE_FLAGS.filter((name) => isAlone && !on.some((flag) => flag.name === name));
  return { flags: [...named("FLAG"), ...given], switches: named("SWITCH"), samples: named("SAMPLE") };
}

/** The coach and the organisation of a person, with the organisation of the coach. */
function presentOthers(
  { coach, organisations, flags }: AccountParts,
  row: UserRow,
  viewer: Reading["actor"],
) {
  const find = (id: number | null) => organisationOf({ organisations, flags }, id, viewer);
  if (coach === null) return { coach: null, organisation: find(row.organisation_id) };
  const { organisation_id, ...columns } = coach;
  return {
    coach: { ...columns, organisation: find(organisation_id) },
    organisation: find(row.organisation_id),
  };
}

/** What an account tells of health is closed to staff until they open it with a reason (docs/decisions/0051). */
async function showsHealth({ db, actor, now }: Reading, row: UserRow): Promise<boolean> {
  if (!actor.isStaff || row.id === actor.id || row.coach_id === actor.id) return true;
  return (await findOpenUntil(db, { staffId: actor.id, userId: row.id }, now)) !== null;
}

/** A stored account with everything that is nested in it (api.md 2.1). */
export async function loadUser(call: Reading, row: UserRow): Promise<User> {
  const parts = await readAccountParts(call.db, { userId: row.id, organisationId: row.organisation_id });
  const { coach, organisation } = presentOthers(parts, row, call.actor);
  const isOpen = await showsHealth(call, row);
  const isAlone = worksAlone(row, coach, organisation);
  return {
    ...presentColumns(row),
    is_health_question_open:
      row.id === call.actor.id && !parts.hasHealthAnswers && !row.declined_health_answers,
    declined_time_zones: row.id === call.actor.id ? row.declined_time_zones : [],
    // It can come from an answer about health, which nobody else is told (docs/decisions/0098).
    hides_numbers: row.id === call.actor.id && row.hides_numbers,
    is_diy: isAlone,
    coach,
    organisation,
    intake: isOpen ? await loadIntake(call.db, row.id, call.actor.id, call.today) : null,
    customer: presentCustomers(parts.customers),
    feature_flags_for_user: presentFlags(parts.flags, isAlone),
    consents: presentConsents(parts.consents, row.coach_id),
    ingredients_to_avoid: isOpen ? [...parts.avoided] : [],
  };
}

/** The account of someone who is only just let in, as they see it themselves. */
export async function loadUserOf(call: Pick<Call, "db" | "today" | "now">, userId: number): Promise<User> {
  const row = await findUser(call.db, userId);
  if (row === null) throw new Problem("not_found");
  return loadUser(
    { db: call.db, today: call.today, now: call.now, actor: { id: userId, isStaff: false } },
    row,
  );
}
