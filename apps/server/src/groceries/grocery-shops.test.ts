import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PATH = "groceryList/";

/** A list with an item on each of these shelves. */
async function aList(
  as: Person,
  shelves: readonly string[],
): Promise<{ id: number; items: Map<string, number> }> {
  const { id } = (await app.post(PATH, { start_date: "2026-03-18", end_date: "2026-03-24" }, { as })).body;
  const items = new Map<string, number>();
  for (const category of shelves) {
    const item = { list: id, name: `Some ${category}`, category };
    items.set(category, (await app.post("groceryListItem/", item, { as })).body.id);
  }
  return { id, items };
}

/** Ticks the items of these shelves one after the other, a minute apart. */
async function walk({ items }: { items: Map<string, number> }, shelves: readonly string[], as: Person) {
  for (const shelf of shelves) {
    app.clock.forward(60);
    await app.patch(`groceryListItem/${items.get(shelf)}/`, { checked: true }, { as });
  }
}
const shopsOf = async (as: Person) => (await app.get("groceryShops/", { as })).body.shops;
const setShop = (id: number, shop: string | null, as: Person) => app.patch(`${PATH}${id}/`, { shop }, { as });

const SHELVES = ["BREAD", "DAIRY", "FROZEN", "VEGETABLES"];
const WAY = ["VEGETABLES", "BREAD", "DAIRY", "FROZEN"];

it("GROC-036 learns the order of the aisles from what was ticked, for the lists after it", async () => {
  const anna = await app.aUser();
  expect(await shopsOf(anna)).toEqual([]);
  const list = await aList(anna, SHELVES);
  await walk(list, WAY, anna);
  expect(await shopsOf(anna)).toEqual([{ name: null, aisles: [] }]);
  await aList(anna, ["BREAD"]);
  expect(await shopsOf(anna)).toEqual([{ name: null, aisles: WAY }]);
});

it("GROC-036 counts what is ticked back on and off by its last tick, and not what is no longer ticked", async () => {
  const anna = await app.aUser();
  const list = await aList(anna, SHELVES);
  await walk(list, ["FROZEN", ...WAY.slice(0, 3)], anna);
  const tick = (checked: boolean, shelf: string) =>
    app.patch(`groceryListItem/${list.items.get(shelf)}/`, { checked }, { as: anna });
  await tick(false, "FROZEN");
  app.clock.forward(60);
  await tick(true, "FROZEN");
  await tick(false, "BREAD");
  await aList(anna, ["BREAD"]);
  expect(await shopsOf(anna)).toEqual([{ name: null, aisles: ["VEGETABLES", "DAIRY", "FROZEN"] }]);
});

it("GROC-036 is not misled by one item that was ticked at home", async () => {
  const anna = await app.aUser();
  const list = await aList(anna, SHELVES);
  for (const name of ["Peas", "Ice cream"]) {
    const item = { list: list.id, name, category: "FROZEN" };
    const { id } = (await app.post("groceryListItem/", item, { as: anna })).body;
    list.items.set(name, id);
  }
  await walk(list, ["Peas", ...WAY, "Ice cream"], anna);
  await aList(anna, ["BREAD"]);
  expect((await shopsOf(anna))[0].aisles).toEqual(WAY);
});

it("GROC-037 knows each shop's own way, and a new list is for the shop of the list before", async () => {
  const anna = await app.aUser();
  const first = await aList(anna, SHELVES);
  const named = await setShop(first.id, "  Jumbo ", anna);
  expect([named.status, named.body.shop]).toEqual([200, "Jumbo"]);
  await walk(first, WAY, anna);
  const second = await aList(anna, SHELVES);
  expect((await app.get(`${PATH}${second.id}/`, { as: anna })).body.shop).toBe("Jumbo");
  await setShop(second.id, "Lidl", anna);
  const back = WAY.toReversed();
  await walk(second, back, anna);
  const third = await aList(anna, SHELVES);
  expect(await shopsOf(anna)).toEqual([
    { name: "Lidl", aisles: back },
    { name: "Jumbo", aisles: WAY },
  ]);
  expect((await setShop(third.id, null, anna)).body.shop).toBeNull();
  expect((await shopsOf(anna))[0]).toEqual({ name: null, aisles: [] });
});

it("GROC-037 refuses a name of more than 40 characters, an empty one, and lists of others", async () => {
  const anna = await app.aUser();
  const ben = await app.aUser();
  const list = await aList(anna, ["BREAD"]);
  expect((await setShop(list.id, "x".repeat(41), anna)).status).toBe(400);
  expect((await setShop(list.id, "  ", anna)).status).toBe(400);
  expect((await setShop(list.id, "Mine", ben)).status).toBe(404);
  expect(await shopsOf(ben)).toEqual([]);
});

it("GROC-036 learns from what those tick who shop along, and shows them nothing of the owner's shops", async () => {
  const [anna, ben] = [await app.aUser(), await app.aUser()];
  const { token } = (await app.post("groceryShareLink/", {}, { as: anna })).body;
  const { id: joined } = (await app.post("groceryShopper/", { token }, { as: ben })).body;
  const list = await aList(anna, SHELVES);
  await setShop(list.id, "Jumbo", anna);
  for (const shelf of WAY) {
    app.clock.forward(60);
    const ticked = await app.patch(
      `sharedGroceryItem/${list.items.get(shelf)}/`,
      { checked: true },
      { as: ben },
    );
    expect(ticked.status).toBe(200);
  }
  const shared = (await app.get(`sharedGroceryList/${joined}/`, { as: ben })).body;
  expect(JSON.stringify(shared)).not.toContain("Jumbo");
  expect(await shopsOf(ben)).toEqual([]);
  await aList(anna, ["BREAD"]);
  expect(await shopsOf(anna)).toEqual([{ name: "Jumbo", aisles: WAY }]);
});

it("GROC-036 learns the same from lists of texts, and a line that is not ticked any more teaches nothing", async () => {
  const anna = await app.aUser();
  const range = { start_date: "2026-03-18", end_date: "2026-03-24" };
  const aSimpleList = async () => (await app.post("simpleGroceryList/", range, { as: anna })).body.id;
  const list = await aSimpleList();
  const lines = new Map<string, number>();
  for (const category of SHELVES) {
    const line = { list, text: `Some ${category}`, category };
    lines.set(category, (await app.post("simpleGroceryListItem/", line, { as: anna })).body.id);
  }
  const tick = async (shelf: string, is_checked = true) => {
    app.clock.forward(60);
    const path = `simpleGroceryListItem/${lines.get(shelf)}/`;
    expect((await app.patch(path, { is_checked }, { as: anna })).status).toBe(200);
  };
  for (const shelf of WAY) await tick(shelf);
  // The latest list does not count, so that no shelf moves under the finger.
  expect(await shopsOf(anna)).toEqual([{ name: null, aisles: [] }]);
  await aSimpleList();
  expect(await shopsOf(anna)).toEqual([{ name: null, aisles: WAY }]);
  await tick("BREAD", false);
  expect((await shopsOf(anna))[0].aisles).toEqual(["VEGETABLES", "DAIRY", "FROZEN"]);
});
