import { randomBytes } from "node:crypto";
import type { Db } from "../src/platform/database/open-database.ts";
import { plantBrought } from "./brought-files.ts";
import type { Person } from "./test-app.ts";

/** What payments, mails and plannings leave of a person. */
export async function insertPaymentRows(
  trx: Db,
  self: Person,
  organisation: number,
  now: Date,
): Promise<void> {
  const owner = { user_id: self.id };
  const customer = { id: "cus_zq41f", ...owner, email: self.email, created_at: now };
  await trx.insertInto("customers").values(customer).execute();
  await trx
    .insertInto("subscriptions")
    .values({
      ...{ id: "sub_zq41f", customer_id: customer.id, ...owner, status: "canceled", items: "[]" },
      created_at: now,
    })
    .execute();
  await trx
    .insertInto("checkout_sessions")
    .values({
      ...{ id: "cs_zq41f", ...owner, organisation_id: organisation, email: self.email },
      created_at: now,
      completed_at: now,
    })
    .execute();
  await trx
    .insertInto("undeliverable_addresses")
    .values({ email: self.email, reason: "BOUNCE", since: now })
    .execute();
  await trx
    .insertInto("restored_jobs")
    .values({ name: "improve-plan", data: JSON.stringify({ userId: self.id, runId: 1 }), start_after: now })
    .execute();
  await trx
    .insertInto("night_plans")
    .values({ ...owner, week_start: "2026-03-23", outcome: "PLANNED", finished_at: now })
    .execute();
  await trx.insertInto("triage_settings").values({ user_id: self.id }).execute();
  await trx
    .insertInto("plan_templates")
    .values({
      ...{
        user_id: self.id,
        name: "Gentle deficit",
        note: "",
        meals: '[{"meal_moment":"DINNER","size":100}]',
      },
      ...{ energy_percent: 85, protein_per_kg: 1.6, fat_percent: 30, changed_at: now },
    })
    .execute();
  await insertImport(trx, self, now);
  await insertBrought(trx, self, now);
  await insertTeamRows(trx, self, organisation, now);
  await insertDiaryRows(trx, self, now);
}

/** A recipe that was read from a page, and is not saved yet. */
async function insertImport(trx: Db, { id: user_id }: Person, now: Date): Promise<void> {
  const url = "https://kitchen.example/soup-zq41f";
  const draft = JSON.stringify({ name: "Leek soup", servings: 4, steps: [], lines: [] });
  await trx
    .insertInto("recipe_imports")
    .values({ user_id, url, status: "SUCCEEDED", draft, asked: now, created: now })
    .execute();
}

/** A file of another app that waits, and what an earlier one brought. */
async function insertBrought(trx: Db, { id: user_id }: Person, now: Date): Promise<void> {
  const file_id = await plantBrought(
    trx,
    { id: user_id },
    {
      ...{ at: now, expires: new Date(now.getTime() + 86_400_000), parts: [now] },
    },
  );
  await trx
    .insertInto("brought_entries")
    .values({ user_id, file_id, digest: randomBytes(16), kind: "meal", object_id: 1 })
    .execute();
}

/** A place in a practice, and an invitation to it. */
async function insertTeamRows(trx: Db, self: Person, organisation_id: number, now: Date): Promise<void> {
  const place = { organisation_id, role: "COACH" };
  await trx
    .insertInto("team_members")
    .values({ ...place, user_id: self.id, joined_at: now })
    .execute();
  await trx
    .insertInto("team_invitations")
    .values({
      ...{ ...place, email: self.email, first_name: "Anna", last_name: "Jansen" },
      ...{ created_at: now, expires_at: new Date(now.getTime() + 86_400_000) },
    })
    .execute();
  await trx
    .insertInto("waitlist_entries")
    .values({ organisation_id, email: self.email, first_name: "Anna", language: "en", created_at: now })
    .execute();
}

/** That someone wants no mails about messages, and what they ask in check-ins as a coach without a practice. */
export async function insertMessageRows(trx: Db, { id: user_id }: Person): Promise<void> {
  await trx.insertInto("message_settings").values({ user_id, mails: false }).execute();
  await trx
    .insertInto("check_in_forms")
    .values({ coach_id: user_id, questions: JSON.stringify([{ id: "energy" }]) })
    .execute();
}

async function insertDiaryRows(trx: Db, { id: user_id }: Person, now: Date): Promise<void> {
  const first = (table: "calendar_days" | "planning_runs") =>
    trx
      .selectFrom(table)
      .select("id")
      .where("user_id", "=", user_id)
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
  const [day, run] = [await first("calendar_days"), await first("planning_runs")];
  const recipe = await trx.selectFrom("simple_recipes").select("id").limit(1).executeTakeFirstOrThrow();
  const meal = await trx
    .insertInto("simple_recipe_meals")
    .values({ user_id, simple_recipe_id: recipe.id, meal_servings: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("replaced_items")
    .values({
      ...{ id: 1_999_999_999, user_id, planning_run_id: run.id, calendar_day_id: day.id },
      ...{ meal_moment: "LUNCH", content_type: "simplerecipemeal", object_id: meal.id, status: "PLANNED" },
      ...{ modified: now, replaced_at: now },
    })
    .execute();
  const list = await trx
    .insertInto("simple_grocery_lists")
    .values({ user_id, start_date: "2026-03-18", end_date: "2026-03-19" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("simple_grocery_list_items")
    .values({
      ...{ user_id, simple_grocery_list_id: list.id, text_en: "Oats", text_nl: "Havermout" },
      category: "OTHER",
    })
    .execute();
  await trx.insertInto("groceries_at_home").values({ user_id, line: "oats" }).execute();
  await trx
    .insertInto("grocery_share_links")
    .values({ user_id, token_hash: randomBytes(32), expires_at: now })
    .execute();
  const token = await trx
    .insertInto("access_tokens")
    .values({
      ...{ user_id, name: "Kitchen", token_hash: randomBytes(32), scopes: ["diary:read"] },
      ...{ created_at: now, expires_at: new Date(now.getTime() + 86_400_000) },
      ...{ last_used_at: now, last_network: "203.0.113.0/24" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("access_token_calls")
    .values({
      ...{ user_id, token_id: token.id, hour: now, first_at: now, last_at: now },
      ...{ method: "GET", operation: "list-calendar-days", status: 200, calls: 1 },
    })
    .execute();
  const food = await trx.selectFrom("foods").select("id").limit(1).executeTakeFirstOrThrow();
  await trx.insertInto("favourite_foods").values({ user_id, food_id: food.id, marked: now }).execute();
  const dish = await trx.selectFrom("recipe_templates").select("id").limit(1).executeTakeFirstOrThrow();
  await trx
    .insertInto("recipe_signs")
    .values({ user_id, recipe_id: dish.id, kind: "SWAPPED_AWAY", noted_on: "2026-03-18" })
    .execute();
}

/** An organisation that belongs to a person, and a feature that is switched on for them. */
export async function anOrganisationOf(trx: Db, { id }: Person): Promise<void> {
  await trx.insertInto("organisations").values({ name: "Own practice", owner_id: id }).execute();
  await trx
    .insertInto("feature_flags")
    .values({ name: "FF_OF_SOMEONE", users: [id] })
    .execute();
}
