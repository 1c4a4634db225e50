import { inSystemScope } from "../src/platform/database/scope.ts";
import type { Policy, Word } from "./access-policy.ts";
import { ABSENT, type Build, plain } from "./access-request.ts";
import type { World } from "./access-world.ts";
import type { Person } from "./test-app.ts";
import { anEmail } from "./test-browser.ts";

/** `coach` and `otherCoach` own their practices; `colleague` has the usual rights of a coach in that of `coach`. */
const MANAGERS: Word = {
  ...{ nobody: 401, self: 403, other: 403, coach: "ok" },
  ...{ otherCoach: "hidden", disabled: 403, staff: 403, colleague: 403 },
};
const COACHES: Word = { ...MANAGERS, otherCoach: "ok", colleague: "ok" };
const SIGNED_IN: Word = {
  ...{ nobody: 401, self: "ok", other: "ok", coach: "ok" },
  ...{ otherCoach: "ok", disabled: 403, staff: "ok" },
};

/** The client's coach alone: a colleague with whom a client is not shared learns nothing. */
const COACH_OF_CLIENT: Word = { ...MANAGERS, otherCoach: "hidden", colleague: "hidden" };
/** Everybody reads whether they are shared, also who is blocked. */
const OWN_SHARES: Word = { ...SIGNED_IN, disabled: "ok" };
const SHARED_CLIENT: Word = {
  ...{ nobody: 401, self: "ok", other: "hidden", coach: "hidden" },
  ...{ otherCoach: "hidden", disabled: "hidden", staff: "hidden" },
};

export const TEAM_POLICY: Readonly<Record<string, Policy>> = {
  "get-team": [COACHES],
  "invite-colleague": [{ ...MANAGERS, otherCoach: "ok" }],
  "withdraw-team-invitation": [MANAGERS, 404],
  "change-team-member": [MANAGERS, 404],
  "remove-team-member": [MANAGERS, 404],
  "list-own-team-invitations": [SIGNED_IN],
  "answer-team-invitation": [
    {
      ...{ nobody: 401, self: "ok", other: "hidden", coach: "hidden" },
      ...{ otherCoach: "hidden", disabled: 403, staff: "hidden" },
    },
    404,
  ],
  "hand-over-clients": [MANAGERS, 400],
  "list-client-shares": [COACHES],
  "share-client": [COACH_OF_CLIENT, 404],
  "end-client-share": [COACH_OF_CLIENT, 404],
  "list-own-shares": [OWN_SHARES],
  "answer-own-share": [SHARED_CLIENT, 404],
  "acknowledge-own-share": [SHARED_CLIENT, 404],
  "end-own-share": [SHARED_CLIENT, 404],
};

/** Calls that are about the practice and no person, so that nothing is noted. */
export const UNNOTED_TEAM_CALLS: readonly string[] = ["get-team", "withdraw-team-invitation"];

/** What the owner of a practice does for the practice, whoever its clients are. */
export const OWNERS_CALLS: readonly string[] = [
  "invite-colleague",
  "withdraw-team-invitation",
  "change-team-member",
  "remove-team-member",
  "hand-over-clients",
  "change-organisation",
  "open-customer-portal",
  "create-checkout-session",
  "create-setup-intent",
  "create-coach-checkout",
];

/** An open invitation of the practice of `coach`. */
const anInvitation = (world: World, email: string): Promise<number> =>
  inSystemScope(world.app.app.services.db, async (trx) => {
    const now = world.app.clock.now();
    await trx.deleteFrom("team_invitations").where("email", "=", email).execute();
    const { id } = await trx
      .insertInto("team_invitations")
      .values({
        ...{ organisation_id: world.things.organisation, email, first_name: "Noor", last_name: "Visser" },
        ...{ role: "COACH", created_at: now, expires_at: new Date(now.getTime() + 86_400_000) },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });

/** A share of a client of `coach` with a further colleague; a client of their own unless one is given. */
async function aShareIn(world: World, client?: Person): Promise<{ id: number; client: number }> {
  const { coach } = world.people;
  const shared = client ?? (await world.newClient());
  const colleague = await world.app.aCoach({ organisation_id: world.things.organisation });
  return inSystemScope(world.app.app.services.db, async (trx) => {
    const now = world.app.clock.now();
    const period = { starts_on: "2026-03-18", starts_at: now, created_at: now };
    const people = { user_id: shared.id, coach_id: coach.id, colleague_id: colleague.id };
    const { id } = await trx
      .insertInto("client_shares")
      .values({ ...people, ...period })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, client: shared.id };
  });
}

const onOwnShare =
  (body?: Readonly<Record<string, unknown>>): Build =>
  async (world, aim) => {
    const { id } = await aShareIn(world, world.people.self);
    return { params: { id: aim.isThere ? id : ABSENT }, ...(body === undefined ? {} : { body }) };
  };

const onMember =
  (body?: Readonly<Record<string, unknown>>): Build =>
  async (world, aim) => {
    const member = await world.app.aCoach({ organisation_id: world.things.organisation });
    const id = aim.isThere ? member.id : ABSENT;
    return { params: { id }, owner: id, ...(body === undefined ? {} : { body }) };
  };

export const TEAM_REQUESTS: Readonly<Record<string, Build>> = {
  "get-team": plain(),
  "invite-colleague": () => ({
    body: { email: anEmail(), first_name: "Femke", last_name: "Smit", role: "ASSISTANT" },
    owner: null,
  }),
  "withdraw-team-invitation": async (world, aim) => ({
    params: { id: aim.isThere ? await anInvitation(world, anEmail()) : ABSENT },
  }),
  "change-team-member": onMember({ role: "ASSISTANT" }),
  "remove-team-member": onMember(),
  "list-own-team-invitations": plain(),
  "answer-team-invitation": async (world, aim) => ({
    params: { id: aim.isThere ? await anInvitation(world, world.people.self.email) : ABSENT },
    body: { accept: false },
  }),
  "hand-over-clients": async (world, aim) => {
    const { coach } = world.people;
    const colleague = await world.app.aCoach({ organisation_id: world.things.organisation });
    const client = aim.isThere ? (await world.newClient()).id : ABSENT;
    const split = [{ to: colleague.id, clients: 1 }];
    return { body: { from: coach.id, clients: [client], split }, owner: client };
  },
  "list-client-shares": async (world) => {
    await aShareIn(world, world.people.self);
    return {};
  },
  "share-client": async (world, aim) => {
    const colleague = await world.app.aCoach({ organisation_id: world.things.organisation });
    const client = aim.isThere ? world.people.self.id : ABSENT;
    return { body: { client, colleague: colleague.id }, owner: client };
  },
  "end-client-share": async (world, aim) => {
    const { id, client } = await aShareIn(world, world.people.self);
    return { params: { id: aim.isThere ? id : ABSENT }, owner: client };
  },
  "list-own-shares": plain(),
  "answer-own-share": onOwnShare({ parts: ["PLAN"], text_version: 1 }),
  "acknowledge-own-share": onOwnShare(),
  "end-own-share": onOwnShare(),
};
