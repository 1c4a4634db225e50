/**
 * Generated people as statements over whole sets. Who someone is follows from their number: the first hundredth are coaches,
 * three in five have a coach (few coaches have most of them), one in five keeps a diary, one in twenty writes recipes.
 */
import { CONSENT_TEXT_VERSIONS } from "@plateful/access";
import type { Sizes } from "./sizes.ts";

export type Step = readonly [what: string, sql: string];

/** The token with which a generated person calls; the database holds its hash. */
export const tokenOfPerson = (id: number): string => `scale-person-${String(id).padStart(12, "0")}`;

/** Coaches, and organisations: five coaches share one. */
export const coachesOf = ({ people }: Sizes): number => Math.max(1, Math.ceil(people / 100));
const organisationsOf = (sizes: Sizes): number => Math.max(1, Math.ceil(coachesOf(sizes) / 5));

/** A share from 0 to 1 that is always the same for the same two numbers. */
export const SHARE = `
  create or replace function pg_temp.share(n bigint, salt int) returns double precision language sql immutable parallel safe
    as $$ select (hashint8extended(n, salt) & 1048575) / 1048576.0 $$`;

const FIRST_NAMES =
  "array['Anna','Bram','Chris','Daan','Eva','Fatima','Guus','Hanna','Imani','Jan','Kim','Lotte','Mo','Nora']";
const LAST_NAMES =
  "array['Bakker','de Boer','Chen','Dekker','Evers','Fischer','de Groot','Hendriks','Jansen','Kaya','Meijer']";
const pick = (list: string, n: string, salt: number) =>
  `(${list})[1 + floor(pg_temp.share(${n}, ${salt}) * array_length(${list}, 1))::int]`;

const people = (sizes: Sizes): Step[] => {
  const [coaches, organisations] = [coachesOf(sizes), organisationsOf(sizes)];
  const each = `generate_series(1, ${sizes.people}) n`;
  return [
    [
      "organisations",
      `insert into organisations (id, name, subdomain, owner_id) overriding system value
       select n, 'Practice ' || n, 'practice-' || n, n from generate_series(1, ${organisations}) n`,
    ],
    [
      "people",
      `insert into users (id, email, first_name, last_name, is_coach, coach_id, organisation_id, locale, email_confirmed_at,
         terms_accepted_at, date_joined, last_active_at) overriding system value
       select n, 'person-' || n || '@example.org', ${pick(FIRST_NAMES, "n", 1)}, ${pick(LAST_NAMES, "n", 2)}, n <= ${coaches},
         case when n > ${coaches} and n % 5 < 3 then 1 + floor(${coaches} * power(pg_temp.share(n, 3), 2))::int end,
         case when n <= ${coaches} then 1 + (n - 1) % ${organisations} end, case n % 3 when 0 then 'en' else 'nl' end,
         now() - interval '200 days', now() - interval '200 days', now() - interval '200 days',
         now() - pg_temp.share(n, 4) * interval '30 days'
       from ${each}`,
    ],
    [
      "sessions",
      `insert into sessions (user_id, token_hash, label, created_at, last_used_at, expires_at)
       select n, sha256(('scale-person-' || lpad(n::text, 12, '0'))::bytea), 'Bench', now(), now(), now() + interval '5 years'
       from ${each}`,
    ],
    [
      "sign-ins",
      `insert into sign_in_requests (email, purpose, user_id, link_hash, created_at, link_expires_at, link_used_at)
       select 'person-' || n || '@example.org', 'SIGN_IN', n, sha256(('link-' || n)::bytea), now() - interval '20 days',
         now() - interval '20 days', now() - interval '20 days' from ${each}`,
    ],
    [
      "consents",
      `insert into consents (user_id, kind, decision, text_version, language, given_in, actor_id, coach_id, parts, decided_at)
       select id, kind, 'GIVEN', asked.text_version, 'nl', 'REGISTRATION', id, case when kind = 'COACH_SHARING' then coach_id end,
         case when kind = 'COACH_SHARING' then '{PLAN,DIARY,MEASUREMENTS}'::text[] else '{}' end, now() - interval '200 days'
       from users, (values ('BODY_AND_PLAN', ${CONSENT_TEXT_VERSIONS.BODY_AND_PLAN}),
         ('COACH_SHARING', ${CONSENT_TEXT_VERSIONS.COACH_SHARING})) as asked (kind, text_version)
       where kind = 'BODY_AND_PLAN' or coach_id is not null`,
    ],
    [
      "payments",
      `insert into customers (id, user_id, email, created_at)
       select 'cus_' || n, n, 'person-' || n || '@example.org', now() - interval '100 days' from ${each} where n % 10 < 3;
       insert into subscriptions (id, customer_id, user_id, status, items, created_at)
       select 'sub_' || n, 'cus_' || n, n, 'active', '[]', now() - interval '100 days' from ${each} where n % 10 < 3`,
    ],
    [
      "access log",
      `insert into audit_log (actor_id, user_id, action, happened_at)
       select coach_id, id, 'DIARY_READ', now() - at * interval '5 days' from users, generate_series(1, 5) at
       where coach_id is not null`,
    ],
  ];
};

const plans = (sizes: Sizes): Step[] => {
  const each = `generate_series(1, ${sizes.people}) n`;
  return [
    [
      "profiles",
      `insert into user_profiles (id, user_id, gender, weight, age, height_in_cm, goal_weight_in_kg, goal_weekly_change_in_kg,
         main_goal, diet_type, activity, preferred_meal_times) overriding system value
       select n, n, case n % 2 when 0 then 'MALE' else 'FEMALE' end, round((55 + 45 * pg_temp.share(n, 5))::numeric, 1),
         20 + n % 50, 155 + n % 40, 65, -0.5, 'LOSE_WEIGHT', 'RECOMMENDED', 'MILDLY_ACTIVE',
         '{BREAKFAST,LUNCH,SNACK,DINNER}' from ${each}`,
    ],
    [
      "day plans",
      `insert into nutrition_day_plans (id, user_id, intake_id, name) overriding system value
       select 2 * n - 1 + half, n, n, case half when 0 then 'Default' else 'Training' end from ${each}, generate_series(0, 1) half`,
    ],
    [
      "meals of day plans",
      `insert into meal_slot_specifications (id, user_id, nutrition_day_plan_id, meal_moment, meal_type, "order", size, kcal,
         protein, carbohydrates, fat) overriding system value
       select 4 * (p.id - 1) + at, p.user_id, p.id, moment, type, at, size, 20 * size, 1.2 * size, 2 * size, 0.7 * size
       from nutrition_day_plans p, (values (1, 'BREAKFAST', 'BREAKFAST', 25.0), (2, 'LUNCH', 'LUNCH', 30.0),
         (3, 'AFTERNOON_SNACK', 'SNACK', 10.0), (4, 'DINNER', 'DINNER', 35.0)) as slot (at, moment, type, size)`,
    ],
    [
      "weeks",
      `insert into weekly_nutrition_plans (id, user_id, intake_id, monday, tuesday, wednesday, thursday, friday, saturday, sunday)
         overriding system value
       select n, n, n, 2 * n - 1, 2 * n, 2 * n - 1, 2 * n, 2 * n - 1, 2 * n - 1, 2 * n - 1 from ${each}`,
    ],
    [
      "exercise",
      `insert into exercise_instances (user_id, intake_id, exercise_id, minutes_per_session, sessions_per_week)
       select n, n, (select min(id) from exercise_templates), 45, 2 from ${each} where n % 3 = 0`,
    ],
    [
      "ingredients to avoid, households",
      `insert into user_ingredients_to_avoid (user_id, ingredient_to_avoid_id)
       select n, (select min(id) from ingredients_to_avoid) + n % (select count(*)::int from ingredients_to_avoid) from ${each}
       where n % 5 = 0;
       insert into household_members (user_id, name) select n, 'Sam' from ${each} where n % 10 = 4`,
    ],
    [
      "weights",
      `insert into user_weights (user_id, value, created_at)
       select n, round((60 + 30 * pg_temp.share(n, 5) + 3 * pg_temp.share(n * 100 + week, 6))::numeric, 1), now() - week * interval '7 days'
       from ${each}, generate_series(0, ${sizes.weeks - 1}) week`,
    ],
    [
      "waists",
      `insert into user_distances (user_id, value, created_at)
       select n, 80 + n % 20, now() - week * interval '7 days' from ${each}, generate_series(0, ${sizes.weeks - 1}) week
       where n % 10 in (1, 8)`,
    ],
  ];
};

/** Recipes that people wrote: five of each coach, three of one person in twenty; three in five are published. */
const recipes = (sizes: Sizes): Step[] => [
  [
    "recipes of people",
    `create temp table picked as select row_number() over (partition by type order by r.id)::int as nr, type, r.* from recipe_templates r, unnest(r.meal_types) type where r.key is not null and r.published and r.deleted_at is null;
     create temp table pickable as select type, count(*)::int as many from picked group by type;
     create index on picked (type, nr);
     analyze picked;
     analyze pickable;
     insert into recipe_templates (author_id, source_provider, published, name_en, name_nl, tags, meal_types, diets, contains,
       is_keto, main_group, preparation_time_min, cooking_time_min, portions, kcal, protein, carbohydrates, fat, fiber, directions)
     select u.id, 'USER_GENERATED', pg_temp.share(u.id * 8 + at, 7) < 0.6, 'My ' || p.name_en || ' (' || u.last_name || ')',
       'Mijn ' || p.name_nl || ' (' || u.last_name || ')', p.tags, p.meal_types, p.diets, p.contains, p.is_keto, p.main_group,
       p.preparation_time_min, p.cooking_time_min, p.portions, p.kcal, p.protein, p.carbohydrates, p.fat, p.fiber,
       '[{"text": "Cook it."}]'
     from users u cross join generate_series(1, 5) at join pickable c on c.type = 'DINNER'
       join picked p on p.type = c.type and p.nr = 1 + floor(pg_temp.share(u.id * 8 + at, 8) * c.many)::int
     where u.is_coach or (u.id % 20 = 7 and at <= 3)
     order by u.id, at`,
  ],
  [
    "their ingredients",
    `insert into ingredients (content_type, object_id, user_id, suggested_serving_id, quantity, position)
     select 'recipetemplate', r.id, r.author_id, i.suggested_serving_id, i.quantity, i.position
     from recipe_templates r join picked p on p.type = 'DINNER' and r.name_nl = 'Mijn ' || p.name_nl || substring(r.name_nl from ' \\([^(]*\\)$')
     join ingredients i on i.content_type = 'recipetemplate' and i.object_id = p.id where r.author_id is not null`,
  ],
  [
    "favourites",
    `insert into user_favourite_recipes (user_id, recipe_id)
     select n, p.id from generate_series(1, ${sizes.people}) n cross join generate_series(1, 5) at
       join pickable c on c.type = 'LUNCH'
       join picked p on p.type = c.type and p.nr = 1 + floor(pg_temp.share(n * 8::bigint + at, 9) * c.many)::int
     on conflict do nothing`,
  ],
];

export const peopleSteps = (sizes: Sizes): Step[] => [...people(sizes), ...plans(sizes), ...recipes(sizes)];
