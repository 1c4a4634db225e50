import { chartSeries, type MeasurementType } from "@plateful/nutrition";
import { en } from "@plateful/phrases/en";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LanguageProvider } from "../lib/language/LanguageProvider.tsx";
import { measureWords } from "./measure-units.ts";
import { SinceNote } from "./SinceNote.tsx";

const TODAY = "2026-03-18";
const at = (date: string) => ({ date, value: 70, createdAt: `${date}T07:00:00Z`, id: 1 });

function showNote(type: MeasurementType, dates: readonly string[]) {
  const words = measureWords(type, { weight: "KILOGRAMS", isWaistInInches: false }, "en", en);
  const measurements = dates.map(at);
  const series = chartSeries(measurements, "LAST_WEEK", TODAY);
  render(
    <LanguageProvider first={en}>
      <SinceNote measured={{ type, period: "LAST_WEEK", words, measurements, series }} />
    </LanguageProvider>,
  );
  return screen.queryByText(/measured/)?.textContent ?? null;
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
  expect(showNote(type, dates)).toBe(note);
});
