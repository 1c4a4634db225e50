import { afterEach, expect, it, vi } from "vitest";
import { requireUser } from "./guards.ts";

afterEach(() => vi.unstubAllGlobals());

it("ERR-015 reports a step that needs an account as 'User is not defined'", () => {
  const send = vi.fn((_path: string, _request: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal("fetch", send);
  vi.stubGlobal("__APP_VERSION__", "2.0.0");
  expect(() => requireUser("/onboarding/meal-times")).toThrow();
  const [path, request] = send.mock.calls[0] ?? [];
  expect(path).toBe("/api/client-errors/");
  expect(JSON.parse(String(request?.body))).toMatchObject({ message: "User is not defined" });
});
