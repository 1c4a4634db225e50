import { afterAll, beforeAll, expect, it } from "vitest";
import { aDay, aPlanner, recipeId, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const RANGE = { start_date: "2026-03-18", end_date: "2026-03-24" };
const WEEK_SECONDS = 7 * 86_400;

const aLink = async (as: Person): Promise<string> =>
  (await app.post("groceryShareLink/", {}, { as })).body.token;
const join = (as: Person, token: string) => app.post("groceryShopper/", { token }, { as });

async function aReadyList(as: Person): Promise<{ id: number; items: { id: number; name: string }[] }> {
  const { body } = await app.post("groceryList/", RANGE, { as });
  const read = async () => (await app.get(`groceryList/${body.id}/`, { as })).body;
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe("READY");
  return read();
}

/** Anna with a list of a planned omelette, and Ben, who has joined. */
async function twoShoppers(hasConsented = false) {
  const anna = await aPlanner(app);
  const plan = {
    recipe_template: await recipeId(app, anna, "omelette"),
    ...{ portions_to_plan: 1, portions_multiplier: 1, calendar_day_id: await aDay(app, anna) },
    meal_slot_specification_id: (await slotsOf(app, anna)).LUNCH,
  };
  await app.post("planGeneratedRecipeMeal/", plan, { as: anna });
  const list = await aReadyList(anna);
  const ben = await app.aUser({ first_name: "Ben" }, hasConsented);
  const { body: joined } = await join(ben, await aLink(anna));
  const read = () => app.get(`sharedGroceryList/${joined.id}/`, { as: ben });
  const [planned] = list.items;
  if (planned === undefined) throw new Error("There is nothing to buy.");
  return { anna, ben, list, joined, read, planned };
}

it("GROC-031 lets in whoever has the link, once, and shows it to nobody again", async () => {
  const anna = await app.aUser();
  const ben = await app.aUser({ first_name: "Ben" });
  const token = await aLink(anna);
  const first = await join(ben, token);
  expect(first).toMatchObject({ status: 201, body: { user: anna.id, name: "Anna" } });
  expect(await join(ben, token)).toMatchObject({ status: 200, body: first.body });
  const share = (await app.get("groceryShare/", { as: anna })).body;
  expect(share.shoppers).toMatchObject([{ user: ben.id, name: "Ben" }]);
  expect(JSON.stringify(share)).not.toContain(token);
  expect((await app.get("groceryShare/", { as: ben })).body).toMatchObject({
    ...{ link_expires_at: null, shoppers: [], joined: [{ id: first.body.id, name: "Anna" }] },
  });
  const stored = await inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("grocery_share_links").selectAll().where("user_id", "=", anna.id).execute(),
  );
  expect(JSON.stringify(stored)).not.toContain(token);
});

it("GROC-031 refuses a link that was withdrawn, replaced, unused for seven days or one's own, and a sixth shopper", async () => {
  const anna = await app.aUser();
  const refusal = async (token: string, as?: Person) =>
    (await join(as ?? (await app.aUser()), token)).body.token ?? [];
  const over = ["This link no longer works. Ask for a new one."];
  const [replaced, withdrawn] = [await aLink(anna), await aLink(anna)];
  expect(await refusal(replaced)).toEqual(over);
  expect(await refusal(withdrawn, anna)).toEqual([
    "This link is for the people you shop with. You have the list already.",
  ]);
  expect((await app.delete("groceryShareLink/", { as: anna })).status).toBe(204);
  expect(await refusal(withdrawn)).toEqual(over);
  const token = await aLink(anna);
  for (let count = 0; count < 5; count += 1) expect((await join(await app.aUser(), token)).status).toBe(201);
  expect(await refusal(token)).toEqual(["Five people shop from this list already."]);
  app.clock.forward(WEEK_SECONDS);
  const late = await app.aUser();
  expect(await refusal(token, late)).toEqual(over);
  app.clock.reset();
});

it("GROC-031 counts people who join at once one after another", async () => {
  const anna = await app.aUser();
  const token = await aLink(anna);
  const people = await Promise.all(Array.from({ length: 7 }, () => app.aUser()));
  const answers = await Promise.all(people.map((person) => join(person, token)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
});

/** Of an item, what those who shop along are told: nothing of dishes, of what is left, or of what is at home until when. */
const asToldToOthers = (item: object) => ({
  ...item,
  ...{ left_over: null, is_likely_at_home: false, at_home_until: null, dishes: [] },
});

it("GROC-032 shows the latest list and nothing else that tells of the plan", async () => {
  const { anna, ben, list, read } = await twoShoppers();
  const { body } = await read();
  expect(Object.keys(body.list).sort()).toEqual(
    ["created", "dinners", "end_date", "id", "items", "start_date", "status", "user"].sort(),
  );
  expect(body).toMatchObject({ owner: { name: "Anna" }, shoppers: [{ user: ben.id, name: "Ben" }] });
  expect(body.list.items).toEqual(list.items.map(asToldToOthers));
  expect(list.items).not.toEqual(body.list.items);
  // A lunch is nobody's business.
  expect(body.list.dinners).toEqual([]);
  for (const path of [
    `groceryList/${list.id}/`,
    `groceryList/?user=${anna.id}`,
    `calendarDay/?user=${anna.id}`,
  ])
    expect(JSON.stringify((await app.get(path, { as: ben })).body)).not.toContain(`"id":${list.id}`);
  expect((await app.get(`groceryList/${list.id}/`, { as: ben })).status).toBe(404);

  const next = await aReadyList(anna);
  expect((await read()).body.list.id).toBe(next.id);
  const old = { name: "Milk", list: list.id };
  expect((await app.post("sharedGroceryItem/", old, { as: ben })).status).toBe(400);
  const [former] = list.items;
  const tick = { checked: true };
  expect((await app.patch(`sharedGroceryItem/${former?.id}/`, tick, { as: ben })).status).toBe(404);
});

it("GROC-032 ticks, puts aside, adds and removes, and says who ticked", async () => {
  const { anna, ben, list, planned, read } = await twoShoppers();
  const path = `sharedGroceryItem/${planned.id}/`;
  const ticked = await app.patch(path, { checked: true, at_home: true }, { as: ben });
  expect(ticked.body).toMatchObject({ checked: true, at_home: true, ticked_by: ben.id });
  const [seenByAnna] = (await app.get(`groceryList/${list.id}/`, { as: anna })).body.items;
  expect(asToldToOthers(seenByAnna)).toEqual(ticked.body);
  // What is at home stays the owner's to remember.
  expect((await aReadyList(anna)).items.some((item) => "at_home" in item && item.at_home === true)).toBe(
    false,
  );
  const id = (await read()).body.list.id;
  const added = await app.post("sharedGroceryItem/", { name: "Milk", list: id }, { as: ben });
  expect(added).toMatchObject({ status: 201, body: { is_own: true, category: "DAIRY" } });
  const own = `sharedGroceryItem/${added.body.id}/`;
  expect((await app.patch(own, { name: "Oat milk" }, { as: ben })).body.name).toBe("Oat milk");
  expect((await app.get("groceryList/", { as: ben })).body.results).toEqual([]);
  expect((await app.delete(own, { as: ben })).status).toBe(204);
  await app.patch(
    `groceryListItem/${(await read()).body.list.items[0].id}/`,
    { checked: true },
    { as: anna },
  );
  expect((await read()).body.list.items[0].ticked_by).toBe(anna.id);
});

it("GROC-033 keeps what came from the plan as it is", async () => {
  const { anna, ben, planned, list } = await twoShoppers(true);
  const path = `sharedGroceryItem/${planned.id}/`;
  expect((await app.patch(path, { name: "Cake" }, { as: ben })).status).toBe(403);
  expect((await app.patch(path, { category: "SWEETS" }, { as: ben })).status).toBe(403);
  expect((await app.delete(path, { as: ben })).status).toBe(404);
  expect((await app.delete(`groceryListItem/${planned.id}/`, { as: ben })).status).toBe(404);
  expect((await app.patch(`groceryListItem/${planned.id}/`, { checked: true }, { as: ben })).status).toBe(
    404,
  );
  expect((await app.delete(`groceryList/${list.id}/`, { as: ben })).status).toBe(404);
  expect((await app.get(`groceryList/${list.id}/`, { as: anna })).body.items).toEqual(list.items);
});

it("GROC-034 ends at once when either leaves, and for either only", async () => {
  const { anna, ben, joined, planned, read } = await twoShoppers();
  const eve = await app.aUser();
  const place = `groceryShopper/${joined.id}/`;
  expect((await app.delete(place, { as: eve })).status).toBe(404);
  expect((await app.get(`sharedGroceryList/${joined.id}/`, { as: eve })).status).toBe(404);
  const { id } = planned;
  expect((await app.patch(`sharedGroceryItem/${id}/`, { checked: true }, { as: eve })).status).toBe(404);
  expect((await app.delete(place, { as: anna })).status).toBe(204);
  expect((await read()).status).toBe(404);
  expect((await app.patch(`sharedGroceryItem/${id}/`, { checked: true }, { as: ben })).status).toBe(404);

  const again = (await join(ben, await aLink(anna))).body;
  expect((await app.delete(`groceryShopper/${again.id}/`, { as: ben })).status).toBe(204);
  expect((await app.get("groceryShare/", { as: anna })).body.shoppers).toEqual([]);
});

it("GROC-034 ends with either account, and shows nothing without the owner's consent", async () => {
  const { anna, ben, list, planned, read } = await twoShoppers();
  await app.patch(`sharedGroceryItem/${planned.id}/`, { checked: true }, { as: ben });
  const db = app.app.services.db;
  await inSystemScope(db, (trx) => trx.deleteFrom("users").where("id", "=", ben.id).execute());
  expect((await app.get("groceryShare/", { as: anna })).body.shoppers).toEqual([]);
  const [item] = (await app.get(`groceryList/${list.id}/`, { as: anna })).body.items;
  expect(item).toMatchObject({ checked: true, ticked_by: null });
  expect((await read()).status).toBe(401);

  const second = await twoShoppers();
  const withdrawn = { decision: "WITHDRAWN", given_in: "PROFILE", decided_at: app.clock.now() };
  await inSystemScope(db, (trx) =>
    trx
      .insertInto("consents")
      .values({ ...withdrawn, user_id: second.anna.id, kind: "BODY_AND_PLAN" })
      .execute(),
  );
  expect((await second.read()).body.list).toBeNull();
  await inSystemScope(db, (trx) => trx.deleteFrom("users").where("id", "=", second.anna.id).execute());
  expect((await app.get("groceryShare/", { as: second.ben })).body.joined).toEqual([]);
});

it("GROC-033 lets no statement of a shopper's call reach beyond the list or change what was planned", async () => {
  const { anna, ben, list, planned } = await twoShoppers();
  const { actAs, asShopper } = await import("../platform/database/scope.ts");
  const asBen = <T>(work: (trx: typeof app.app.services.db) => Promise<T>) =>
    app.app.services.db.transaction().execute(async (trx) => {
      await actAs(trx, ben.id, "self");
      return asShopper(trx, list.id, () => work(trx));
    });
  const seen = await asBen(async (trx) => ({
    lists: await trx.selectFrom("grocery_lists").select("id").execute(),
    owners: await trx.selectFrom("grocery_list_items").select("user_id").distinct().execute(),
    users: await trx.selectFrom("users").select("id").execute(),
    days: await trx.selectFrom("calendar_days").select("id").execute(),
    consents: await trx.selectFrom("consents").select(["user_id", "kind"]).distinct().execute(),
    home: await trx.selectFrom("groceries_at_home").select("id").execute(),
    removed: (await trx.deleteFrom("grocery_lists").executeTakeFirst()).numDeletedRows,
    items: (await trx.deleteFrom("grocery_list_items").executeTakeFirst()).numDeletedRows,
  }));
  expect(seen).toEqual({
    ...{ lists: [{ id: list.id }], owners: [{ user_id: anna.id }], users: [{ id: ben.id }] },
    consents: [{ user_id: anna.id, kind: "BODY_AND_PLAN" }],
    ...{ days: [], home: [], removed: 0n, items: 0n },
  });
  for (const change of [{ name_en: "Cake" }, { quantity: 1 }, { is_own: true }, { user_id: ben.id }])
    await expect(
      asBen((trx) =>
        trx.updateTable("grocery_list_items").set(change).where("id", "=", planned.id).execute(),
      ),
    ).rejects.toThrow();
  const item = { name_en: "Tea", name_nl: "Thee", category: "DRINKS", grocery_list_id: list.id };
  for (const wrong of [
    { is_own: false, user_id: anna.id },
    { is_own: true, user_id: ben.id },
  ])
    await expect(
      asBen((trx) =>
        trx
          .insertInto("grocery_list_items")
          .values({ ...item, ...wrong })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
});
