import { afterEach, describe, expect, it } from "vitest";
import { checkoutState, readCheckoutReturn, startCheckout } from "./checkout-state.ts";

afterEach(() => sessionStorage.clear());

describe("the way back from a checkout", () => {
  it.each([
    ["", "abc", { kind: "none" }],
    ["?session_id=cs_1", "abc", { kind: "none" }],
    ["?checkout=abc&session_id=cs_1", "abc", { kind: "own", sessionId: "cs_1" }],
    ["?checkout=abd&session_id=cs_1", "abc", { kind: "foreign" }],
    ["?checkout=abc&session_id=cs_1", null, { kind: "foreign" }],
    ["?checkout=&session_id=cs_1", null, { kind: "foreign" }],
    ["?checkout=abc", "abc", { kind: "foreign" }],
    ["?checkout=abc&checkout=abc&session_id=cs_1", "abc", { kind: "foreign" }],
  ] as const)("BILL-027 %s with state %s", (search, state, found) => {
    expect(readCheckoutReturn(search, state)).toEqual(found);
  });

  it("BILL-028 starts each checkout with a new random value, kept in the session", () => {
    const first = startCheckout();
    expect(checkoutState()).toBe(first);
    const second = startCheckout();
    expect(second).not.toBe(first);
    expect(second).toMatch(/^[\w-]{16,100}$/);
    expect(checkoutState()).toBe(second);
  });
});
