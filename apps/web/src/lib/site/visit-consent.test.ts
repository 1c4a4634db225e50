import { afterEach, expect, it, vi } from "vitest";
import { keepVisitConsent, visitConsent } from "./visit-consent.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it("ORG-054 nobody has agreed until they say so, and each site asks for itself", () => {
  expect(visitConsent("puur")).toBeNull();
  keepVisitConsent("puur", "yes");
  expect([visitConsent("puur"), visitConsent("vital")]).toEqual(["yes", null]);
  keepVisitConsent("puur", "no");
  expect(visitConsent("puur")).toBe("no");
});

it("ORG-054 Global Privacy Control counts as no, unless the visitor agreed here all the same", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(visitConsent("puur")).toBe("no");
  keepVisitConsent("puur", "yes");
  expect(visitConsent("puur")).toBe("yes");
});

it("ORG-054 nobody is asked where an answer could not be kept", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("Denied", "SecurityError");
    },
    clear: () => {},
  });
  expect(visitConsent("puur")).toBe("no");
});
