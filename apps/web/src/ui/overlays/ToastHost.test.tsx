import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentToasts, dismissToast, showToast } from "./show-toast.ts";
import { ToastHost } from "./ToastHost.tsx";

const dismissAll = () => {
  for (const { id } of currentToasts()) dismissToast(id);
};

beforeEach(() => {
  dismissAll();
  vi.useFakeTimers();
  render(<ToastHost />);
});

afterEach(() => {
  act(dismissAll);
  vi.useRealTimers();
});

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe("toasts", () => {
  it("I5: speak in a region that was there before, and go after six seconds", () => {
    const region = screen.getByRole("status");
    act(() => showToast({ message: "Saved" }));
    expect(region.textContent).toBe("Saved");
    pass(5_900);
    expect(region.textContent).toBe("Saved");
    pass(200);
    expect(region.textContent).toBe("");
  });

  it("stay while they are pointed at", () => {
    act(() => showToast({ message: "Saved" }));
    const toast = screen.getByText("Saved").parentElement ?? document.body;
    fireEvent.mouseEnter(toast);
    pass(20_000);
    expect(screen.queryByText("Saved")).not.toBeNull();
    fireEvent.mouseLeave(toast);
    pass(6_100);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("take back once, and disappear", () => {
    const onUndo = vi.fn();
    act(() => showToast({ message: "Bowl deleted", undo: { label: "Undo", onUndo } }));
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(screen.queryByText("Bowl deleted")).toBeNull();
  });

  it("DIARY-126 I5: one is in sight at a time, the latest, and a problem is an alert", () => {
    act(() => {
      showToast({ message: "one" });
      showToast({ message: "two" });
      showToast({ message: "three", role: "alert" });
    });
    expect(screen.getByRole("status").textContent).toBe("three");
    expect(screen.getByRole("alert").textContent).toBe("three");
  });

  it("DIARY-126 what can be taken back comes back when the later one has gone, for three seconds", () => {
    const undo = (what: string) => ({ label: `Undo ${what}`, onUndo: vi.fn() });
    const first = undo("one");
    act(() => showToast({ message: "one", undo: first }));
    pass(5_000);
    act(() => showToast({ message: "two", undo: undo("two") }));
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Undo two"]);
    pass(6_100);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Undo one"]);
    pass(2_800);
    fireEvent.click(screen.getByRole("button", { name: "Undo one" }));
    expect(first.onUndo).toHaveBeenCalledOnce();
    expect(screen.getByRole("status").textContent).toBe("");
    act(() => showToast({ message: "one", undo: first }));
    act(() => showToast({ message: "two" }));
    pass(6_100);
    expect(screen.getByRole("status").textContent).toBe("oneUndo one");
    pass(3_100);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("DIARY-123 offers what else may have been meant, once", () => {
    const onPress = vi.fn();
    act(() => showToast({ message: "Added", also: { label: "Instead of Lentil soup", onPress } }));
    fireEvent.click(screen.getByRole("button", { name: "Instead of Lentil soup" }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
