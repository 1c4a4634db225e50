import { afterEach, describe, expect, it, vi } from "vitest";
import { currentToken, maySeeOwnScreens, rememberPerson, resumeSession, setToken } from "./session.ts";

afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const answering = (status: number, body: object = {}) =>
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));

describe("who is here when a page starts", () => {
  it("AUTH-033 takes the token that the cookie stands for", async () => {
    answering(200, { auth_token: "a token" });
    expect(await resumeSession()).toBe("signed-in");
    expect(currentToken()).toBe("a token");
  });

  it.each([429, 408, 500, 503])(
    "AUTH-033 NAV-025 leaves a person signed in when the answer is %i",
    async (status) => {
      rememberPerson(1);
      answering(status);
      expect(await resumeSession()).toBe("offline");
      expect(maySeeOwnScreens()).toBe(true);
    },
  );

  it.each([401, 403])("AUTH-033 lets nobody in when the answer is %i", async (status) => {
    rememberPerson(1);
    answering(status);
    expect(await resumeSession()).toBe("signed-out");
    expect(maySeeOwnScreens()).toBe(false);
  });
});
