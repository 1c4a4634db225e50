import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { forgetDeviceKeys } from "../src/lib/device/device-store.ts";
import { forgetAllTyped } from "../src/lib/device/typed-drafts.ts";
import { alertProblem } from "../src/lib/dialogs/alerts.ts";
import { currentToasts, dismissToast } from "../src/ui/overlays/show-toast.ts";

// jsdom has none of these: Mantine asks for the first four, the router for the last.
window.matchMedia = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = ResizeObserverStub;
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

// Whole screens appear, for which a busy machine may need more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// Files of one worker share the browser's storage. A draft is stored asynchronously, so one that is still on its way after its
// test must not be readable for the next: with its key gone, it is no draft.
beforeEach(async () => {
  forgetAllTyped();
  await forgetDeviceKeys();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  // Files of one worker share the loaded modules. An alert silences the next for a second, also that of the next file; one that is
  // dated after every other silences none.
  alertProblem("", Number.MAX_SAFE_INTEGER);
  // What was last said in passing is shared as well.
  for (const { id } of currentToasts()) dismissToast(id);
});
