import type { App } from "../apps/server/src/app.ts";
import { hashToken } from "../apps/server/src/platform/calls/who-is.ts";
import { inSystemScope } from "../apps/server/src/platform/database/scope.ts";
import type { Handler } from "../apps/server/src/platform/http/http-server.ts";
import { readJson } from "../apps/server/src/platform/http/json-body.ts";
import { newToken, tokenOfCookie } from "../apps/server/src/sign-in/stores/secrets.ts";
import { consentToEverything } from "../apps/server/test/consents.ts";
import { type PersonWanted, TEST_PEOPLE } from "./address.ts";

const MONTH_MS = 30 * 86_400_000;

type Db = App["services"]["db"];
type Columns = Readonly<Record<string, unknown>>;

async function insertOrganisation(trx: Db, columns: Columns): Promise<number> {
  const values = { name: "Studio Groen", ...columns };
  const row = await trx
    .insertInto("organisations")
    .values(values as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

async function insertUser(trx: Db, columns: Columns): Promise<{ id: number; email: string }> {
  const now = new Date();
  const values = {
    email: `${newToken().toLowerCase()}@example.com`,
    first_name: "Anna",
    last_name: "Bos",
    email_confirmed_at: now,
    date_joined: now,
    ...columns,
  };
  return trx
    .insertInto("users")
    .values(values as never)
    .returning(["id", "email"])
    .executeTakeFirstOrThrow();
}

async function switchOn(trx: Db, flag: string, userId: number): Promise<void> {
  const row = await trx.selectFrom("feature_flags").selectAll().where("name", "=", flag).executeTakeFirst();
  if (row === undefined) {
    await trx
      .insertInto("feature_flags")
      .values({ name: flag, users: [userId] })
      .execute();
    return;
  }
  const users = [...row.users, userId];
  await trx.updateTable("feature_flags").set({ users }).where("id", "=", row.id).execute();
}

async function insertSubscription(
  trx: Db,
  person: { id: number; email: string },
  status: string,
): Promise<void> {
  const id = newToken();
  const now = new Date();
  const customer = { id: `cus_${id}`, user_id: person.id, email: person.email, created_at: now };
  await trx.insertInto("customers").values(customer).execute();
  const owner = { customer_id: customer.id, user_id: person.id };
  await trx
    .insertInto("subscriptions")
    .values({ id: `sub_${id}`, ...owner, status, items: "[]", created_at: now })
    .execute();
}

async function insertPerson(trx: Db, wanted: PersonWanted): Promise<{ id: number; email: string }> {
  const organisation =
    wanted.organisation === undefined ? null : await insertOrganisation(trx, wanted.organisation);
  const coach =
    wanted.coach === undefined
      ? null
      : await insertUser(trx, { is_coach: true, organisation_id: organisation, ...wanted.coach });
  const user = await insertUser(trx, {
    coach_id: coach?.id ?? null,
    organisation_id: organisation,
    ...wanted.user,
  });
  if (wanted.consents !== false)
    for (const { id } of coach === null ? [user] : [user, coach])
      await consentToEverything(trx, id, new Date());
  for (const flag of wanted.flags ?? []) await switchOn(trx, flag, user.id);
  if (wanted.subscription !== undefined) await insertSubscription(trx, user, wanted.subscription);
  return user;
}

/**
 * Lets a journey begin as anybody: puts a person into the database of the journeys' own server and signs the browser
 * that asks in. The product has nothing like it.
 */
export function serveTestPeople({ server, services }: App): void {
  const insert: Handler = async (request, reply) => {
    const cookie = newToken();
    const token = tokenOfCookie(services.settings.secretKey, cookie);
    const now = new Date();
    const { signedInMinutesAgo = 0 } = request.body as PersonWanted;
    const person = await inSystemScope(services.db, async (trx) => {
      const user = await insertPerson(trx, request.body as PersonWanted);
      await trx
        .insertInto("sessions")
        .values({
          user_id: user.id,
          token_hash: hashToken(token),
          label: "Journey",
          created_at: new Date(now.getTime() - signedInMinutesAgo * 60_000),
          last_used_at: now,
          expires_at: new Date(now.getTime() + MONTH_MS),
        })
        .execute();
      return user;
    });
    reply.setCookie("session", cookie, { path: "/", httpOnly: true, sameSite: "Lax" });
    return reply.json({ ...person, token });
  };
  server.post(TEST_PEOPLE, insert, readJson);
}
