import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { MacroBar } from "./MacroBar.tsx";

const fat = {
  colour: "fat",
  label: "Fat",
  eaten: 30,
  planned: 36,
  target: 56,
  eatenText: "30",
  targetText: "56 g",
  description: "30 of 56 g, 10 g over with plan",
} as const;

const widthsOf = (bar: HTMLElement) => [...bar.querySelectorAll("span")].map((fill) => fill.style.width);

describe("MacroBar", () => {
  it("says its amounts in words", () => {
    render(<MacroBar {...fat} state="ok" />);
    const bar = screen.getByRole("progressbar", { name: "Fat" });
    expect(bar.getAttribute("aria-valuetext")).toBe("30 of 56 g, 10 g over with plan");
    expect(bar.getAttribute("aria-valuenow")).toBe("30");
    expect(bar.getAttribute("aria-valuemax")).toBe("56");
  });

  it("says no sum of decimals to the last digit", () => {
    render(<MacroBar {...fat} eaten={30.1 + 0.2} target={216.999_999_999_999_97} state="ok" />);
    const bar = screen.getByRole("progressbar");
    expect([bar.getAttribute("aria-valuenow"), bar.getAttribute("aria-valuemax")]).toEqual(["30.3", "217"]);
  });

  it("lets the bar run past the tick without hatching while the state is ok", () => {
    render(<MacroBar {...fat} eaten={58} planned={0} state="ok" />);
    const [planned, eaten] = widthsOf(screen.getByRole("progressbar"));
    expect([planned, eaten].map((width) => Math.round(Number.parseFloat(width ?? "")))).toEqual([83, 83]);
  });

  it("hatches from the tick on when the state is a warning", () => {
    render(<MacroBar {...fat} state="warning" />);
    const [hatched, planned, eaten] = widthsOf(screen.getByRole("progressbar"));
    expect(Number.parseFloat(hatched ?? "")).toBeCloseTo((66 / 56) * 80 - 80, 1);
    expect(planned).toBe("80%");
    expect(Number.parseFloat(eaten ?? "")).toBeCloseTo((30 / 56) * 80, 1);
  });

  it("shows neither fill, tick nor state without a target", () => {
    const { container } = render(<MacroBar {...fat} target={null} state={null} />);
    expect(screen.getByRole("progressbar").childElementCount).toBe(0);
    expect(container.querySelector("svg")).toBeNull();
  });
});
