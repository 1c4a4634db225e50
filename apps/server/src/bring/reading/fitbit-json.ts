import type { FoundRecord, NotFound } from "./brought-record.ts";
import { readDate, readTime } from "./read-values.ts";
import { type Reading, weightOf } from "./table-format.ts";

/** Whether a text begins as the lists of weights do that Fitbit puts into an archive of Google. */
export const isFitbitJson = (head: string): boolean =>
  head.trimStart().startsWith("[") && head.includes('"logId"') && head.includes('"weight"');

interface Weighed {
  readonly weight?: unknown;
  readonly date?: unknown;
  readonly time?: unknown;
}

/** Its entries, in pounds; null for what is no list. */
export function readFitbitJson(text: string, reading: Reading): (FoundRecord | NotFound)[] | null {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(list)) return null;
  return (list as readonly Weighed[]).map(({ weight, date, time }) =>
    weightOf(
      {
        date: readDate(String(date), "MDY"),
        time: readTime(String(time)),
        value: typeof weight === "number" ? weight : null,
        unit: "LB",
      },
      reading,
    ),
  );
}
