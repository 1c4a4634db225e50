import { type Endpoint, endpoints, type Schema } from "@plateful/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS_POLICY } from "../../test/access-policy.ts";
import { type Aim, addressOf, anAddress, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "./database/scope.ts";

let app: TestApp;
let world: World;
let columns: readonly { table: string; name: string; type: string }[];
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
  columns = await inSystemScope(app.app.services.db, async (trx) => {
    const { rows } = await sql<{ table: string; name: string; type: string }>`
      select table_name as table, column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' order by 1, 2`.execute(trx);
    return rows;
  });
});
afterAll(() => app.close());

const AIM: Aim = { caller: "self", isThere: true, isCarriedOut: true };
const ENDS_THE_SESSION = ["logout", "delete-me", "delete-user"];

interface Definition {
  readonly shape?: Record<string, Schema>;
  readonly innerType?: Schema;
  readonly in?: Schema;
}
const definitionOf = (schema: Schema) => (schema as unknown as { _zod: { def: Definition } })._zod.def;
function fieldNames(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const { shape, innerType, in: input } = definitionOf(schema);
  return shape === undefined ? fieldNames(innerType ?? input) : Object.keys(shape);
}

/** Values that nothing else here has, so that they are found wherever they were stored. */
const MARK = {
  text: "mass-assigned",
  number: 777_777_777,
  date: "2077-07-07",
  moment: "2077-07-07T07:07:07Z",
} as const;

function markFor(type: string): unknown {
  if (type === "boolean") return true;
  if (/int|double|numeric/.test(type)) return MARK.number;
  if (type === "date") return MARK.date;
  if (type.startsWith("timestamp")) return MARK.moment;
  if (type === "ARRAY") return [MARK.text];
  return MARK.text;
}

/** Every column of every table that the call does not offer as a field. */
function extrasFor(endpoint: Endpoint): Record<string, unknown> {
  const offered = new Set(fieldNames(endpoint.body));
  const wanted = columns.filter(
    ({ name }) => !offered.has(name) && !["user", "user_id", "id"].includes(name),
  );
  return Object.fromEntries(wanted.map(({ name, type }) => [name, markFor(type)]));
}

/** What only staff, the product or the provider decide of an account. */
const PROTECTED = sql`id, email, is_coach, is_staff, coach_id, organisation_id, account_enabled, payment_status_override,
  email_confirmed_at, terms_accepted_at, trial_ends_at, date_joined, feature_flag_disable_product_logging,
  feature_flag_generate_meals_button_in_planner`;

const accountOf = (id: number) =>
  inSystemScope(app.app.services.db, async (trx) => {
    const { rows } = await sql`select ${PROTECTED} from users where id = ${id}`.execute(trx);
    return JSON.stringify(rows);
  });

/** The tables in which a mark was stored; logs and keys hold what was sent, by purpose. */
const markedTables = () =>
  inSystemScope(app.app.services.db, async (trx) => {
    const own = new Set(columns.map(({ table }) => table));
    // Foods and recipes of the product are many, and no call of people writes them.
    for (const table of own)
      if (table === "idempotency_keys" || /^foods?(_|$)/.test(table)) own.delete(table);
    own.delete("suggested_servings");
    const like = `%(${MARK.text}|${MARK.number}|${MARK.date})%`;
    const parts = [...own].map(
      (table) =>
        sql`(select ${sql.lit(table)} as name from ${sql.table(table)} t where t::text similar to ${like} limit 1)`,
    );
    const { rows } = await sql<{ name: string }>`${sql.join(parts, sql` union all `)}`.execute(trx);
    return rows.map(({ name }) => name);
  });

/** Prototype keys survive only as text: an object literal would set the prototype instead. */
const withPrototypes = (body: object): string => {
  const text = JSON.stringify(body);
  const hostile = `"__proto__":{"is_staff":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1}`;
  return text === "{}" ? `{${hostile}}` : `${text.slice(0, -1)},${hostile}}`;
};

const requestOf = async ({ name }: Endpoint): Promise<Request> =>
  (REQUESTS[name] ?? (() => ({})))(world, AIM);

describe("fields that a call does not offer", () => {
  const writes = endpoints.filter(
    (endpoint) =>
      endpoint.body !== undefined &&
      !endpoint.isForm &&
      !ENDS_THE_SESSION.includes(endpoint.name) &&
      ACCESS_POLICY[endpoint.name]?.[0].self === "ok",
  );

  it("A4: the calls and the columns are many", () => {
    expect(writes.length).toBeGreaterThan(60);
    expect(columns.length).toBeGreaterThan(300);
  });

  for (const endpoint of writes)
    it(`A4: ${endpoint.name} stores no column that it does not offer`, async () => {
      const request = await requestOf(endpoint);
      const as = request.as ?? world.people.self;
      const before = await accountOf(as.id);
      const body = { ...extrasFor(endpoint), ...request.body };
      const path = addressOf(endpoint.path, request);
      // A key of prototypes is refused before anything reads the body.
      const hostile = await app.call(endpoint.method, path, withPrototypes(body), { as, ip: anAddress() });
      expect([hostile.status, hostile.body.code]).toEqual([400, "parse_error"]);
      const answer = await app.call(endpoint.method, path, body, { as, ip: anAddress() });
      expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBeLessThan(300);
      expect(JSON.stringify(answer.body)).not.toContain(MARK.text);
      expect(await markedTables()).toEqual([]);
      expect(await accountOf(as.id)).toBe(before);
      expect(({} as { polluted?: number }).polluted).toBeUndefined();
    });
});
