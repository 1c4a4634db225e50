import { MantineProvider } from "@mantine/core";
import type { NutritionDayPlan } from "@plateful/contract";
import { WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { en } from "@plateful/phrases/en";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen } from "@testing-library/react";
import { vi } from "vitest";
import { PATHS } from "../src/lib/address/paths.ts";
import { clientQuery } from "../src/lib/client/client-query.ts";
import { rememberPerson, setToken } from "../src/lib/device/session.ts";
import { LanguageProvider } from "../src/lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../src/lib/person/current-user.ts";
import { ChooseMealMomentsTab2 } from "../src/plan-editor/ChooseMealMomentsTab2.tsx";
import { EditMealMomentsTab3 } from "../src/plan-editor/EditMealMomentsTab3.tsx";
import { EnergyBalanceTab1 } from "../src/plan-editor/EnergyBalanceTab1.tsx";
import { FineTuningTab4 } from "../src/plan-editor/FineTuningTab4.tsx";
import { MacroProfilesEditMealAmountScreen } from "../src/plan-editor/MacroProfilesEditMealAmountScreen.tsx";
import { PlanEditorLayout } from "../src/plan-editor/PlanEditorLayout.tsx";
import { NavigateContext } from "../src/ui/navigation/AppLink.tsx";
import { aPerson } from "./a-person.ts";

const NOW = "2026-03-20T12:00:00Z";
const CLIENT_ID = 7;
const INTAKE_ID = 5;
const WEEK_ID = 3;

export interface Sent {
  readonly path: string;
  readonly method: string;
  readonly body: Record<string, unknown>;
  /** The version that the call goes on from (`If-Match`). */
  readonly seen: string | null;
  readonly key: string | null;
}

const slot = (planId: number, at: number, moment: "BREAKFAST" | "LUNCH" | "DINNER", size: number) => ({
  id: planId * 10 + at,
  meal_type: moment,
  meal_moment: moment,
  order: at,
  kcal: 20 * size,
  protein: size,
  carbohydrates: 2.5 * size,
  fat: (2 / 3) * size,
  nutrition_day_plan: planId,
  size,
  version: 1,
});

/** A stored plan of 2000 kcal on these days. */
export const aDayPlan = (id: number, name: string, days: readonly Weekday[]): NutritionDayPlan => ({
  id,
  name,
  meal_slot_specifications: [
    slot(id, 0, "BREAKFAST", 30),
    slot(id, 2, "LUNCH", 30),
    slot(id, 4, "DINNER", 40),
  ],
  days: [...days],
  client_intake: INTAKE_ID,
  energy_balance: 90,
  kcal: 2000,
  protein: 100,
  carbohydrates: 250,
  fat: 67,
  fiber: 40,
  created: NOW,
  modified: NOW,
  version: 1,
});

const weekOf = (plans: readonly NutritionDayPlan[]) =>
  plans.length === 0
    ? null
    : {
        id: WEEK_ID,
        version: 4,
        ...Object.fromEntries(WEEKDAYS.map((day) => [day, plans.find(({ days }) => days.includes(day))])),
      };

export const aClient = (plans: readonly NutritionDayPlan[], intake: object | null = {}) => ({
  id: CLIENT_ID,
  first_name: "Anna",
  last_name: "Bos",
  email: "anna@example.org",
  is_coach: false,
  account_enabled: true,
  payment_status_override: false,
  organisation: null,
  coach: { id: 1, account_enabled: true, uses_imperial_measurements: false, organisation: null },
  customer: [],
  feature_flags_for_user: [],
  ingredients_to_avoid: [],
  consents: [] as object[],
  feature_flag_generate_meals_button_in_planner: true,
  intake:
    intake === null
      ? null
      : {
          id: INTAKE_ID,
          version: 2,
          gender: "FEMALE",
          weight: 70,
          activity: "MILDLY_ACTIVE",
          body_fat_percentage: 0.2,
          body_fat_measured: false,
          height_in_cm: 170,
          age: 30,
          energy_method: "AUTO",
          diet: "OMNIVORE",
          sustainability: "OPTIMAL",
          protein_profile: null,
          is_keto_user: false,
          tdee_kcal: 2000,
          weekly_nutrition_plan: weekOf(plans),
          food_allergens: [],
          food_intolerances_gluten: false,
          food_intolerances_lactose: false,
          food_intolerances_nut: false,
          food_intolerances_crustaceans_shellfish: false,
          exercise_instances: [],
          onboarding_cooking_styles: [],
          preferred_meal_times: [],
          ...intake,
        },
});

const storedSlot = (body: Record<string, unknown>, planId: number, at: number) => ({
  order: at,
  ...body,
  id: 900 + at,
  nutrition_day_plan: planId,
  version: 1,
});

/** What the server answers when nothing goes wrong. */
function usualAnswer({ path, method, body }: Sent): Response {
  if (path.includes("fitting-recipes")) {
    const slots = (body["slots"] as { meal_moment: string; kcal: number }[]).map((meal) => ({
      meal_slot: null,
      meal_moment: meal.meal_moment,
      kcal: meal.kcal,
      days: [],
      recipes: 60,
      allowed: meal.kcal > 700 ? 3 : 9,
      restrictions: [{ restriction: "PORTION_SIZE", costs: 12 }],
      ingredients: [],
      cooking: null,
    }));
    return Response.json({ slots });
  }
  if (path.includes("mealSlotSpecification"))
    return Response.json(storedSlot(body, Number(body["nutrition_day_plan"]), 1), { status: 201 });
  if (path.includes("nutritionDayPlan")) {
    const slots = (body["slots"] ?? []) as Record<string, unknown>[];
    const plan = {
      ...aDayPlan(41, String(body["name"]), []),
      meal_slot_specifications: slots.map((one, at) => storedSlot(one, 41, at)),
    };
    return Response.json(plan, { status: method === "POST" ? 201 : 200 });
  }
  if (path.includes("weeklyNutritionPlan")) {
    const days = Object.fromEntries(WEEKDAYS.map((day) => [day, 41]));
    return Response.json(
      { id: WEEK_ID, version: 5, client_intake: INTAKE_ID, ...days },
      { status: method === "POST" ? 201 : 200 },
    );
  }
  return Response.json({ detail: "Not found." }, { status: 404 });
}

/** The plan editor of one client in a page of its own, on a server that answers as told. */
export function openEditor(
  step: string,
  options: {
    readonly plans?: readonly NutritionDayPlan[];
    readonly planKey?: string;
    readonly intake?: object | null;
    /** What the client shares with the coach. */
    readonly shared?: readonly string[];
    readonly answers?: (request: Sent) => Response | "offline" | undefined;
  } = {},
) {
  const { plans = [], planKey = "new", intake = {}, shared = [], answers = () => undefined } = options;
  const sent: Sent[] = [];
  setToken("a token");
  rememberPerson(1);
  window.scrollTo = () => {};
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body, headers }: RequestInit) => {
    const sentHeaders = new Headers(headers);
    const seen = sentHeaders.get("if-match");
    const key = sentHeaders.get("idempotency-key");
    const request = { path, method, seen, key, body: body === undefined ? {} : JSON.parse(String(body)) };
    sent.push(request);
    const special = answers(request);
    if (special === "offline") throw new TypeError("Failed to fetch");
    return special ?? usualAnswer(request);
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  queries.setQueryData(currentUserQuery.queryKey, aPerson({ id: 1, is_coach: true }));
  const consents = [{ kind: "COACH_SHARING", parts: shared }];
  queries.setQueryData(clientQuery(String(CLIENT_ID)).queryKey, {
    ...aClient(plans, intake),
    consents,
  } as never);
  const root = createRootRoute();
  const editor = createRoute({ getParentRoute: () => root, id: "editor", component: PlanEditorLayout });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => editor, path, component });
  const routeTree = root.addChildren([
    editor.addChildren([
      at(PATHS.planEnergyBalance, EnergyBalanceTab1),
      at(PATHS.planMealMoments, ChooseMealMomentsTab2),
      at(PATHS.planMealSizes, EditMealMomentsTab3),
      at(PATHS.planMealSize, MacroProfilesEditMealAmountScreen),
      at(PATHS.planFineTuning, FineTuningTab4),
    ]),
    createRoute({ getParentRoute: () => root, path: PATHS.client, component: () => <h1>Client page</h1> }),
  ]);
  const address = `/coach/clients/${CLIENT_ID}/plans/${planKey}/${step}`;
  const history = createMemoryHistory({ initialEntries: [`/coach/clients/${CLIENT_ID}`, address] });
  const router = createRouter({ routeTree, history });
  const view = render(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <LanguageProvider first={en}>
          <NavigateContext value={(href) => void router.navigate({ href })}>
            <RouterProvider router={router as never} />
          </NavigateContext>
        </LanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return {
    sent,
    queries,
    unmount: view.unmount,
    pathname: () => router.state.location.pathname.split("/").slice(6).join("/"),
    writes: () => sent.filter(({ path, method }) => method !== "GET" && !path.includes("fitting")),
  };
}

/** These screens are large and the search by role is slow; leaving out what is hidden is the slowest part of it. */
const ALL = { hidden: true } as const;

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name, ...ALL }));

export const fieldOf = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>("textbox", { name, ...ALL });

export const type = (name: string | RegExp, value: string) =>
  fireEvent.change(fieldOf(name), { target: { value } });

export const isDisabled = (name: string): boolean =>
  screen.getByRole<HTMLButtonElement>("button", { name, ...ALL }).disabled;

/** Walks through several screens, which takes a busy machine longer than one test may usually take. */
export const LONG = { timeout: 30_000 } as const;
