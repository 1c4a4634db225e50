import { MantineProvider } from "@mantine/core";
import { en } from "@plateful/phrases/en";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PATHS } from "../../lib/address/paths.ts";
import { setToken } from "../../lib/device/session.ts";
import { LanguageProvider } from "../../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { CoachRecipesScreen } from "./CoachRecipesScreen.tsx";

const NOW = "2026-03-20T12:00:00Z";
const recipe = (id: number, name: string) => ({
  id,
  name,
  author: null,
  source_provider: "PLATEFUL",
  source_author: null,
  source_url: null,
  published: true,
  tags: [],
  image: null,
  picture_version: "1",
  preparation_time_min: 5,
  cooking_time_min: null,
  active_time_min: 5,
  waiting_time_min: 0,
  fridge_days: 2,
  freezes: false,
  external_url: null,
  kcal: 400,
  protein: 20,
  carbohydrates: 40,
  fat: 10,
  fiber: 5,
  created: NOW,
  modified: NOW,
  deleted_at: null,
  organisation: null,
  version: 1,
  ingredients: [],
  directions: [],
});
const RECIPES = [recipe(3, "Porridge"), recipe(4, "Omelette")];

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly body: Record<string, unknown> | undefined;
}
let sent: Sent[] = [];
let answers: (request: Sent) => Response | undefined;

const fits = (allowed: number) => [{ meal_type: "BREAKFAST", recipes: 60, allowed }];
function answer(request: Sent): Response {
  const special = answers(request);
  if (special !== undefined) return special;
  const { path, body } = request;
  if (path.includes("recipeTemplate"))
    return Response.json({ count: 2, total_pages: 1, next: null, previous: null, results: RECIPES });
  const isNarrow = JSON.stringify(body?.whitelisted_recipes) !== "[]";
  return Response.json({
    clients: [
      { id: 1, first_name: "Anna", last_name: "A", fits: fits(isNarrow ? 1 : 9) },
      { id: 2, first_name: "Bob", last_name: "B", fits: fits(isNarrow ? 2 : 30) },
    ],
    left_out: 0,
  });
}

const ORGANISATION = {
  id: 8,
  recipe_system_type: "COMPLEX",
  whitelisted_recipes: [] as number[],
  denylist_recipes: [9],
  version: 1,
};

function open(organisation: object | null = ORGANISATION) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(currentUserQuery.queryKey, { id: 1, organisation } as never);
  const root = createRootRoute();
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([
    at(PATHS.coachRecipes, CoachRecipesScreen),
    at(PATHS.coachAccount, () => <h1>Account</h1>),
  ]);
  const history = createMemoryHistory({ initialEntries: [PATHS.coachRecipes] });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <LanguageProvider first={en}>
          <RouterProvider router={createRouter({ routeTree, history }) as never} />
        </LanguageProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const askedFits = () => sent.filter(({ path }) => path.includes("fitting"));

beforeEach(() => {
  sent = [];
  answers = () => undefined;
  setToken("a token");
  window.scrollTo = () => {};
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
    const request = { path, method, body: body === undefined ? undefined : JSON.parse(String(body)) };
    sent.push(request);
    return answer(request);
  });
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

describe("the recipes for a coach's clients", () => {
  it("PLAN-144 tells what fits with marks that are not saved, and warns below a week of recipes", async () => {
    open();
    await screen.findByText("9 breakfasts fit Anna");
    expect(screen.queryByText(/Few recipes/)).toBeNull();
    await press("Only these: Porridge");
    expect((await screen.findAllByText("1 breakfast fits Anna")).length).toBeGreaterThan(0);
    expect(screen.getByText("Few recipes for breakfast")).toBeDefined();
    expect(askedFits().at(-1)?.body).toEqual({ whitelisted_recipes: [3], denylist_recipes: [9] });
    fireEvent.change(screen.getByLabelText("Client"), { target: { value: "2" } });
    expect(screen.getByText("2 breakfasts fit Bob")).toBeDefined();
    await press("Undo changes");
    await screen.findByText("30 breakfasts fit Bob");
    expect(sent.some(({ method }) => method === "PATCH")).toBe(false);
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });

  it("PLAN-143 saves the marks, and keeps them when that fails", async () => {
    answers = ({ method }) => (method === "PATCH" ? new Response("{}", { status: 500 }) : undefined);
    open();
    await press("Never these: Omelette");
    await press("Save");
    await waitFor(() => expect(sent.some(({ method }) => method === "PATCH")).toBe(true));
    const { path, body } = sent.find(({ method }) => method === "PATCH") ?? {};
    expect([path, body]).toEqual(["/api/users/organisation/8/", { denylist_recipes: [4, 9] }]);
    const mark = screen.getByRole("button", { name: "Never these: Omelette" });
    expect(mark.getAttribute("aria-pressed")).toBe("true");
    expect(await screen.findByRole("button", { name: "Save" })).toBeDefined();
  });

  it("PLAN-144 asks before marks that are not saved are left", async () => {
    open();
    await press("Never these: Omelette");
    await press("Back");
    await screen.findByText("Leave without saving?");
    await press("Stay here");
    await waitFor(() => expect(screen.queryByText("Leave without saving?")).toBeNull());
    await press("Back");
    await press("Leave");
    await screen.findByRole("heading", { name: "Account" });
  });

  it("PLAN-144 shows those of one mark, by their ids, and says when there are none", async () => {
    open();
    await screen.findByText("Porridge");
    fireEvent.click(screen.getByRole("radio", { name: "Only these (0)" }));
    await screen.findByText("No recipe is marked like this yet");
    fireEvent.click(screen.getByRole("radio", { name: "Never these (1)" }));
    await waitFor(() => expect(sent.at(-1)?.path).toMatch(/[?&]id=9(&|$)/));
  });

  it("PLAN-144 says that nothing was found or could be read, and reads again", async () => {
    answers = ({ path }) =>
      path.includes("recipeTemplate") ? new Response("{}", { status: 500 }) : undefined;
    open();
    await screen.findByText("Error loading data");
    answers = () => undefined;
    await press("Try again");
    await screen.findByText("Porridge");
    answers = ({ path }) =>
      path.includes("search=kale")
        ? Response.json({ count: 0, total_pages: 1, next: null, previous: null, results: [] })
        : undefined;
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "kale" } });
    await screen.findByText("No recipe is called “kale”");
  });

  it("PLAN-144 is not for simple recipes or without an organisation", async () => {
    open({ ...ORGANISATION, recipe_system_type: "SIMPLE" });
    await screen.findByText("Your clients use simple recipes");
    cleanup();
    open(null);
    await screen.findByText("Name your practice first");
    expect(sent).toEqual([]);
  });

  it("COACH-158 leads a coach without a practice to its name", async () => {
    open(null);
    await press("Name your practice");
    await screen.findByRole("heading", { name: "Account" });
  });
});
