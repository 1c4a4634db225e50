import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { currentToasts, dismissToast } from "../src/ui/show-toast.ts";

// jsdom has none of these: Mantine asks for the first three, the router for the last.
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
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

// Whole screens appear, for which a busy machine may need more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  // Files of one worker share the loaded modules, and with them what was last said in passing.
  for (const { id } of currentToasts()) dismissToast(id);
});
