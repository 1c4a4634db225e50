import { randomBytes } from "node:crypto";
import { leaveTokenOf } from "../src/clients/leave-waitlist.ts";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { Policy, Word } from "./access-policy.ts";
import { ABSENT, type Build, plain, used } from "./access-request.ts";
import type { World } from "./access-world.ts";
import type { Person } from "./test-app.ts";
import { anEmail } from "./test-browser.ts";

const OWN_COACH: Word = {
  ...{ nobody: 401, self: 403, other: 403, coach: "ok" },
  ...{ otherCoach: "hidden", disabled: 403, staff: 403 },
};

export const JOINING_POLICY: Readonly<Record<string, Policy>> = {
  "preview-invitation": [{ ...OWN_COACH, otherCoach: "ok" }],
  "undo-client": [OWN_COACH, 404],
  "list-invitations": [{ ...OWN_COACH, otherCoach: "ok" }],
  "list-waitlist": [{ ...OWN_COACH, otherCoach: "ok", colleague: "ok" }],
  "remove-from-waitlist": [{ ...OWN_COACH, colleague: "ok" }, 404],
};

/** Calls that are about nobody who has an account, so that nothing is noted. */
export const UNNOTED_JOINING_CALLS: readonly string[] = [
  "preview-invitation",
  "join-waitlist",
  "leave-waitlist",
  "list-waitlist",
  "remove-from-waitlist",
];

/** Writes an invitation of someone, without a mail. */
const anInvited = (world: World, { id, email }: Person): Promise<unknown> =>
  inSystemScope(world.app.app.services.db, (trx) => {
    const now = world.app.clock.now();
    return trx
      .insertInto("sign_in_requests")
      .values({
        ...{ user_id: id, email, purpose: "CLIENT_INVITATION", created_at: now },
        ...{ link_hash: randomBytes(32), link_expires_at: new Date(now.getTime() + 86_400_000) },
      })
      .execute();
  });

/** A client of `coach` whose invitation was written just now, and waits. */
async function justAdded(world: World): Promise<number> {
  const client = await world.app.aClientOf(world.people.coach, { email_confirmed_at: null });
  await anInvited(world, client);
  await inSystemScope(world.app.app.services.db, async (trx) => {
    const now = world.app.clock.now();
    const mail = { recipient: client.email, subject: "Come in", body_text: "Here", urgency: 2 };
    await trx
      .insertInto("outbox")
      .values({ ...mail, created_at: now, available_at: new Date("2999-01-01") })
      .execute();
  });
  return client.id;
}

/** A client whom `coach` added, and who has never signed in. */
async function addedBy(world: World): Promise<number> {
  const body = { email: anEmail(), first_name: "Lotte", last_name: "Vos" };
  return (await world.app.post("clients/", body, { as: world.people.coach })).body.id;
}

/** Someone who waits for the practice of `coach`. */
const aWaiting = (world: World): Promise<number> =>
  inSystemScope(world.app.app.services.db, async (trx) => {
    const person = { email: anEmail(), language: "en", created_at: world.app.clock.now() };
    const { id } = await trx
      .insertInto("waitlist_entries")
      .values({ ...person, organisation_id: world.things.organisation })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });

const subdomainOf = ({ app, things }: World): Promise<string> =>
  inSystemScope(app.app.services.db, async (trx) => {
    const { subdomain } = await trx
      .selectFrom("organisations")
      .select("subdomain")
      .where("id", "=", things.organisation)
      .executeTakeFirstOrThrow();
    return subdomain ?? "";
  });

/** The calls with which clients come in. */
export const JOINING_REQUESTS: Readonly<Record<string, Build>> = {
  "list-invitations": async (world) => {
    await anInvited(world, world.people.self);
    // Others have clients who wait, whom earlier calls added.
    return { query: { show: "JOINED" } };
  },
  "join-waitlist": async (world, aim) => {
    const subdomain = aim.isThere ? await subdomainOf(world) : "nowhere-at-all";
    return { params: { subdomain }, body: { email: anEmail(), first_name: "Noor" } };
  },
  "leave-waitlist": async (world, aim) => {
    const { secretKey } = world.app.app.services.settings;
    return { body: { token: aim.isThere ? leaveTokenOf(secretKey, await aWaiting(world)) : "1.nobody" } };
  },
  "list-waitlist": async (world) => {
    await aWaiting(world);
    return {};
  },
  "remove-from-waitlist": async (world, aim) => ({
    params: { id: aim.isThere ? await aWaiting(world) : ABSENT },
    owner: null,
  }),
  "correct-client-address": async (world, aim) => {
    const id = await used(aim, world.people.self.id, () => addedBy(world));
    return { params: { id }, body: { email: anEmail() }, owner: aim.isThere ? id : null };
  },
  "preview-invitation": plain({ body: { first_name: "Lotte", language: "nl" } }),
  "undo-client": async (world, aim) => {
    // Whose account it was is said by the record of erasures alone.
    return { params: { id: await used(aim, world.people.self.id, () => justAdded(world)) }, owner: null };
  },
};
