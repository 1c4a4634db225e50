import type { RecipeTemplate } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { LanguageProvider } from "../../lib/language/LanguageProvider.tsx";
import { storeLanguage } from "../../lib/language/language.ts";
import { createQueryClient } from "../../lib/server/query-client.ts";
import { currentToasts } from "../../ui/overlays/show-toast.ts";
import { SaveActions } from "./SaveActions.tsx";
import { startDraft, useSaveOwnRecipe } from "./use-own-recipe.ts";

const SOUP = {
  id: 12,
  name: "Soup",
  version: 3,
  tags: [],
  ingredients: [{ id: 1 }],
} as never as RecipeTemplate;
const PLACE = { date: "2026-03-20", slot: { id: 5, mealMoment: "LUNCH" } as never, replacedItemId: null };

/** What the server of these tests answers fits the app. */
const SAME = { headers: { "x-contract": "same" } };

let answer: () => Response;
let languages: (string | null)[];
beforeEach(() => {
  languages = [];
  answer = () => Response.json(SOUP, SAME);
  vi.stubGlobal("__APP_VERSION__", "test");
  vi.stubGlobal("__CONTRACT__", "same");
  vi.stubGlobal("fetch", async (address: string, { headers }: RequestInit = {}) => {
    if (String(address).includes("client-errors")) return new Response(null, { status: 204 });
    languages.push(new Headers(headers).get("accept-language"));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  storeLanguage("en");
});

/** Saves the soup, and answers where that leads. */
async function saveFrom(place: typeof PLACE | null): Promise<string> {
  const path = openScreen(aPerson(), () => (
    <SaveActions recipe={SOUP} name="Soup" mealType="LUNCH" place={place} withName={(then) => then()} />
  ));
  fireEvent.click(await screen.findByRole("button", { name: en.ownRecipe.save }));
  await waitFor(() => expect(path()).not.toBe("/"));
  return path();
}

it("REC-069 a saved recipe leads past its form, to the recipes of one's own that it was begun from", async () => {
  expect(await saveFrom(null)).toBe("/recipes/search");
});

it("REC-069 a recipe that was begun for a meal leads past its form and its search, back to the day", async () => {
  expect(await saveFrom(PLACE)).toBe("/planner");
});

/** What is said when the server refuses a recipe in these words. */
async function saidOf(refusal: object): Promise<string | undefined> {
  answer = () => Response.json(refusal, { status: 400 });
  const refused = () => {
    throw new Error("Nobody is signed out.");
  };
  const listeners = { onUnauthorised: refused, onBlocked: refused };
  const client = createQueryClient(() => ({ oops: "Oops", later: "Later" }), listeners);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <LanguageProvider first={en}>{children}</LanguageProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useSaveOwnRecipe(SOUP, SOUP), { wrapper });
  await waitFor(() => expect(result.current).not.toBeNull());
  act(() => result.current.mutate({ name: "Soup", mealType: "LUNCH", place: null }));
  await waitFor(() => expect(result.current.isError).toBe(true));
  return currentToasts().at(-1)?.message;
}

it("REC-080 an error by field is said as 'field: message', each of them", async () => {
  expect(await saidOf({ name: ["Too long."], tags: ["Not a meal."] })).toBe(
    "name: Too long.\ntags: Not a meal.",
  );
});

it("REC-080 an error in one sentence is said as it is", async () => {
  expect(await saidOf({ non_field_errors: ["You have 500 recipes."] })).toBe("You have 500 recipes.");
});

it("REC-081 a recipe of one's own is begun in the language that the person reads", async () => {
  for (const language of ["nl", "en"] as const) {
    storeLanguage(language);
    languages = [];
    await startDraft("Soep", "LUNCH", { servingId: 1, quantity: 2 }, "key");
    expect(languages).toEqual([language, language]);
  }
});
