import type { downloadDiary as endpoint } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { listDaysBetween, presentDays } from "../diary/index.ts";
import type { Call, FileAnswer } from "../platform/calls/call.ts";
import { forLongWork, type Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { BYTE_ORDER_MARK, csvLine } from "./csv.ts";
import { DIARY_COLUMNS, diaryLine } from "./diary-lines.ts";
import { oneOfFew } from "./one-of-few.ts";
import { checkPeriod, monthsOf, type Period, periodOf } from "./take-out-period.ts";

interface Wanted {
  readonly userId: number;
  readonly language: CompleteLanguage;
  readonly period: Period | null;
}

/** Month by month, each in a short transaction of its own; nothing is held while the file is sent. */
async function* diaryFile(services: Services, { userId, language, period }: Wanted): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(DIARY_COLUMNS);
  for (const { from, until } of monthsOf(period)) {
    const days = await inSystemScope(services.db, async (trx) =>
      presentDays({ db: trx, services, language }, await listDaysBetween(trx, userId, from, until)),
    );
    for (const { date, calendar_items: items } of days)
      yield items.map((item) => csvLine(diaryLine(date, item))).join("");
  }
}

/** The diary of the caller as a table, a line for each meal (ledger DOOR-080). */
export async function downloadDiary(call: Call<typeof endpoint>): Promise<FileAnswer> {
  checkPeriod(call.query);
  const { actor, db, language, services } = call;
  const period = await periodOf(db, actor.id, call.query);
  const wanted = { userId: actor.id, language, period };
  return oneOfFew(call, phrasesOf(language).privacy.takeOut.diaryFile, () =>
    diaryFile(forLongWork(services), wanted),
  );
}
