import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { untilServed } from "../../test/until-served.ts";
import { MAX_OWN_ITEMS } from "./grocery-list-items.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const RANGE = { start_date: "2026-03-18", end_date: "2026-03-24" };

interface Kind {
  readonly kind: string;
  readonly lists: string;
  readonly items: string;
  /** How an item names its words and its tick. */
  readonly words: "name" | "text";
  readonly tick: "checked" | "is_checked";
}
const KINDS: readonly Kind[] = [
  {
    kind: "weighed",
    ...{ lists: "groceryList/", items: "groceryListItem/", words: "name", tick: "checked" },
  },
  {
    kind: "simple",
    ...{ lists: "simpleGroceryList/", items: "simpleGroceryListItem/", words: "text", tick: "is_checked" },
  },
];

async function aList(as: Person, { lists }: Kind): Promise<number> {
  const { body } = await app.post(lists, RANGE, { as });
  const status = async () => (await app.get(`${lists}${body.id}/`, { as })).body.status;
  await expect.poll(status, { timeout: 20_000 }).toBe("READY");
  return body.id;
}

describe.each(KINDS)("one's own items of a $kind list", (kind) => {
  const { lists, items, words, tick } = kind;
  const add = (as: Person, list: number, text: string, more: object = {}) =>
    app.post(items, { list, [words]: text, ...more }, { as });
  const linesOf = async (as: Person, list: number) =>
    (await app.get(`${lists}${list}/`, { as })).body.items as Record<string, unknown>[];

  it("GROC-016 GROC-026 are added with a guessed shelf, changed, ticked and removed", async () => {
    const anna = await app.aUser();
    const list = await aList(anna, kind);
    const milk = await add(anna, list, "  2 l halfvolle melk ");
    expect(milk.status).toBe(201);
    expect(milk.body).toMatchObject({ [words]: "2 l halfvolle melk", category: "DAIRY", is_own: true });
    const paper = await add(anna, list, "Toilet paper");
    expect(paper.body).toMatchObject({ category: "OTHER", [tick]: false });
    expect((await add(anna, list, "Candles", { category: "SNACKS" })).body.category).toBe("SNACKS");

    const path = `${items}${paper.body.id}/`;
    const changes = { [words]: "Kitchen paper", category: "BAKING", [tick]: true };
    expect((await app.patch(path, changes, { as: anna })).body).toMatchObject({ ...changes, is_own: true });
    expect((await app.patch(path, { [words]: " " }, { as: anna })).status).toBe(400);
    expect((await app.delete(path, { as: anna })).status).toBe(204);
    expect((await app.delete(path, { as: anna })).status).toBe(404);
    expect((await linesOf(anna, list)).map((line) => line[words])).toEqual(["2 l halfvolle melk", "Candles"]);
  });

  it("GROC-026 are kept to the person's own lists", async () => {
    const anna = await app.aUser();
    const eve = await app.aUser();
    const list = await aList(anna, kind);
    const { body } = await add(anna, list, "Milk");
    expect((await add(eve, list, "Eve was here")).body).toEqual({ list: [expect.any(String)] });
    expect((await app.patch(`${items}${body.id}/`, { [words]: "x" }, { as: eve })).status).toBe(404);
    expect((await app.delete(`${items}${body.id}/`, { as: eve })).status).toBe(404);
    expect(await linesOf(anna, list)).toEqual([body]);
  });

  it("GROC-026 are at most a hundred on a list", async () => {
    const anna = await app.aUser();
    const list = await aList(anna, kind);
    const added = await Promise.all(
      Array.from({ length: MAX_OWN_ITEMS }, (_, at) => untilServed(() => add(anna, list, `Candle ${at}`))),
    );
    expect(added.every(({ status }) => status === 201)).toBe(true);
    expect((await add(anna, list, "One more")).body).toEqual({
      list: ["You can add at most 100 items of your own to a list."],
    });
  });

  it("GROC-027 come along to the next list unless they are ticked, and the list before keeps them", async () => {
    const anna = await app.aUser();
    const first = await aList(anna, kind);
    const bought = (await add(anna, first, "Soap")).body;
    await add(anna, first, "Candles", { category: "SNACKS" });
    await app.patch(`${items}${bought.id}/`, { [tick]: true }, { as: anna });
    const second = await aList(anna, kind);
    expect(await linesOf(anna, second)).toMatchObject([
      { [words]: "Candles", category: "SNACKS", is_own: true, [tick]: false },
    ]);
    expect(await linesOf(anna, first)).toHaveLength(2);
    const third = await aList(anna, kind);
    expect(await linesOf(anna, third)).toHaveLength(1);
  });
});

it("GROC-016 lists, reads and replaces the lines of simple lists", async () => {
  const anna = await app.aUser();
  const eve = await app.aUser();
  const made = await Promise.all([1, 2].map(() => app.post("simpleGroceryList/", RANGE, { as: anna })));
  const [one = 0, two = 0] = made.map(({ body }) => body.id as number);
  const tea = (await app.post("simpleGroceryListItem/", { list: one, text: "Tea" }, { as: anna })).body;
  const soap = (await app.post("simpleGroceryListItem/", { list: two, text: "Soap" }, { as: anna })).body;
  const path = `simpleGroceryListItem/${tea.id}/`;

  expect((await app.get(path, { as: anna })).body).toEqual(tea);
  expect((await app.get(path, { as: eve })).status).toBe(404);
  const listed = async (query: string, as = anna) =>
    (await app.get(`simpleGroceryListItem/${query}`, { as })).body.results;
  expect(await listed("")).toEqual(expect.arrayContaining([tea, soap]));
  expect(await listed(`?list=${one}`)).toEqual([tea]);
  expect(await listed(`?list=${one}`, eve)).toEqual([]);
  expect(await listed(`?user=${anna.id}`, eve)).toEqual([]);

  const whole = { list: two, text: "Green tea", is_checked: true };
  expect((await app.put(path, whole, { as: anna })).body).toEqual({
    ...tea,
    ...{ text: "Green tea", category: "DRINKS", is_checked: true },
  });
  expect(await listed(`?list=${two}`)).toHaveLength(2);
  expect((await app.put(path, { text: "No list" }, { as: anna })).body).toEqual({
    list: ["This field is required."],
  });
  expect((await app.put(path, whole, { as: eve })).status).toBe(404);
  const others = (await app.post("simpleGroceryList/", RANGE, { as: eve })).body;
  expect((await app.put(path, { ...whole, list: others.id }, { as: anna })).status).toBe(400);
});
