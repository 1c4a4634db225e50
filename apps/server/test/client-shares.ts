import { inSystemScope } from "../src/platform/database/scope.ts";
import type { Person, TestApp } from "./test-app.ts";

let practices = 0;
/** A practice of an owner and two coaches. */
export async function aPracticeOfThree(app: TestApp) {
  practices += 1;
  const iris = await app.aCoach({ first_name: "Iris" });
  const practice = { name: "Bakker Voeding", subdomain: `share-${practices}` };
  const { body } = await app.post("users/self-service/organisation/", practice, { as: iris });
  const id = body.id as number;
  const noor = await app.aCoach({ organisation_id: id, first_name: "Noor" });
  const daan = await app.aCoach({ organisation_id: id, first_name: "Daan" });
  return { id, iris, noor, daan };
}

/** Asks to share a client with a colleague, from today and until someone ends it unless a period is given. */
export const share = (app: TestApp, as: Person, client: Person, colleague: Person, period: object = {}) =>
  app.post("team/shares/", { client: client.id, colleague: colleague.id, ...period }, { as });

/** The latest share of a client is agreed to. */
export async function agree(app: TestApp, client: Person, parts: readonly string[]): Promise<void> {
  const [latest] = (await app.get("users/me/shares/", { as: client })).body;
  const body = { parts, text_version: 1 };
  const { status } = await app.post(`users/me/shares/${latest?.id}/answer/`, body, { as: client });
  if (status !== 200) throw new Error(`Not agreed: ${status}`);
}

/** A share that the client has agreed to, with everything in it. Returns its number. */
export async function aShare(
  app: TestApp,
  { coach, client, colleague }: Readonly<Record<"coach" | "client" | "colleague", Person>>,
  period: object = {},
): Promise<number> {
  const { status, body } = await share(app, coach, client, colleague, period);
  if (status !== 201) throw new Error(`Not shared: ${status} ${JSON.stringify(body)}`);
  await agree(app, client, ["PLAN", "DIARY", "MEASUREMENTS", "CYCLE"]);
  return body.id;
}

export const sharesOf = async (app: TestApp, as: Person) => (await app.get("team/shares/", { as })).body;

export const switchAccount = (app: TestApp, person: Person, isOn: boolean): Promise<unknown> =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.updateTable("users").set({ account_enabled: isOn }).where("id", "=", person.id).execute(),
  );

/** Who did what with shares of a client, in order. */
export const notedOf = (app: TestApp, client: Person): Promise<[number | null, string][]> =>
  inSystemScope(app.app.services.db, async (trx) => {
    const rows = await trx
      .selectFrom("audit_log")
      .select(["actor_id", "action"])
      .where("user_id", "=", client.id)
      .where("action", "like", "%share%")
      .where("action", "<>", "share-with-coach")
      .orderBy("id")
      .execute();
    return rows.map(({ actor_id: actor, action }) => [actor, action]);
  });
