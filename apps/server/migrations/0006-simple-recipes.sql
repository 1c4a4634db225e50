-- Recipes of the simple system: texts instead of weighed foods. Rows without an organisation are the product's own and
-- are read by everybody; `key` is the stable name in the content files.
create table simple_recipe_custom_tags (
  id integer generated always as identity primary key,
  key text unique,
  organisation_id integer references organisations (id) on delete cascade,
  name text not null,
  human_name_en text not null,
  human_name_nl text not null,
  category text not null,
  content_hash text
);

create table simple_recipes (
  id integer generated always as identity primary key,
  key text unique,
  organisation_id integer references organisations (id) on delete cascade,
  published boolean not null default false,
  name_en text not null,
  name_nl text not null,
  description_en text not null default '',
  description_nl text not null default '',
  image text,
  servings integer not null check (servings >= 1),
  source text,
  ingredients_en text[] not null,
  ingredients_nl text[] not null,
  -- Shelf of the shop of each ingredient, STAPLE for what every kitchen has; empty where nobody said.
  ingredient_categories text[] not null default '{}',
  instructions_en text not null,
  instructions_nl text not null,
  custom_tag_ids integer[] not null default '{}',
  meal_types text[] not null default '{}',
  dietary_preferences text[] not null default '{}',
  allergens text[] not null default '{}',
  prep_time_minutes integer,
  cook_time_minutes integer,
  -- Of the whole recipe; null = not stated.
  total_calories double precision,
  protein_grams double precision,
  carbohydrates_grams double precision,
  fat_grams double precision,
  fiber_grams double precision,
  -- Foods with their grams, from which the picture is drawn; empty for recipes that people wrote.
  picture_foods jsonb not null default '[]',
  content_hash text,
  created timestamptz not null default now(),
  modified timestamptz not null default now(),
  deleted_at timestamptz
);
create index simple_recipes_organisation on simple_recipes (organisation_id);

-- What the inspiration screen shows: one featured row, cards of categories, curated rows. An organisation without
-- sections of its own shows the product's.
create table simple_recipe_sections (
  id integer generated always as identity primary key,
  key text unique,
  organisation_id integer references organisations (id) on delete cascade,
  kind text not null check (kind in ('FEATURED', 'CATEGORY', 'CURATED')),
  layout text not null default 'horizontal' check (layout in ('horizontal', 'vertical')),
  position integer not null default 0,
  title_en text not null,
  title_nl text not null,
  custom_tag_id integer references simple_recipe_custom_tags (id) on delete cascade,
  recipe_ids integer[] not null default '{}',
  content_hash text
);

-- A planned simple recipe. Figures are of ONE serving and frozen, so that history does not move when the recipe does.
create table simple_recipe_meals (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  simple_recipe_id integer not null references simple_recipes (id) on delete cascade,
  meal_servings integer not null check (meal_servings >= 1),
  calories double precision,
  protein double precision,
  carbohydrates double precision,
  fat double precision,
  fiber double precision,
  modified timestamptz not null default now()
);
create index simple_recipe_meals_user on simple_recipe_meals (user_id);

create table user_favourite_simple_recipes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  simple_recipe_id integer not null references simple_recipes (id) on delete cascade,
  unique (user_id, simple_recipe_id)
);
create table user_dislike_simple_recipes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  simple_recipe_id integer not null references simple_recipes (id) on delete cascade,
  unique (user_id, simple_recipe_id)
);

create table simple_grocery_lists (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  start_date date not null,
  end_date date not null,
  created timestamptz not null default now()
);
create index simple_grocery_lists_user on simple_grocery_lists (user_id);
create table simple_grocery_list_items (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  simple_grocery_list_id integer not null references simple_grocery_lists (id) on delete cascade,
  text_en text not null,
  text_nl text not null,
  category text not null,
  is_checked boolean not null default false
);
create index simple_grocery_list_items_list on simple_grocery_list_items (simple_grocery_list_id);

do $$
declare personal text;
begin
  foreach personal in array array['simple_recipe_meals', 'user_favourite_simple_recipes', 'user_dislike_simple_recipes',
    'simple_grocery_lists', 'simple_grocery_list_items']
  loop
    execute format('alter table %I enable row level security', personal);
    execute format('create policy seen_by_reach on %I using (is_own(user_id) or may_see(user_id)) with check (is_own(user_id) or may_see(user_id))', personal);
  end loop;
end $$;
