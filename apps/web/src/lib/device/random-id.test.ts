import { afterEach, expect, it, vi } from "vitest";
import { newIdempotencyKey } from "../server/call.ts";
import { startCheckout } from "../site/checkout-state.ts";

afterEach(() => vi.unstubAllGlobals());

it("ORG-057 makes the keys of calls and checkouts on a page without https, which has no crypto.randomUUID", () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 200 }, () => newIdempotencyKey());
  expect(new Set([...keys, startCheckout()]).size).toBe(201);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
