import { en } from "@plateful/phrases/en";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { PWASignupScreen } from "./PWASignupScreen.tsx";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("help with installing", () => {
  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "install-ios"],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", "install-android"],
    ["Mozilla/5.0 (X11; Linux x86_64)", "install"],
  ])("SUPPORT-007 on %s leads to the page %s", async (userAgent, article) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    openScreen(aPerson(), PWASignupScreen);
    const link = await screen.findByRole("link", { name: en.signIn.install.help });
    expect(link.getAttribute("href")).toBe(`/help/${article}`);
  });
});
