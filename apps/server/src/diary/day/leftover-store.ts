import type { CompanyPortion } from "@plateful/contract";
import { LEFTOVER_DAYS, UNKNOWN_FRIDGE_DAYS } from "@plateful/planning";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

/** Another meal of the diary that is cooked together with one. */
export interface LinkedMeal {
  readonly calendar_item: number;
  readonly recipe_meal: number;
  readonly date: string;
  readonly meal_moment: string;
  /** People cooked for. */
  readonly portions: number;
  readonly portions_multiplier: number;
  readonly company: readonly CompanyPortion[];
  readonly is_frozen: boolean;
}

/** Whether there are more days between the cooking and the later one of item `i` and the linked one than the dish keeps in the fridge. */
const isFrozen = sql`coalesce((select greatest(d.date, di.date) - least(coalesce(o.cook_on, d.date), coalesce(i.cook_on, di.date))
    > coalesce(t.fridge_days, ${sql.lit(UNKNOWN_FRIDGE_DAYS)})
  from calendar_days di, recipe_templates t where di.id = i.calendar_day_id and t.id = m.recipe_template_id), false)`;

const linkedMeal = sql`json_build_object('calendar_item', o.id, 'recipe_meal', o.object_id, 'date', d.date,
  'meal_moment', o.meal_moment, 'portions', m.portions, 'portions_multiplier', m.portions_multiplier,
  'company', m.company, 'is_frozen', ${isFrozen})`;

const otherMeals = sql`calendar_items o join calendar_days d on d.id = o.calendar_day_id
  join recipe_meals m on m.id = o.object_id and o.content_type = 'recipemeal'`;

/** Whether anything is left of item `i`: one look into a small index, for hardly any meal is linked. */
export const hasLeftovers = sql<boolean>`exists (select from calendar_items o where o.leftover_of = i.id)`;

/** The meal of which item `i` is left over; null when it is cooked itself. */
const cookedMeal = sql<LinkedMeal | null>`(select ${linkedMeal} from ${otherMeals} where o.id = i.leftover_of)`;

/** The meals that are left of item `i`; null when there are none. */
const leftoverMeals = sql<LinkedMeal[] | null>`(select json_agg(${linkedMeal} order by d.date, o.id)
  from ${otherMeals} where o.leftover_of = i.id)`;

/** A meal of a later day that is cooked on the day of another one. */
export interface CookedAheadMeal extends LinkedMeal {
  readonly recipe_template: number;
  readonly leftovers: readonly Omit<LinkedMeal, "calendar_item" | "recipe_meal">[] | null;
}

/**
 * Meals of the days after that of item `i` that are cooked on it. They are found by the days, of which at most three can be meant:
 * an index of their own would have to be kept for everybody who has none.
 */
const cookedWith = sql`calendar_days di join calendar_days d on d.user_id = di.user_id
    and d.date between di.date + 1 and di.date + ${sql.lit(LEFTOVER_DAYS)}
  join calendar_items o on o.calendar_day_id = d.id and o.cook_on = di.date and o.meal_moment = i.meal_moment`;

/** Whether anything is cooked together with item `i` that is first eaten later. Only dinners are planned so. */
export const cooksAhead = sql<boolean>`(i.meal_moment = 'DINNER' and i.leftover_of is null and i.cook_on is null
  and exists (select from ${cookedWith} where di.id = i.calendar_day_id))`;

/** Whether recipe `at`, cooked on the day of item `o`, is eaten after its days in the fridge. */
const isFrozenOn = (day: RawBuilder<unknown>) =>
  sql`${day} - o.cook_on > coalesce(at.fridge_days, ${sql.lit(UNKNOWN_FRIDGE_DAYS)})`;

const aheadMeals = sql<CookedAheadMeal[] | null>`(select json_agg(json_build_object('calendar_item', o.id,
    'recipe_meal', o.object_id, 'date', d.date, 'meal_moment', o.meal_moment, 'recipe_template', am.recipe_template_id,
    'portions', am.portions, 'portions_multiplier', am.portions_multiplier, 'company', am.company,
    'is_frozen', ${isFrozenOn(sql`d.date`)},
    'leftovers', (select json_agg(json_build_object('date', ld.date, 'meal_moment', l.meal_moment, 'portions', lm.portions,
        'portions_multiplier', lm.portions_multiplier, 'company', lm.company, 'is_frozen', ${isFrozenOn(sql`ld.date`)})
        order by ld.date, l.id)
      from calendar_items l join calendar_days ld on ld.id = l.calendar_day_id
        join recipe_meals lm on lm.id = l.object_id and l.content_type = 'recipemeal'
      where l.leftover_of = o.id)) order by d.date, o.id)
  from ${cookedWith} join recipe_meals am on am.id = o.object_id and o.content_type = 'recipemeal'
    join recipe_templates at on at.id = am.recipe_template_id
  where di.id = i.calendar_day_id and i.leftover_of is null and i.cook_on is null)`;

/** How planned recipes are linked, by the id of the recipe meal; those that are not linked may be left out. */
export async function listLinksOfMeals(db: Db, mealIds: readonly number[]) {
  if (mealIds.length === 0) return [];
  return db
    .selectFrom("calendar_items as i")
    .select(["i.object_id", cookedMeal.as("cooked"), leftoverMeals.as("leftovers")])
    .select(["i.cook_on", aheadMeals.as("ahead")])
    .where("i.content_type", "=", "recipemeal")
    .where("i.object_id", "=", sql<number>`any (${[...mealIds]}::int[])`)
    .orderBy("i.id", "desc")
    .execute();
}

/** The left-overs of an item. */
export async function listLeftoversOf(db: Db, itemId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("calendar_items")
    .select("id")
    .where("leftover_of", "=", itemId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Which item is left of which. */
export interface LeftoverPair {
  readonly eat: number;
  readonly cook: number;
}

/** Days until which what is left of recipe t can be eaten by the person of item e, who may have no freezer. */
const keptDays = sql`case
  when t.freezes and not exists (select from user_profiles p where p.user_id = e.user_id and not 'FREEZER' = any (p.kitchen))
    then ${sql.lit(LEFTOVER_DAYS)}
  else least(coalesce(t.fridge_days, ${sql.lit(UNKNOWN_FRIDGE_DAYS)}), ${sql.lit(LEFTOVER_DAYS)}) end`;

/**
 * What makes a link true: one recipe, of one person, eaten one day after its first meal or later while it keeps from its cooking
 * (PLAN-224, PLAN-228), and what is left over is not left over once more.
 */
const holds = sql`exists (
  select from calendar_items c join calendar_days cd on cd.id = c.calendar_day_id
    join recipe_meals cm on cm.id = c.object_id and c.content_type = 'recipemeal'
    join calendar_days ed on ed.id = e.calendar_day_id
    join recipe_meals em on em.id = e.object_id and e.content_type = 'recipemeal'
    left join recipe_templates t on t.id = em.recipe_template_id
  where c.id = l.cook and c.user_id = e.user_id and cm.recipe_template_id = em.recipe_template_id
    and c.leftover_of is null and ed.date > cd.date
    and ed.date - coalesce(c.cook_on, cd.date) <= ${keptDays})`;

/** What makes it true that item `e` is cooked on day `a.cook_on`: it is no left-over, and its dish keeps from then on (PLAN-230). */
const isCookedOn = sql`exists (
  select from calendar_days ed, recipe_meals em left join recipe_templates t on t.id = em.recipe_template_id
  where ed.id = e.calendar_day_id and em.id = e.object_id and e.content_type = 'recipemeal'
    and e.leftover_of is null and ed.date - a.cook_on between 1 and ${keptDays})`;

/** An item, and the earlier day on which it is cooked. */
export interface EarlyCooking {
  readonly item: number;
  readonly cook_on: string;
}

/** Says of items on which earlier day they are cooked; what would not be true is left as it is. */
export async function cookAhead(db: Db, early: readonly EarlyCooking[]): Promise<void> {
  if (early.length === 0) return;
  await sql`
    update calendar_items e set cook_on = a.cook_on
    from jsonb_to_recordset(${JSON.stringify(early)}::jsonb) as a (item int, cook_on date)
    where e.id = a.item and ${isCookedOn}`.execute(db);
}

/** Another dish was not cooked on a day that is over: these items are cooked on their own day from now on. */
export async function endPastCooking(db: Db, itemIds: readonly number[], today: string): Promise<void> {
  if (itemIds.length === 0) return;
  await db
    .updateTable("calendar_items")
    .set({ cook_on: null })
    .where("id", "=", sql<number>`any (${[...itemIds]}::int[])`)
    .where("cook_on", "<", today)
    .execute();
}

/** Links items; what would not be true is left as it is. */
export async function linkLeftovers(db: Db, pairs: readonly LeftoverPair[]): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    update calendar_items e set leftover_of = l.cook
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as l (eat int, cook int)
    where e.id = l.eat and ${holds} and not exists (select from calendar_items o where o.leftover_of = e.id)`.execute(
    db,
  );
}

/** Ends the links of these items, and those to them, that are no longer true: such a meal is cooked on its own, and on its own day. */
export async function dropBrokenLinks(db: Db, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  await sql`
    update calendar_items x set cook_on = null
    where x.id = any (${[...itemIds]}::int[]) and x.cook_on is not null
      and not exists (select from calendar_items e, lateral (select x.cook_on as cook_on) a
        where e.id = x.id and ${isCookedOn})`.execute(db);
  await sql`
    update calendar_items x set leftover_of = null
    where (x.id = any (${[...itemIds]}::int[]) or x.leftover_of = any (${[...itemIds]}::int[]))
      and x.leftover_of is not null
      and not exists (select from calendar_items e, lateral (select x.leftover_of as cook) l
        where e.id = x.id and ${holds})`.execute(db);
}

/** The same for every item that shows a recipe meal. */
export async function dropBrokenLinksOfMeal(db: Db, mealId: number): Promise<void> {
  const items = await db
    .selectFrom("calendar_items")
    .select("id")
    .where("content_type", "=", "recipemeal")
    .where("object_id", "=", mealId)
    .execute();
  await dropBrokenLinks(
    db,
    items.map(({ id }) => id),
  );
}
