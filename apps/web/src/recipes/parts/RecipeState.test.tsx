import { en } from "@plateful/phrases/en";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openScreen } from "../../../test/open-screen.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import { RecipeState } from "./RecipeState.tsx";

const { recipes: words, general } = en;

function open(status: number) {
  const error = new CallError("read-recipe-meal", { status });
  openScreen(null, () => <RecipeState error={error} isPlanned onRetry={() => {}} onClose={() => {}} />);
}

it("NAV-025 ERR-019 a recipe that this device has not read says so without a network, and what can be done", async () => {
  open(0);
  await screen.findByRole("heading", { name: words.notHeld });
  expect(screen.getByText(words.notHeldText)).toBeTruthy();
  expect(screen.getByRole("button", { name: general.tryAgain })).toBeTruthy();
  expect(screen.getByRole("button", { name: words.backToPlanner })).toBeTruthy();
  // Nothing was changed that could be lost.
  expect(screen.queryByText(general.offline)).toBeNull();
});

it("ERR-019 a recipe that the server fails at is no matter of the network", async () => {
  open(500);
  await screen.findByRole("heading", { name: general.errorLoadingData });
  expect(screen.getByText(general.somethingWentWrong)).toBeTruthy();
});
