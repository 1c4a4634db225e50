import { randomBytes } from "node:crypto";
import type {
  createGroceryShareLink as createLinkEndpoint,
  deleteGroceryShareLink as deleteLinkEndpoint,
  deleteGroceryShopper as deleteShopperEndpoint,
  GroceryShare,
  GroceryShareLink,
  getGroceryShare as getEndpoint,
  JoinedGroceries,
  joinGroceryShare as joinEndpoint,
} from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { type Asked, type Call, WithStatus } from "../platform/calls/call.ts";
import { type EventLimit, ofPerson } from "../platform/calls/limited-events.ts";
import { hashToken } from "../platform/calls/who-is.ts";
import { withReach } from "../platform/database/scope.ts";
import {
  findShareLinkEnd,
  insertShopper,
  listJoinedBy,
  listShoppersOf,
  lockShareLink,
  prolongShareLink,
  removeShareLink,
  removeShopper,
  type ShopperRow,
  saveShareLink,
} from "./grocery-share-store.ts";

/** How many people may shop from the lists of one person (GROC-031). */
const MAX_SHOPPERS = 5;
/** How long a link works while nobody joins by it. */
const LINK_MS = 7 * 86_400_000;

export const joinLimits = ({ subjectId }: Pick<Asked, "subjectId">): readonly EventLimit[] => [
  { kind: "join-groceries", subject: ofPerson(subjectId), max: 20, seconds: 3600 },
];

export const shownName = (name: string): string | null => (name === "" ? null : name);

export const presentJoined = ({ id, user_id, owner_name }: ShopperRow): JoinedGroceries => ({
  id,
  user: user_id,
  name: shownName(owner_name),
});

export async function getGroceryShare({ db, actor, now }: Call<typeof getEndpoint>): Promise<GroceryShare> {
  const end = await findShareLinkEnd(db, actor.id, now);
  const shoppers = await listShoppersOf(db, actor.id);
  return {
    link_expires_at: end?.toISOString() ?? null,
    shoppers: shoppers.map(({ id, shopper_id, shopper_name, joined_at }) => ({
      ...{ id, user: shopper_id, name: shownName(shopper_name), joined_at: joined_at.toISOString() },
    })),
    joined: (await listJoinedBy(db, actor.id)).map(presentJoined),
  };
}

/** The only moment at which the secret of a link is known; what is stored is its hash. */
export async function createGroceryShareLink({
  db,
  actor,
  now,
}: Call<typeof createLinkEndpoint>): Promise<GroceryShareLink> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + LINK_MS);
  await saveShareLink(db, { userId: actor.id, hash: hashToken(token), expiresAt });
  return { token, expires_at: expiresAt.toISOString() };
}

export async function deleteGroceryShareLink({
  db,
  actor,
}: Call<typeof deleteLinkEndpoint>): Promise<undefined> {
  await removeShareLink(db, actor.id);
}

/**
 * Joining twice changes nothing.
 * @throws InvalidFields share_link_over, own_share_link, shoppers_full.
 */
export function joinGroceryShare({
  db,
  actor,
  body,
  now,
}: Call<typeof joinEndpoint>): Promise<WithStatus<JoinedGroceries>> {
  const joined = async (ownerId: number) =>
    (await listJoinedBy(db, actor.id)).find(({ user_id }) => user_id === ownerId);
  return withReach(db, "all", async () => {
    const link = await lockShareLink(db, hashToken(body.token), now);
    if (link === null) throw invalidField("token", "share_link_over");
    const { ownerId, showsDinners: seesDinners } = link;
    if (ownerId === actor.id) throw invalidField("token", "own_share_link");
    const known = await joined(ownerId);
    if (known !== undefined) return new WithStatus(200, presentJoined(known));
    if ((await listShoppersOf(db, ownerId)).length >= MAX_SHOPPERS)
      throw invalidField("token", "shoppers_full");
    await insertShopper(db, { ownerId, shopperId: actor.id, seesDinners, now });
    await prolongShareLink(db, ownerId, new Date(now.getTime() + LINK_MS));
    const row = await joined(ownerId);
    if (row === undefined) throw new Error("The shopper was not stored.");
    return new WithStatus(201, presentJoined(row));
  });
}

/** The person whose lists they are removes someone, or whoever shops along leaves; either ends at once. */
export async function deleteGroceryShopper({
  db,
  params,
}: Call<typeof deleteShopperEndpoint>): Promise<undefined> {
  if (!(await removeShopper(db, params.id))) throw new Problem("not_found");
}
