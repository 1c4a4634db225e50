-- People who eat along with a person: what they may not eat, how much they eat, and when they are at the table.
create table household_members (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  -- Energy of a day; null for as much as the person.
  kcal integer check (kcal between 600 and 5000),
  diet text not null default 'OMNIVORE',
  food_intolerances_gluten boolean not null default false,
  food_intolerances_lactose boolean not null default false,
  food_intolerances_nut boolean not null default false,
  food_intolerances_crustaceans_shellfish boolean not null default false,
  ingredients_to_avoid integer[] not null default '{}',
  meal_types text[] not null default '{DINNER}',
  weekdays text[] not null default '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'
);
create index household_members_user on household_members (user_id);
alter table household_members enable row level security;
create policy seen_by_reach on household_members using (is_own(user_id) or may_see(user_id))
  with check (is_own(user_id) or may_see(user_id));

-- Who eats along at a meal, by id and name, with their portions of the recipe: history stays when the household changes.
-- The meal's own figures and ingredients are the person's.
alter table recipe_meals add column company jsonb not null default '[]';

-- Standard portions of all who eat along together.
create function company_portions(company jsonb) returns double precision language sql immutable parallel safe
  as $$ select coalesce(sum((eater ->> 'portions')::double precision), 0) from jsonb_array_elements(company) as eater $$;
