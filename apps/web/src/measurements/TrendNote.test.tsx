import { chartSeries, type MeasurementType } from "@plateful/nutrition";
import { en } from "@plateful/phrases/en";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LanguageProvider } from "../lib/language/LanguageProvider.tsx";
import { measureWords } from "./measure-units.ts";
import { TrendNote } from "./TrendNote.tsx";

const TODAY = "2026-03-18";
const at = (date: string, value: number) => ({ date, value, createdAt: `${date}T07:00:00Z`, id: 1 });

function showNote(type: MeasurementType, measurements: ReturnType<typeof at>[]) {
  const units = { weight: "POUNDS", isWaistInInches: false } as const;
  const words = measureWords(type, units, "en", en);
  const series = chartSeries(measurements, "LAST_WEEK", TODAY);
  const measured = { type, period: "LAST_WEEK", words, measurements, series } as const;
  render(
    <LanguageProvider first={en}>
      <TrendNote measured={measured} />
    </LanguageProvider>,
  );
}
const note = () => screen.queryByText(/trend/)?.textContent ?? null;

it("MEAS-047 says the trend of the day of the last weight, in the person's unit", () => {
  // The weights of a Gaussian window of 3 days, one day apart: 1 and e^(-1/18).
  showNote("WEIGHT", [at("2026-03-15", 70), at("2026-03-16", 71)]);
  const near = Math.exp(-1 / 18);
  const pounds = (((70 * near + 71) / (near + 1)) * 2.20462).toFixed(1);
  expect(note()).toBe(en.measurements.figures.trend({ amount: `${pounds} lb` }));
});

it("MEAS-047 says nothing of one weight, or of what has no trend", () => {
  showNote("WEIGHT", [at("2026-03-15", 70)]);
  showNote("WAIST_CIRCUMFERENCE", [at("2026-03-15", 80), at("2026-03-16", 81)]);
  expect(note()).toBeNull();
});
