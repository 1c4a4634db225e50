import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOrganisation } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { WelcomeScreen } from "./WelcomeScreen.tsx";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the introduction", () => {
  it("ORG-070 welcomes to the practice on its own site", async () => {
    openScreen(null, WelcomeScreen, anOrganisation({ name: "Praktijk Puur", subdomain: "puur" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome to Praktijk Puur" })).toBeTruthy();
  });

  it("ORG-070 welcomes to Plateful on the main site", async () => {
    openScreen(null, WelcomeScreen, anOrganisation({ name: "Plateful", subdomain: null }));
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome to Plateful" })).toBeTruthy();
  });
});
