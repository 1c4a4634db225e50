import { type downloadMeasurements as endpoint, MEASUREMENT_KINDS } from "@plateful/contract";
import { STORED_MEASUREMENT_TYPES, type StoredMeasurementType, stressLevel } from "@plateful/nutrition";
import { phrasesOf } from "@plateful/phrases/all";
import { dateInZone } from "../platform/base/clock.ts";
import type { Call, FileAnswer } from "../platform/calls/call.ts";
import { forLongWork, type Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { BYTE_ORDER_MARK, csvLine } from "./csv.ts";
import { oneOfFew } from "./one-of-few.ts";
import { checkPeriod } from "./take-out-period.ts";
import { listMeasured } from "./take-out-store.ts";

const COLUMNS = ["date", "moment", "measurement", "value", "unit"];

/** In what each kind is written; levels of stress are words. */
const UNITS: Readonly<Record<StoredMeasurementType, string>> = {
  WEIGHT: "kg",
  SLEEP: "h",
  STRESS: "",
  WAIST_CIRCUMFERENCE: "cm",
  BODY_FAT_PERCENTAGE: "%",
};

/** Body fat is kept as a share. */
function writtenValue(type: StoredMeasurementType, value: number): string | number {
  if (type === "STRESS") return stressLevel(value);
  return type === "BODY_FAT_PERCENTAGE" ? Math.round(value * 1_000) / 10 : value;
}

type Wanted = Pick<Call<typeof endpoint>, "actor" | "query">;

/** Kind by kind, each in a short transaction of its own. */
async function* measurementFile(services: Services, { actor, query }: Wanted): AsyncGenerator<string> {
  const { from = "0000", until = "9999" } = query;
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  for (const type of STORED_MEASUREMENT_TYPES) {
    const { table } = MEASUREMENT_KINDS[type];
    const rows = await inSystemScope(services.db, (trx) => listMeasured(trx, table, actor.id));
    for (const { value, created_at: moment } of rows) {
      const date = dateInZone(moment, actor.timeZone);
      if (date >= from && date <= until)
        yield csvLine([date, moment.toISOString(), type, writtenValue(type, value), UNITS[type]]);
    }
  }
}

/** The measurements of the caller as a table; dates are those where the person lives (ledger DOOR-081). */
export async function downloadMeasurements(call: Call<typeof endpoint>): Promise<FileAnswer> {
  checkPeriod(call.query);
  const { actor, query } = call;
  return oneOfFew(call, phrasesOf(call.language).privacy.takeOut.measurementsFile, () =>
    measurementFile(forLongWork(call.services), { actor, query }),
  );
}
