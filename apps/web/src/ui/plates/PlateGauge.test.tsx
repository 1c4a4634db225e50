import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PlateGauge } from "./PlateGauge.tsx";
import { shareOf } from "./ring-geometry.ts";

const arcsOf = (container: HTMLElement) =>
  [...container.querySelectorAll("circle[pathLength]")].map((arc) => arc.getAttribute("stroke-dasharray"));

describe("PlateGauge", () => {
  it("is one picture with the whole day in words", () => {
    render(
      <PlateGauge
        eaten={991}
        planned={300}
        target={1910}
        value="919"
        caption="kcal left"
        description="991 of 1,910 kcal eaten, 919 left"
      />,
    );
    const gauge = screen.getByRole("img", { name: "991 of 1,910 kcal eaten, 919 left" });
    expect(gauge.textContent).toBe("919kcal left");
  });

  it("lays the eaten arc over the planned one", () => {
    const { container } = render(<PlateGauge eaten={500} planned={250} target={1000} description="half" />);
    expect(arcsOf(container)).toEqual(["75 100", "50 100"]);
  });

  it("hatches what is over the target, half a rim at most", () => {
    const { container } = render(<PlateGauge eaten={2000} target={1000} description="twice" />);
    expect(arcsOf(container)).toEqual(["100 100", "100 100", "50 100"]);
  });

  it("draws an empty plate without a target", () => {
    const { container } = render(<PlateGauge eaten={500} description="no plan" />);
    expect(arcsOf(container)).toEqual([]);
    expect(shareOf(500, 0)).toBe(0);
  });

  it("splits the rim over the three macros with a gap between them", () => {
    const { container } = render(
      <PlateGauge split={{ protein: 25, carbs: 50, fat: 25 }} description="split" />,
    );
    expect(arcsOf(container)).toEqual(["21 100", "46 100", "21 100"]);
  });
});
