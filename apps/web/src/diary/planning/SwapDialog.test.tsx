import { phrasesOf } from "@plateful/phrases/all";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { UiProvider } from "../../ui/theme/UiProvider.tsx";
import { SwapDialog } from "./SwapDialog.tsx";

const PERSON = {
  ...{ id: 1, intake: {}, coach: null, organisation: null, customer: [] },
  feature_flags_for_user: { flags: [], switches: [], samples: [] },
} as never;
const NUMBERS = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };
const SWAP = {
  recipe_template: { id: 3, name: "Bean stew", preparation_time_min: 10, cooking_time_min: 20, image: null },
  portions_multiplier: 1,
  ...NUMBERS,
  deviation: NUMBERS,
  new_groceries: 2,
  minutes_saved: null,
};

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal("fetch", async () => Response.json({ detail: "Not found." }, { status: 404 }));
});
afterEach(() => vi.unstubAllGlobals());

function open(company: unknown[], onClose = () => {}, language: "en" | "nl" = "en") {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(currentUserQuery.queryKey, PERSON);
  client.setQueryData(["swaps", 7], [{ ...SWAP, company }] as never);
  const entry = { id: 7, name: "Chili", cooking: null } as never;
  return render(
    <QueryClientProvider client={client}>
      <LanguageProvider first={phrasesOf(language)}>
        <UiProvider>
          <SwapDialog day={{ id: 1, date: "2026-03-18" } as never} entry={entry} onClose={onClose} />
        </UiProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

const ANNA = { member: 1, name: "Anna", portions: 0.8 };
const TOM = { member: 2, name: "Tom", portions: 0.5 };

it("PLAN-181 says of a swap what the others would get, and nothing when one eats alone", async () => {
  const shown = open([ANNA, TOM]);
  expect(
    await screen.findByText("Anna\u00a00.8 · Tom\u00a00.5", { normalizer: (text) => text }),
  ).toBeTruthy();
  shown.unmount();
  open([]);
  expect((await screen.findByRole("button", { name: /Bean stew/ })).textContent).not.toMatch(/Anna|Tom/);
});

it("PLAN-178 closes when the meal was replaced in the meantime", async () => {
  const onClose = vi.fn();
  open([], onClose);
  fireEvent.click(await screen.findByRole("button", { name: /Bean stew/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
