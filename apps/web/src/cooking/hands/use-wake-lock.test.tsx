import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useWakeLock } from "./use-wake-lock.ts";

class FakeLock extends EventTarget {
  released = false;
  release = async () => {
    this.released = true;
    this.dispatchEvent(new Event("release"));
  };
}

let locks: FakeLock[] = [];
function withWakeLock(refuses = false): void {
  locks = [];
  const request = async () => {
    if (refuses) throw new DOMException("no battery", "NotAllowedError");
    const lock = new FakeLock();
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
}

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "wakeLock");
  vi.restoreAllMocks();
});

describe("REC-133 the screen", () => {
  it("stays on while it is wanted, and is let go of with the screen", async () => {
    withWakeLock();
    const { result, unmount } = renderHook(() => useWakeLock(true));
    await waitFor(() => expect(result.current).toBe("ON"));
    unmount();
    expect(locks.map(({ released }) => released)).toEqual([true]);
  });

  it("is kept on again once the page is seen again", async () => {
    withWakeLock();
    const { result } = renderHook(() => useWakeLock(true));
    await waitFor(() => expect(result.current).toBe("ON"));
    await act(() => locks[0]?.release());
    expect(result.current).toBe("OFF");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(result.current).toBe("ON"));
    expect(locks).toHaveLength(2);
  });

  it("is not asked for where it is not wanted", async () => {
    withWakeLock();
    const { result, rerender } = renderHook(({ isWanted }) => useWakeLock(isWanted), {
      initialProps: { isWanted: false },
    });
    expect(result.current).toBe("OFF");
    expect(locks).toEqual([]);
    rerender({ isWanted: true });
    await waitFor(() => expect(result.current).toBe("ON"));
    rerender({ isWanted: false });
    await waitFor(() => expect(result.current).toBe("OFF"));
    expect(locks[0]?.released).toBe(true);
  });

  it("may go off where the device refuses, without a word of failure", async () => {
    withWakeLock(true);
    const { result } = renderHook(() => useWakeLock(true));
    await act(async () => {});
    expect(result.current).toBe("OFF");
  });

  it("says nothing where the browser cannot keep it on", () => {
    expect(renderHook(() => useWakeLock(true)).result.current).toBe("ABSENT");
  });
});
