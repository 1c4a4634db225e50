import { withReach } from "../database/scope.ts";
import type { Call } from "./call.ts";
import { requireRight } from "./team-rights.ts";

/** What a list of clients is asked for: the caller's own, a colleague's, or all of the practice. */
interface Wanted {
  readonly coach?: number | undefined;
  readonly everybody: boolean;
}

/** Whose clients a list shows. */
export interface WhoseClients {
  /** The coach whose own clients are in it; null for nobody's. */
  readonly coachId: number | null;
  /** Clients of colleagues, and those of the practice without a coach. */
  readonly others: readonly number[];
}

type Caller = Pick<Call, "db" | "actor">;

/** Whether a list shows nobody but the caller's own clients. */
export const wantsOwn = ({ coach, everybody }: Wanted, { actor }: Pick<Call, "actor">): boolean =>
  !everybody && (coach === undefined || coach === actor.id);

/** The clients of others in the practice, whom the policies show to those who may see all of them. */
async function othersOf({ db, actor }: Caller, { coach, everybody }: Wanted): Promise<number[]> {
  const all = db
    .selectFrom("users")
    .select("id")
    .where("id", "<>", actor.id)
    .where((eb) => eb.or([eb("coach_id", "is", null), eb("coach_id", "<>", actor.id)]));
  const rows = await (everybody || coach === undefined ? all : all.where("coach_id", "=", coach)).execute();
  return rows.map(({ id }) => id);
}

/**
 * Whose clients a list shows (ledger COACH-161).
 * @throws Problem permission_denied for clients of others without the right to see them (ledger TEAM-010).
 */
export async function whoseClients(call: Caller, wanted: Wanted): Promise<WhoseClients> {
  if (wantsOwn(wanted, call)) return { coachId: call.actor.id, others: [] };
  await requireRight(call, "SEE_ALL_CLIENTS");
  return { coachId: wanted.everybody ? call.actor.id : null, others: await othersOf(call, wanted) };
}

/** Work on a list that may show clients of others, whose accounts nobody reads with the usual reach. */
export const beyondOwn = <T>(call: Caller, whose: WhoseClients, work: () => Promise<T>): Promise<T> =>
  whose.others.length === 0 ? work() : withReach(call.db, "all", work);
