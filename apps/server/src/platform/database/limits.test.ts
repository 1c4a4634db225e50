import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "./scope.ts";

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
  anna = await app.aUser();
});
afterAll(() => app.close());

const CHECK_VIOLATION = "23514";
const NOT_NULL_VIOLATION = "23502";
const FOREIGN_KEY_VIOLATION = "23503";
const UNIQUE_VIOLATION = "23505";

/** Sends a statement past every check of the calls; it is taken back. `$1` is the person. @returns the code of its refusal. */
const refusalOf = (statement: string): Promise<string | null> =>
  inSystemScope(app.app.services.db, async (db) => {
    await sql.raw(statement.replaceAll("$1", String(anna.id))).execute(db);
    throw new Error("taken back");
  }).catch((error: { code?: string }) => error.code ?? null);

const measured = (table: string, value: number, area = "") =>
  `insert into ${table} (user_id, value, created_at${area === "" ? "" : ", body_area"}) values ($1, ${value}, now()${area})`;
const PROFILE =
  "weight 70|body_fat_percentage 0.2|age 30|height_in_cm 170|goal_weight_in_kg 60|goal_weekly_change_in_kg 0";
/** A profile with one value of its own. */
function profile(column: string, value: string): string {
  const columns = PROFILE.split("|").map((each) => each.split(" "));
  const names = columns.map(([name]) => name).join(", ");
  const values = columns.map(([name, usual]) => (name === column ? value : usual)).join(", ");
  return `insert into user_profiles (user_id, gender, ${names}) values ($1, 'FEMALE', ${values})`;
}
const plan = (energy: number, fiber: number) =>
  `${profile("age", "30")}; insert into nutrition_day_plans (user_id, intake_id, name, energy_balance, fiber)
   select $1, id, 'x', ${energy}, ${fiber} from user_profiles where user_id = $1`;

/** A value at each end that is kept, and one beyond each end that is not. */
const RANGES: readonly (readonly [what: string, kept: readonly string[], refused: readonly string[]])[] = [
  [
    "a weight",
    [measured("user_weights", 1), measured("user_weights", 300)],
    [measured("user_weights", 0.99), measured("user_weights", 300.01)],
  ],
  [
    "hours of sleep",
    [measured("user_sleeps", 16)],
    [measured("user_sleeps", 0), measured("user_sleeps", 16.5)],
  ],
  [
    "a stress level",
    [measured("user_stresses", 5)],
    [measured("user_stresses", 6), measured("user_stresses", 1.5)],
  ],
  [
    "a waist",
    [measured("user_distances", 300, ", 'WAIST'")],
    [measured("user_distances", 0, ", 'WAIST'"), measured("user_distances", 301, ", 'WAIST'")],
  ],
  [
    "a body fat percentage",
    [measured("user_body_fat_percentages", 0.03), measured("user_body_fat_percentages", 0.6)],
    [measured("user_body_fat_percentages", 0.02), measured("user_body_fat_percentages", 0.61)],
  ],
  [
    "the weight of a profile",
    [profile("weight", "1"), profile("weight", "300")],
    [profile("weight", "0.9"), profile("weight", "'NaN'")],
  ],
  [
    "a height",
    [profile("height_in_cm", "120"), profile("height_in_cm", "250")],
    [profile("height_in_cm", "119.9"), profile("height_in_cm", "250.1")],
  ],
  ["an age", [profile("age", "18"), profile("age", "120")], [profile("age", "17"), profile("age", "121")]],
  [
    "a goal weight",
    [profile("goal_weight_in_kg", "300")],
    [profile("goal_weight_in_kg", "0"), profile("goal_weight_in_kg", "301")],
  ],
  [
    "a weekly change",
    [profile("goal_weekly_change_in_kg", "-1")],
    [profile("goal_weekly_change_in_kg", "-1.1")],
  ],
  ["the energy of a day plan", [plan(10, 40), plan(500, 40)], [plan(9, 40), plan(501, 40)]],
  ["the fibre of a day plan", [plan(100, 0)], [plan(100, -1), plan(100, 1001)]],
  [
    "a quantity",
    [],
    [
      "insert into ingredients (content_type, object_id, user_id, suggested_serving_id, quantity, position, modified) select 'recipemeal', 1, $1, min(id), 0, 0, now() from suggested_servings",
    ],
  ],
  [
    "the dates of a grocery list",
    [
      "insert into grocery_lists (user_id, start_date, end_date, status, created) values ($1, '2026-11-23', '2026-11-23', 'READY', now())",
    ],
    [
      "insert into grocery_lists (user_id, start_date, end_date, status, created) values ($1, '2026-11-23', '2026-11-22', 'READY', now())",
    ],
  ],
];

describe("the database itself", () => {
  it.each(RANGES)("F5 DATA-069: keeps the range of %s", async (_, kept, refused) => {
    for (const statement of kept) expect([statement, await refusalOf(statement)]).toEqual([statement, null]);
    for (const statement of refused)
      expect([statement, await refusalOf(statement)]).toEqual([statement, CHECK_VIOLATION]);
  });

  it("F5 DATA-069: keeps one day per date and person, and no row without its owner", async () => {
    const day = "insert into calendar_days (user_id, date, modified) values ($1, '2026-11-23', now())";
    expect(await refusalOf(`${day}; ${day}`)).toBe(UNIQUE_VIOLATION);
    expect(await refusalOf(day.replace("$1", "null"))).toBe(NOT_NULL_VIOLATION);
    expect(await refusalOf(`set constraints all immediate; ${day.replace("$1", "2000000000")}`)).toBe(
      FOREIGN_KEY_VIOLATION,
    );
  });
});
