import { en } from "@plateful/phrases/en";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { PATHS } from "../../lib/address/paths.ts";
import { setToken } from "../../lib/device/session.ts";
import { RecipeImportScreen } from "./RecipeImportScreen.tsx";

let sent: string[] = [];
beforeEach(() => {
  sent = [];
  setToken("a token");
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") sent.push(path);
    return Response.json({ count: 0, total_pages: 1, next: null, previous: null, results: [] });
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const open = (search: string) =>
  openScreen(aPerson(), RecipeImportScreen, null, `${PATHS.recipeImport}${search}`, PATHS.recipeImport);
const field = async () => (await screen.findByRole<HTMLTextAreaElement>("textbox")).value;

it("DOOR-048 has what another app shared in its field, reads nothing by itself, and forgets the address", async () => {
  const shared = new URLSearchParams({ title: "Lemon pasta", text: "Look: https://lotte.eu/pasta" });
  const path = open(`?${shared}`);
  await vi.waitFor(async () => expect(await field()).toBe("https://lotte.eu/pasta"));
  await screen.findByRole("button", { name: en.general.back });
  expect(sent).toEqual([]);
  expect(path()).toBe(PATHS.recipeImport);
});

it("DOOR-048 is empty where nothing was shared", async () => {
  open("?title=&unknown=1");
  expect(await field()).toBe("");
});
