import type { changeMe, User } from "@plateful/contract";
import { insertAudit } from "../../platform/calls/audit-store.ts";
import type { Call } from "../../platform/calls/call.ts";
import { lockVersion, type Versioned } from "../../platform/http/versions.ts";
import { loadUser } from "./load-user.ts";
import { getMe, getUser, getVisibleUser, inStaffReach } from "./read-users.ts";
import { findUser, type UserColumns, type UserRow, updateUser } from "./user-store.ts";

type Changes = Call<typeof changeMe>["body"];

const given = (columns: Record<string, unknown>): UserColumns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

/** What only staff decide; nobody switches the own account on or off (api.md 2.1). */
function staffColumns(changes: Changes, isSelf: boolean): UserColumns {
  const isSwitchedOff = changes.account_enabled === false && !isSelf;
  return given({
    account_enabled: isSelf ? undefined : changes.account_enabled,
    payment_status_override: isSwitchedOff ? null : changes.payment_status_override,
    feature_flag_disable_product_logging: changes.feature_flag_disable_product_logging,
    feature_flag_generate_meals_button_in_planner: changes.feature_flag_generate_meals_button_in_planner,
  });
}

/** An account, or one that is about to be made, which nobody's id is. */
interface Target {
  readonly id: number | null;
  readonly is_coach: boolean;
  readonly declined_time_zones?: readonly string[];
}

/** Zones that are remembered as declined; the oldest is forgotten, which costs one more question. */
const MAX_DECLINED = 20;

/** A zone that was chosen is a new home: what was declined before is asked about again (docs/decisions/0093). */
function zoneColumns({ now }: Call, row: Target, changes: Changes): UserColumns {
  const { time_zone: chosen, declined_time_zone: declined } = changes;
  if (chosen !== undefined) return { time_zone: chosen, time_zone_known_since: now, declined_time_zones: [] };
  if (declined === undefined) return {};
  const others = (row.declined_time_zones ?? []).filter((zone) => zone !== declined);
  return { declined_time_zones: [...others, declined].slice(-MAX_DECLINED) };
}

/** The columns that the caller may write with these details; the rest is left as it is. */
export function columnsFor(call: Call, row: Target, changes: Changes): UserColumns {
  return {
    ...given({
      first_name: changes.first_name,
      last_name: changes.last_name,
      locale: changes.locale,
      uses_imperial_measurements: row.is_coach ? changes.uses_imperial_measurements : undefined,
      hides_numbers: row.id === call.actor.id ? changes.hides_numbers : undefined,
    }),
    ...zoneColumns(call, row, changes),
    ...(call.actor.isStaff ? staffColumns(changes, row.id === call.actor.id) : {}),
  };
}

async function change(call: Call, row: UserRow, changes: Changes): Promise<User> {
  await updateUser(call.db, row.id, columnsFor(call, row, changes));
  const entry = { actor_id: call.actor.id, user_id: row.id, happened_at: call.now };
  if (row.id !== call.actor.id) await insertAudit(call.db, { ...entry, action: "change-user" });
  return loadUser(call, (await findUser(call.db, row.id)) ?? row);
}

export const versionedSelf: Versioned<Call> = {
  lock: ({ db, actor }) => lockVersion(db, "users", actor.id),
  read: getMe,
};

export const versionedUser: Versioned<Call & { readonly params: { readonly id: number } }> = {
  lock: (call) => inStaffReach(call, () => lockVersion(call.db, "users", call.params.id)),
  read: getUser,
};

/** Changes the details of the caller's account; fields that are not theirs to change are ignored. */
export const changeOwnUser = async (call: Call, changes: Changes): Promise<User> =>
  change(call, await getVisibleUser(call, call.actor.id), changes);

/** @throws Problem not_found for an account that the caller may not see. */
export function changeUser(call: Call & { params: { id: number } }, changes: Changes): Promise<User> {
  return inStaffReach(call, async () => change(call, await getVisibleUser(call, call.params.id), changes));
}
