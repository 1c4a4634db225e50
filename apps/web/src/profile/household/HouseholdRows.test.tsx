import { phrasesOf } from "@plateful/phrases/all";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { UiProvider } from "../../ui/theme/UiProvider.tsx";
import { HouseholdRows } from "./HouseholdRows.tsx";

const PERSON = { id: 1, intake: {}, coach: null, organisation: null } as never;
const { household: words, general } = phrasesOf("en");

const member = (id: number) => ({
  ...{ id, user: 1, name: `Eater ${id}`, kcal: null, diet: "OMNIVORE" },
  ...{ food_intolerances_gluten: false, food_intolerances_lactose: false, food_intolerances_nut: false },
  ...{ food_intolerances_crustaceans_shellfish: false, food_allergens: [], ingredients_to_avoid: [] },
  ...{ meal_types: ["DINNER"], weekdays: ["monday"] },
});
const pageOf = (count: number) => ({
  ...{ count, total_pages: 1, next: null, previous: null },
  results: Array.from({ length: count }, (_, at) => member(at + 1)),
});

let answer: () => Promise<Response>;
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal("fetch", () => answer());
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, PERSON);
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider first={phrasesOf("en")}>
        <UiProvider>
          <HouseholdRows person={PERSON} />
        </UiProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

it("PLAN-127 says what the list brings while it is empty, and shows that it is loading before", async () => {
  const waiting = Promise.withResolvers<Response>();
  answer = () => waiting.promise;
  show();
  expect(screen.getByRole("status", { name: general.loading })).toBeTruthy();
  waiting.resolve(Response.json(pageOf(0)));
  expect(await screen.findByText(words.empty)).toBeTruthy();
  expect(screen.getByRole("button", { name: words.add })).toBeTruthy();
});

it("PLAN-127 offers another try when the list cannot be loaded", async () => {
  answer = async () => new Response("{}", { status: 500 });
  show();
  const retry = await screen.findByRole("button", { name: general.retry });
  expect(screen.getByRole("alert").textContent).toContain(general.errorLoadingData);
  answer = async () => Response.json(pageOf(1));
  fireEvent.click(retry);
  expect(await screen.findByRole("button", { name: /^Eater 1/ })).toBeTruthy();
});

it("PLAN-127 names everybody, and says so when the table is full", async () => {
  answer = async () => Response.json(pageOf(7));
  show();
  expect(await screen.findAllByRole("button", { name: /^Eater/ })).toHaveLength(7);
  expect(screen.queryByRole("button", { name: words.add })).toBeNull();
  expect(screen.getByText(words.isFull)).toBeTruthy();
});
