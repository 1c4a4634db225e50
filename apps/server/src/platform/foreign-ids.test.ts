import {
  type Endpoint,
  endpoints,
  INGREDIENT_OWNERS,
  MEAL_CONTENT_TYPES,
  type Schema,
} from "@plateful/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ACCESS_POLICY } from "../../test/access-policy.ts";
import { type Aim, addressOf, anAddress, payloadOf, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type Things, type World } from "../../test/access-world.ts";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "./database/scope.ts";

let app: TestApp;
/** Whoever calls, and someone else who has the same of everything. */
let mine: World;
let theirs: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  mine = await buildWorld(app);
  theirs = await buildWorld(app);
  const { body } = await app.get("simpleRecipe/?page_size=1", { as: theirs.people.self });
  const meal = { simple_recipe: body.results[0].id };
  simpleMeal = (await app.post("simpleRecipeMeal/", meal, { as: theirs.people.self })).body.id;
  // Their list is filled by a job, which would look like a change.
  const list = `groceryList/${theirs.things.groceryList}/`;
  const statusOf = async () => (await app.get(list, { as: theirs.people.self })).body.status;
  await vi.waitFor(async () => expect(await statusOf()).toBe("READY"), { timeout: 30_000, interval: 200 });
});
afterAll(() => app.close());

const AIM: Aim = { caller: "self", isThere: true, isCarriedOut: true };
const isOpenTo = ({ name }: Endpoint) => ACCESS_POLICY[name]?.[0].self === "ok";
const requestOf = async ({ name }: Endpoint, world: World): Promise<Request> =>
  (REQUESTS[name] ?? (() => ({})))(world, AIM);

function send(endpoint: Endpoint, request: Request) {
  const { payload, headers } = payloadOf(request);
  const options = { as: request.as ?? mine.people.self, headers, ip: anAddress() };
  return app.call(endpoint.method, addressOf(endpoint.path, request), payload, options);
}

/** Every row of the other person, as one fingerprint. */
async function digestOf(world: World): Promise<string> {
  const id = world.people.self.id;
  return inSystemScope(app.app.services.db, async (trx) => {
    const { rows: tables } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' and table_name not in ('sessions', 'audit_log')
      order by 1`.execute(trx);
    const parts = tables.map(
      ({
        name,
      }) => sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, '' order by t::text), ''))
        from ${sql.table(name)} t where user_id = ${id}`,
    );
    const { rows } = await sql`${sql.join(parts, sql` union all `)}
      union all select 'users', md5(t::text) from users t where id = ${id}
      union all select 'recipe_templates', md5(coalesce(string_agg(t::text, '' order by t::text), ''))
        from recipe_templates t where author_id = ${id}`.execute(trx);
    return JSON.stringify(rows);
  });
}

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

/** Which thing each field that holds an id means, whatever the calls of the requests fill in. */
const THING_OF_FIELD: Readonly<Record<string, keyof Omit<Things, "recipes"> | "person">> = {
  user: "person",
  user_id: "person",
  intake: "profile",
  client_intake: "profile",
  nutrition_day_plan: "plan",
  nutrition_day_plan_id: "plan",
  meal_slot: "slot",
  meal_slot_id: "slot",
  meal_slot_specification: "slot",
  meal_slot_specification_id: "slot",
  calendar_day: "day",
  calendar_day_id: "day",
  from_calendar_day_id: "day",
  to_calendar_day: "day",
  calendar_item: "item",
  calendar_item_id: "item",
  recipe_meal: "recipeMeal",
  recipe_meal_id: "recipeMeal",
  grocery_list: "groceryList",
  exercise_instance: "exercise",
};
/** What an id can belong to, by `content_type` and `source`. */
const OF_KIND = {
  recipetemplate: "ownRecipe",
  recipemeal: "recipeMeal",
  singlefoodmeal: "singleFood",
  quickaddmeal: "quickAdd",
  simplerecipemeal: "simpleMeal",
} as const;
/** A meal of a simple recipe of the other person. */
let simpleMeal = 0;

function foreignId(thing: (typeof THING_OF_FIELD)[string] | "simpleMeal"): number {
  if (thing === "simpleMeal") return simpleMeal;
  return thing === "person" ? theirs.people.self.id : theirs.things[thing];
}

interface Attempt {
  readonly what: string;
  /** The foreign values by field. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly change: (request: Request) => Request;
}
const inBody =
  (fields: object): Attempt["change"] =>
  (request) => ({ ...request, body: { ...request.body, ...fields } });
const inQuery =
  (fields: Readonly<Record<string, number | string>>): Attempt["change"] =>
  (request) => ({
    ...request,
    query: { ...request.query, ...fields },
  });

const attempt = (
  what: string,
  fields: Record<string, number | string>,
  place: typeof inBody | typeof inQuery,
): Attempt => ({
  what,
  fields,
  change: place(fields),
});

/** What a call does not take is left as it was: the answer still names what is one's own. */
const isIgnored = ({ status, body }: TestAnswer, fields: Attempt["fields"]) =>
  status < 300 && ["object_id"].some((name) => typeof body[name] === "number" && body[name] !== fields[name]);

/** A name by which ids go. */
const namesAnId = (name: string) => /(^|_)(id|ids)$/.test(name) || name in THING_OF_FIELD;
/** A place in a request that holds an id or a list of them. */
const isId = (name: string, value: unknown) =>
  namesAnId(name) && (typeof value === "number" || (Array.isArray(value) && typeof value[0] === "number"));

/** What the other person would send in the same place, wherever that is something else. */
const swapped = (own: Request["body"], other: Request["body"]): Attempt[] =>
  Object.entries(own ?? {}).flatMap(([name, value]) => {
    const foreign = other?.[name];
    if (!isId(name, value) || JSON.stringify(foreign) === JSON.stringify(value)) return [];
    return [attempt(`${name} of the other`, { [name]: foreign as number }, inBody)];
  });

function attemptsOn(endpoint: Endpoint, own: Request, other: Request): Attempt[] {
  const bodyFields = fieldNames(endpoint.body);
  const named = (fields: readonly string[], place: typeof inBody | typeof inQuery) =>
    fields.flatMap((field): Attempt[] => {
      const thing = THING_OF_FIELD[field];
      return thing === undefined ? [] : [attempt(`${field} ${thing}`, { [field]: foreignId(thing) }, place)];
    });
  const kinds = Object.entries(OF_KIND).flatMap(([content_type, thing]): Attempt[] =>
    bodyFields.includes("object_id") && bodyFields.includes("content_type")
      ? [attempt(content_type, { content_type, object_id: foreignId(thing) }, inBody)]
      : [],
  );
  return [
    ...swapped(own.body, other.body),
    ...named(bodyFields, inBody),
    ...named(fieldNames(endpoint.query), inQuery),
    ...kinds,
  ];
}

let attempts = 0;
const kindsTried = new Set<string>();

describe("ids of someone else in bodies and queries", () => {
  for (const endpoint of endpoints.filter(
    (each) => isOpenTo(each) && [...fieldNames(each.body), ...fieldNames(each.query)].some(namesAnId),
  ))
    it(`A3: ERR-024 ${endpoint.name} takes nobody else's ids, and changes nothing of theirs`, async () => {
      const [own, other] = [await requestOf(endpoint, mine), await requestOf(endpoint, theirs)];
      const before = await digestOf(theirs);
      for (const { what, fields, change } of attemptsOn(endpoint, own, other)) {
        attempts += 1;
        kindsTried.add(what);
        // Calls that use something up get a new one each time.
        const answer = await send(endpoint, change(await requestOf(endpoint, mine)));
        const isEmpty = answer.status === 200 && answer.body.count === 0;
        const isRefused = (answer.status >= 400 && answer.status < 500) || isIgnored(answer, fields);
        expect(
          isRefused || isEmpty,
          `${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`,
        ).toBe(true);
      }
      expect(await digestOf(theirs)).toBe(before);
    });

  it("A3: the attempts are many", () => {
    expect(attempts).toBeGreaterThan(80);
    const kinds = [...MEAL_CONTENT_TYPES, ...INGREDIENT_OWNERS];
    expect(Object.keys(OF_KIND)).toEqual(expect.arrayContaining(kinds));
    for (const kind of new Set(kinds))
      expect([kind, simpleMeal > 0, kindsTried.has(kind)]).toEqual([kind, true, true]);
  });
});
