import { randomBytes } from "node:crypto";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { Person, TestApp } from "./test-app.ts";

/** A kind of exercise with its energy per kilogram and minute. */
export function anExercise(app: TestApp, kcalPerKgPerMinute = 0.1, name = "Rowing"): Promise<number> {
  return inSystemScope(app.app.services.db, async (trx) => {
    const row = await trx
      .insertInto("exercise_templates")
      .values({
        key: randomBytes(6).toString("hex"),
        name_en: name,
        name_nl: `${name} (nl)`,
        kcal_per_kg_per_min: kcalPerKgPerMinute,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return row.id;
  });
}

/** The foods that onboarding asks about, and others that can be avoided; returns their ids by label. */
export function ingredientsToAvoid(
  app: TestApp,
  namesByLabel: Readonly<Record<string, string>>,
): Promise<Record<string, number>> {
  return inSystemScope(app.app.services.db, async (trx) => {
    await trx
      .insertInto("ingredients_to_avoid")
      .values(Object.entries(namesByLabel).map(([label, name_nl]) => ({ label, name_nl })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = await trx.selectFrom("ingredients_to_avoid").select(["id", "label"]).execute();
    return Object.fromEntries(rows.map(({ id, label }) => [label, id]));
  });
}

/** Somebody with a profile; CALC-088's woman of 70 kg unless told otherwise. Returns the profile's id. */
export async function aProfile(
  app: TestApp,
  person: Person,
  fields: Record<string, unknown> = {},
): Promise<number> {
  const body = { gender: "FEMALE", weight: 70, ...fields };
  const made = await app.post("users/userProfile/", body, { as: person });
  if (made.status !== 201) throw new Error(`No profile: ${JSON.stringify(made.body)}`);
  return made.body.id;
}
