import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { BarChart } from "./charts/BarChart.tsx";
import { axisTicks, labelPlaces, shareOf } from "./charts/chart-scale.ts";
import { LineChart } from "./charts/LineChart.tsx";

const point = (value: number, isMeasured = true) => ({
  value,
  label: `day ${value}`,
  text: `${value} kg`,
  isMeasured,
});
const tickText = (value: number) => String(value);

describe("axes", () => {
  it.each([
    [70.4, 75.6, [71, 72, 73, 74, 75]],
    [74, 85.6, [75, 80, 85]],
    [27.4, 29.9, [27.5, 28, 28.5, 29, 29.5]],
    [0, 8.64, [0, 2, 4, 6, 8]],
    [50, 140, [60, 80, 100, 120, 140]],
  ])("have round labels between %s and %s", (min, max, ticks) => {
    expect(axisTicks(min, max)).toEqual(ticks);
  });

  it("have at most four labels below, with both ends", () => {
    expect(labelPlaces(0)).toEqual([]);
    expect(labelPlaces(1)).toEqual([0]);
    expect(labelPlaces(30)).toEqual([0, 10, 19, 29]);
  });

  it("keep what lies outside on the edge", () => {
    expect([0, 5, 10, 15].map((value) => shareOf(value, { min: 5, max: 10 }))).toEqual([0, 0, 1, 1]);
  });
});

describe("charts", () => {
  it("MEAS-012 draw no marker where nothing was measured", () => {
    const points = [point(70), point(70, false), point(71)];
    const { container } = render(
      <LineChart
        description="Weight"
        points={points}
        range={{ min: 69, max: 72 }}
        tickText={tickText}
        hasDots
      />,
    );
    expect(container.querySelectorAll('[class*="dot"]')).toHaveLength(2);
    expect(container.querySelectorAll('[class*="latest"]')).toHaveLength(1);
    expect(screen.getByRole("img", { name: "Weight" })).toBeTruthy();
  });

  it("MEAS-047 ring the latest value where it was measured, whatever the trend is there", () => {
    const { container } = render(
      <LineChart
        description="Weight"
        points={[point(70), point(71), point(71, false)]}
        trend={[70.2, 70.5, 70.5]}
        range={{ min: 69, max: 73 }}
        tickText={tickText}
      />,
    );
    const ring = container.querySelector<HTMLElement>('[class*="latest"]');
    expect([ring?.style.left, ring?.style.bottom]).toEqual(["50%", "50%"]);
  });

  it("MEAS-049 are dashed before the first measured value and after the last", () => {
    const { container } = render(
      <LineChart
        description="Weight"
        points={[point(70, false), point(70), point(71), point(71, false), point(71, false)]}
        range={{ min: 69, max: 73 }}
        tickText={tickText}
      />,
    );
    const xs = (shape: string) =>
      [...container.querySelectorAll(shape)].map((one) =>
        (one.getAttribute("points") ?? "").split(" ").map((corner) => Number(corner.split(",")[0])),
      );
    expect(xs("polyline")).toEqual([
      [25, 50],
      [0, 25],
      [50, 75, 100],
    ]);
    const [measured, ...dashed] = [...container.querySelectorAll("polyline")].map((one) =>
      one.getAttribute("class"),
    );
    expect(dashed).toEqual([dashed[0], dashed[0]]);
    expect(dashed).not.toContain(measured);
    expect(xs("polygon")).toEqual([[25, 25, 50, 50]]);
  });

  it("draw no bar for a night that nobody measured", () => {
    const { container } = render(
      <BarChart
        description="Sleep"
        points={[point(7), point(7, false), point(6)]}
        tickText={tickText}
        guide={{ value: 8, text: "8 h" }}
      />,
    );
    expect(container.querySelectorAll('[class*="bar"], [class*="latest"]')).toHaveLength(2);
  });

  it("name the point that the pointer is near", () => {
    const { container } = render(
      <LineChart
        description="Weight"
        points={[point(70), point(71)]}
        range={{ min: 69, max: 72 }}
        tickText={tickText}
      />,
    );
    const plot = container.querySelector('[class*="plot"]') as HTMLElement;
    plot.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    fireEvent.pointerMove(plot, { clientX: 90 });
    expect(screen.getByText("71 kg")).toBeTruthy();
    fireEvent.pointerLeave(plot);
    expect(screen.queryByText("71 kg")).toBeNull();
  });
});
