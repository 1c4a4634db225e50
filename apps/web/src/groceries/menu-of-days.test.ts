import type { CalendarDay } from "@plateful/contract";
import { phrasesOf } from "@plateful/phrases/all";
import { describe, expect, it } from "vitest";
import { menuOfDays } from "./menu-of-days.ts";
import { peopleText } from "./people-text.ts";

const meal = (id: number, status = "PLANNED", others: readonly object[] = []) => ({
  content_type: "recipemeal",
  status,
  meal: { recipe_template: { id, name: `Recipe ${id}` }, portions: 1, cooking: { company: [...others] } },
});
const day = (date: string, ...items: object[]) => ({ date, calendar_items: items }) as unknown as CalendarDay;

describe("the menu of a grocery list", () => {
  it("GROC-024 names each recipe once, with the days it is eaten on, in their order", () => {
    const quickAdd = { content_type: "quickaddmeal", status: "PLANNED", meal: { kcal: 200 } };
    const menu = menuOfDays([
      day("2026-03-19", meal(7), meal(9)),
      day("2026-03-18", meal(9), quickAdd, meal(9)),
      day("2026-03-20", meal(5, "EATEN")),
    ]);
    expect(menu.map(({ recipe, dates }) => [recipe.id, dates])).toEqual([
      [9, ["2026-03-18", "2026-03-19"]],
      [7, ["2026-03-19"]],
    ]);
  });

  it("PLAN-182 says for how many people, in words only where there is someone else", () => {
    const menu = menuOfDays([
      day("2026-03-18", meal(7, "PLANNED", [{}, {}]), meal(9)),
      day("2026-03-19", meal(7)),
      day("2026-03-20", meal(5, "PLANNED", [{}])),
    ]);
    const textsIn = (language: "en" | "nl") =>
      menu.map(({ people }) => peopleText(people, phrasesOf(language)));
    expect(textsIn("en")).toEqual(["for 1 to 3\u00a0people", null, "for 2\u00a0people"]);
    expect(textsIn("nl")).toEqual(["voor 1 tot 3\u00a0personen", null, "voor 2\u00a0personen"]);
    expect(peopleText(null, phrasesOf("en"))).toBeNull();
  });

  it("is empty where nothing is planned", () => {
    expect(menuOfDays([day("2026-03-18")])).toEqual([]);
  });
});
