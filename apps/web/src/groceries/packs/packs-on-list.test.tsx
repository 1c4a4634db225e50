import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { showOn } from "../../../test/screen-size.ts";
import { GroceryListView } from "../GroceryListView.tsx";
import { AtHomeUntilDialog } from "./AtHomeUntilDialog.tsx";

const { packs, atHome } = en.groceries;

const item = (id: number, name: string, change: Partial<GroceryListItem> = {}): GroceryListItem => ({
  ...{ id, name, category: "DAIRY", checked: false, quantity: 100, unit: "g", is_own: false, at_home: false },
  ...{
    ticked_by: null,
    pack: null,
    left_over: null,
    is_likely_at_home: false,
    at_home_until: null,
    dishes: [],
    cents: null,
    used_cents: null,
  },
  ...change,
});
const dish = (id: number, name: string) => ({ id, name, image: null, picture_version: "1" });
const list = (...items: GroceryListItem[]): GroceryList => ({
  ...{ id: 1, user: 1, start_date: "2026-03-18", end_date: "2026-03-24", status: "READY", items },
  dishes: [dish(1, "Omelette"), dish(2, "Salad"), dish(3, "Soup")],
  ...{ edge_leftovers: [], people: null, shop: null, created: "2026-03-18T09:00:00.000Z" },
});

const changes = { check: vi.fn(), addText: vi.fn(), change: vi.fn(), putBack: vi.fn() };
const open = (shown: GroceryList) =>
  openScreen(aPerson(), () => <GroceryListView list={shown} changes={changes} onChange={() => undefined} />);

beforeEach(() => {
  showOn("phone");
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json({ results: [] }, { status: 404 }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  changes.change.mockReset();
});

it("GROC-042 GROC-043 says below the name what to buy and what is left, until it is ticked", async () => {
  const feta = {
    pack: { count: 1, size: 200, unit: "g", kind: "PACK" },
    left_over: { amount: 100, used_by: null },
  } as const;
  open(list(item(1, "Feta", feta), item(2, "Brie", { ...feta, checked: true })));
  const row = (await screen.findByText("Feta")).closest("li");
  expect(row?.textContent?.replaceAll("\u00a0", " ")).toContain("Feta1 pack of 200 g100 g left");
  expect(screen.getByText("Brie").closest("li")?.textContent).not.toContain("left");
});

it("GROC-047 says what an item costs beside what to buy, and what the list comes to without what is at home", async () => {
  const pack = { count: 1, size: 200, unit: "g", kind: "PACK" } as const;
  open(
    list(
      item(1, "Feta", { pack, cents: 265, used_cents: 120 }),
      item(2, "Leek", { cents: 79, used_cents: 79 }),
      item(3, "Nutmeg", { cents: 9, used_cents: 9 }),
      item(4, "Brie", { cents: 1200, used_cents: 300, checked: true }),
      item(5, "Rice", { cents: 500, used_cents: 500, at_home: true }),
      item(6, "Bin bags", { is_own: true }),
    ),
  );
  const text = (name: string) =>
    screen.getByText(name).closest("li")?.textContent?.replaceAll("\u00a0", " ") ?? "";
  await screen.findByText("Feta");
  expect(text("Feta")).toContain("1 pack of 200 g · about €2.65");
  expect(text("Leek")).toContain("about €0.79");
  expect(text("Nutmeg")).not.toContain("€");
  // 2.65 + 0.79 + 0.09 + 12.00, and 1.20 + 0.79 + 0.09 + 3.00
  screen.getByText("About €16 by our estimate, of which these days use €5, without 1 item");
});

it("GROC-047 says nothing of money on a list of which no price is known", async () => {
  open(list(item(1, "Feta"), item(2, "Leek")));
  await screen.findByText("Feta");
  expect(document.body.textContent).not.toContain("€");
});

it("GROC-046 shows two plates and how many more dishes need it, named for those who do not see them", async () => {
  open(list(item(1, "Feta", { dishes: [1, 2, 3] }), item(2, "Brie", { dishes: [2] }), item(3, "Edam")));
  const feta = await screen.findByRole("img", { name: packs.dishes({ names: "Omelette, Salad, and Soup" }) });
  expect(feta.querySelectorAll("img")).toHaveLength(2);
  expect(feta.textContent).toBe("+1");
  const brie = screen.getByRole("img", { name: packs.dishes({ names: "Salad" }) });
  expect(brie.textContent).toBe("");
  expect(screen.getAllByRole("img", { name: /^For / })).toHaveLength(2);
});

it("GROC-044 puts aside what is probably at home in one press, for the days of this list, and nothing unasked", async () => {
  const likely = { is_likely_at_home: true };
  const [rice, oats] = [item(1, "Rice", likely), item(2, "Oats", likely)];
  open(list(rice, oats, item(3, "Feta"), item(4, "Salt", { ...likely, checked: true })));
  const card = await screen.findByRole("region", { name: packs.likely });
  expect(within(card).getAllByText(packs.likelyItems({ count: 2 }))).toHaveLength(1);
  expect(screen.getAllByText(packs.likelyShort)).toHaveLength(2);
  expect(changes.change).not.toHaveBeenCalled();
  fireEvent.click(within(card).getByRole("button", { name: packs.haveAll }));
  const aside = { at_home: true, at_home_until: "2026-03-24" };
  expect(changes.change.mock.calls).toEqual([
    [rice, aside],
    [oats, aside],
  ]);
});

it("GROC-045 takes a last day for what is at home, or none", async () => {
  const rice = item(1, "Rice", { at_home: true, at_home_until: "2026-03-24" });
  const save = vi.fn();
  openScreen(aPerson(), () => <AtHomeUntilDialog item={rice} onSave={save} onClose={() => undefined} />);
  const day = await screen.findByLabelText(atHome.lastDay);
  fireEvent.change(day, { target: { value: "2099-03-28" } });
  fireEvent.click(screen.getByRole("button", { name: en.general.save }));
  expect(save).toHaveBeenLastCalledWith("2099-03-28");
  fireEvent.click(screen.getByRole("button", { name: atHome.noEnd }));
  expect(save).toHaveBeenLastCalledWith(null);
});

it("GROC-045 says until when it is at home", async () => {
  open(
    list(item(1, "Rice", { at_home: true, at_home_until: "2026-03-24" }), item(2, "Oats", { at_home: true })),
  );
  fireEvent.click(await screen.findByRole("button", { name: (name) => name.includes(atHome.title) }));
  expect(screen.getByText("Rice").textContent).toMatch(/until Tue,? 24 Mar/);
  expect(screen.getByText("Oats").textContent).toBe("Oats");
});
