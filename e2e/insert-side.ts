import { sql } from "kysely";
import type { App } from "../apps/server/src/app.ts";
import { inSystemScope } from "../apps/server/src/platform/database/scope.ts";
import type { Handler } from "../apps/server/src/platform/http/http-server.ts";
import { readJson } from "../apps/server/src/platform/http/json-body.ts";
import { TEST_SIDES } from "./address.ts";

/**
 * How many sides a plan has follows from its seed, so that journeys which count meals would fail now and then: nothing is planned with
 * one here, and what shows a side asks for it.
 */
export const withoutSides = ({ services }: App): Promise<unknown> =>
  inSystemScope(services.db, (trx) =>
    sql`update recipe_templates set published = false where cardinality(beside) > 0`.execute(trx),
  );

/** Puts a side beside a planned dish, as planning does. */
export function serveTestSides({ server, services }: App): void {
  const insert: Handler = async (request, reply) => {
    const { item } = request.body as { readonly item: number };
    await inSystemScope(services.db, (trx) =>
      sql`
        with side as (
          insert into recipe_meals (user_id, recipe_template_id, kcal, protein, carbohydrates, fat, fiber)
          select i.user_id, t.id, t.kcal, t.protein, t.carbohydrates, t.fat, t.fiber
          from calendar_items i, recipe_templates t where i.id = ${item} and t.key = 'apple-almonds'
          returning id)
        insert into calendar_items (user_id, calendar_day_id, meal_slot_id, meal_moment, content_type, object_id)
        select i.user_id, i.calendar_day_id, i.meal_slot_id, i.meal_moment, 'recipemeal', side.id
        from calendar_items i, side where i.id = ${item}`.execute(trx),
    );
    return reply.json({ item });
  };
  server.post(TEST_SIDES, insert, readJson);
}
