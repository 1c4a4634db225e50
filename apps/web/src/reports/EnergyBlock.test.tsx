import { REPORT_PHRASES } from "@plateful/phrases/report";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { EnergyBlock } from "./EnergyBlock.tsx";
import type { Eaten, ReportDay } from "./report-days.ts";

afterEach(cleanup);

const words = REPORT_PHRASES.en;
const EATEN: Eaten = { kcal: 1800, protein: 90, carbohydrates: 150, fat: 80 };
const PLANNED: Eaten = { kcal: 2000, protein: 120, carbohydrates: 200, fat: 60 };
const day = (planned: Eaten | null): ReportDay => ({ date: "2026-03-02", eaten: EATEN, planned });

/** The block of one day, as its section. */
async function open(planned: Eaten | null): Promise<HTMLElement> {
  openScreen(aPerson(), () => <EnergyBlock days={[day(planned)]} />);
  const heading = await screen.findByRole("heading", { name: words.blockNames.energy });
  return heading.closest("section") as HTMLElement;
}
const barOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll("svg rect") ?? [])].map((rect) => ({
    from: Number(rect.getAttribute("x") ?? 0),
    width: Number(rect.getAttribute("width")),
    fill: rect.getAttribute("fill"),
  }));

it("REPORT-007 shows the energy as a ring, and each macro as a bar with its amounts and a mark at the plan", async () => {
  const block = await open(PLANNED);
  const ring = within(block).getByRole("img");
  expect(ring.getAttribute("aria-label")).toMatch(/1,800.*2,000/s);
  expect(ring.querySelector("circle[stroke-dasharray]")?.getAttribute("stroke-dasharray")).toBe("90 100");
  const rows = within(block).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent?.match(/\d+/g))).toEqual([
    ["90", "120"],
    ["150", "200"],
    ["80", "60"],
  ]);
  // The track, what was eaten, and the mark. The longer of eaten and planned fills the bar.
  expect(rows.map((row) => barOf(row).map(({ from, width }) => [from, width]))).toEqual([
    [
      [0, 100],
      [0, 75],
      [99.5, 1],
    ],
    [
      [0, 100],
      [0, 75],
      [99.5, 1],
    ],
    [
      [0, 100],
      [0, 100],
      [74.5, 1],
    ],
  ]);
  // Drawn, because a printer leaves backgrounds out.
  for (const row of rows) {
    for (const { fill } of barOf(row)) expect(fill).toMatch(/^var\(--/);
    expect(row.querySelector("[style*=background]")).toBeNull();
  }
  within(block).getByText(words.barsLegend);
  expect(block.querySelector("table")).toBeNull();
});

it("REPORT-007 has no mark and no legend of one without a plan", async () => {
  const block = await open(null);
  for (const row of within(block).getAllByRole("listitem")) expect(barOf(row)).toHaveLength(2);
  expect(within(block).queryByText(words.barsLegend)).toBeNull();
});
