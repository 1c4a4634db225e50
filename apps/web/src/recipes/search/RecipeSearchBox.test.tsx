import { MantineProvider } from "@mantine/core";
import { en } from "@plateful/phrases/en";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../lib/language/LanguageProvider.tsx";
import { RecipeSearchBox } from "./RecipeSearchBox.tsx";

const onSearch = vi.fn();
const history = createMemoryHistory({ initialEntries: ["/recipes"] });

/** The box stays on every address, as it does while the screen of a recipe is still being loaded. */
async function type(text: string): Promise<void> {
  const routeTree = createRootRoute({ component: () => <RecipeSearchBox text="" onSearch={onSearch} /> });
  const router = createRouter({ routeTree, history, defaultNotFoundComponent: () => null });
  render(
    <MantineProvider>
      <LanguageProvider first={en}>
        <RouterProvider router={router as never} />
      </LanguageProvider>
    </MantineProvider>,
  );
  const box = await screen.findByRole("searchbox", { name: en.recipeSearch.searchBox });
  fireEvent.change(box, { target: { value: text } });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.push("/recipes");
  onSearch.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the search for recipes", () => {
  it("CACHE-004: asks 200 ms after the last key", async () => {
    await type("soup");
    await vi.advanceTimersByTimeAsync(150);
    expect(onSearch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(onSearch.mock.calls).toEqual([["soup"]]);
  });

  it("does not bring a person back who has opened a recipe meanwhile", async () => {
    await type("soup");
    history.push("/recipes/3");
    await vi.advanceTimersByTimeAsync(500);
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "soup");
    expect(onSearch).not.toHaveBeenCalled();
  });
});
