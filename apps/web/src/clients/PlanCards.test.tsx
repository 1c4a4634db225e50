import { MantineProvider } from "@mantine/core";
import type { NutritionDayPlan, User } from "@plateful/contract";
import { WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { en } from "@plateful/phrases/en";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { aClient, aDayPlan, press } from "../../test/plan-editor-world.tsx";
import { clientQuery } from "../lib/client/client-query.ts";
import { setToken } from "../lib/device/session.ts";
import { LanguageProvider } from "../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { ToastHost } from "../ui/overlays/ToastHost.tsx";
import { NutritionPlanTab } from "./NutritionPlanTab.tsx";

let puts: { path: string; body: unknown }[] = [];
let reports = 0;
let refusal: Response | null = null;

/** The tab as the page shows it: of the client who is in the cache now. */
function Tab() {
  const client = queries.getQueryData(clientQuery("7").queryKey);
  return client === undefined ? null : <NutritionPlanTab client={client} />;
}

let queries: QueryClient;
function open(plans: readonly NutritionDayPlan[], coachId = 1, intake: object | null = {}) {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  queries.setQueryData(currentUserQuery.queryKey, aPerson({ id: coachId, is_coach: true }));
  const client = aClient(plans, intake) as unknown as User;
  queries.setQueryData(clientQuery("7").queryKey, client);
  render(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <LanguageProvider first={en}>
          <Tab />
          <ToastHost />
        </LanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const without = (...gone: Weekday[]) => WEEKDAYS.filter((day) => !gone.includes(day));
const REST = aDayPlan(11, "Rest days", without("tuesday", "saturday"));
const RUNS = { ...aDayPlan(12, "Long runs", ["tuesday", "saturday"]), kcal: 2350 };
const VERSIONS = [
  {
    number: 3,
    author: { id: 9, first_name: "Noor", last_name: "Visser" },
    restored_number: 1,
    template_name: null,
  },
  {
    number: 2,
    author: { id: 1, first_name: "Iris", last_name: "Bakker" },
    restored_number: null,
    template_name: null,
  },
  { number: 1, author: null, restored_number: null, template_name: null },
].map((version) => ({
  ...version,
  ...{ saved_at: `2026-03-0${version.number}T12:00:00Z`, name: "Long runs", energy_balance: 100, fiber: 40 },
  ...{ kcal: 2350, protein: 100, carbohydrates: 250, fat: 67, slots: [] },
}));
const switches = () => screen.getAllByRole<HTMLButtonElement>("switch");

beforeEach(() => {
  puts = [];
  reports = 0;
  refusal = null;
  setToken("a token");
  vi.stubGlobal("__APP_VERSION__", "0.0.0");
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
    if (path.includes("client-errors")) reports += 1;
    if (path.endsWith("/versions/")) return Response.json({ versions: VERSIONS });
    if (path.endsWith("/restore/")) {
      puts.push({ path, body: JSON.parse(String(body)) });
      return Response.json(RUNS);
    }
    if (method !== "PUT") return Response.json({ slots: [] });
    puts.push({ path, body: JSON.parse(String(body)) });
    const days = Object.fromEntries(WEEKDAYS.map((day) => [day, 11]));
    return refusal ?? Response.json({ id: 3, version: 5, client_intake: 5, ...days });
  });
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

describe("the plans on a client's page", () => {
  it("COACH-061 shows one plan with its days at rest, a way to edit it and one to add another", () => {
    open([aDayPlan(11, "Rest days", WEEKDAYS)]);
    expect(switches().map(({ disabled, ariaChecked }) => [disabled, ariaChecked])).toEqual(
      WEEKDAYS.map(() => [true, "true"]),
    );
    expect(screen.queryByRole("button", { name: /Delete/ })).toBeNull();
    expect(screen.queryByText("Weekly average")).toBeNull();
    expect(screen.getByRole("link", { name: "Edit Rest days" }).getAttribute("href")).toBe(
      "/coach/clients/7/plans/11/energy-balance",
    );
    expect(screen.getByRole("link", { name: "Add a plan" }).getAttribute("href")).toBe(
      "/coach/clients/7/plans/new/energy-balance",
    );
  });

  it("COACH-033 COACH-059 COACH-062 shows several with switches, delete buttons and the week's averages", () => {
    open([REST, RUNS]);
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["Rest days", "Long runs"]),
    );
    expect(switches()).toHaveLength(14);
    expect(screen.getByRole("button", { name: "Delete Long runs" })).toBeDefined();
    // What the meals add up to, not the balance that was once chosen.
    expect(screen.getAllByText(/of expenditure$/)).toHaveLength(2);
    expect(screen.queryByText("90% of expenditure")).toBeNull();
    const [average, balance] = ["Weekly average", "Energy balance"].map(
      (name) => screen.getByText(name).nextElementSibling?.textContent,
    );
    expect([average, balance]).toEqual(["2,100 kcal", "105%"]);
  });

  it("COACH-063 moves a day to the plan on which it is pressed; its own days cannot be switched off", async () => {
    open([REST, RUNS]);
    const own = switches().filter(({ ariaChecked }) => ariaChecked === "true");
    expect([own.length, own.every(({ disabled }) => disabled)]).toEqual([7, true]);
    const [onRuns] = screen
      .getAllByRole("switch", { name: "Use this plan on Monday" })
      .filter((one) => one instanceof HTMLButtonElement);
    if (onRuns === undefined) throw new Error("No switch.");
    fireEvent.click(onRuns);
    await waitFor(() => expect(puts).toHaveLength(1));
    expect(puts[0]).toEqual({
      path: "/api/users/weeklyNutritionPlan/3/",
      body: { nutrition_day_plan_id: 12, days_to_update_to_nutrition_day_plan_id: ["monday"] },
    });
  });

  it("PLAN-174 asks before the last day of a plan moves", async () => {
    open([aDayPlan(11, "Rest days", without("saturday")), aDayPlan(12, "Long runs", ["saturday"])]);
    fireEvent.click(screen.getByRole("switch", { name: "Use this plan on Saturday" }));
    await screen.findByText(
      "It is the last day on which “Long runs” is used. That plan will be removed from the week.",
    );
    await press("Cancel");
    expect(puts).toEqual([]);
    fireEvent.click(screen.getByRole("switch", { name: "Use this plan on Saturday" }));
    await press("Use it");
    await waitFor(() => expect(puts).toHaveLength(1));
  });

  it("COACH-064 asks, and deletes a plan by an empty list of days", async () => {
    open([REST, RUNS]);
    await press("Delete Long runs");
    await screen.findByText("“Rest days” takes over on Tuesday and Saturday. Planned meals stay.");
    await press("Cancel");
    await press("Delete Long runs");
    await press("Delete");
    await waitFor(() => expect(puts).toHaveLength(1));
    expect(puts[0]?.body).toEqual({
      nutrition_day_plan_id: 12,
      days_to_update_to_nutrition_day_plan_id: [],
    });
    await screen.findByText("Long runs is deleted.");
  });

  it("COACH-066 says that deleting did not work, and reports it", async () => {
    refusal = Response.json({ non_field_errors: ["No."] }, { status: 400 });
    open([REST, RUNS]);
    await press("Delete Long runs");
    await press("Delete");
    await screen.findByText("Error while deleting the nutrition plan");
    expect(reports).toBe(1);
  });

  it("COACH-032 COACH-067 says that there is no plan, with the way to one, when there is a profile", () => {
    open([]);
    screen.getByText("No weekly nutrition plan");
    screen.getByRole("link", { name: "Create a plan" });
    cleanup();
    open([], 1, null);
    expect(screen.queryByRole("link", { name: "Create a plan" })).toBeNull();
    const create = screen.getByRole("link", { name: "Create a profile" });
    expect(create.getAttribute("href")).toBe("/coach/clients/7/profile");
  });

  it("COACH-068 offers no changes to who is not the client's coach", () => {
    open([REST, RUNS], 2);
    expect(screen.queryByRole("link", { name: /Edit|Add/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /Delete/ })).toBeNull();
    expect(switches().every(({ disabled }) => disabled)).toBe(true);
  });

  it("COACH-106 shows who saved which version, and restores an earlier one from the newest that is shown", async () => {
    open([REST, RUNS]);
    await press("Earlier versions of Long runs");
    await screen.findByText("Noor Visser");
    screen.getByText("You");
    screen.getByText("Name not known");
    screen.getByText("Restored from version 1");
    const restores = screen.getAllByRole("button", { name: /^Restore the version of/, hidden: true });
    expect(restores).toHaveLength(2);
    fireEvent.click(restores[1] as HTMLElement);
    await screen.findByText("The plan is restored. The version before it stays in the list.");
    expect(puts).toEqual([{ path: "/api/users/nutritionDayPlan/12/restore/", body: { number: 1 } }]);
  });

  it("COACH-106 restores nothing for who is not the client's coach", async () => {
    open([REST, RUNS], 2);
    await press("Earlier versions of Long runs");
    await screen.findByText("Noor Visser");
    expect(screen.queryByRole("button", { name: /^Restore/, hidden: true })).toBeNull();
  });
});
