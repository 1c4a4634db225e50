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

function showSince(type: MeasurementType, dates: readonly string[]) {
  const words = measureWords(type, { weight: "KILOGRAMS", isWaistInInches: false }, "en", en);
  const measurements = dates.map((date) => at(date, 70));
  const series = chartSeries(measurements, "LAST_WEEK", TODAY);
  render(
    <LanguageProvider first={en}>
      <TrendNote measured={{ type, period: "LAST_WEEK", words, measurements, series }} />
    </LanguageProvider>,
  );
  return screen.queryByText(/Nothing was measured/)?.textContent ?? null;
}
const { since, until } = en.measurements.figures;

it.each<[string, MeasurementType, string[], string | null]>([
  ["nothing where both ends were measured", "WEIGHT", ["2026-03-12", TODAY], null],
  ["since when, where the period began before", "WEIGHT", ["2026-03-15", TODAY], since({ date: "15 March" })],
  [
    "until when, where the last is not of today",
    "WAIST_CIRCUMFERENCE",
    ["2026-03-12", "2026-03-16"],
    until({ date: "16 March" }),
  ],
  ["both", "WEIGHT", ["2026-03-14"], `${since({ date: "14 March" })} ${until({ date: "14 March" })}`],
  ["nothing of sleep, which has no line", "SLEEP", ["2026-03-14"], null],
])("MEAS-049 says %s", (_, type, dates, note) => {
  expect(showSince(type, dates)).toBe(note);
});
