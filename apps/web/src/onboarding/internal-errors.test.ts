import { afterEach, describe, expect, it, vi } from "vitest";
import { requireUser } from "./guards.ts";
import { newAnswers } from "./kept-answers.ts";
import { moreInfoUrl } from "./more-info-url.ts";
import { onboardingData } from "./onboarding-data.ts";

afterEach(() => vi.unstubAllGlobals());

describe("defects of the onboarding", () => {
  it("ERR-015 reports a step that needs an account as 'User is not defined'", () => {
    const send = vi.fn((_path: string, _request: RequestInit) => Promise.resolve(new Response()));
    vi.stubGlobal("fetch", send);
    vi.stubGlobal("__APP_VERSION__", "2.0.0");
    expect(() => requireUser("/onboarding/meal-times")).toThrow();
    const [path, request] = send.mock.calls[0] ?? [];
    expect(path).toBe("/api/client-errors/");
    expect(JSON.parse(String(request?.body))).toMatchObject({ message: "User is not defined" });
  });

  it("ERR-015 throws on a plan without an address, and on answers that miss something", () => {
    const blank = newAnswers({ height: "CENTIMETRES", weight: "KILOGRAMS" });
    expect(() => moreInfoUrl("KETO")).toThrow("plan.moreInfoUrl is not set");
    expect(() => onboardingData(blank)).toThrow("Invalid onboarding data");
  });
});
