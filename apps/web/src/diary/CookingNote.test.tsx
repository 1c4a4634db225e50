import type { MealCooking } from "@plateful/contract";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { CookingNote } from "./CookingNote.tsx";

const linked = (date: string, is_frozen: boolean) => ({
  ...{ calendar_item: 2, recipe_meal: 2, date, meal_moment: "DINNER" as const, portions: 1 },
  ...{ portions_multiplier: 1, company: [], is_frozen },
});
const open = (cooking: Partial<MealCooking>) =>
  openScreen(aPerson(), () => (
    <main>
      <CookingNote
        cooking={{ cook_portions: 3, leftover_of: null, leftovers: [], company: [], ...cooking }}
      />
    </main>
  ));

beforeEach(() => {
  setToken("a token");
  vi.stubGlobal("fetch", async () => Response.json({}));
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

it("PLAN-225 what is cooked says for which meals to freeze some", async () => {
  open({ leftovers: [linked("2026-03-25", false), linked("2026-03-26", true)] });
  await screen.findByText("Cook 3 portions: also for Wednesday's dinner and Thursday's dinner");
  expect(screen.getByText(/^Freeze/).textContent).toBe("Freeze what is for Thursday's dinner");
});

it("PLAN-225 a left-over says whether it comes from the fridge or the freezer", async () => {
  open({ cook_portions: 0, leftover_of: linked("2026-03-23", true) });
  await screen.findByText("From the freezer, left over from Monday's dinner");
});

it("PLAN-225 nothing is to be frozen for what keeps in the fridge", async () => {
  open({ leftovers: [linked("2026-03-25", false)] });
  await screen.findByText(/^Cook 3 portions/);
  expect(screen.queryByText(/^Freeze/)).toBeNull();
});

const also = { calendar_item: 7, recipe_meal: 7, name: "Thai curry", cook_portions: 4 };
const dinner = (date: string, is_frozen = false) => ({ date, meal_moment: "DINNER" as const, is_frozen });

it("PLAN-234 the dinner of a cooking evening says what else is cooked, how much, and for which days", async () => {
  open({ also_cook: [{ ...also, meals: [dinner("2026-03-24")] }] });
  await screen.findByText("Also cook Thai curry, 4 portions, for Tuesday's dinner");
  expect(screen.queryByText(/^Freeze/)).toBeNull();
});

it("PLAN-234 says which of it to freeze", async () => {
  open({ also_cook: [{ ...also, meals: [dinner("2026-03-27"), dinner("2026-03-29", true)] }] });
  await screen.findByText("Also cook Thai curry, 4 portions, for Friday's dinner and Sunday's dinner");
  await screen.findByText("Freeze the Thai curry for Sunday's dinner");
});

it("PLAN-234 a meal that is cooked ahead says on which day, and for which later meals too", async () => {
  open({ cook_on: "2026-03-26", leftovers: [linked("2026-03-29", false)] });
  await screen.findByText("Cooked on Thursday, also for Sunday's dinner");
  expect(screen.queryByText(/^Cook 3 portions/)).toBeNull();
});

it("PLAN-234 a meal that is cooked ahead for itself alone says no more", async () => {
  open({ cook_on: "2026-03-23" });
  await screen.findByText("Cooked on Monday");
});
