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
