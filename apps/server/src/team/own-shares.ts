import { COLLEAGUE_TEXT_VERSION, NEEDED_PART, SHARED_PARTS, type SharedPart } from "@plateful/access";
import type {
  acknowledgeOwnShare as acknowledgeEndpoint,
  answerOwnShare as answerEndpoint,
  endOwnShare as endEndpoint,
  listOwnShares as listEndpoint,
  OwnShare,
} from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { listSharedParts } from "../privacy/index.ts";
import { acknowledgeShare, agreeToShare, endShare, listShares, type ShareRow } from "./client-share-store.ts";
import { tellCoaches } from "./end-shares.ts";
import { presentOwnShare } from "./present-share.ts";

type Own = Pick<Call, "db" | "actor" | "now">;

/** What the caller shares with the coach of a share. */
const sharedWith = async ({ db, actor }: Own, { coach_id: coachId }: ShareRow): Promise<SharedPart[]> =>
  (await listSharedParts(db, coachId, [actor.id])).get(actor.id) ?? [];

/** The caller's own share. Every row is visible. @throws Problem not_found. */
async function findOwn({ db, actor, now }: Own, id: number): Promise<ShareRow> {
  const [row] = await listShares(db, { id, clientId: actor.id }, now);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

/** With whom the caller's coach shares them, and for whom the coach asks (ledger TEAM-020). */
export function listOwnShares(call: Call<typeof listEndpoint>): Promise<OwnShare[]> {
  const { db, actor, now } = call;
  return withReach(db, "all", async () => {
    const rows = await listShares(db, { clientId: actor.id }, now);
    const own: OwnShare[] = [];
    for (const row of rows) own.push(presentOwnShare(row, await sharedWith(call, row), now));
    return own;
  });
}

/**
 * Agrees to being shared with a colleague, who sees no more than the caller's own coach (ledger TEAM-019). Answering again changes
 * what is shown.
 * @throws Problem not_found; InvalidFields not_shared for someone who shares nothing with their own coach.
 */
export function answerOwnShare(call: Call<typeof answerEndpoint>): Promise<OwnShare> {
  const { db, body, params, language, now } = call;
  if (body.text_version !== COLLEAGUE_TEXT_VERSION)
    throw invalidField("text_version", { code: "choice", value: String(body.text_version) });
  return withReach(db, "all", async () => {
    const row = await findOwn(call, params.id);
    const shared = await sharedWith(call, row);
    if (!shared.includes(NEEDED_PART)) throw invalidField("parts", "not_shared");
    const wanted = (part: SharedPart) => part === NEEDED_PART || body.parts.includes(part);
    const parts = SHARED_PARTS.filter((part) => wanted(part) && shared.includes(part));
    await agreeToShare(db, row.id, { parts, version: body.text_version, language, now });
    return presentOwnShare(await findOwn(call, row.id), shared, now);
  });
}

/** Notes that the caller read on their home who stands in, so that it is said once (ledger TEAM-027). @throws Problem not_found. */
export async function acknowledgeOwnShare(call: Call<typeof acknowledgeEndpoint>): Promise<undefined> {
  const { db, params, now } = call;
  await withReach(db, "all", async () => {
    const row = await findOwn(call, params.id);
    await acknowledgeShare(db, row.id, now);
  });
}

/** Declines or ends a share; the colleague's next call sees nothing, and who ends one has their coaches told. @throws Problem not_found. */
export async function endOwnShare(call: Call<typeof endEndpoint>): Promise<undefined> {
  const { db, params, now } = call;
  await withReach(db, "all", async () => {
    const row = await findOwn(call, params.id);
    await endShare(db, row.id, now);
    await tellCoaches(call, row.id);
  });
}
