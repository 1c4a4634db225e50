import { WEEKDAYS } from "@plateful/nutrition";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { aClient, aDayPlan } from "../../test/plan-editor-world.tsx";
import { setToken } from "../lib/device/session.ts";
import { NutritionPlanTab } from "./NutritionPlanTab.tsx";

beforeEach(() => {
  setToken("a token");
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 404 }));
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

async function bodyFatOf(intake: object): Promise<string | null | undefined> {
  const client = aClient([aDayPlan(11, "Rest days", WEEKDAYS)], intake);
  openScreen(aPerson({ id: 1, is_coach: true }), () => <NutritionPlanTab client={client as never} />);
  const term = await screen.findByText("Body fat");
  const value = term.nextElementSibling?.textContent;
  cleanup();
  return value;
}

it("COACH-209 COACH-031 shows a body fat that was measured, and says of any other that nobody measured it", async () => {
  expect(await bodyFatOf({ body_fat_percentage: 0.24, body_fat_measured: true })).toBe("24%");
  expect(await bodyFatOf({ body_fat_percentage: 0.2, body_fat_measured: false })).toBe("Not measured");
});
