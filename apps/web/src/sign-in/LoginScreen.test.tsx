import { en } from "@plateful/phrases/en";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOrganisation } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { showOn } from "../../test/screen-size.ts";
import { LoginScreen } from "./LoginScreen.tsx";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { send } = en.signIn.login;

describe("signing in on the site of a practice", () => {
  it.each([
    ["OTP", send.OTP],
    ["MAGIC_LINK", send.MAGIC_LINK],
  ] as const)(
    "ORG-028 AUTH-013 with the login_method %s promises what will be mailed",
    async (method, words) => {
      showOn("desktop");
      openScreen(null, LoginScreen, anOrganisation({ login_method: method }));
      expect(await screen.findByRole("button", { name: words })).toBeTruthy();
    },
  );

  it.each([
    ["phone", true, "/install"],
    ["phone", false, "/"],
    ["desktop", true, "/"],
  ] as const)("ORG-028 NAV-022 on a %s with pwa_enabled %s opens %s", async (size, isEnabled, path) => {
    showOn(size);
    const pathOf = openScreen(null, LoginScreen, anOrganisation({ pwa_enabled: isEnabled }));
    if (path === "/") await screen.findByRole("heading", { name: en.signIn.login.title });
    await waitFor(() => expect(pathOf()).toBe(path));
  });
});
