/** Diaries of generated people, a week in each step, so that millions of rows need no memory. */
import type { Step } from "./people-sql.ts";
import type { Sizes } from "./sizes.ts";

/** Of a day's four meals one snack in seven is left out. */
const DROPPED_SNACKS = 0.15;

const DIARISTS: Step = [
  "diarists",
  `create temp table diarists as
     select row_number() over (order by id)::int as nr, count(*) over ()::int as many, id as user_id, coach_id,
       (select min(r.id) from recipe_templates r where r.author_id = u.coach_id) as coach_recipe
     from users u where id % 10 in (1, 8);
   create temp table library_servings as select row_number() over (order by s.id)::int as nr, s.id
     from suggested_servings s join foods f on f.id = s.food_id where f.key is not null;
   create temp table library_foods as select row_number() over (order by id)::int as nr, *
     from foods where key is not null;
   create index on library_servings (nr);
   create index on library_foods (nr)`,
];

/** Days, what stands in them and its parts share their numbers: day times four, and the meal of the day. */
const week = (number: number): Step[] => [
  [
    `week ${number + 1}: days`,
    `drop table if exists meals;
     insert into calendar_days (id, user_id, date, modified) overriding system value
     select (${number} * d.many + d.nr - 1) * 7 + at + 1, d.user_id, date_trunc('week', now())::date - 7 * ${number} + at, now()
     from diarists d, generate_series(0, 6) at;
     create temp table meals as
     select 4 * ((${number} * d.many + d.nr - 1) * 7 + day) + at as id, (${number} * d.many + d.nr - 1) * 7 + day + 1 as day_id,
       d.user_id, at, moment, type, 8 * (d.user_id - 1) + at as slot_id, date_trunc('week', now())::date - 7 * ${number} + day as date,
       case when pg_temp.share(4 * ((${number} * d.many + d.nr - 1) * 7 + day) + at, 11) < 0.08 then 'quickaddmeal'
         when pg_temp.share(4 * ((${number} * d.many + d.nr - 1) * 7 + day) + at, 11) < 0.15 then 'singlefoodmeal'
         else 'recipemeal' end as content_type,
       d.coach_recipe
     from diarists d, generate_series(0, 6) day, (values (1, 'BREAKFAST', 'BREAKFAST'), (2, 'LUNCH', 'LUNCH'),
       (3, 'AFTERNOON_SNACK', 'SNACK'), (4, 'DINNER', 'DINNER')) as slot (at, moment, type)
     where at <> 3 or pg_temp.share(4 * ((${number} * d.many + d.nr - 1) * 7 + day) + at, 12) >= ${DROPPED_SNACKS}`,
  ],
  [
    `week ${number + 1}: meals`,
    `insert into recipe_meals (id, user_id, recipe_template_id, portions_multiplier, kcal, protein, carbohydrates, fat, fiber, modified)
       overriding system value
     select m.id, m.user_id, case when m.at = 4 and m.coach_recipe is not null and pg_temp.share(m.id, 13) < 0.05 then m.coach_recipe
       else p.id end, 1, p.kcal, p.protein, p.carbohydrates, p.fat, p.fiber, m.date
     from meals m join pickable c on c.type = m.type
       join picked p on p.type = m.type and p.nr = 1 + floor(pg_temp.share(m.id, 14) * c.many)::int where m.content_type = 'recipemeal';
     insert into quick_add_meals (id, user_id, kcal, protein, fat, carbohydrates) overriding system value
     select id, user_id, 100 + id % 400, 10, 8, 30 from meals where content_type = 'quickaddmeal';
     insert into single_food_meals (id, user_id) overriding system value
     select id, user_id from meals where content_type = 'singlefoodmeal';
     insert into ingredients (content_type, object_id, user_id, suggested_serving_id, quantity)
     select 'singlefoodmeal', m.id, m.user_id, s.id, 1 from meals m
       join library_servings s on s.nr = 1 + floor(pg_temp.share(m.id, 15) * (select count(*) from library_servings))::int where m.content_type = 'singlefoodmeal'`,
  ],
  [
    `week ${number + 1}: items`,
    `insert into calendar_items (id, user_id, calendar_day_id, meal_slot_id, meal_moment, content_type, object_id, status, modified)
       overriding system value
     select id, user_id, day_id, slot_id, moment, content_type, id,
       case when date < current_date and pg_temp.share(id, 16) < 0.7 then 'EATEN' else 'PLANNED' end, date from meals`,
  ],
];

const ingredientsOf = (number: number): Step => [
  `week ${number + 1}: ingredients`,
  `insert into ingredients (content_type, object_id, user_id, suggested_serving_id, quantity, position)
   select 'recipemeal', m.id, m.user_id, i.suggested_serving_id, i.quantity, i.position
   from meals w join recipe_meals m on m.id = w.id and w.content_type = 'recipemeal'
   join ingredients i on i.content_type = 'recipetemplate' and i.object_id = m.recipe_template_id`,
];

const AROUND_DIARIES = (weeks: number): Step[] => [
  [
    "grocery lists",
    `insert into grocery_lists (id, user_id, start_date, end_date, status) overriding system value
     select (d.nr - 1) * 4 + at, d.user_id, date_trunc('week', now())::date - 7 * (at - 1), date_trunc('week', now())::date - 7 * (at - 1) + 6, 'READY'
     from diarists d, generate_series(1, ${Math.min(4, weeks)}) at;
     insert into grocery_list_items (user_id, grocery_list_id, food_id, name_en, name_nl, category, quantity, unit_en, unit_nl)
     select l.user_id, l.id, f.id, f.name_en, f.name_nl, f.category, 100, 'g', 'g'
     from grocery_lists l cross join generate_series(1, 25) at
       join library_foods f on f.nr = 1 + floor(pg_temp.share(l.id * 25 + at, 17) * (select count(*) from library_foods))::int`,
  ],
  [
    "plannings",
    `insert into planning_runs (user_id, started_at, finished_at, first_date, num_days, seed, library_version)
     select user_id, now() - at * interval '7 days', now() - at * interval '7 days', date_trunc('week', now())::date - 7 * at, 7, 1, 'scale'
     from diarists, generate_series(0, ${weeks - 1}) at`,
  ],
];

export const diarySteps = ({ weeks, ingredientWeeks }: Sizes): Step[] => [
  DIARISTS,
  ...Array.from({ length: weeks }, (_, number) => [
    ...week(number),
    ...(number < ingredientWeeks ? [ingredientsOf(number)] : []),
  ]).flat(),
  ...AROUND_DIARIES(weeks),
];
