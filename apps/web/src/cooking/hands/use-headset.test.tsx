import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useHeadset } from "./use-headset.ts";

let handlers = new Map<string, () => void>();
let isPlaying = false;

beforeEach(() => {
  handlers = new Map();
  isPlaying = false;
  const setActionHandler = (action: string, act: (() => void) | null) =>
    act === null ? handlers.delete(action) : handlers.set(action, act);
  const mediaSession = { metadata: null, setActionHandler };
  Object.defineProperty(navigator, "mediaSession", { value: mediaSession, configurable: true });
  vi.stubGlobal("MediaMetadata", class {});
  vi.stubGlobal(
    "Audio",
    class {
      loop = false;
      play = async () => {
        isPlaying = true;
      };
      pause = () => {
        isPlaying = false;
      };
      removeAttribute = () => {};
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "mediaSession");
});

describe("REC-135 the buttons of a headset", () => {
  it("turn steps once they are switched on, while silence plays", () => {
    const [onNext, onBack] = [vi.fn(), vi.fn()];
    const { rerender } = renderHook(({ isOn }) => useHeadset(isOn, "Soup", { onNext, onBack }), {
      initialProps: { isOn: false },
    });
    expect([handlers.size, isPlaying]).toEqual([0, false]);
    rerender({ isOn: true });
    expect(isPlaying).toBe(true);
    for (const action of ["nexttrack", "play", "pause"]) handlers.get(action)?.();
    handlers.get("previoustrack")?.();
    expect([onNext.mock.calls.length, onBack.mock.calls.length]).toEqual([3, 1]);
    rerender({ isOn: false });
    expect([handlers.size, isPlaying]).toEqual([0, false]);
  });
});
