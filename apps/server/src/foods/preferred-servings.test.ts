import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let organisation: number;
let coach: Person;
let client: Person;
const PATH = "preferredSuggestedServings/";

interface Food {
  id: number;
  name: string;
  suggested_servings: { id: number }[];
}
let foods: Food[];

beforeAll(async () => {
  app = await openTestApp();
  organisation = await app.anOrganisation();
  coach = await app.aCoach({ organisation_id: organisation });
  client = await app.aClientOf(coach);
  const all: Food[] = (await app.get("food/?page_size=100", { as: client })).body.results;
  foods = all.filter(({ suggested_servings }) => suggested_servings.length > 1);
});
afterAll(() => app.close());

const servingOf = (food: number, at = 0) => foods[food]?.suggested_servings[at]?.id ?? 0;
const prefer = (suggested_serving: number, as = coach, organisation_id = organisation) =>
  app.post(PATH, { organisation_id, suggested_serving }, { as });

it("FOOD-031 FOOD-033 are written by a coach and read by the people of the organisation", async () => {
  const made = await prefer(servingOf(0, 1));
  expect(made).toMatchObject({
    status: 201,
    body: { organisation_id: organisation, food: foods[0]?.id, suggested_serving: servingOf(0, 1) },
  });
  const list = `${PATH}?organisation_id=${organisation}`;
  expect((await app.get(list, { as: client })).body.results).toEqual([made.body]);
  expect((await app.get(PATH, { as: client })).body.results).toEqual([made.body]);
  expect((await app.get(list, { as: await app.aUser() })).body.count).toBe(0);
  expect((await prefer(servingOf(1), client)).status).toBe(403);
  const elsewhere = await app.aCoach({ organisation_id: await app.anOrganisation() });
  expect((await prefer(servingOf(1), elsewhere)).status).toBe(403);
  const path = `${PATH}${made.body.id}/`;
  expect((await app.call("PATCH", path, {}, { as: elsewhere })).status).toBe(404);
  const changed = await app.call("PATCH", path, { suggested_serving: servingOf(0) }, { as: coach });
  expect(changed.body).toEqual({ ...made.body, suggested_serving: servingOf(0) });
});

it("FOOD-031 there is one for each food", async () => {
  expect((await prefer(servingOf(2))).status).toBe(201);
  const twice = await prefer(servingOf(2, 1));
  expect(twice.body).toEqual({
    non_field_errors: ["The fields organisation_id, food must make a unique set."],
  });
  const other = await prefer(servingOf(3));
  const moved = await app.call(
    "PATCH",
    `${PATH}${other.body.id}/`,
    { suggested_serving: servingOf(2) },
    { as: coach },
  );
  expect(moved.status).toBe(400);
  expect((await prefer(2_000_000_000)).body.suggested_serving).toHaveLength(1);
});

it("FOOD-031 are found by food and by the name of the food", async () => {
  const { body: made } = await prefer(servingOf(4));
  const find = async (query: string) =>
    (await app.get(`${PATH}?${query}`, { as: client })).body.results.map(({ id }: { id: number }) => id);
  expect(await find(`food=${foods[4]?.id}`)).toEqual([made.id]);
  expect(await find(`query=${encodeURIComponent(foods[4]?.name ?? "")}`)).toContain(made.id);
  expect(await find("query=nosuchfood")).toEqual([]);
});
