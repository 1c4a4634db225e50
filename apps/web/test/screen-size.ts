import { vi } from "vitest";

/** Makes the window as wide as a phone or a desktop, until mocks are restored. */
export function showOn(size: "phone" | "desktop"): void {
  const original = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
    ...original(query),
    matches: query === "(min-width: 901px)" && size === "desktop",
  }));
}
