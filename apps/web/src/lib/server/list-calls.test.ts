import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calendarDaysQuery } from "../../diary/day/calendar-day-query.ts";
import { slotRecipesQuery } from "../../diary/logging/slot-recipes-query.ts";
import { latestGroceryListQuery } from "../../groceries/grocery-list-query.ts";
import { ingredientsToAvoidQuery } from "../../profile/parts/ingredient-query.ts";

let asked: string[] = [];
const pages = (address: string) => {
  const isFirst = new URL(address, location.href).searchParams.get("page") === "1";
  const results = [
    { id: isFirst ? 1 : 2, label: isFirst ? "apple" : "pear", name: isFirst ? "Apple" : "Pear" },
  ];
  const next = isFirst ? "https://plateful.example/api/?page=2" : null;
  return { count: 2, total_pages: 2, next, previous: null, results };
};
const nothing = { count: 0, total_pages: 1, next: null, previous: null, results: [] };

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json(address.includes("ngredient") ? pages(address) : nothing);
  });
});
afterEach(() => vi.unstubAllGlobals());

it("CACHE-012 list calls give the results of the answer, without what is around them", async () => {
  const client = new QueryClient();
  expect(await client.fetchQuery(calendarDaysQuery("2026-03-16", "2026-03-22"))).toEqual([]);
  expect(await client.fetchQuery(slotRecipesQuery(3, "2026-03-20"))).toEqual([]);
  expect(await client.fetchQuery(latestGroceryListQuery)).toBeNull();
});

it("CACHE-012 a list of several pages is read on as long as there is a next one", async () => {
  const found = await new QueryClient().fetchQuery(ingredientsToAvoidQuery());
  expect(found.map(({ name }) => name)).toEqual(["Apple", "Pear"]);
  expect(asked).toHaveLength(2);
});
