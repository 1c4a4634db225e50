import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type LabelledFood,
  type LabelledSentence,
  readSentences,
} from "../../../test/meal-sentences/read-sentences.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";

let app: TestApp;
let anna: Person;
let servings: ReadonlyMap<number, { readonly food: string | null; readonly key: string }>;
beforeAll(async () => {
  app = await openTestApp({});
  anna = await app.aUser();
  const rows = await inSystemScope(app.app.services.db, (db) =>
    db
      .selectFrom("suggested_servings as s")
      .innerJoin("foods as f", "f.id", "s.food_id")
      .select(["s.id", "s.key", "f.key as food"])
      .execute(),
  );
  servings = new Map(rows.map((row) => [row.id, row]));
});
afterAll(() => app.close());

interface Found {
  readonly food: string | null;
  /** As the labels write it; empty where no amount was said. */
  readonly amount: string;
}

/** Metric amounts in the unit of their serving, household measures by their key. */
async function recognise(sentence: string, language: "en" | "nl"): Promise<Found[]> {
  const body = { text: sentence, date: "2026-03-18", meal_moment: "LUNCH" };
  const { body: answer } = await app.post("users/recognise-meal/", body, { as: anna, language });
  return answer.lines.map(({ food }: { food: Meant | null }): Found => {
    if (food === null) return { food: null, amount: "" };
    const { suggested_serving: serving, quantity, is_estimated: isEstimated } = food;
    const { food: key = null, key: measure = "" } = servings.get(serving.id) ?? {};
    const isMetric = /^100-/.test(measure);
    const amount = isMetric ? `${quantity * 100} ${measure.slice(4)}` : `${quantity} ${measure}`;
    return { food: key, amount: isEstimated ? "" : amount };
  });
}
interface Meant {
  readonly suggested_serving: { readonly id: number };
  readonly quantity: number;
  readonly is_estimated: boolean;
}

/** Kinds of one measure: a slice of cheese is a thin slice. */
const SAME: Readonly<Record<string, string>> = { "thin-slice": "slice", "thick-slice": "slice", mug: "cup" };

function isAmount(found: string, wanted: string): boolean {
  const [value = "", unit = ""] = found.split(" ");
  const [wantedValue = "", wantedUnit] = wanted.split(" ");
  const isNear = Math.abs(Number(value) - Number(wantedValue)) <= 0.02 * Number(wantedValue);
  if (wantedUnit === undefined) return isNear && unit !== "g" && unit !== "ml";
  // A millilitre of what is weighed is about a gram.
  const isMetric = [unit, wantedUnit].every((one) => one === "g" || one === "ml");
  return isNear && (isMetric || (SAME[unit] ?? unit) === (SAME[wantedUnit] ?? wantedUnit));
}

interface Counts {
  found: number;
  wanted: number;
  right: number;
  amounts: number;
  rightAmounts: number;
}

/** Takes the foods of a sentence in its order: each that was found is right for one that is labelled. */
function count(counts: Counts, labels: readonly LabelledFood[], found: readonly Found[]): void {
  const open = labels.filter(({ keys }) => keys !== null);
  const lacking = labels.length - open.length;
  const unmatched: Found[] = [];
  counts.wanted += open.length;
  for (const one of found) {
    const at = open.findIndex(({ keys }) => one.food !== null && keys?.includes(one.food) === true);
    const [label] = at < 0 ? [] : open.splice(at, 1);
    if (label === undefined) {
      if (one.food !== null) unmatched.push(one);
      continue;
    }
    counts.right += 1;
    counts.found += 1;
    if (label.amount === "") continue;
    counts.amounts += 1;
    if (isAmount(one.amount, label.amount)) counts.rightAmounts += 1;
  }
  counts.found += Math.max(0, unmatched.length - lacking);
}

async function judge(sentences: readonly LabelledSentence[], language: "en" | "nl") {
  const counts: Counts = { found: 0, wanted: 0, right: 0, amounts: 0, rightAmounts: 0 };
  for (const { sentence, foods } of sentences) {
    count(counts, foods, await recognise(sentence, language));
  }
  return {
    precision: counts.right / counts.found,
    recall: counts.right / counts.wanted,
    amounts: counts.rightAmounts / counts.amounts,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

describe("labelled sentences", () => {
  for (const half of ["work", "frozen"] as const)
    for (const language of ["nl", "en"] as const)
      it(`FOOD-074 nine foods in ten are found and right, and four amounts in five: ${half}, ${language}`, async () => {
        const { precision, recall, amounts } = await judge(readSentences(half, language), language);
        const said = `precision ${percent(precision)}, recall ${percent(recall)}, amounts ${percent(amounts)}`;
        process.stdout.write(`${half}, ${language}: ${said}\n`);
        expect(Math.min(precision, recall), said).toBeGreaterThanOrEqual(0.9);
        expect(amounts, said).toBeGreaterThanOrEqual(0.8);
      });
});
